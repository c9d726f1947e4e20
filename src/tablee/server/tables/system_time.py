"""The two clocks of this machine, in milliseconds."""

from __future__ import annotations

import time


def wall() -> int:
    """The wall clock: what the log's entries carry."""
    return time.time_ns() // 1_000_000


def ticks() -> int:
    """A clock nobody sets: what marks and alarms are counted in."""
    return time.monotonic_ns() // 1_000_000
