"""The file: one table of entries that only grows, and a row that says which shape it has.

Rows lie in the order they came, so a batch touches few pages; the primary key finds a table's
entries again (docs/decisions/store.md has the figures).
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from tablee.store.contract import StoreFailed

SCHEMA = 1
CHECKPOINT_BYTES = 4 * 1024 * 1024  # of the write-ahead log, before it is carried over
PAGE = 1024  # bytes: every entry also touches its table's own page of the key, and whole pages are logged

_CREATE = (
    "CREATE TABLE about (name TEXT PRIMARY KEY, value INTEGER NOT NULL)",
    """CREATE TABLE entries (
        code TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL,
        crc INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (code, version))""",
    """CREATE TRIGGER no_gaps BEFORE INSERT ON entries
        WHEN NEW.version != 1 + coalesce((SELECT max(version) FROM entries WHERE code = NEW.code), 0)
        BEGIN SELECT raise(ABORT, 'not the next version'); END""",
    """CREATE TRIGGER no_update BEFORE UPDATE ON entries
        BEGIN SELECT raise(ABORT, 'entries never change'); END""",
    """CREATE TRIGGER no_delete BEFORE DELETE ON entries
        BEGIN SELECT raise(ABORT, 'entries are never deleted'); END""",
    f"INSERT INTO about VALUES ('schema', {SCHEMA})",
)

# Steps from code to code by the key, without reading the entries between them.
CODES = """
WITH RECURSIVE tables (code) AS (
    SELECT min(code) FROM entries
    UNION ALL
    SELECT (SELECT min(code) FROM entries WHERE entries.code > tables.code)
    FROM tables WHERE code IS NOT NULL)
SELECT code FROM tables WHERE code IS NOT NULL"""
LOG = "SELECT version, at, crc, body FROM entries WHERE code = ? ORDER BY version"
LENGTH = "SELECT max(version) FROM entries WHERE code = ?"
LATER = "SELECT version, at, crc, body FROM entries WHERE code = ? AND version > ? ORDER BY version"
COLUMNS = 5


def open_writing(path: Path) -> sqlite3.Connection:
    """The one connection that writes; the file is made if it is not there yet."""
    connection = _connect(f"{path.resolve().as_uri()}?mode=rwc")
    try:
        if _is_new(connection):
            _create(connection)
        check_schema(connection)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_BYTES // PAGE}")
    except BaseException:
        connection.close()
        raise
    return connection


def open_reading(path: Path) -> sqlite3.Connection:
    """A connection that cannot write; used from one thread at a time."""
    connection = _connect(f"{path.resolve().as_uri()}?mode=ro")
    try:
        check_schema(connection)
    except BaseException:
        connection.close()
        raise
    return connection


def _connect(uri: str) -> sqlite3.Connection:
    return sqlite3.connect(
        uri, uri=True, timeout=5, isolation_level=None, check_same_thread=False, cached_statements=256
    )


def _is_new(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is None


def _create(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA page_size = {PAGE}")
    connection.execute("BEGIN IMMEDIATE")
    for statement in _CREATE:
        connection.execute(statement)
    connection.execute("COMMIT")


def check_schema(connection: sqlite3.Connection) -> None:
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"about", "entries"} <= names:
        raise StoreFailed("this database is not a Tablée store")
    row = connection.execute("SELECT value FROM about WHERE name = 'schema'").fetchone()
    if row is None or not isinstance(row[0], int):
        raise StoreFailed("this store does not say which version it has")
    if row[0] > SCHEMA:
        raise StoreFailed(
            f"this store was written by a newer Tablée (store {row[0]}; this one reads {SCHEMA})"
        )


_WHY = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_BUSY": "another program is holding it",
    "SQLITE_LOCKED": "another program is holding it",
    "SQLITE_READONLY": "it may not be written to",
    "SQLITE_CANTOPEN": "it cannot be opened",
    "SQLITE_NOTADB": "it is not a Tablée store",
    "SQLITE_CORRUPT": "the file is damaged",
    "SQLITE_PERM": "it may not be opened",
}


def explain(error: Exception, path: Path) -> StoreFailed:
    """What went wrong with the file, in one line."""
    if isinstance(error, OSError):
        return StoreFailed(f"{path}: {error.strerror or error}")
    name = getattr(error, "sqlite_errorname", None) or ""
    known = [why for start, why in _WHY.items() if name.startswith(start)]
    return StoreFailed(f"{path}: {known[0] if known else error}")
