"""Words are erased from the database, with a note of which; its pages are then written anew."""

from __future__ import annotations

from typing import Final

import asyncpg
import msgspec
import structlog

from tablee.store.checksum import checksum
from tablee.store.postgres.notes_schema import DROP_SNAPSHOT, KEEP_NOTE
from tablee.store.postgres.words_schema import ERASE, PART_FROM
from tablee.store.store_contract import ERASED, Erasure

log = structlog.get_logger()
TABLES: Final = ("words", "snapshots")
PATIENCE: Final = "SET lock_timeout = '2s'"


async def erase_words(connection: asyncpg.Connection, erasure: Erasure) -> int:
    """How many words were still there; safe to repeat."""
    code = erasure.code
    seals = [checksum(code.encode(), version, b"") for version in erasure.versions]
    async with connection.transaction():
        found = await connection.fetch(ERASE, code, list(erasure.versions), seals)
        await connection.execute(DROP_SNAPSHOT, code)
        if found:
            await connection.execute(PART_FROM, code)
        await connection.execute(KEEP_NOTE, ERASED, erasure.name, msgspec.json.encode(erasure))
    if found:
        await _sweep(connection)
    return len(found)


async def _sweep(connection: asyncpg.Connection) -> None:
    """Both tables are written anew; where somebody reads them all the while, that is left to later."""
    await connection.execute(PATIENCE)
    try:
        for table in TABLES:
            await connection.execute(f"VACUUM FULL {table}")
    except asyncpg.PostgresError as error:
        log.warning("erased words may linger in the database's free pages", why=type(error).__name__)
    finally:
        await connection.execute("RESET lock_timeout")
