"""One connection to the database that is made again when it is lost."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, TypeVar

import asyncpg

from tablee.store.postgres.failure_reasons import LOST, STOPPING, explain, public_name
from tablee.store.postgres.schema import prepare
from tablee.store.store_contract import StoreFailed

T = TypeVar("T")
CONNECT_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 10.0
"""A statement that takes longer counts as lost: the line may be cut without a word."""
SILENCE: Final = 0.5
"""A statement that takes longer does so while the database is heard over another line."""


class Patience(NamedTuple):
    """Seconds to wait for a connection, and for an answer over it."""

    connect: float
    answer: float


def usual() -> Patience:
    return Patience(CONNECT_SECONDS, ANSWER_SECONDS)


async def connect(address: str, patience: Patience | None = None) -> asyncpg.Connection:
    seconds = patience or usual()
    return await asyncpg.connect(
        address,
        timeout=seconds.connect,
        command_timeout=seconds.answer,
        server_settings={"application_name": "tablee", "synchronous_commit": "on", "jit": "off"},
    )


class Lasting:
    """Gives the open connection, or opens one; whoever finds it broken says so by `drop`."""

    def __init__(self, address: str, patience: Patience | None = None) -> None:
        self._address = address
        self._patience = patience
        self._connection: asyncpg.Connection | None = None
        self._opening = asyncio.Lock()
        self._asked: float | None = None  # when what is under way was

    async def get(self) -> asyncpg.Connection:
        if self._connection is not None and not self._connection.is_closed():
            return self._connection
        async with self._opening:
            if self._connection is None or self._connection.is_closed():
                self._connection = await connect(self._address, self._patience)
            return self._connection

    async def ask(self, work: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        """Do that over the open connection; who is stopped in the middle of it hangs up.

        A driver left to itself would go on asking the database, even when its event loop is about to end.
        """
        try:
            connection = await self.get()
            self._asked = time.monotonic()
            return await work(connection)
        except asyncio.CancelledError:
            self.drop()
            raise
        finally:
            self._asked = None

    def drop_if_silent(self) -> None:
        """The database was heard over another line: one that has been waited for is as good as cut."""
        if self._asked is not None and time.monotonic() - self._asked > SILENCE:
            self.drop()

    def drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None and not connection.is_closed():
            try:
                await connection.close(timeout=CONNECT_SECONDS)
            except (*LOST, *STOPPING, asyncpg.PostgresError):
                connection.terminate()


async def make_ready(address: str) -> None:
    """Reach the database once and see to its tables; `StoreFailed` says in one line why it will not do."""
    try:
        connection = await connect(address)
        try:
            await prepare(connection)
        finally:
            await connection.close(timeout=CONNECT_SECONDS)
    except StoreFailed as error:
        raise StoreFailed(f"{public_name(address)}: {error}") from None
    except (*LOST, asyncpg.PostgresError, ValueError) as error:
        raise explain(error, address) from error
