"""Tables opened quickly: from what is remembered, or a snapshot, and the entries after it; else from all."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from tablee.server import limits
from tablee.store.codec import decode_log
from tablee.store.store_contract import Store, StoreError
from tablee.store.table_snapshot import TableSnapshot, read_snapshot
from tablee.table import game_rules
from tablee.table.entries import Entry
from tablee.table.log_replay import LogBroken, fold, fold_all
from tablee.table.model import Table

T = TypeVar("T")
AT_ONCE: Final = 16
"""Tables whose logs are asked for together; fewer (`LOGS_READ`) are played again at a time."""
FEW: Final = 8
"""Entries that are played again sooner than a thread is at hand."""


class Known(NamedTuple):
    """A table as it once was, and how long its log was at the last snapshot that is kept of it."""

    made: TableSnapshot
    kept: int


class Opened(NamedTuple):
    """A table as its log makes it: the last `entries` of that, and what was `said` before them.

    `snapshot` is how long its log was at the last snapshot that is kept of it; 0: there is none.
    """

    table: Table
    entries: Sequence[Entry]
    said: Sequence[Entry]
    snapshot: int


class TableReader:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking = asyncio.Semaphore(AT_ONCE)
        self._playing = asyncio.Semaphore(limits.LOGS_READ)

    async def open(self, code: str, remembered: Known | None = None) -> Opened | None:
        """The table of that code, claimed first, so that all of it is read; None if there is none.

        What is remembered of it saves reading so much of its log, unless somebody's words were erased since.
        """
        async with self._asking:
            if not await self._store.claim(code):
                return None
            if remembered is not None and not await self._store.erased(code):
                opened = await self._read_on(code, remembered)
                if opened is not None:
                    return opened
            return await self._from_snapshot(code) or await self._whole(code)

    async def _from_snapshot(self, code: str) -> Opened | None:
        row = await self._store.snapshot(code)
        made = None if row is None else await self._beside(read_snapshot, row, game_rules.load)
        return None if made is None else await self._read_on(code, Known(made, made.table.length))

    async def _read_on(self, code: str, known: Known) -> Opened | None:
        rows = await self._store.rows_from(code, known.made.table.length)
        if len(rows) <= FEW:
            return _go_on(code, known, rows)
        return await self._beside(_go_on, code, known, rows)

    async def _whole(self, code: str) -> Opened | None:
        """None where it was removed since it was claimed, or nothing was ever kept under its code."""
        rows = await self._store.rows(code)
        return await self._beside(_from_all, code, rows) if rows else None

    async def _beside(self, work: Callable[..., T], *args: Any) -> T:
        """In a thread, a few at a time: they share the interpreter with everybody who plays."""
        async with self._playing:
            return await asyncio.to_thread(work, *args)


def _go_on(code: str, known: Known, rows: Sequence[Any]) -> Opened | None:
    """None where the log is not the one the table was made from; what is wrong the whole log tells."""
    table = known.made.table
    if not rows or rows[0][0] != table.length or rows[0][2] != known.made.last:
        return None
    try:
        game = game_rules.load(table.game)
        entries = decode_log(code, rows[1:], game_rules.load, table.length + 1, game)
        for entry in entries:
            table = fold(table, code, entry)
    except (StoreError, LogBroken):
        return None
    return Opened(table, entries, known.made.chat, known.kept)


def _from_all(code: str, rows: Sequence[Any]) -> Opened:
    entries = decode_log(code, rows, game_rules.load)
    return Opened(fold_all(code, entries), entries, (), 0)
