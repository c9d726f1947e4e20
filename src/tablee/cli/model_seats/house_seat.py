"""A model's seat at a table of a running house."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tablee.cli.model_seats.model_seat import Gone, Seen
from tablee.cli.remote.person_requests import LATE
from tablee.cli.remote.seat_view import OVER, PLAYING, typed_offers
from tablee.client import HouseProblem, Player
from tablee.core.contract import Game, Offers
from tablee.core.refusal import Refusal
from tablee.server.protocol.table_shown import TableView


class HouseSeat:
    """While the model is silent, a bot of the house plays on its seat; whoever comes back has it again."""

    def __init__(self, game: Game) -> None:
        """`player` is set once it is connected."""
        self.game = game
        self.moves = 0
        self.player: Player | None = None
        self._absent = False
        self._played_for = 0
        self._passed_on = 0  # events the model has been told

    @property
    def _player(self) -> Player:
        assert self.player is not None
        return self.player

    @property
    def asked(self) -> bool:
        seen = self._player.seen
        return self._table().status == PLAYING and bool(seen.offers.moves or seen.offers.choices)

    @property
    def over(self) -> bool:
        return self._table().status == OVER

    def seen(self) -> Seen:
        seen, table = self._player.seen, self._table()
        new = seen.told - self._passed_on
        events = list(seen.events)[-new:] if new else []
        self._passed_on = seen.told
        return Seen(
            status=table.status,
            names=tuple([place.name or place.bot for place in table.places]),
            you=seen.you,
            view=msgspec.convert(seen.view, self.game.View) if seen.view else None,
            offers=typed_offers(self.game, seen.offers) if self.asked else Offers(),
            standings=table.standings,
            news=tuple([msgspec.convert(event, self.game.Event) for event in events]),
            played_for=self._played_for,
        )

    async def back(self) -> None:
        if self._absent:
            self._absent = False
            await self._player.let_bot_play(False)

    async def until(self, condition: Callable[[], bool]) -> None:
        await self._player.until(condition)

    async def move(self, move: Any) -> Refusal | None:
        try:
            await self._player.move(move)
        except HouseProblem as problem:
            if problem.refusal is not None:
                return problem.refusal
            late = problem.code in LATE
            raise Gone("your seat is not asked that any more: look again" if late else problem.code) from None
        self.moves += 1
        return None

    async def play_for(self) -> None:
        """From now on, until the model is back."""
        self._absent = True
        self._played_for += 1
        await self._player.let_bot_play(True)
        await self._player.until(lambda: not self._absent)

    def _table(self) -> TableView:
        assert self._player.seen.table is not None
        return self._player.seen.table
