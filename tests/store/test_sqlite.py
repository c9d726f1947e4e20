from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.store.contract import Conflict, Store, StoreClosed, StoreFailed
from tablee.store.schema import COLUMNS, SCHEMA
from tablee.store.sqlite import SqliteStore
from tablee.store.writer import MOST, fitting
from tablee.table.model import Opened
from tests.store.building import line, played_log
from tests.toy_game import find


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "house" / "tables.db"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path, games=find)
    yield store
    await store.close()


def kept(path: Path) -> list[tuple[str, int]]:
    """What another connection sees: only what is committed."""
    connection = sqlite3.connect(path)
    rows = connection.execute("SELECT code, version FROM entries ORDER BY code, version").fetchall()
    connection.close()
    return rows


async def test_a_log_comes_back_as_it_was_written(store: Store) -> None:
    log = played_log()
    for version, entry in enumerate(log, 1):
        await store.append("TOYS", version, entry)
    assert await store.load("TOYS") == log


async def test_the_rest_of_a_log_comes_back_alone(store: Store) -> None:
    log = played_log()
    opened = log[0]
    assert isinstance(opened, Opened)
    await store.append_many("TOYS", 1, log)
    for version in range(len(log) + 1):
        assert await store.since("TOYS", version, opened.game) == log[version:]
    assert await store.since("NONE", 0, opened.game) == []


async def test_an_append_returns_only_when_it_is_committed(store: SqliteStore, path: Path) -> None:
    for version, entry in enumerate(played_log(), 1):
        await store.append("TOYS", version, entry)
        assert kept(path)[-1] == ("TOYS", version)


async def test_the_file_syncs_at_every_commit(store: SqliteStore) -> None:
    connection = store._writer._connection
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


async def test_a_version_is_taken_once_and_none_is_left_out(store: SqliteStore, path: Path) -> None:
    log = played_log()
    await store.append("TOYS", 1, log[0])
    for wrong in (1, 3, 0, -1):
        with pytest.raises(Conflict, match=f"version {wrong} is not the next"):
            await store.append("TOYS", wrong, log[1])
    await store.append("TOYS", 2, log[1])
    assert kept(path) == [("TOYS", 1), ("TOYS", 2)]
    assert await store.load("TOYS") == log[:2]


async def test_of_two_who_want_the_same_version_one_gets_it_and_others_are_not_disturbed(
    store: SqliteStore, path: Path
) -> None:
    wishes = [store.append("A", 1, line(0)), store.append("A", 1, line(1)), store.append("B", 1, line(2))]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert kept(path) == [("A", 1), ("B", 1)]


async def test_many_entries_are_kept_together_or_not_at_all(store: SqliteStore, path: Path) -> None:
    await store.append_many("A", 1, [line(n) for n in range(300)])
    assert len(kept(path)) == 300
    with pytest.raises(Conflict):
        await store.append_many("A", 300, [line(n) for n in range(3)])
    with pytest.raises(Conflict):
        await store.append_many("A", 302, [line(n) for n in range(2 * MOST)])
    await store.append_many("A", 301, [])
    assert len(kept(path)) == 300


async def test_many_tables_at_once_share_few_syncs(path: Path) -> None:
    syncs: list[int] = []
    store = SqliteStore(path, games=find, kept=syncs.append)

    async def one(code: str) -> None:
        for version in range(1, 21):
            await store.append(code, version, line(version))

    await asyncio.gather(*[one(f"T{number}") for number in range(100)])
    await store.close()
    assert sum(syncs) == 2000
    assert len(syncs) < 600
    assert len(kept(path)) == 2000


def test_a_batch_is_as_many_as_one_statement_takes() -> None:
    def waiting(*rows: int) -> list[Any]:
        return [SimpleNamespace(values=[0] * COLUMNS * count) for count in rows]

    assert [fitting(waiting(*[1] * count)) for count in (1, 12, 13, 19, 127, 500)] == [
        1,
        12,
        12,
        16,
        96,
        MOST,
    ]
    assert fitting(waiting(10, 3, 3, 5)) == 3
    assert fitting(waiting(300, 1)) == 1
    assert fitting(waiting(13, MOST)) == 1


async def test_a_long_queue_with_a_conflict_in_it_keeps_all_the_rest(store: SqliteStore, path: Path) -> None:
    wishes = [store.append(f"T{n:03}", 2 if n == 150 else 1, line(n)) for n in range(400)]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert [n for n, result in enumerate(results) if result is not None] == [150]
    assert len(kept(path)) == 399


async def test_everything_is_there_after_opening_again(path: Path) -> None:
    log = played_log()
    for start, rest in ((0, 4), (4, len(log))):
        store = SqliteStore(path, games=find)
        assert await store.load("TOYS") == log[:start]
        await store.append_many("TOYS", start + 1, log[start:rest])
        await store.close()
    store = SqliteStore(path, games=find)
    assert await store.load("TOYS") == log
    await store.close()


async def test_the_codes_of_all_tables(store: Store) -> None:
    assert await store.codes() == []
    for code in ("BETA", "ALPHA", "GAMMA"):
        await store.append_many(code, 1, [line(n) for n in range(5)])
    assert await store.codes() == ["ALPHA", "BETA", "GAMMA"]
    assert await store.load("DELTA") == []


async def test_closing_keeps_what_was_asked_for_and_takes_nothing_more(path: Path) -> None:
    store = SqliteStore(path, games=find)
    waiting = [asyncio.create_task(store.append(f"T{n}", 1, line(n))) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    assert len(kept(path)) == 50
    await store.close()
    with pytest.raises(StoreClosed):
        await store.append("T0", 2, line(1))
    with pytest.raises(StoreClosed):
        await store.load("T0")


async def test_who_stops_waiting_does_not_stop_the_append(store: SqliteStore, path: Path) -> None:
    task = asyncio.create_task(store.append("A", 1, line(1)))
    await asyncio.sleep(0)
    task.cancel()
    await store.append("A", 2, line(2))
    assert len(kept(path)) == 2


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE entries SET body = x'00'",
        "DELETE FROM entries",
        "INSERT OR REPLACE INTO entries VALUES ('A', 1, 0, 0, x'00')",
        "INSERT OR IGNORE INTO entries VALUES ('A', 7, 0, 0, x'00')",
    ],
)
async def test_what_is_written_stays(store: SqliteStore, path: Path, sql: str) -> None:
    await store.append("A", 1, line(1))
    connection = sqlite3.connect(path)
    with pytest.raises(sqlite3.IntegrityError):
        connection.execute(sql)
    connection.close()
    assert kept(path) == [("A", 1)]


async def test_two_servers_cannot_share_a_file(store: SqliteStore, path: Path) -> None:
    with pytest.raises(StoreFailed, match=f"another server is using {path}"):
        SqliteStore(path, games=find)
    await store.append("A", 1, line(1))


async def test_another_program_in_the_way_fails_the_append_and_nothing_else(
    store: SqliteStore, path: Path
) -> None:
    store._writer._connection.execute("PRAGMA busy_timeout = 50")
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreFailed, match="another program is holding it"):
        await store.append("A", 1, line(1))
    other.execute("ROLLBACK")
    other.close()
    await store.append("A", 1, line(1))


async def test_a_full_disk_fails_the_append_and_keeps_what_was_there(store: SqliteStore, path: Path) -> None:
    await store.append("A", 1, line(1))
    connection = store._writer._connection
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages + 2}")
    big = [line(n) for n in range(MOST)]
    with pytest.raises(StoreFailed, match="the disk is full"):
        await store.append_many("A", 2, big)
    with pytest.raises(StoreFailed, match="the disk is full"):
        await store.append_many("A", 2, big * 3)
    connection.execute("PRAGMA max_page_count = 100000")
    await store.append_many("A", 2, big)
    assert len(kept(path)) == 1 + MOST


def test_a_newer_store_is_refused_and_left_alone(path: Path) -> None:
    asyncio.run(SqliteStore(path, games=find).close())
    connection = sqlite3.connect(path)
    connection.execute("UPDATE about SET value = ?", (SCHEMA + 1,))
    connection.commit()
    connection.close()
    for _ in range(2):
        with pytest.raises(StoreFailed, match="written by a newer Tablée"):
            SqliteStore(path, games=find)


def test_a_file_that_is_no_store_is_refused(tmp_path: Path) -> None:
    text = tmp_path / "letter.txt"
    text.write_text("Dear reader, " * 100)
    with pytest.raises(StoreFailed, match=r"letter\.txt: it is not a Tablée store"):
        SqliteStore(text, games=find)
    assert text.read_text().startswith("Dear reader")
    foreign = tmp_path / "foreign.db"
    connection = sqlite3.connect(foreign)
    connection.execute("CREATE TABLE recipes (name)")
    connection.close()
    with pytest.raises(StoreFailed, match="not a Tablée store"):
        SqliteStore(foreign, games=find)
    with pytest.raises(StoreFailed):
        SqliteStore(tmp_path, games=find)
    with pytest.raises(StoreFailed):
        SqliteStore(text / "below.db", games=find)
