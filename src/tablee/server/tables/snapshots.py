"""Tables opened quickly: from a snapshot and the entries after it, else from the whole log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

import structlog

from tablee.server.tables.current_table import CurrentTable
from tablee.store.codec import decode_log
from tablee.store.contract import Store, StoreError
from tablee.store.table_snapshot import TableSnapshot, read_snapshot, snapshot_row
from tablee.table import game_rules
from tablee.table.entries import Entry, Said
from tablee.table.log_replay import LogBroken, fold, fold_all
from tablee.table.model import Table

log = structlog.get_logger()
WORTH: Final = 256
"""Entries since the last snapshot that make the next one worth writing."""
EVERY: Final = 20.0  # seconds between two looks at all tables


class Opened(NamedTuple):
    """A table, the last things said there, and how long its log was at the snapshot it comes from."""

    table: Table
    said: Sequence[Entry]
    snapshot: int


async def open_table(store: Store, code: str) -> Opened | None:
    """The table of that code, claimed; None if there is none."""
    row = await store.snapshot(code)
    known = None if row is None else await asyncio.to_thread(read_snapshot, row, game_rules.load)
    if known is not None:
        if not await store.claim(code):
            return None
        rows = await store.rows_from(code, known.table.length)
        opened = await asyncio.to_thread(_go_on, code, known, rows)
        if opened is not None:
            return opened
    entries = await store.load(code)
    if not entries:
        return None
    table = await asyncio.to_thread(fold_all, code, entries)
    return Opened(table, entries, 0)


def _go_on(code: str, known: TableSnapshot, rows: Sequence[Any]) -> Opened | None:
    """None where the log is not the one the snapshot was made from; what is wrong the whole log tells."""
    if not rows or rows[0][0] != known.table.length or rows[0][2] != known.last:
        return None
    table, length = known.table, known.table.length
    try:
        game = game_rules.load(table.game)
        entries = decode_log(code, rows[1:], game_rules.load, length + 1, game)
        for entry in entries:
            table = fold(table, code, entry)
    except (StoreError, LogBroken):
        return None
    return Opened(table, [*known.chat, *entries], length)


class Snapshots:
    """Written beside everything else, by whoever runs the table; one that cannot be is nobody's loss."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lengths: dict[str, int] = {}

    def known(self, code: str, length: int) -> None:
        """A table in memory has a snapshot of that length; 0: none."""
        self._lengths[code] = length

    def forget(self, code: str) -> None:
        self._lengths.pop(code, None)

    async def look(self, currents: Iterable[CurrentTable]) -> None:
        """Keep one of every table that has grown by enough since its last."""
        for current in currents:
            if current.table.length - self._lengths.get(current.table.code, 0) >= WORTH:
                await self.keep(current)

    async def keep(self, current: CurrentTable) -> None:
        """Of the table as it is now, all of which is stored."""
        table, said = current.table, [Said(line.at, line.seat, line.text, "") for line in current.chat]
        self._lengths[table.code] = table.length
        try:
            rows = await self._store.rows_from(table.code, table.length)
            if rows:
                snapshot = TableSnapshot(rows[0][2], table, tuple(said))
                row = await asyncio.to_thread(snapshot_row, snapshot)
                if not current.stale:
                    await self._store.keep_snapshot(table.code, row)
        except (StoreError, KeyError) as error:
            log.warning("a snapshot could not be kept", table=table.code, why=str(error))
