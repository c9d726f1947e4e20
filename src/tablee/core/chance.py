"""Randomness and time, brought in from outside.

Games ask a `Chance`; they never hold one. `Stream` is the published generator of all schemes
(docs/decisions/chance.md): block i is HMAC-SHA256(key, i as 8 bytes, big end first); draws read
4 bytes each and reject what would bias them. `Recorded` gives back what a record holds, so a
replay needs no generator at all. The schemes differ in how the key comes about.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Sequence
from typing import Protocol

ALONE = "hmac-sha256/0"  # one program deals from its own secret: the terminal, the lab
OPEN = "hmac-sha256/1"  # contributions came open, one after the other: tables before there was a list
LISTED = "hmac-sha256/2"  # everybody commits, one list, then all open (`shuffle.py`)
GIVEN = "hmac-sha256/3"  # one deal for everybody who plays it, published before (`given_deal.py`)
WORDS = 1 << 32  # a draw reads one of so many
Draw = int | tuple[int, ...]


class Chance(Protocol):
    @property
    def now(self) -> int:
        """Milliseconds since the game began, as the table's clock says."""
        ...

    def below(self, n: int) -> int:
        """A fair number from 0 to n - 1."""
        ...

    def order(self, n: int) -> tuple[int, ...]:
        """A fair order of the numbers 0 to n - 1."""
        ...


def commitment_of(secret: bytes) -> str:
    """What the house publishes of its secret before the deal."""
    return hashlib.sha256(secret).hexdigest()


def key_of(secret: bytes, contributions: Sequence[str]) -> bytes:
    """The key of the schemes without a list: the secret over every seat's open text, in seat order."""
    parts = [text.encode() for text in contributions]
    message = b"".join(len(part).to_bytes(4, "big") + part for part in parts)
    return hmac.digest(secret, message, "sha256")


class Stream:
    """The published generator; it remembers what it drew until `taken` is asked."""

    __slots__ = ("_drawn", "_key", "_words", "block", "now")

    def __init__(self, key: bytes, block: int = 0, now: int = 0) -> None:
        self.now = now
        self.block = block
        self._key = key
        self._words: list[int] = []
        self._drawn: list[Draw] = []

    def _fair(self, n: int) -> int:
        limit = WORDS - WORDS % n
        while True:
            if not self._words:
                digest = hmac.digest(self._key, self.block.to_bytes(8, "big"), "sha256")
                self._words = list(struct.unpack(">8I", digest))[::-1]
                self.block += 1
            word = self._words.pop()
            if word < limit:
                return word % n

    def below(self, n: int) -> int:
        drawn = self._fair(n)
        self._drawn.append(drawn)
        return drawn

    def order(self, n: int) -> tuple[int, ...]:
        items = list(range(n))
        for last in range(n - 1, 0, -1):
            other = self._fair(last + 1)
            items[last], items[other] = items[other], items[last]
        drawn = tuple(items)
        self._drawn.append(drawn)
        return drawn

    def taken(self) -> tuple[Draw, ...]:
        """What was drawn since the last call; the next draw starts on a fresh block."""
        if not self._drawn:
            return ()
        drawn = tuple(self._drawn)
        self._drawn.clear()
        self._words.clear()
        return drawn


class Recorded:
    """Chance as a record tells it; a record that does not fit its game is an error."""

    def __init__(self, draws: Sequence[Draw], now: int = 0) -> None:
        self.now = now
        self._draws = list(draws)[::-1]

    def below(self, n: int) -> int:
        drawn = self._next()
        if not isinstance(drawn, int) or not 0 <= drawn < n:
            raise ValueError(f"the record holds {drawn!r} where a number below {n} was drawn")
        return drawn

    def order(self, n: int) -> tuple[int, ...]:
        drawn = self._next()
        if not isinstance(drawn, tuple) or sorted(drawn) != list(range(n)):
            raise ValueError(f"the record holds {drawn!r} where an order of {n} was drawn")
        return drawn

    def _next(self) -> Draw:
        if not self._draws:
            raise ValueError("the record holds fewer draws than its game needs")
        return self._draws.pop()

    def finish(self) -> None:
        if self._draws:
            raise ValueError("the record holds more draws than its game needs")
