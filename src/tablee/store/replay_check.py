"""What a replay proves of a table beyond its log: that every deal was honest, and its snapshot true."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from tablee.core.verify import verify
from tablee.store.checksum import Checksum, checksum
from tablee.store.codec import Row, decode_rows
from tablee.store.report import Flaw
from tablee.store.store_contract import SnapshotRow, StoreError
from tablee.store.table_snapshot import read_snapshot
from tablee.table.entries import Entry
from tablee.table.game_rules import Games
from tablee.table.log_record import records_of
from tablee.table.log_replay import fold_all

Replayed = Callable[[int, int], None]
"""hears how many of how many tables were replayed"""


def flaws_of_replay(
    code: str, rows: Sequence[Row], snapshot: SnapshotRow | None, games: Games, seal: Checksum = checksum
) -> list[Flaw]:
    """Of a table whose log is sound: every finished game is dealt again from its opened commitment."""
    entries = [one for one in decode_rows(code, rows, games, seal=seal) if not isinstance(one, StoreError)]
    return [*_deals(code, entries, games), *_snapshot(code, entries, snapshot, games)]


def _deals(code: str, entries: list[Entry], games: Games) -> Iterator[Flaw]:
    for number, record in enumerate(records_of(code, entries, games=games), 1):
        if why := verify(games(record.game), record):
            yield Flaw(code, 0, f"finished game {number}: {why}")


def _snapshot(code: str, entries: list[Entry], row: SnapshotRow | None, games: Games) -> Iterator[Flaw]:
    """One that was made by other sources is no longer used, and proves nothing."""
    found = None if row is None else read_snapshot(row, games)
    if found is None:
        return
    length = found.table.length
    if length > len(entries) or fold_all(code, entries[:length], games=games) != found.table:
        yield Flaw(code, length, "its snapshot is not what its log makes")
