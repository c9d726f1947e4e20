"""A token bucket: so many a second, so many in one go."""

from __future__ import annotations

from typing import Final

REMEMBERED: Final = 10_000  # keys of one generation


class Bucket:
    """One bucket: `rate` tokens a second flow in, `burst` fit, and taking one more than there is fails."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._at = now

    def take(self, now: float, cost: float = 1.0) -> bool:
        """Whether that much more is allowed now; what is not allowed is not taken either."""
        left = self._left + (now - self._at) * self._rate
        if left > self._burst:
            left = self._burst
        self._at = now
        self._left = left - cost if left >= cost else left
        return left >= cost

    def charge(self, now: float, cost: float) -> None:
        """What was taken elsewhere counts here too, as a debt if need be, which is paid off in time."""
        self._left = max(-self._burst, self.left(now) - cost)
        self._at = now

    def left(self, now: float) -> float:
        return min(self._burst, self._left + (now - self._at) * self._rate)

    def wait(self, now: float, cost: float = 1.0) -> float:
        """Seconds until that much is allowed."""
        return max(0.0, cost - self.left(now)) / self._rate


class Buckets:
    """One bucket per key, such as an address.

    Keys are kept in two generations: when the younger is full, the older, not asked for since, is
    forgotten. So no crowd of keys takes more memory or time than another.
    """

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.taken: dict[str, float] | None = None  # by key, latest last, where others want to know
        self._young: dict[str, Bucket] = {}
        self._old: dict[str, Bucket] = {}

    def take(self, key: str, now: float, cost: float = 1.0) -> bool:
        taken = self.of(key, now).take(now, cost)
        if taken and self.taken is not None:
            self.taken[key] = self.taken.pop(key, 0.0) + cost
        return taken

    def of(self, key: str, now: float) -> Bucket:
        bucket = self._young.get(key)
        if bucket is None:
            bucket = self._old.pop(key, None) or Bucket(self.rate, self.burst, now)
            if len(self._young) >= REMEMBERED:
                self._old, self._young = self._young, {}
            self._young[key] = bucket
        return bucket

    def __len__(self) -> int:
        return len(self._young) + len(self._old)


class PerMinute(Buckets):
    """So many a minute, and so many in one go: the number means what it says."""

    def __init__(self, number: float) -> None:
        super().__init__(number / 60, number)

    @property
    def number(self) -> int:
        return int(self.burst)


class Shares:
    """A bucket per key and one for all keys together.

    Once all together ask for too much, only the modest are served: a second, smaller bucket per key says
    who has asked for little. Fifty keys together are served no faster by it than one alone could be by
    the common bucket.
    """

    KEYS: Final = 50
    PART: Final = 0.25  # of what a key may have in one go

    def __init__(self, each: Buckets, rate: float, burst: float) -> None:
        self.each = each
        self._modest = Buckets(min(each.rate, rate / self.KEYS), max(1.0, each.burst * self.PART))
        self._rate = rate
        self._burst = burst
        self._all: Bucket | None = None

    def take(self, key: str, now: float, cost: float = 1.0) -> bool:
        own, little, everybody = self.each.of(key, now), self._modest.of(key, now), self._common(now)
        if everybody.left(now) < cost and little.left(now) < cost:
            return False
        if not own.take(now, cost):
            return False
        if self.each.taken is not None:
            self.each.taken[key] = self.each.taken.pop(key, 0.0) + cost
        everybody.take(now, cost)
        little.take(now, cost)
        return True

    def spent(self, key: str, now: float) -> bool:
        """Whether one more would be refused; nothing is taken."""
        if self.each.of(key, now).left(now) < 1:
            return True
        return self._common(now).left(now) < 1 and self._modest.of(key, now).left(now) < 1

    def _common(self, now: float) -> Bucket:
        if self._all is None:
            self._all = Bucket(self._rate, self._burst, now)
        return self._all
