"""The mark inside the file: open, or closed with so many entries.

The mark reaches the file itself before the first entry, and is taken back when the last entry has reached
it. A copy of the file alone, made while a house runs, therefore says that it may lack the newest entries.
"""

from __future__ import annotations

import sqlite3

from tablee.store.sqlite.schema import ABOUT, MARK

OPEN = -1
COUNT = "SELECT count(*) FROM entries"
LAST = "SELECT coalesce(max(rowid), 0) FROM entries"  # entries are numbered as they come
REMOVED = "removed"  # whether whole tables were: their numbers are then missing, or given again


class Busy(sqlite3.OperationalError):
    """Somebody reads an older moment of the file: the log cannot be carried over whole."""

    sqlite_errorname = "SQLITE_BUSY"


def mark_of(connection: sqlite3.Connection) -> int | None:
    """`OPEN`, or how many entries the file was closed with; None where that is not known."""
    row = connection.execute("SELECT value FROM about WHERE name = ?", (MARK,)).fetchone()
    return row[0] if row is not None and isinstance(row[0], int) else None


def entries_by_number(connection: sqlite3.Connection) -> int:
    """How many entries there are by their numbers; counted one by one only where some were removed."""
    removed = connection.execute("SELECT 1 FROM about WHERE name = ?", (REMOVED,)).fetchone()
    (number,) = connection.execute(COUNT if removed else LAST).fetchone()
    return int(number)


def mark_open(connection: sqlite3.Connection) -> None:
    """The log keeps its bytes: an empty one beside an open file was made by somebody else."""
    connection.execute(ABOUT, (MARK, OPEN))
    carry_over(connection, "FULL")


def mark_closed(connection: sqlite3.Connection) -> None:
    """Pages are carried over in any order, so the mark goes after all the others."""
    carry_over(connection, "TRUNCATE")
    connection.execute(ABOUT, (MARK, entries_by_number(connection)))
    carry_over(connection, "TRUNCATE")


def carry_over(connection: sqlite3.Connection, how: str) -> None:
    """Everything in the log goes to the file."""
    busy, _, _ = connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
    if busy:
        raise Busy("the log could not be carried over")
