"""Tables that a node has stopped running a moment ago, as they were then.

Often it runs them again soon: its own time was over, or the database stood still, and nobody else came. What
is remembered of them is believed only where their log still has the entry that made them (`table_reader.py`).
"""

from __future__ import annotations

import asyncio
from typing import Final

from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.table_reader import Known
from tablee.store.checksum import checksum
from tablee.store.codec import body_of
from tablee.store.table_snapshot import TableSnapshot

SECONDS: Final = 30.0


class StoppedTables:
    def __init__(self) -> None:
        self._known: dict[str, Known] = {}

    def keep(self, current: CurrentTable, kept: int) -> None:
        """All of this table is stored; `kept` is how long its log was at its last snapshot."""
        table, last = current.table, current.recent.last()
        if last is None or current.stale:
            return
        seal = checksum(table.code.encode(), table.length, body_of(last)[1])
        known = self._known[table.code] = Known(TableSnapshot(seal, table, current.said()), kept)
        asyncio.get_running_loop().call_later(SECONDS, self.drop, table.code, known)

    def of(self, code: str) -> Known | None:
        return self._known.get(code)

    def codes(self) -> list[str]:
        """Of all that are remembered, the one given up first at the front."""
        return list(self._known)

    def drop(self, code: str, known: Known | None = None) -> None:
        """That table is in memory again; or what was `known` of it is too old, if nothing newer is."""
        if known is None or self._known.get(code) is known:
            self._known.pop(code, None)
