"""Table codes tried from one address: those that open nothing are counted.

An address that guessed too often may ask only for codes that it has found before, so that a person
who shares the address of a guesser still comes to a table that is known there.
"""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from tablee.server import limits
from tablee.server.token_bucket import Buckets, PerMinute, Shares

KNOWN_CODES: Final = 64  # an address's latest; the older ones have to be found again
KNOWN_ADDRESSES: Final = 10_000


class CodeGuesses:
    """What each address has guessed, and the codes it has found."""

    def __init__(
        self, per_minute: float = limits.GUESSES_PER_MINUTE, together: float = limits.ALL_GUESSES_PER_MINUTE
    ) -> None:
        self.number = int(per_minute)
        self._misses = Shares(PerMinute(per_minute), together / 60, together)
        self._known: OrderedDict[str, OrderedDict[str, None]] = OrderedDict()

    @property
    def misses(self) -> Buckets:
        """Wrong guesses, by address."""
        return self._misses.each

    def may_ask(self, address: str, code: str, now: float) -> bool:
        """Whether the house looks this code up for this address."""
        return self.knows(address, code) or not self._misses.spent(address, now)

    def knows(self, address: str, code: str) -> bool:
        return code in self._known.get(address, ())

    def missed(self, address: str, now: float) -> None:
        """The code was no table's."""
        self._misses.take(address, now)

    def found(self, address: str, code: str) -> None:
        """The code was a table's, or the address has just opened it."""
        codes = self._known.setdefault(address, OrderedDict())
        self._known.move_to_end(address)
        codes[code] = None
        codes.move_to_end(code)
        if len(codes) > KNOWN_CODES:
            codes.popitem(last=False)
        if len(self._known) > KNOWN_ADDRESSES:
            self._known.popitem(last=False)
