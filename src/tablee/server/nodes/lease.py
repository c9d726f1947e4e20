"""How long this node may run tables: by a clock of its own, less than the database has granted.

A renewal counts from when it was sent, so the node stops before anybody else can be given its tables.
All figures of a hand-over hang together; docs/decisions/nodes.md says how, and what they trade.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

SECONDS: Final = 2.0
"""For which the database is told that this node lives."""
MARGIN: Final = 0.25
"""By which the node stops earlier, whatever two clocks differ by in two seconds."""


def boot_clock() -> float:
    """Seconds that pass while the machine sleeps too, where the system can say so."""
    return time.clock_gettime(getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC))


class Lease:
    """What running tables ask (`running_rights.py`); the heartbeat's thread prolongs what they look at."""

    alone = False

    def __init__(self, clock: Callable[[], float] = boot_clock) -> None:
        self.clock = clock
        self._until = clock()

    def held(self) -> bool:
        return self.clock() < self._until

    def prolong(self, sent: float) -> bool:
        """The database has heard what was sent then; False, and nothing changes, if that is known too late.

        While this node's time was over another may have run its tables: they stop before time begins anew.
        """
        if not self.held():
            return False
        self.begin(sent)
        return True

    def begin(self, sent: float) -> None:
        """Count from a renewal that was sent then; no table may be left here from an earlier time."""
        self._until = max(self._until, sent + SECONDS - MARGIN)

    def end(self) -> None:
        self._until = self.clock()
