"""A database as it is at one moment: one transaction that only reads."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from tablee.store.checksum import checksum
from tablee.store.codec import Row
from tablee.store.contract import StoreFailed
from tablee.store.postgres.connection import connect
from tablee.store.postgres.notes_schema import ALL_NOTES
from tablee.store.postgres.reasons import LOST, explain, public_name
from tablee.store.postgres.schema import CODES, LOG, require_store


class DatabaseSnapshot:
    def __init__(self, connection: asyncpg.Connection) -> None:
        self.connection = connection

    async def codes(self) -> list[str]:
        return [row["code"] for row in await self.connection.fetch(CODES)]

    async def rows(self, code: str) -> list[Row]:
        return [tuple(row) for row in await self.connection.fetch(LOG, code, 0)]

    async def notes(self) -> list[tuple[str, str, bytes]]:
        if await require_store(self.connection) < 2:
            return []
        return [(row["kind"], row["name"], row["body"]) for row in await self.connection.fetch(ALL_NOTES)]

    def sealed(self, code: str, version: int, body: bytes) -> int:
        return checksum(code.encode(), version, body)


@asynccontextmanager
async def database_snapshot(address: str) -> AsyncIterator[DatabaseSnapshot]:
    try:
        connection = await connect(address)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                await _require_store(connection, address)
                yield DatabaseSnapshot(connection)
        finally:
            connection.terminate()
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise explain(error, address) from error


async def _require_store(connection: asyncpg.Connection, address: str) -> None:
    try:
        await require_store(connection)
    except StoreFailed as error:
        raise StoreFailed(f"{public_name(address)}: {error}") from None
