"""How long this node may run tables: by a clock of its own, less than the database has granted.

A renewal counts from when it was sent, so the node stops before anybody else can be given its tables.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

SECONDS: Final = 3.0
"""For which the database is told that this node lives."""
MARGIN: Final = 0.4
"""By which the node stops earlier, whatever two clocks differ by in three seconds."""


def boot_clock() -> float:
    """Seconds that pass while the machine sleeps too, where the system can say so."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Lease:
    """What running tables ask (`tables/tenure.py`)."""

    alone = False

    def __init__(self, clock: Callable[[], float] = boot_clock) -> None:
        self.clock = clock
        self._until = clock()

    def held(self) -> bool:
        return self.clock() < self._until

    def renewed(self, sent: float) -> None:
        """The database has heard what was sent then."""
        self._until = max(self._until, sent + SECONDS - MARGIN)

    def end(self) -> None:
        self._until = self.clock()
