"""What stands beside the logs in every store: the host's notes, and what is left of a removed table."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from tablee.store.sqlite.check import check
from tablee.store.sqlite.store import SqliteStore
from tablee.store.store_contract import GONE, Conflict, Store
from tests.store.building import line, played_log
from tests.store.places import PLACES, Place
from tests.toy_game import find

SECRET = "somebody’s own words"


@pytest.fixture(params=PLACES)
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    made: Place = await request.param(tmp_path)
    return made


@pytest.fixture
async def store(place: Place) -> AsyncIterator[Store]:
    store = place.open()
    yield store
    await store.close()


async def test_a_store_says_whether_it_could_keep_anything_now(store: Store) -> None:
    await store.probe()


async def test_notes_are_kept_replaced_and_taken_back(place: Place) -> None:
    store = place.open()
    await store.note("ban", "192.0.2.7", b"1")
    await store.note("ban", "192.0.2.8", b"2")
    await store.note("ban", "192.0.2.7", b"3")
    await store.note("ban", "192.0.2.8", None)
    await store.note("ban", "192.0.2.9", None)
    await store.close()
    again = place.open()
    assert await again.notes("ban") == {"192.0.2.7": b"3"}
    assert await again.notes("closed") == {}
    await again.close()


async def test_tables_are_listed_page_by_page(store: Store) -> None:
    log = played_log()
    for code in ("BBBB", "AAAA", "CCCC"):
        await store.append_many(code, 1, log)
    first = await store.tables(most=2)
    assert [one.code for one in first] == ["AAAA", "BBBB"]
    (last,) = await store.tables(after="BBBB", most=2)
    assert last == ("CCCC", len(log), log[0].at, log[-1].at)


async def test_a_removed_table_leaves_a_note_and_never_comes_back(store: Store) -> None:
    log = played_log()
    for code in ("AAAA", "BBBB", "CCCC"):
        await store.append_many(code, 1, log)
    assert await store.remove("BBBB", b"why")
    assert not await store.remove("DDDD", b"why")
    assert await store.load("BBBB") == []
    assert await store.version("BBBB") == 0
    assert await store.codes() == ["AAAA", "CCCC"]
    assert [one.code for one in await store.tables()] == ["AAAA", "CCCC"]
    assert await store.notes(GONE) == {"BBBB": b"why"}
    with pytest.raises(Conflict):
        await store.append("BBBB", 1, log[0])
    with pytest.raises(Conflict):
        await store.append("BBBB", len(log) + 1, log[-1])
    assert await store.load("CCCC") == log


async def test_what_is_gone_cannot_be_denied(store: Store) -> None:
    await store.append_many("AAAA", 1, played_log())
    await store.remove("AAAA", b"why")
    with pytest.raises(Exception, match="gone stays gone"):
        await store.note(GONE, "AAAA", None)
    with pytest.raises(Exception, match="gone stays gone"):
        await store.note(GONE, "AAAA", b"other")


@pytest.mark.parametrize("removed", ["AAAA", "ZZZZ"])
async def test_nothing_of_a_removed_table_is_left_in_the_file(tmp_path: Path, removed: str) -> None:
    path = tmp_path / "tables.db"
    store = SqliteStore(path, games=find)
    for code in ("AAAA", "ZZZZ"):
        words = SECRET if code == removed else "others stay"
        await store.append_many(code, 1, [*played_log(), msgspec.structs.replace(line(1), text=words)])
    await store.remove(removed, b"why")
    beside = path.with_name("tables.db-wal")
    assert SECRET.encode() not in path.read_bytes() + beside.read_bytes()
    await store.append("MMMM", 1, played_log()[0])
    assert check(path, games=find).sound
    await store.close()
    report = check(path, games=find)
    assert (report.sound, report.tables) == (True, 2)
    connection = sqlite3.connect(path)
    with pytest.raises(sqlite3.IntegrityError, match="never deleted"):
        connection.execute("DELETE FROM entries WHERE code = 'MMMM'")
    connection.close()
