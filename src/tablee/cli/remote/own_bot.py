"""A bot of one's own on a seat of a running table: it sees its view and its offers, and nothing else.

A bot that fails is named with its line, and any open move is made in its place; while one thinks longer
than its patience, a bot of the house plays for it. So nobody at the table ever waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from secrets import token_bytes
from threading import Thread
from typing import Any

import msgspec

from tablee.bots.bot import Bot, RandomBot
from tablee.cli.remote.person_requests import LATE
from tablee.cli.remote.seat_clock import SeatClock
from tablee.cli.remote.seat_view import OVER, PLAYING, typed_offers
from tablee.client import HouseProblem, Player
from tablee.core.chance import Stream
from tablee.core.contract import Game, Offers
from tablee.lab.players import broke_down, broke_the_rules
from tablee.server.protocol.table_shown import TableView

Say = Callable[..., None]
"""Tells whoever watches the bot: a sentence's name, and its values."""


class OwnBot:
    """`faults` counts what the bot did wrong so far."""

    def __init__(self, player: Player, game: Game, bot: Bot, name: str, patience: float, say: Say) -> None:
        self._player = player
        self._game = game
        self._bot = bot
        self._name = name
        self._patience = patience
        self._say = say
        self._chance = Stream(token_bytes(32))
        self._clock = None if game.clocked is None else SeatClock(game.clocked)
        self._late: asyncio.Future[Any] | None = None  # a thought that took too long
        self.faults = 0

    async def play(self, games: int) -> None:
        """So many games to their end; 0: until the house or whoever started it says no more."""
        told = set[int]()
        while not games or len(told) < games:
            table = self._table()
            if self._ends(told):
                told.add(table.number)
                self._tell_end(table)
            elif self._late is not None:
                await self._sit_out(self._late, told)
            elif self._asked():
                await self._answer()
            else:
                await self._player.until(lambda: self._asked() or self._ends(told))

    def _table(self) -> TableView:
        assert self._player.seen.table is not None
        return self._player.seen.table

    def _ends(self, told: set[int]) -> bool:
        return self._table().status == OVER and self._table().number not in told

    def _asked(self) -> bool:
        seen = self._player.seen
        return self._table().status == PLAYING and bool(seen.offers.moves or seen.offers.choices)

    def _tell_end(self, table: TableView) -> None:
        you = self._player.seen.you
        places = [place for place, seats in enumerate(table.standings or (), 1) if you in seats]
        self._say("remote-bot-end", number=table.number, place=places[0] if places else 0)

    async def _answer(self) -> None:
        seen = self._player.seen
        view, offers = msgspec.convert(seen.view, self._game.View), typed_offers(self._game, seen.offers)
        version, seat = seen.version, seen.you or 0
        thought = self._think(view, offers)
        done, _ = await asyncio.wait({thought}, timeout=self._patience)
        if not done:
            self._fault("remote-bot-slow", seconds=round(self._patience))
            self._late = thought
            await self._player.let_bot_play(True)
            return
        error = thought.exception()
        if error is not None:
            assert isinstance(error, Exception)
            self._fault("remote-bot-failed", why=broke_down(self._name, seat, error).why)
            move = self._any(view, offers)
        else:
            move = thought.result()
        await self._make(seat, move, view, offers, version)

    def _think(self, view: Any, offers: Offers) -> asyncio.Future[Any]:
        """In a thread of its own: the line stays open meanwhile, and a thought that hangs is left behind."""
        loop = asyncio.get_running_loop()
        thought: asyncio.Future[Any] = loop.create_future()

        def think() -> None:
            try:
                move = self._bot.choose(view, offers, self._chance)
            except Exception as error:  # whatever a stranger's bot does
                loop.call_soon_threadsafe(_set, thought.set_exception, error)
            else:
                loop.call_soon_threadsafe(_set, thought.set_result, move)

        Thread(target=think, daemon=True).start()
        return thought

    async def _sit_out(self, thought: asyncio.Future[Any], told: set[int]) -> None:
        """Until the bot has come to an end with its thought, or a game ends that was not told of yet."""
        news = asyncio.create_task(self._player.until(lambda: self._ends(told)))
        await asyncio.wait({thought, news}, return_when=asyncio.FIRST_COMPLETED)
        if thought.done():
            news.cancel()
            thought.exception()
            self._late = None
            await self._player.let_bot_play(False)
        else:
            news.result()

    async def _make(self, seat: int, move: Any, view: Any, offers: Offers, version: int | None) -> None:
        await self._wait_for_its_time(seat, move, view)
        refusal = await self._sent(move, version)
        if refusal is None:
            return
        self._fault("remote-bot-failed", why=refusal(self._name, seat, move))
        if await self._sent(self._any(view, offers), version) is not None:
            await self._player.let_bot_play(True)
            await self._player.until(lambda: not self._asked())
            await self._player.let_bot_play(False)

    async def _sent(self, move: Any, version: int | None) -> Callable[[str, int, Any], str] | None:
        """None once it is made or answers nothing any more; else what says why it was refused."""
        try:
            await self._player.move(move, seen=version)
        except HouseProblem as problem:
            refusal, code = problem.refusal, problem.code
            if refusal is not None:
                return lambda name, seat, wrong: broke_the_rules(name, seat, wrong, refusal).why
            return None if code in LATE else lambda name, seat, wrong: f"{wrong!r}: {code}"
        except TypeError:  # it cannot even be written
            return lambda name, seat, wrong: f"{wrong!r}"
        return None

    async def _wait_for_its_time(self, seat: int, move: Any, view: Any) -> None:
        """A hand's move in real time is made when the time it claims is over."""
        if self._clock is None:
            return
        world = self._game.guess(view, self._chance)
        self._clock.follow(world)
        ends = self._clock.ends_at(world, seat, move)
        if ends is not None:
            await asyncio.sleep(max(0, ends - self._clock.now()) / 1000)

    def _any(self, view: Any, offers: Offers) -> Any:
        return RandomBot(self._game).choose(view, offers, self._chance)

    def _fault(self, key: str, **values: object) -> None:
        self.faults += 1
        self._say(key, **values)


def _set(how: Callable[[Any], None], what: Any) -> None:
    """Unless the loop has given it up meanwhile."""
    if not how.__self__.cancelled():  # type: ignore[attr-defined]
        how(what)
