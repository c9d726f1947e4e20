"""A whole table is removed: entries, words, snapshot, and what is left of them in free pages and log."""

from __future__ import annotations

import sqlite3

from tablee.store.sqlite.mark import REMOVED
from tablee.store.sqlite.schema import ABOUT, DROP_SNAPSHOT, KEEP_NOTE, LENGTH, REMOVE, REMOVE_WORDS
from tablee.store.store_contract import GONE

PATIENCE = 200  # milliseconds for somebody who reads an older moment of the file


def remove_table(connection: sqlite3.Connection, code: str, note: bytes) -> bool:
    """In a transaction: the note first, for the file lets nothing go without one."""
    (length,) = connection.execute(LENGTH, (code,)).fetchone()
    if not length:
        return False
    connection.execute(KEEP_NOTE, (GONE, code, note))
    connection.execute(DROP_SNAPSHOT, (code,))
    connection.execute(REMOVE_WORDS, (code,))
    connection.execute(REMOVE, (code,))
    connection.execute(ABOUT, (REMOVED, 1))
    return True


def empty_log(connection: sqlite3.Connection) -> None:
    """Carry the log over and cut it to nothing; if somebody reads meanwhile, that is left to a later time."""
    (before,) = connection.execute("PRAGMA busy_timeout").fetchone()
    connection.execute(f"PRAGMA busy_timeout = {PATIENCE}")
    try:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.execute(f"PRAGMA busy_timeout = {before}")
