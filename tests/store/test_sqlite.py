from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.store.sqlite.schema import COLUMNS, SCHEMA
from tablee.store.sqlite.store import SqliteStore
from tablee.store.sqlite.writer import MOST, TOGETHER, fitting
from tablee.store.store_contract import StoreFailed
from tests.store.building import line
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


async def test_the_file_syncs_at_every_commit(store: SqliteStore) -> None:
    connection = store._writer._connection
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)


async def test_what_is_put_in_one_turn_wakes_the_writer_once(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[int] = []
    writer, send = store._writer, store._writer._send

    def sending(loop: asyncio.AbstractEventLoop) -> None:
        sent.append(len(writer._coming[loop]))
        send(loop)

    monkeypatch.setattr(writer, "_send", sending)
    await asyncio.gather(*[store.append(code, 1, line(1)) for code in ("ONE", "TWO", "THREE")])
    await store.append("ONE", 2, line(2))
    assert sent == [3, 1]


@pytest.fixture
async def busy(store: SqliteStore) -> AsyncIterator[Callable[[], None]]:
    """The writer is busy until this is called."""
    begun, let_go = Event(), Event()

    def work(_: sqlite3.Connection) -> None:
        begun.set()
        let_go.wait(60)

    writing = asyncio.create_task(store._write(work))
    await asyncio.to_thread(begun.wait, 60)
    yield let_go.set
    await writing


async def test_an_entry_is_kept_before_all_notes_that_came_before_it(
    store: SqliteStore, busy: Callable[[], None]
) -> None:
    done: list[str] = []

    async def note(number: int) -> None:
        await store.note("kind", f"{number}", b"body")
        done.append("note")

    async def append() -> None:
        await store.append("ONE", 1, line(1))
        done.append("entry")

    asked = [asyncio.create_task(one) for one in (*[note(number) for number in range(100)], append())]
    await asyncio.sleep(0)
    busy()
    await asyncio.gather(*asked)
    assert done == ["entry"] + ["note"] * 100


async def test_many_notes_are_kept_by_few_syncs(store: SqliteStore, busy: Callable[[], None]) -> None:
    told: list[str] = []
    asked = [asyncio.create_task(store.note("kind", f"{number}", b"body")) for number in range(100)]
    await asyncio.sleep(0)
    store._writing.set_trace_callback(told.append)
    busy()
    await asyncio.gather(*asked)
    store._writing.set_trace_callback(None)
    assert 100 / TOGETHER <= told.count("COMMIT") <= 100 / TOGETHER + 2
    assert len(await store.notes("kind")) == 100


async def test_a_note_that_is_refused_keeps_no_other_back(store: SqliteStore) -> None:
    """What is gone for good stays so, and everything beside it is kept once."""
    await store.note("gone", "TABLE", b"1")
    answers = await asyncio.gather(
        store.note("kind", "before", b"1"),
        store.note("gone", "TABLE", None),
        store.note("kind", "after", b"2"),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [type(None), StoreFailed, type(None)]
    assert await store.notes("kind") == {"before": b"1", "after": b"2"}


async def test_what_was_put_in_the_very_turn_of_closing_is_kept(path: Path) -> None:
    store = SqliteStore(path, games=find)
    heard: list[object] = []
    store.keep("LAST", 1, line(1), heard.append)
    await store.close()
    await asyncio.sleep(0)
    assert heard == [None]
    assert kept(path) == [("LAST", 1)]


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
        with pytest.raises(StoreFailed, match=r"tables\.db: .* written by a newer Tablée"):
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
