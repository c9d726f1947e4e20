"""The kinds of places a store can lie in, for tests of what all stores promise."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Protocol

from tablee.store.postgres.store import PostgresStore
from tablee.store.sqlite.store import SqliteStore
from tablee.store.store_contract import Store
from tests.store.database import ask, new_store_address
from tests.toy_game import find

KEPT = "SELECT code, version FROM entries ORDER BY code, version"


def nothing(count: int) -> None:
    """Nobody counts the commits."""


class Place(Protocol):
    def open(self, kept: Callable[[int], None] = nothing) -> Store: ...

    async def kept(self) -> list[tuple[str, int]]:
        """What another connection sees: only what is committed."""
        ...


class InFile:
    def __init__(self, path: Path) -> None:
        self.path = path

    def open(self, kept: Callable[[int], None] = nothing) -> Store:
        return SqliteStore(self.path, games=find, kept=kept)

    async def kept(self) -> list[tuple[str, int]]:
        with closing(sqlite3.connect(self.path)) as connection:
            return connection.execute(KEPT).fetchall()


class InDatabase:
    def __init__(self, address: str) -> None:
        self.address = address

    def open(self, kept: Callable[[int], None] = nothing) -> Store:
        return PostgresStore(self.address, games=find, kept=kept)

    async def kept(self) -> list[tuple[str, int]]:
        name = self.address.partition("@/")[2].partition("?")[0]
        return [(row["code"], row["version"]) for row in await ask(KEPT, name)]


async def in_file(folder: Path) -> Place:
    return InFile(folder / "house" / "tables.db")


async def in_database(folder: Path) -> Place:
    return InDatabase(await new_store_address())


PLACES: tuple[Callable[[Path], Awaitable[Place]], ...] = (in_file, in_database)
