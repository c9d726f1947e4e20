"""A database of the second schema goes on: names and talk leave the entries once, and nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import msgspec
import pytest

from tablee.store.codec import whole_body
from tablee.store.hashes import hash_of_table
from tablee.store.postgres.check import check_database
from tablee.store.postgres.connection import make_ready
from tablee.store.postgres.rewriting import OLDER_NODES
from tablee.store.postgres.schema import SCHEMA
from tablee.store.postgres.store import PostgresStore
from tablee.store.rewriting import Hashes
from tablee.store.store_contract import REWRITTEN, StoreFailed
from tests.store.database import address_of, ask
from tests.store.old_database import kept_rows, old_database
from tests.toy_game import find

CODES = ("GOOD", "TOYS")


@pytest.fixture
async def name() -> str:
    return await old_database()


@pytest.fixture
async def store(name: str) -> AsyncIterator[PostgresStore]:
    await make_ready(address_of(name))
    opened = PostgresStore(address_of(name), games=find)
    yield opened
    await opened.close()


async def test_every_table_reads_as_before(store: PostgresStore, name: str) -> None:
    read = [(code, row[0], row[1], whole_body(row)) for code in CODES for row in await store.rows(code)]
    assert read == kept_rows()
    assert [len(await store.load(code)) for code in CODES] == [15, 15]
    report = await check_database(address_of(name), games=find)
    assert (report.tables, report.entries, report.flaws) == (2, 30, ())


async def test_names_and_talk_leave_the_entries_and_both_hashes_are_listed(
    store: PostgresStore, name: str
) -> None:
    before = kept_rows()
    assert [body for *_, body in before if b"Ada" in body]
    listed = {
        code: msgspec.json.decode(body, type=Hashes) for code, body in (await store.notes(REWRITTEN)).items()
    }
    for code in CODES:
        kept: list[Any] = [(row[1], row[3]) for row in await store.rows(code)]
        assert not [body for _, body in kept if b"Ada" in body or b"Bonjour" in body]
        old = [(at, body) for owner, _, at, body in before if owner == code]
        assert listed[code] == Hashes(hash_of_table(code, old), hash_of_table(code, kept))
    assert (await ask("SELECT value FROM about", name))[0]["value"] == SCHEMA
    with pytest.raises(asyncpg.IntegrityConstraintViolationError):
        await ask("UPDATE entries SET at = 0", name)


async def test_several_houses_that_open_it_at_once_rewrite_it_once(name: str) -> None:
    await asyncio.gather(*[make_ready(address_of(name)) for _ in range(3)])
    report = await check_database(address_of(name), games=find)
    assert (report.entries, report.flaws) == (30, ())


async def test_what_was_damaged_stays_damaged(name: str) -> None:
    await ask("ALTER TABLE entries DISABLE TRIGGER no_change", name)
    await ask("UPDATE entries SET crc = crc + 1 WHERE code = 'TOYS' AND version = 2", name)
    await ask("ALTER TABLE entries ENABLE TRIGGER no_change", name)
    await make_ready(address_of(name))
    report = await check_database(address_of(name), games=find)
    assert [(flaw.code, flaw.version) for flaw in report.flaws] == [("TOYS", 2)]


async def test_nothing_changes_while_nodes_of_an_earlier_version_run(name: str) -> None:
    await ask("CREATE TABLE nodes (until timestamptz)", name)
    await ask("INSERT INTO nodes VALUES (clock_timestamp() + interval '1 hour')", name)
    with pytest.raises(StoreFailed, match=OLDER_NODES):
        await make_ready(address_of(name))
    assert (await ask("SELECT value FROM about", name))[0]["value"] == 2
    found = await ask("SELECT code, version, at, body FROM entries ORDER BY code, version", name)
    assert [tuple(row) for row in found] == kept_rows()
