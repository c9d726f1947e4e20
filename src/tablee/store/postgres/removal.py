"""A whole table is removed: its entries, its words and its snapshot, with a note and a head that stay."""

from __future__ import annotations

import asyncpg

from tablee.store.postgres.notes_schema import DROP_SNAPSHOT, KEEP_NOTE, NOTE, REMOVE, REMOVE_ENTRIES
from tablee.store.postgres.words_schema import REMOVE_WORDS
from tablee.store.store_contract import GONE


async def remove_table(connection: asyncpg.Connection, code: str, note: bytes) -> bool:
    """One transaction: the note first, for the database lets nothing go without one."""
    async with connection.transaction():
        if await connection.fetchval(REMOVE, code) is None:
            return bool(await connection.fetchval(NOTE, GONE, code) == note)  # by an earlier try, perhaps
        await connection.execute(KEEP_NOTE, GONE, code, note)
        await connection.execute(DROP_SNAPSHOT, code)
        await connection.execute(REMOVE_WORDS, code)
        await connection.execute(REMOVE_ENTRIES, code)
    return True
