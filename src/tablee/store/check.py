"""Is everything in a store as it was written, and does every table fold?"""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec

from tablee.store.codec import decode_rows
from tablee.store.contract import StoreDamaged, StoreFailed
from tablee.store.schema import CODES, LOG, explain, open_reading
from tablee.table.fold import LogBroken, fold
from tablee.table.games import Games, load
from tablee.table.model import Table


class Flaw(msgspec.Struct, frozen=True):
    """One thing that is wrong, and where."""

    code: str
    version: int
    why: str


class StoreReport(msgspec.Struct, frozen=True):
    tables: int
    entries: int
    flaws: tuple[Flaw, ...]

    @property
    def sound(self) -> bool:
        return not self.flaws


def check(path: Path | str, *, games: Games = load) -> StoreReport:
    """Read the whole store without changing it; it may be in use. `StoreError` if it cannot be read."""
    path = Path(path)
    if not path.is_file():
        raise StoreFailed(f"{path}: there is no such file")
    try:
        connection = open_reading(path)
        try:
            return _report(connection, games)
        finally:
            connection.close()
    except sqlite3.Error as error:
        raise explain(error, path) from error


def _report(connection: sqlite3.Connection, games: Games) -> StoreReport:
    connection.execute("BEGIN")  # one moment of a store that may be growing
    flaws = [Flaw("", 0, why) for (why,) in connection.execute("PRAGMA quick_check(20)") if why != "ok"]
    codes = [code for (code,) in connection.execute(CODES)]
    entries = 0
    for code in codes:
        count, wrong = _check_table(connection, code, games)
        entries += count
        flaws += wrong
    return StoreReport(len(codes), entries, tuple(flaws))


def _check_table(connection: sqlite3.Connection, code: str, games: Games) -> tuple[int, list[Flaw]]:
    """Every damaged row; if none is, the first entry that does not fit."""
    rows = connection.execute(LOG, (code,)).fetchall()
    decoded = list(decode_rows(code, rows, games))
    damaged = [entry for _, entry in decoded if isinstance(entry, StoreDamaged)]
    if damaged:
        return len(rows), [Flaw(code, error.version, error.why) for error in damaged]
    table: Table | None = None
    try:
        for _, entry in decoded:
            if not isinstance(entry, StoreDamaged):
                table = fold(table, code, entry, games=games)
    except LogBroken as error:
        return len(rows), [Flaw(code, error.version, error.why)]
    return len(rows), []
