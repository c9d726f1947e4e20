"""Bots' hands in a game in real time: each acts at its own time, several at once.

A bot's move is chosen when its last one is over and happens when the time it takes has passed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import structlog

from tablee.core.contract import Seat
from tablee.core.game_clock import GameClock
from tablee.server.tables.audience import Audience
from tablee.server.tables.bot_question import level_of, question_of
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.preparation import Preparation
from tablee.server.tables.system_time import ticks
from tablee.server.tables.thinkers import Thinkers
from tablee.table.model import Table

log = structlog.get_logger()
QUICKEST: Final = 30  # milliseconds between two moves of a hand that is behind its clock
PATIENCE: Final = 1.0  # seconds until a hand whose move changed nothing tries again


class BotHands:
    """`ask` waits for the table's turn; `play` plays a bot's move there and says whether it was played."""

    __slots__ = (
        "_acting",
        "_ask",
        "_audience",
        "_clock",
        "_closed",
        "_current",
        "_play",
        "_preparation",
        "_thinkers",
    )

    def __init__(
        self,
        current: CurrentTable,
        audience: Audience,
        clock: GameClock,
        *,
        thinkers: Thinkers,
        preparation: Preparation,
        ask: Callable[..., Awaitable[Any]],
        play: Callable[[Table, Seat, Any], Awaitable[bool]],
    ) -> None:
        self._current = current
        self._audience = audience
        self._clock = clock
        self._thinkers = thinkers
        self._preparation = preparation
        self._ask = ask
        self._play = play
        self._closed = False
        self._acting: dict[Seat, asyncio.Task[None]] = {}

    def wake(self) -> None:
        """Every bot's hand that should be acting is."""
        for seat in self._clock.hands:
            if seat not in self._acting and self._active(seat):
                self._acting[seat] = asyncio.create_task(self._act(seat))

    def _active(self, seat: Seat) -> bool:
        watched = bool(self._audience.groups) and not self._closed
        return watched and self._current.table.places[seat].played_by_bot and seat in self._clock.hands

    async def _act(self, seat: Seat) -> None:
        try:
            await self._preparation.bots_ready(self._current.table.game)
            while self._active(seat):
                await self._one_move(seat)
        except Exception:
            log.exception("a bot's hand failed", table=self._current.table.code, seat=seat)
            await asyncio.sleep(PATIENCE)
        finally:
            del self._acting[seat]
        self.wake()

    async def _one_move(self, seat: Seat) -> None:
        table, clock, name = self._current.table, self._clock, self._clock.name
        question = question_of(table, seat, level_of(table, seat), self._audience.view(seat))
        move = (await self._thinkers.choose(question)).move
        if clock.name != name:
            return
        now = ticks()
        ends = max(now + QUICKEST, clock.ends(table.state, seat, move, now))
        clock.begin(seat, move, ends)
        await asyncio.sleep((ends - now) / 1000)
        if not await self._ask(self._finish, table, seat, move):
            await asyncio.sleep(PATIENCE)

    async def _finish(self, seen: Table, seat: Seat, move: Any) -> bool:
        """Whether anything came of it, or needed to."""
        if not self._clock.finish(seat) or not self._active(seat):
            return True
        return await self._play(seen, seat, move)

    def close(self) -> None:
        self._closed = True
        for task in self._acting.values():
            task.cancel()
