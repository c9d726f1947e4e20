"""What a seat is to the model that sits there, wherever its table is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from tablee.core.contract import Game, Offers, Seat, Standings
from tablee.core.refusal import Refusal


class Gone(Exception):
    """The question had gone by the time the answer came, or nothing is asked; the message says so."""


class Seen(msgspec.Struct, frozen=True):
    """All the seat may know now; `news` are the events since the last time.

    `you` is None while somebody who came late waits for a seat.
    """

    status: str
    names: tuple[str, ...]
    you: Seat | None
    view: Any
    offers: Offers
    standings: Standings | None
    news: tuple[Any, ...]
    played_for: int

    @property
    def asked(self) -> bool:
        return bool(self.offers.moves or self.offers.choices)


class ModelSeat(Protocol):
    game: Game
    moves: int  # made on this seat so far, by whomever

    @property
    def asked(self) -> bool: ...
    @property
    def over(self) -> bool: ...
    def seen(self) -> Seen: ...

    async def back(self) -> None:
        """The model is here: whoever played for it gives the seat back."""

    async def until(self, condition: Callable[[], bool]) -> None:
        """Until that is so; looked at anew whenever something has changed."""

    async def move(self, move: Any) -> Refusal | None:
        """The move is made, or its clause comes back; `Gone` if it answers nothing."""

    async def play_for(self) -> None:
        """A bot answers what the seat is asked."""


async def wait(seat: ModelSeat, seconds: float) -> None:
    """Until the seat is asked or the game is over, but no longer than that."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await seat.until(lambda: seat.asked or seat.over)


async def stand_in(seat: ModelSeat, patience: float) -> None:
    """Whoever does not answer for so many seconds is played for, so that nobody waits."""
    while True:
        await seat.until(lambda: seat.asked)
        moves = seat.moves
        try:
            async with asyncio.timeout(patience):
                await seat.until(lambda moves=moves: not seat.asked or seat.moves != moves)  # type: ignore[misc]
        except TimeoutError:
            await seat.play_for()
