"""Is everything in a store as it was written, and does every table fold?"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec

from tablee.store.checksum import BY_SCHEMA
from tablee.store.codec import Row
from tablee.store.replay_check import Replayed, flaws_of_replay
from tablee.store.report import Flaw, StoreReport, flaws_of_log
from tablee.store.sqlite.audit import flaws_of_file
from tablee.store.sqlite.failure_reasons import explain, why
from tablee.store.sqlite.file_connections import LOG_MISSING, open_alone, open_reading
from tablee.store.sqlite.files import Standing, standing
from tablee.store.sqlite.lock import locked_elsewhere, locked_here
from tablee.store.sqlite.mark import OPEN, mark_of
from tablee.store.sqlite.schema import CODES, SNAPSHOT, log_by, schema_of
from tablee.store.sqlite.wal import LOG_DAMAGED, log_is_damaged
from tablee.store.store_contract import SnapshotRow, StoreFailed
from tablee.table.game_rules import Games, load


class Look(NamedTuple):
    """How closely a store is looked at."""

    games: Games
    replayed: Replayed | None


TRIES = 3  # a file that is opened or closed while it is read is read again
LOG_STALE = "the -wal file beside it is left over from another file and was not read"


def check(path: Path | str, *, games: Games = load, replayed: Replayed | None = None) -> StoreReport:
    """Read the whole store without changing it; it may be in use. `StoreError` if it cannot be read.

    With `replayed`, which hears how far it is, every deal is verified and every snapshot compared too.
    """
    path = Path(path)
    if not path.is_file():
        raise StoreFailed(f"{path}: there is no such file")
    try:
        file = path.resolve()
        if locked_here(file):
            return _read(file, Look(games, replayed), used=True)
        return _check(file, Look(games, replayed))
    except (sqlite3.Error, OSError) as error:
        raise explain(error, path) from error


def is_in_use(file: Path) -> bool:
    """Whether the newest entries are in the log beside it: a house has it open, or was killed."""
    return locked_here(file) or _looked_at(file)[0].in_use


def _check(file: Path, look: Look) -> StoreReport:
    """Of a file that no store of this process has open, for a second descriptor would drop its locks."""
    for _ in range(TRIES):
        found, served = _looked_at(file)
        doubts = [LOG_STALE] if found.log_is_stale else []
        if found.in_use and not served and log_is_damaged(file):
            doubts.append(LOG_DAMAGED)
        report = _read(file, look, found.in_use, doubts)
        if found.in_use or _looked_at(file)[0] == found:
            return report
    raise StoreFailed(f"{file}: another program is holding it")


def _looked_at(file: Path) -> tuple[Standing, bool]:
    """How the file lies there, and whether a house is using it."""
    handle = os.open(file, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    try:
        return standing(file, handle), locked_elsewhere(handle)
    finally:
        os.close(handle)


def _read(file: Path, look: Look, used: bool, doubts: Sequence[str] = ()) -> StoreReport:
    with closing(open_reading(file) if used else open_alone(file)) as connection:
        connection.text_factory = lambda raw: raw.decode(errors="replace")
        connection.execute("BEGIN")  # one moment of a store that may be growing
        report = _report(connection, look)
        missing = [LOG_MISSING] if not used and mark_of(connection) == OPEN else []
        return msgspec.structs.replace(report, doubts=(*doubts, *missing))


def _report(connection: sqlite3.Connection, look: Look) -> StoreReport:
    seal = BY_SCHEMA[schema_of(connection)]
    codes, flaws = _codes(connection)
    entries, asleep = 0, dict[str, str]()
    for done, code in enumerate(codes):
        rows, unread = _log(connection, code)
        entries += len(rows)
        wrong = unread or flaws_of_log(code, rows, look.games, asleep, seal)
        if look.replayed is not None:
            look.replayed(done, len(codes))
            if not wrong and code not in asleep:
                wrong = flaws_of_replay(code, rows, _snapshot(connection, code), look.games, seal)
        flaws += wrong
    flaws = flaws_of_file(connection, entries) + flaws
    return StoreReport(len(codes), entries, tuple(flaws), asleep=asleep)


def _snapshot(connection: sqlite3.Connection, code: str) -> SnapshotRow | None:
    found = connection.execute(SNAPSHOT, (code,)).fetchone() if schema_of(connection) > 2 else None
    return None if found is None else SnapshotRow(*found)


def _codes(connection: sqlite3.Connection) -> tuple[list[str], list[Flaw]]:
    """As many as can be read."""
    codes: list[str] = []
    try:
        for (code,) in connection.execute(CODES):
            codes.append(code if isinstance(code, str) else str(code))
    except sqlite3.Error as error:
        return codes, [Flaw("", 0, why(error))]
    return codes, []


def _log(connection: sqlite3.Connection, code: str) -> tuple[list[Row], list[Flaw]]:
    try:
        rows = connection.execute(log_by(schema_of(connection)), (code,)).fetchall()
    except sqlite3.Error as error:
        return [], [Flaw(code, 0, why(error))]
    return rows, [] if rows else [Flaw(code, 0, "no entry of it can be found")]
