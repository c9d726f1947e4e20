"""A file as it is at one moment, whether a house is using it or not."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

from tablee.store.checksum import BY_SCHEMA
from tablee.store.codec import Row
from tablee.store.sqlite.check import is_in_use
from tablee.store.sqlite.failure_reasons import explain
from tablee.store.sqlite.file_connections import open_alone, open_reading
from tablee.store.sqlite.schema import ALL_NOTES, CODES, log_by, schema_of
from tablee.store.store_contract import Snapshot, StoreFailed


class FileSnapshot:
    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection
        self._schema = schema_of(connection)
        self._seal = BY_SCHEMA[self._schema]

    async def codes(self) -> list[str]:
        return [code for (code,) in self._connection.execute(CODES)]

    async def rows(self, code: str) -> list[Row]:
        return self._connection.execute(log_by(self._schema), (code,)).fetchall()

    async def notes(self) -> list[tuple[str, str, bytes]]:
        return self._connection.execute(ALL_NOTES).fetchall() if self._schema > 2 else []

    def sealed(self, code: str, version: int, body: bytes) -> int:
        return self._seal(code.encode(), version, body)


@asynccontextmanager
async def file_snapshot(path: Path) -> AsyncIterator[Snapshot]:
    try:
        with closing(_opened(path)) as connection:
            connection.execute("BEGIN")
            yield FileSnapshot(connection)
    except (sqlite3.Error, OSError) as error:
        raise explain(error, path) from error


def _opened(path: Path) -> sqlite3.Connection:
    if not path.is_file():
        raise StoreFailed(f"{path}: there is no such file")
    file = path.resolve()
    return open_reading(file) if is_in_use(file) else open_alone(file)
