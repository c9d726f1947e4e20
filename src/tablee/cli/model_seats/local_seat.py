"""A model's seat at a table in this process, with bots on the others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from secrets import token_bytes
from typing import Any

from tablee.bots.bot import Bot
from tablee.cli.model_seats.model_seat import Gone, Seen
from tablee.core.chance import Stream
from tablee.core.contract import Offers
from tablee.core.refusal import MoveRefused, Refusal
from tablee.lab.open_seat import OpenSeat


class LocalSeat:
    """Bots think in a thread, so that the model is heard meanwhile; one move is made at a time."""

    def __init__(self, table: OpenSeat, deputy: Bot) -> None:
        self.game = table.game
        self.moves = 0
        self._table = table
        self._deputy = deputy
        self._chance = Stream(token_bytes(32))
        self._changed = asyncio.Event()
        self._making = asyncio.Lock()
        self._played_for = 0

    @property
    def asked(self) -> bool:
        return not self._making.locked() and not self.over and self._table.asked

    @property
    def over(self) -> bool:
        return self._table.standings is not None

    def seen(self) -> Seen:
        table = self._table
        return Seen(
            status="over" if self.over else "playing",
            names=table.names,
            you=table.seat,
            view=table.view(),
            offers=table.offers() if self.asked else Offers(),
            standings=table.standings,
            news=table.news(),
            played_for=self._played_for,
        )

    async def back(self) -> None:
        """Nobody keeps the seat; whatever is under way comes to its end first."""
        async with self._making:
            return

    async def until(self, condition: Callable[[], bool]) -> None:
        while not condition():
            await self._changed.wait()

    async def move(self, move: Any) -> Refusal | None:
        async with self._making:
            if self.over or not self._table.asked:
                raise Gone("the game is over" if self.over else "your seat is not asked now")
            try:
                await asyncio.to_thread(self._table.play, move)
            except MoveRefused as error:
                return error.refusal
            self.moves += 1
        self._tell()
        return None

    async def play_for(self) -> None:
        table = self._table
        moves = self.moves
        async with self._making:
            if self.over or not table.asked or self.moves != moves:
                return
            chosen = await asyncio.to_thread(self._deputy.choose, table.view(), table.offers(), self._chance)
            await asyncio.to_thread(table.play, chosen)
            self.moves += 1
            self._played_for += 1
        self._tell()

    def _tell(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()
