"""A token bucket: so many a second, so many in one go."""

from __future__ import annotations


class Bucket:
    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = now

    def take(self, now: float) -> bool:
        """Whether one more is allowed now."""
        left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        self._left = left - 1.0 if left >= 1.0 else left
        return left >= 1.0

    def full(self, now: float) -> bool:
        """Nothing was taken for long enough to forget this bucket."""
        return self._left + (now - self._at) * self._rate >= self._burst


class Buckets:
    """One bucket per address; full ones are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._by_key: dict[str, Bucket] = {}

    def take(self, key: str, now: float) -> bool:
        if len(self._by_key) > 10_000:
            self._by_key = {k: b for k, b in self._by_key.items() if not b.full(now)}
        bucket = self._by_key.get(key)
        if bucket is None:
            bucket = self._by_key[key] = Bucket(self._rate, self._burst, now)
        return bucket.take(now)
