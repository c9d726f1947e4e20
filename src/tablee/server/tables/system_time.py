"""The two clocks of this machine, in milliseconds; several nodes have one wall clock, the database's."""

from __future__ import annotations

import time

_ahead: list[int] = []  # of `ticks`: the database's clock, once it was heard


def wall() -> int:
    """The wall clock: what the log's entries carry."""
    return _ahead[0] + ticks() if _ahead else time.time_ns() // 1_000_000


def ticks() -> int:
    """A clock nobody sets: what marks and alarms are counted in."""
    return time.monotonic_ns() // 1_000_000


def set_wall(now: int) -> None:
    """From now on the wall clock goes by one that says it is `now`, whatever this machine's own says."""
    _ahead[:] = [now - ticks()]
