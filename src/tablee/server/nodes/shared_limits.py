"""Limits by address that hold for the whole house: what one node has let through counts at all of them.

Each node tells with every sign of life how much each address has taken of each limit so far; the others take
the difference out of their own buckets. Until they have heard of it, within two signs of life, an address
may take as much at each node as at one; what was too much is a debt that is paid off first.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.server.token_bucket import Buckets

MOST: Final = 256  # addresses told of for each limit: those that took something last
Taken = dict[str, dict[str, float]]


class SharedLimits:
    """`limits` are this node's own buckets by name."""

    def __init__(self, limits: Mapping[str, Buckets]) -> None:
        self._limits = limits
        self._known: dict[int, Taken] = {}
        for buckets in limits.values():
            buckets.taken = {}

    def told(self) -> Taken:
        """How much each address has taken here so far."""
        for buckets in self._limits.values():
            assert buckets.taken is not None
            for key in list(buckets.taken)[:-MOST]:
                del buckets.taken[key]
        return {name: dict(buckets.taken or {}) for name, buckets in self._limits.items()}

    def heard(self, nodes: Mapping[int, Taken], now: float) -> None:
        """How much each address has taken at each other node."""
        for incarnation, taken in nodes.items():
            before = self._known.get(incarnation)
            if before is not None:
                self._charge(before, taken, now)
        self._known = dict(nodes)

    def _charge(self, before: Taken, taken: Taken, now: float) -> None:
        for name, buckets in self._limits.items():
            known = before.get(name, {})
            for key, total in taken.get(name, {}).items():
                more = total - known.get(key, 0.0)
                if more > 0:
                    buckets.of(key, now).charge(now, more)
