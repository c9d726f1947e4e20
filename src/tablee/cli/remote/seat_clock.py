"""A game's own clock as one seat of a table elsewhere follows it: started when its start is heard."""

from __future__ import annotations

import time
from typing import Any

from tablee.core.contract import Seat
from tablee.core.real_time import Clocked

NO_CLOCK = ""


class SeatClock:
    """Never ahead of the house's own: a claim that is cannot be true.

    `world` is a state that fits what the seat sees. What it says of other hands is imagined, their
    times too, so the clock goes by its own start alone.
    """

    def __init__(self, clocked: Clocked) -> None:
        self._clocked = clocked
        self.name = NO_CLOCK
        self._began = 0.0

    def follow(self, world: Any) -> None:
        """A clock of another name starts now."""
        name = self.name_in(world)
        if name != self.name:
            self.name, self._began = name, time.monotonic()

    def name_in(self, world: Any) -> str:
        """The clock that runs in this state while hands act; empty if none do."""
        running = self._clocked.clock(world)
        return running[0] if running is not None and self._clocked.hands(world) else NO_CLOCK

    def now(self) -> int:
        """Milliseconds since it started."""
        return int(1000 * (time.monotonic() - self._began))

    def ends_at(self, world: Any, seat: Seat, move: Any) -> int | None:
        """When this move is over; None for one without a time, or if this seat's hand does not act."""
        return self._clocked.ends_at(world, seat, move) if seat in self._clocked.hands(world) else None
