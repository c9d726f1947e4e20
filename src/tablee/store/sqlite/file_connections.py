"""How the file is opened and closed: one connection that writes, one that reads, and one that only looks."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from tablee.store.sqlite.audit import fewer
from tablee.store.sqlite.files import Standing, log_of
from tablee.store.sqlite.mark import OPEN, entries_by_number, mark_closed, mark_of, mark_open
from tablee.store.sqlite.migration import migrate
from tablee.store.sqlite.schema import PAGE, SCHEMA, create, is_new, schema_of
from tablee.store.sqlite.wal import LOG_DAMAGED, log_is_damaged
from tablee.store.store_contract import StoreFailed

CHECKPOINT_BYTES = 4 * 1024 * 1024  # of the write-ahead log, before it is carried over
LAST_PATIENCE = 1000  # milliseconds that closing waits for somebody who reads

LOG_MISSING = "it was not closed, and its -wal file is not there: the newest entries may be missing"


def open_writing(path: Path, found: Standing) -> tuple[sqlite3.Connection, list[str]]:
    """The connection, and why entries may be missing; a new file gets its tables, an old one ours."""
    if found.log_is_stale:
        raise StoreFailed(f"{log_of(path)}: it is left over from another file: move it away first")
    doubts = [LOG_DAMAGED] if log_is_damaged(path) else []
    connection = _connect(path, "mode=rw")
    try:
        if is_new(connection):
            create(connection)
        schema = schema_of(connection)
        doubts += _doubts(connection, found)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_BYTES // PAGE}")
        connection.execute("PRAGMA secure_delete = ON")  # what is removed is not left in a free page
        if schema < SCHEMA:
            migrate(connection, schema)
        mark_open(connection)
    except BaseException:
        connection.close()
        raise
    return connection, doubts


def _doubts(connection: sqlite3.Connection, found: Standing) -> list[str]:
    mark = mark_of(connection)
    if mark == OPEN:
        return [] if found.log_bytes else [LOG_MISSING]
    missing = fewer(entries_by_number(connection), mark or 0)
    return [missing] if missing else []


def close_writing(connection: sqlite3.Connection, *, in_place: bool) -> None:
    """The file is whole without its log, and has none any more.

    A file that was moved or replaced is only let go of: its log may be another's by now.
    """
    try:
        if in_place:
            connection.execute(f"PRAGMA busy_timeout = {LAST_PATIENCE}")
            mark_closed(connection)
            connection.execute("PRAGMA journal_mode = DELETE")
    finally:
        connection.close()


def open_reading(path: Path) -> sqlite3.Connection:
    """A connection that cannot write, on a file in use; used from one thread at a time.

    SQLite opens the log at the first read: better now than when somebody has taken it away.
    """
    connection = _connect(path, "mode=ro")
    try:
        connection.execute("SELECT 1 FROM sqlite_master").fetchone()
    except BaseException:
        connection.close()
        raise
    return connection


def open_alone(path: Path) -> sqlite3.Connection:
    """The file as it lies there, without its log; nothing is locked, and nothing made beside it."""
    return _connect(path, "mode=ro&immutable=1")


def _connect(path: Path, how: str) -> sqlite3.Connection:
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?{how}",
        uri=True,
        timeout=5,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=256,
    )
    connection.execute("PRAGMA cell_size_check = ON")
    return connection
