"""The file: one table of entries that only grows, and rows about the file itself.

Entries lie in the order they came, so a batch touches few pages; the primary key finds a table's
entries again (docs/decisions/store.md has the figures).
"""

from __future__ import annotations

import sqlite3

from tablee.store.store_contract import StoreFailed, newer

SCHEMA = 4  # 1 had checksums of the body alone, and no mark; 2 no notes and no snapshots; 3 no words apart
PAGE = 1024  # bytes: every entry also touches its table's own page of the key, and whole pages are logged

NO_UPDATE = """CREATE TRIGGER no_update BEFORE UPDATE ON entries
        BEGIN SELECT raise(ABORT, 'entries never change'); END"""
NO_DELETE_2 = """CREATE TRIGGER no_delete BEFORE DELETE ON entries
        BEGIN SELECT raise(ABORT, 'entries are never deleted'); END"""
CREATE_2 = (
    "CREATE TABLE about (name TEXT PRIMARY KEY, value INTEGER NOT NULL)",
    """CREATE TABLE entries (
        code TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL,
        crc INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (code, version))""",
    """CREATE TRIGGER no_gaps BEFORE INSERT ON entries
        WHEN NEW.version != 1 + coalesce((SELECT max(version) FROM entries WHERE code = NEW.code), 0)
        BEGIN SELECT raise(ABORT, 'not the next version'); END""",
    NO_UPDATE,
    NO_DELETE_2,
)
ADDED_3 = (
    """CREATE TABLE notes (
        kind TEXT NOT NULL, name TEXT NOT NULL, body BLOB NOT NULL, PRIMARY KEY (kind, name)
        ) WITHOUT ROWID""",
    """CREATE TABLE snapshots (
        code TEXT PRIMARY KEY, length INTEGER NOT NULL, key TEXT NOT NULL, crc INTEGER NOT NULL,
        body BLOB NOT NULL)""",
    """CREATE TRIGGER no_delete BEFORE DELETE ON entries
        WHEN NOT EXISTS (SELECT 1 FROM notes WHERE kind = 'gone' AND name = OLD.code)
        BEGIN SELECT raise(ABORT, 'entries are never deleted'); END""",
    """CREATE TRIGGER no_return BEFORE INSERT ON entries
        WHEN NEW.version = 1 AND EXISTS (SELECT 1 FROM notes WHERE kind = 'gone' AND name = NEW.code)
        BEGIN SELECT raise(ABORT, 'the table is gone for good'); END""",
    """CREATE TRIGGER no_waking BEFORE DELETE ON notes WHEN OLD.kind = 'gone'
        BEGIN SELECT raise(ABORT, 'what is gone stays gone'); END""",
    """CREATE TRIGGER no_changed_end BEFORE UPDATE ON notes WHEN OLD.kind = 'gone'
        BEGIN SELECT raise(ABORT, 'what is gone stays gone'); END""",
)
ADDED_4 = (
    """CREATE TABLE words (
        code TEXT NOT NULL, version INTEGER NOT NULL, crc INTEGER NOT NULL, body BLOB NOT NULL,
        PRIMARY KEY (code, version))""",
    """CREATE TRIGGER no_other_words BEFORE UPDATE ON words
        WHEN NEW.body != x'' OR NEW.code != OLD.code OR NEW.version != OLD.version
        BEGIN SELECT raise(ABORT, 'words are erased, never changed'); END""",
    """CREATE TRIGGER no_lost_words BEFORE DELETE ON words
        WHEN NOT EXISTS (SELECT 1 FROM notes WHERE kind = 'gone' AND name = OLD.code)
        BEGIN SELECT raise(ABORT, 'words are never deleted'); END""",
)
"""Words lie in the order they came: none is ever moved to another page, where a copy could stay behind."""
CREATE_3 = tuple(statement for statement in CREATE_2 if statement != NO_DELETE_2) + ADDED_3
CREATE = CREATE_3 + ADDED_4
SHAPES = {1: CREATE_2, 2: CREATE_2, 3: CREATE_3, 4: CREATE}

# Steps from code to code by the key, without reading the entries between them.
CODES = """
WITH RECURSIVE tables (code) AS (
    SELECT min(code) FROM entries
    UNION ALL
    SELECT (SELECT min(code) FROM entries WHERE entries.code > tables.code)
    FROM tables WHERE code IS NOT NULL)
SELECT code FROM tables WHERE code IS NOT NULL"""
LOG_3 = "SELECT version, at, crc, body, NULL, NULL FROM entries WHERE code = ? ORDER BY version"
LOG = """
SELECT entries.version, at, entries.crc, entries.body, words.crc, words.body
FROM entries LEFT JOIN words ON words.code = entries.code AND words.version = entries.version
WHERE entries.code = ? ORDER BY entries.version"""
LENGTH = "SELECT max(version) FROM entries WHERE code = ?"
LATER = """
SELECT entries.version, at, entries.crc, entries.body, words.crc, words.body
FROM entries LEFT JOIN words ON words.code = entries.code AND words.version = entries.version
WHERE entries.code = ? AND entries.version > ? ORDER BY entries.version"""
TABLES = """
SELECT code, (SELECT max(version) FROM entries WHERE entries.code = tables.code) AS length,
    (SELECT at FROM entries WHERE entries.code = tables.code ORDER BY version LIMIT 1) AS opened,
    (SELECT at FROM entries WHERE entries.code = tables.code ORDER BY version DESC LIMIT 1) AS changed
FROM (WITH RECURSIVE tables (code) AS (
    SELECT min(code) FROM entries WHERE code > ?
    UNION ALL
    SELECT (SELECT min(code) FROM entries WHERE entries.code > tables.code)
    FROM tables WHERE code IS NOT NULL)
    SELECT code FROM tables WHERE code IS NOT NULL LIMIT ?) AS tables"""
ALL_NOTES = "SELECT kind, name, body FROM notes ORDER BY kind, name"
NOTES = "SELECT name, body FROM notes WHERE kind = ?"
KEEP_NOTE = """
INSERT INTO notes VALUES (?, ?, ?) ON CONFLICT (kind, name) DO UPDATE SET body = excluded.body"""
DROP_NOTE = "DELETE FROM notes WHERE kind = ? AND name = ?"
REMOVE = "DELETE FROM entries WHERE code = ?"
REMOVE_WORDS = "DELETE FROM words WHERE code = ?"
KEEP_WORD = "INSERT INTO words VALUES (?, ?, ?, ?)"
ERASE_WORD = "UPDATE words SET body = x'', crc = ? WHERE code = ? AND version = ? AND body != x''"
ERASED = "SELECT 1 FROM words WHERE code = ? AND body = x'' LIMIT 1"
STRAY_WORDS = """
SELECT count(*) FROM words WHERE NOT EXISTS (
    SELECT 1 FROM entries WHERE entries.code = words.code AND entries.version = words.version)"""
DROP_SNAPSHOT = "DELETE FROM snapshots WHERE code = ?"
KEEP_SNAPSHOT = """
INSERT INTO snapshots SELECT ?1, ?2, ?3, ?4, ?5
WHERE EXISTS (SELECT 1 FROM entries WHERE code = ?1 AND version = ?2)
ON CONFLICT (code) DO UPDATE SET length = excluded.length, key = excluded.key, crc = excluded.crc,
    body = excluded.body"""
SNAPSHOT = "SELECT length, key, crc, body FROM snapshots WHERE code = ?"
ABOUT = "INSERT OR REPLACE INTO about VALUES (?, ?)"
COLUMNS = 5
MARK = "closed"  # with so many entries, or `mark.OPEN`


def log_by(schema: int) -> str:
    """The statement that reads a table's log from a file of that schema."""
    return LOG if schema > 3 else LOG_3


def is_new(connection: sqlite3.Connection) -> bool:
    return connection.execute("SELECT 1 FROM sqlite_master LIMIT 1").fetchone() is None


def create(connection: sqlite3.Connection) -> None:
    connection.execute(f"PRAGMA page_size = {PAGE}")
    connection.execute("BEGIN IMMEDIATE")
    for statement in CREATE:
        connection.execute(statement)
    connection.execute(ABOUT, ("schema", SCHEMA))
    connection.execute(ABOUT, (MARK, 0))
    connection.execute("COMMIT")


def schema_of(connection: sqlite3.Connection) -> int:
    """The version of the file's shape; `StoreFailed` if it is none that can be read here."""
    (_, _, file), *_ = connection.execute("PRAGMA database_list")
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not {"about", "entries"} <= names:
        raise StoreFailed(f"{file}: it is not a Tablée store")
    row = connection.execute("SELECT value FROM about WHERE name = 'schema'").fetchone()
    if row is None or not isinstance(row[0], int) or row[0] < 1:
        raise StoreFailed(f"{file}: this store does not say which version it has")
    if row[0] > SCHEMA:
        raise StoreFailed(f"{file}: {newer(row[0], SCHEMA)}")
    return row[0]
