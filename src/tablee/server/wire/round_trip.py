"""How long a line takes both ways, by pings: what bounds a claimed time.

The smallest of the recent ones counts: a hiccup makes no line longer.
"""

from __future__ import annotations

from collections import deque
from math import ceil
from secrets import token_bytes
from statistics import median
from typing import Final

PAYLOAD: Final = 8  # bytes nobody can guess: an answer before the question would shorten nothing but itself
RECENT: Final = 8
WAITED_FOR: Final = 8  # pings under way at once; older ones are given up


class RoundTrip:
    """The pings of one line that are under way, and how long the last ones took."""

    __slots__ = ("_times", "_under_way")

    def __init__(self) -> None:
        self._under_way: dict[bytes, float] = {}
        self._times: deque[float] = deque(maxlen=RECENT)

    def sent(self, now: float) -> bytes:
        """The payload of a ping that leaves now."""
        while len(self._under_way) >= WAITED_FOR:
            del self._under_way[next(iter(self._under_way))]
        payload = token_bytes(PAYLOAD)
        self._under_way[payload] = now
        return payload

    def answered(self, payload: bytes, now: float) -> bool:
        """Whether that was an answer to one of these pings."""
        left = self._under_way.pop(payload, None)
        if left is not None:
            self._times.append(now - left)
        return left is not None

    def smallest(self) -> int:
        """Milliseconds, rounded up."""
        return ceil(1000 * min(self._times)) if self._times else 0

    def median(self) -> int | None:
        """Milliseconds, rounded up, as the line usually is; None before any ping was answered."""
        return ceil(1000 * median(self._times)) if self._times else None
