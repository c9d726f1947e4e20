"""How much a device may send: so many messages a second, and so many dropped ones before it is sent off."""

from __future__ import annotations

from collections.abc import Callable

from tablee.server import limits
from tablee.server.counts import Counts
from tablee.server.token_bucket import Bucket


class Allowance:
    """Pings, pongs and pieces come out of the same bucket as messages."""

    __slots__ = ("_bucket", "_counts", "_flood", "_time")

    def __init__(self, counts: Counts, time: Callable[[], float]) -> None:
        self._counts = counts
        self._time = time
        self._bucket = Bucket(limits.MESSAGES_PER_SECOND, limits.MESSAGES_BURST, time())
        self._flood: Bucket | None = None

    def widen(self) -> None:
        """Another node measures what comes from there; much of it may come at once."""
        rate, burst = limits.MESSAGES_PER_SECOND, limits.MESSAGES_BURST
        self._bucket = Bucket(2 * rate, 8 * burst, self._time())

    def take(self, cost: float = 1.0) -> bool:
        """A frame came; whether that much more is allowed now."""
        self._counts.frames_in += 1
        return self._bucket.take(self._time(), cost)

    def drop(self) -> bool:
        """A frame is dropped, which has its own, larger measure; whether its sender may go on."""
        now = self._time()
        self._counts.refuse("too-fast")
        if self._flood is None:
            self._flood = Bucket(limits.MESSAGES_PER_SECOND, limits.FLOOD_DROPS, now)
        return self._flood.take(now)
