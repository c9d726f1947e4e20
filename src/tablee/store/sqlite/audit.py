"""What is wrong with the file as a whole: its pages, its index, its tables and triggers, its size."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator

from tablee.store.report import Flaw
from tablee.store.sqlite.failure_reasons import why
from tablee.store.sqlite.mark import entries_by_number, mark_of
from tablee.store.sqlite.schema import SHAPES, STRAY_WORDS, schema_of

MOST = 20  # of such flaws, for one damaged page may show in a thousand ways
_SHAPE = "SELECT type, name, sql FROM sqlite_master WHERE sql IS NOT NULL"


def flaws_of_file(connection: sqlite3.Connection, found: int) -> list[Flaw]:
    """`found` entries were read table by table."""
    return [
        *_tried(lambda: _pages(connection)),
        *_tried(lambda: _shape(connection)),
        *_tried(lambda: _counts(connection, found)),
    ]


def _tried(look: Callable[[], Iterator[str]]) -> list[Flaw]:
    try:
        return [Flaw("", 0, reason) for reason in look()]
    except sqlite3.Error as error:
        return [Flaw("", 0, why(error))]


def _pages(connection: sqlite3.Connection) -> Iterator[str]:
    """SQLite's own audit: every page, and the index against the entries."""
    for (line,) in connection.execute(f"PRAGMA integrity_check({MOST})"):
        if line != "ok":
            yield f"its pages do not fit together: {' '.join(str(line).split())}"


def _shape(connection: sqlite3.Connection) -> Iterator[str]:
    """What others add beside is theirs; what we made must be as we made it."""
    own = sqlite3.connect(":memory:")
    for statement in SHAPES[schema_of(connection)]:
        own.execute(statement)
    expected = own.execute(_SHAPE).fetchall()
    own.close()
    present = set(connection.execute(_SHAPE))
    for kind, name, sql in expected:
        if (kind, name, sql) not in present:
            yield f"the {kind} {name} is missing, or is not ours"


def fewer(count: int, wanted: int) -> str | None:
    return f"{wanted - count} of {wanted} entries are missing" if count < wanted else None


def _counts(connection: sqlite3.Connection, found: int) -> Iterator[str]:
    mark = mark_of(connection)
    if mark is None and schema_of(connection) > 1:
        yield "it does not say whether it was closed"
    (count,) = connection.execute("SELECT count(*) FROM entries NOT INDEXED").fetchone()
    last = entries_by_number(connection)
    if missing := fewer(count, max(last, mark or 0)):
        yield missing
    if schema_of(connection) > 3 and (stray := connection.execute(STRAY_WORDS).fetchone()[0]):
        yield f"{stray} names or words belong to no entry"
    if found != count:
        yield f"its tables lead to {found} entries, and there are {count}"
