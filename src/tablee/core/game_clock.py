"""A game's own clock on the time of whoever runs the game, and the moves under way on that clock.

The runner says what time it is (`now`, milliseconds of any clock that only goes forward) and what state
the game has come to; nothing here waits, reads a clock or plays a move.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tablee.core.pickling import ByName
from tablee.core.real_time import Clocked
from tablee.core.told import Seat

NO_CLOCK = ""


class UnderWay(NamedTuple):
    """A move that was chosen and is not over; the earliest comes first, then the lowest seat."""

    ends: int
    seat: Seat
    move: Any


class GameClock(ByName):
    __slots__ = ("_clocked", "_moves", "_started", "hands", "name")

    def __init__(self, clocked: Clocked) -> None:
        self._clocked = clocked
        self._moves: dict[Seat, UnderWay] = {}
        self._started = 0
        self.name = NO_CLOCK
        self.hands: frozenset[Seat] = frozenset()

    def follow(self, state: Any, now: int) -> None:
        """The game has come to this state; a clock of another name starts now, with nothing under way."""
        name, used = self._clocked.clock(state) or (NO_CLOCK, 0)
        if name != self.name:
            self.name, self._started = name, now - used
            self._moves.clear()
        self.hands = self._clocked.hands(state)

    def stop(self) -> None:
        """Nothing is being played."""
        self.name, self.hands = NO_CLOCK, frozenset()
        self._moves.clear()

    def elapsed(self, now: int) -> int:
        """What the game's clock shows."""
        return now - self._started

    def free(self) -> list[Seat]:
        """The hands that have no move under way, lowest seat first."""
        return sorted(self.hands.difference(self._moves))

    def ends(self, state: Any, seat: Seat, move: Any, now: int) -> int:
        """When a move chosen on this state is over, on the runner's time; at once if it takes none."""
        over = self._clocked.ends_at(state, seat, move)
        return now if over is None else self._started + over

    def begin(self, seat: Seat, move: Any, ends: int) -> None:
        self._moves[seat] = UnderWay(ends, seat, move)

    def finish(self, seat: Seat) -> bool:
        """The move of this hand is over, or comes to nothing; whether there still was one."""
        return self._moves.pop(seat, None) is not None

    def first(self) -> UnderWay | None:
        """The move that is over first."""
        return min(self._moves.values(), key=_when, default=None)


def _when(move: UnderWay) -> tuple[int, Seat]:
    return move.ends, move.seat
