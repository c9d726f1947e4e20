"""Snapshots of running tables, so that whoever opens one next has little to play again."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Final

import structlog

from tablee.server.tables.current_table import CurrentTable
from tablee.store.store_contract import Store, StoreError
from tablee.store.table_snapshot import TableSnapshot, snapshot_row

log = structlog.get_logger()
WORTH: Final = 256
"""Entries since the last snapshot that make the next one worth writing."""
EVERY: Final = 20.0  # seconds between two looks at all tables


class Snapshots:
    """Written beside everything else, by whoever runs the table; one that cannot be is nobody's loss."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lengths: dict[str, int] = {}

    def known(self, code: str, length: int) -> None:
        """A table in memory has a snapshot of that length; 0: none."""
        self._lengths[code] = length

    def forget(self, code: str) -> int:
        """That table is in memory no more; how long its log was at its last snapshot."""
        return self._lengths.pop(code, 0)

    async def look(self, currents: Iterable[CurrentTable]) -> None:
        """Keep one of every table that has grown by enough since its last."""
        for current in currents:
            await self.renew(current, WORTH)

    async def renew(self, current: CurrentTable, worth: int) -> None:
        """Keep one of that table if it has grown by so many entries since its last."""
        if current.table.length - self._lengths.get(current.table.code, 0) >= worth:
            await self.keep(current)

    async def keep(self, current: CurrentTable) -> None:
        """Of the table as it is now, all of which is stored."""
        table, said = current.table, current.said()
        self._lengths[table.code] = table.length
        try:
            rows = await self._store.rows_from(table.code, table.length)
            if rows:
                snapshot = TableSnapshot(rows[0][2], table, said)
                row = await asyncio.to_thread(snapshot_row, snapshot)
                if not current.stale:
                    await self._store.keep_snapshot(table.code, row)
        except (StoreError, KeyError) as error:
            log.warning("a snapshot could not be kept", table=table.code, why=str(error))
