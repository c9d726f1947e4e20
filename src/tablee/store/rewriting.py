"""A table's log from before words were parted from entries, as it is kept now."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from tablee.store.checksum import checksum
from tablee.store.codec import Row
from tablee.store.hashes import hash_of_table
from tablee.store.words import part_body

Parted = tuple[int, int, bytes, int, bytes]
"""version, crc and body of an entry with its blank, then crc and body of its word"""


class Hashes(msgspec.Struct, frozen=True):
    """A table's hash as it was, and as it is since its words were parted (`Hash`)."""

    old: str
    new: str


class Rewriting:
    """`changed` are the rows that must be written anew; a damaged row is left as it is found.

    `sealed` is the checksum a row of that table must have, by its version and body.
    """

    def __init__(
        self, code: str, rows: Sequence[Row], sealed: Callable[[str, int, bytes], int] | None = None
    ) -> None:
        name = code.encode()
        sealed = sealed or (lambda _, version, body: checksum(name, version, body))
        self.changed: list[Parted] = []
        old, new = list[tuple[int, bytes]](), list[tuple[int, bytes]]()
        for version, at, crc, body, *_ in rows:
            if not (isinstance(version, int) and isinstance(at, int) and isinstance(body, bytes)):
                continue
            old.append((at, body))
            new.append((at, body))
            if sealed(code, version, body) == crc and (parted := _parted(body)) is not None:
                blank, word = parted
                new[-1] = (at, blank)
                crcs = checksum(name, version, blank), checksum(name, version, word)
                self.changed.append((version, crcs[0], blank, crcs[1], word))
        self._hashes = Hashes(hash_of_table(code, old), hash_of_table(code, new))

    @property
    def note(self) -> bytes:
        return msgspec.json.encode(self._hashes)


def _parted(body: bytes) -> tuple[bytes, bytes] | None:
    try:
        blank, word = part_body(body)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return None if word is None else (blank, word)
