"""A database as it is at one moment: one transaction that only reads."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg

from tablee.store.checksum import checksum
from tablee.store.codec import Row
from tablee.store.postgres.connection import connect
from tablee.store.postgres.failure_reasons import LOST, explain, public_name
from tablee.store.postgres.notes_schema import ALL_NOTES
from tablee.store.postgres.schema import CODES, log_by, require_store
from tablee.store.store_contract import StoreFailed


class DatabaseSnapshot:
    def __init__(self, connection: asyncpg.Connection, schema: int) -> None:
        self.connection = connection
        self.schema = schema

    async def codes(self) -> list[str]:
        return [row["code"] for row in await self.connection.fetch(CODES)]

    async def rows(self, code: str) -> list[Row]:
        return [tuple(row) for row in await self.connection.fetch(log_by(self.schema), code, 0)]

    async def notes(self) -> list[tuple[str, str, bytes]]:
        if self.schema < 2:
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
                yield DatabaseSnapshot(connection, await _require_store(connection, address))
        finally:
            connection.terminate()
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise explain(error, address) from error


async def _require_store(connection: asyncpg.Connection, address: str) -> int:
    try:
        return await require_store(connection)
    except StoreFailed as error:
        raise StoreFailed(f"{public_name(address)}: {error}") from None
