"""What tells the entries of tables from any others: a hash over every code, version, time and body."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256


class Hash:
    """Of entries with their blanks: an erased name or word changes nothing of it."""

    def __init__(self) -> None:
        self._hash = sha256()

    def add(self, code: str, bodies: Iterable[tuple[int, bytes]]) -> None:
        for version, (at, body) in enumerate(bodies, 1):
            self._hash.update(b"%b %d %d %d " % (code.encode(), version, at, len(body)))
            self._hash.update(body)

    @property
    def text(self) -> str:
        return self._hash.hexdigest()


def hash_of_table(code: str, bodies: Iterable[tuple[int, bytes]]) -> str:
    found = Hash()
    found.add(code, bodies)
    return found.text
