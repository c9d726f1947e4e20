"""What a store promises: an entry is kept before its append returns, and never changes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from tablee.table.entries import Entry


class StoreError(Exception):
    """Something about the store, said in one line."""


class Conflict(StoreError):
    """That version of that table is taken, or the version before it is missing."""


class StoreClosed(StoreError):
    """The store was closed before."""


class StoreFailed(StoreError):
    """The entry could not be kept: nothing of it is there."""


def newer(schema: int, known: int) -> str:
    return f"this store was written by a newer Tablée (store {schema}; this one reads {known})"


class StoreUnknown(StoreError):
    """The line to the store was cut: the entry may be there or not, and the log must be read again."""


class NodeAddress(NamedTuple):
    """A node of a house with several, as the database names it."""

    incarnation: int
    address: str


class Node(NamedTuple):
    """A living node: where it is, what it can read (rules by game), and what it tells of itself."""

    place: NodeAddress
    speaks: int
    reads: dict[str, list[int]]
    leaving: bool
    told: dict[str, Any]


class RunsElsewhere(StoreError):
    """Another node runs that table: it alone may append."""

    def __init__(self, code: str, node: NodeAddress) -> None:
        super().__init__(f"table {code} runs on the node at {node.address}")
        self.code, self.node = code, node


class NoLease(StoreError):
    """This node may run no table now: it could not say in time that it is alive."""


class StoreDamaged(StoreError):
    """A row that is not what was written."""

    def __init__(self, code: str, version: int, why: str) -> None:
        super().__init__(f"table {code}, version {version}: {why}")
        self.code, self.version, self.why = code, version, why


class BoxNotInstalled(StoreError):
    """A table of a game that is not on this shelf: it sleeps, whole, until its box is installed again."""

    def __init__(self, code: str, game: str) -> None:
        super().__init__(f"table {code}: its box is not installed here: {game!r}")
        self.code, self.game = code, game


class SnapshotRow(NamedTuple):
    """A table as it once was: how long its log was, what it was made by, its checksum, its bytes."""

    length: int
    key: str
    crc: int
    body: bytes


class TableLine(NamedTuple):
    """A table as a list of tables names it; times are the wall clock in milliseconds."""

    code: str
    length: int
    opened: int
    changed: int


class Erasure(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words that were erased: of whom (by the version that sat them down), in which versions, and when."""

    code: str
    sitting: int
    versions: tuple[int, ...]
    at: int

    @property
    def name(self) -> str:
        """Of its note."""
        return f"{self.code}/{self.sitting}"


GONE = "gone"
"""The kind of notes that stand where a table was; once written, such a note stays."""

ERASED = "erased"
"""The kind of notes that say which words of a table were erased; such a note holds an `Erasure`."""
REWRITTEN = "rewritten"
"""The kind of notes with a table's hash before and after its words were parted from its entries."""

Body = tuple[int, bytes, bytes | None]
"""when an entry was made, its bytes, and the word that was parted from it: empty once it is erased"""
Heard = Callable[[StoreError | None], None]
"""What hears of an append's end: None, or why nothing of it is there."""


def settle(done: asyncio.Future[None], error: StoreError | None) -> None:
    """An append's end, for whoever waits for it; whoever stopped waiting hears nothing."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


class Store(Protocol):
    @property
    def warnings(self) -> Sequence[str]:
        """What a host should know about the place it lies in, a line each."""
        ...

    async def append(self, code: str, version: int, entry: Entry) -> None:
        """Keep the entry that makes `version`; `Conflict` unless it is exactly the next one."""
        ...

    def keep(self, code: str, version: int, entry: Entry, heard: Heard) -> None:
        """The same for somebody who does not wait: `heard` is called in the running loop."""
        ...

    async def append_many(self, code: str, first_version: int, entries: Sequence[Entry]) -> None:
        """All of them or none."""
        ...

    async def append_bodies(self, code: str, first_version: int, bodies: Sequence[Body]) -> None:
        """The same for entries that another store has encoded, of whatever game."""
        ...

    async def claim(self, code: str) -> bool:
        """Become the one who appends to that table from now on; False if there is none."""
        ...

    async def load(self, code: str) -> list[Entry]:
        """Claim a table and read its whole log; empty if there is no such table."""
        ...

    async def rows(self, code: str) -> list[Any]:
        """The same undecoded, for `codec.decode_log` to read in another process."""
        ...

    async def rows_from(self, code: str, first: int) -> list[Any]:
        """The same from that version on; nobody becomes the table's owner by it."""
        ...

    async def erased(self, code: str) -> bool:
        """Whether anybody's words at that table were ever erased."""
        ...

    async def snapshot(self, code: str) -> SnapshotRow | None:
        """What `keep_snapshot` kept of that table."""
        ...

    async def keep_snapshot(self, code: str, row: SnapshotRow) -> None:
        """Keep a cache of that table beside its log, in the place of a shorter one."""
        ...

    async def version(self, code: str) -> int:
        """How long a table's log is; 0 if there is no such table."""
        ...

    async def since(self, code: str, version: int, game: str) -> list[Entry]:
        """The entries of a table of that game after that version."""
        ...

    async def probe(self) -> None:
        """See whether entries could be kept now; `StoreError` says why not."""
        ...

    async def codes(self) -> list[str]:
        """The codes of all tables."""
        ...

    async def tables(self, after: str = "", most: int = 1000) -> list[TableLine]:
        """So many tables, by their codes, after that one."""
        ...

    async def note(self, kind: str, name: str, body: bytes | None) -> None:
        """Keep a note of the host's beside the tables, in the place of an older one; None takes it back."""
        ...

    async def notes(self, kind: str) -> dict[str, bytes]:
        """All notes of that kind, by their names."""
        ...

    async def remove(self, code: str, note: bytes) -> bool:
        """Remove a whole table and leave a note that it is `GONE`; False if there is none.

        The one sanctioned deletion: no table ever has that code again.
        """
        ...

    async def erase(self, erasure: Erasure) -> None:
        """Blank those words for good and leave a note of it; the table's snapshot goes too.

        Whoever runs the table must read it anew. Safe to repeat.
        """
        ...

    async def close(self) -> None:
        """Keep what was asked for before, then let go of the file."""
        ...


class Snapshot(Protocol):
    """A store as it is at one moment, read while a house may go on writing."""

    async def codes(self) -> list[str]: ...

    async def rows(self, code: str) -> list[Any]:
        """A table's log, undecoded."""
        ...

    async def notes(self) -> list[tuple[str, str, bytes]]:
        """Every note of the host's: its kind, its name and its body."""
        ...

    def sealed(self, code: str, version: int, body: bytes) -> int:
        """The checksum such a row must have."""
        ...
