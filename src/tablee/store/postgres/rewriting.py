"""A database from before words were parted from entries, once: names and talk go into rows of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.store.postgres.notes_schema import KEEP_NOTE
from tablee.store.postgres.words_schema import KEEP_WORD, LIVING_NODES
from tablee.store.rewriting import Rewriting
from tablee.store.store_contract import REWRITTEN, StoreFailed

if TYPE_CHECKING:
    from asyncpg import Connection

CODES: Final = "SELECT code FROM heads WHERE version > 0 ORDER BY code"
ROWS: Final = "SELECT version, at, crc, body FROM entries WHERE code = $1 ORDER BY version"
REWRITE: Final = "UPDATE entries SET crc = $3, body = $4 WHERE code = $1 AND version = $2"
OLDER_NODES: Final = (
    "nodes of an earlier version run on it, which could not read it then: stop them all first, this once"
)


async def part_words(connection: Connection) -> None:
    """In the transaction that makes the words' table; the hashes before and after stay as notes."""
    if await connection.fetchval("SELECT to_regclass('nodes')") and await connection.fetchval(LIVING_NODES):
        raise StoreFailed(OLDER_NODES)
    codes = [row["code"] for row in await connection.fetch(CODES)]
    if not codes:
        return
    await connection.execute("ALTER TABLE entries DISABLE TRIGGER no_change")
    for code in codes:
        rewriting = Rewriting(code, [tuple(row) for row in await connection.fetch(ROWS, code)])
        if not rewriting.changed:
            continue
        changed = rewriting.changed
        await connection.executemany(REWRITE, [(code, row[0], row[1], row[2]) for row in changed])
        await connection.executemany(KEEP_WORD, [(code, row[0], row[3], row[4]) for row in changed])
        await connection.execute(KEEP_NOTE, REWRITTEN, code, rewriting.note)
    await connection.execute("ALTER TABLE entries ENABLE TRIGGER no_change")
