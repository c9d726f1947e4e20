"""The last entries of a running table's log, all of them stored: what somebody missed is told from these."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from itertools import islice
from typing import Final

from tablee.table.entries import Entry

MOST: Final = 32


class RecentEntries:
    """`length` is how long the log is; the journal alone adds to it."""

    __slots__ = ("_entries", "length")

    def __init__(self, length: int, entries: Iterable[Entry] = ()) -> None:
        """`entries` are the last of that log, however many are known."""
        self.length = length
        self._entries = deque(entries, maxlen=MOST)

    def add(self, entry: Entry) -> None:
        self._entries.append(entry)
        self.length += 1

    def last(self) -> Entry | None:
        return self._entries[-1] if self._entries else None

    def since(self, version: int) -> list[Entry] | None:
        """The entries after that one; None if some of them are no longer known here."""
        known, missed = len(self._entries), self.length - version
        return list(islice(self._entries, known - missed, known)) if 0 <= missed <= known else None
