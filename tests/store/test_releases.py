"""Stores that earlier releases wrote are whole, prove what they proved then, and go on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import msgspec
import pytest

import tablee
from tablee.store.hash_list import hashes_at
from tablee.store.postgres.check import check_database
from tablee.store.postgres.connection import make_ready
from tablee.store.postgres.store import PostgresStore
from tablee.store.report import StoreReport
from tablee.store.sqlite.check import check
from tablee.store.sqlite.store import SqliteStore
from tablee.store.store_contract import GONE
from tests.server.house import Guest, House
from tests.store.database import address_of, new_database
from tests.store.releases.kept import KeptTable, dump_of, file_of, releases, tables_of

ROOT = Path(__file__).resolve().parents[2]
RELEASED = re.compile(r"^## (\d+\.\d+\.\d+)", re.MULTILINE)


@pytest.fixture(params=releases())
def release(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def house(release: str, tmp_path: Path) -> Iterator[House]:
    house = House(file_of(release, tmp_path))
    house.start()
    yield house
    assert house.stop() == 0


async def restored(release: str) -> str:
    """The address of a database as that release left it."""
    name = await new_database()
    connection = await asyncpg.connect(address_of(name))
    await connection.execute(dump_of(release))
    await connection.close()
    return address_of(name)


def silent(done: int, total: int) -> None:
    """Nobody looks at the progress."""


def awake(release: str, report: StoreReport) -> list[KeptTable]:
    """Those whose box is on this shelf."""
    return [table for table in tables_of(release) if table.code not in report.asleep]


async def check_hashes(place: Path | str, tables: list[KeptTable]) -> None:
    """Each table has the hash it had, or says that it had it before it was rewritten."""
    found = {code: hashes for code, *hashes in await hashes_at(place)}
    assert {table.code for table in tables} == set(found)
    assert [table.code for table in tables if table.hash not in found[table.code]] == []


def check_report(report: StoreReport, tables: list[KeptTable]) -> None:
    assert (report.flaws, report.doubts, report.tables) == ((), (), len(tables))


async def test_a_file_is_sound_and_every_deal_in_it_is_verified(release: str, tmp_path: Path) -> None:
    path, tables = file_of(release, tmp_path), tables_of(release)
    await check_hashes(path, tables)
    store = SqliteStore(path)
    assert len(await store.notes(GONE)) == 1
    await store.close()
    check_report(check(path, replayed=silent), tables)
    await check_hashes(path, tables)


async def test_a_database_is_sound_and_every_deal_in_it_is_verified(release: str) -> None:
    address, tables = await restored(release), tables_of(release)
    await make_ready(address)
    report = await check_database(address, replayed=silent)
    check_report(report, tables)
    await check_hashes(address, tables)
    store = PostgresStore(address)
    for table in awake(release, report):
        assert len(await store.load(table.code)) >= table.version
    assert len(await store.notes(GONE)) == 1
    await store.close()


async def test_everybody_comes_back_to_their_seat_and_unfinished_games_go_on(
    house: House, release: str
) -> None:
    for table in awake(release, check(house.db)):
        guest = Guest(house, {"code": table.code, "token": table.token})
        guest.leaps = True
        async with guest:
            assert guest.you == 0
            assert (guest.version or 0) >= table.version
            assert (guest.table["places"][0]["name"] == "Ada") is not table.erased
            if table.status == "playing":
                await guest.say("let-bot-play", id="bot", on=True)
                await further(guest)


async def further(guest: Guest) -> None:
    before = guest.version or 0
    await guest.so(lambda: (guest.version or 0) > before + 1)


def test_every_release_that_the_changelog_names_has_its_store() -> None:
    named = RELEASED.findall((ROOT / "CHANGELOG.md").read_text("utf-8"))
    assert [one for one in named if one not in releases()] == []
    assert named == sorted(named, key=_parts, reverse=True)
    assert all(_parts(one) <= _parts(tablee.__version__) for one in (*named, *releases()))


def _parts(version: str) -> tuple[int, ...]:
    return tuple([int(part) for part in version.split(".")])


def test_a_kept_table_says_what_it_is(release: str) -> None:
    tables = tables_of(release)
    assert {table.status for table in tables} >= {"playing", "over"}
    assert msgspec.json.decode(msgspec.json.encode(tables), type=list[KeptTable]) == tables
