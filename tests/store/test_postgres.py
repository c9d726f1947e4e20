"""PostgreSQL as a store: owners, lines that are cut, and databases that will not do."""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest

from tablee.store.postgres import connection as connecting
from tablee.store.postgres import writer as writing
from tablee.store.postgres.check import check_database
from tablee.store.postgres.connection import make_ready
from tablee.store.postgres.node_rows import prepare_nodes
from tablee.store.postgres.schema import SCHEMA
from tablee.store.postgres.store import PostgresStore
from tablee.store.store_contract import Conflict, StoreFailed, StoreUnknown
from tablee.table.entries import Said
from tests.store.building import NOW, line
from tests.store.cut_line import Cut, CutLine, cut_line
from tests.store.database import address_of, ask, folder, guarded, new_database, new_store_address
from tests.toy_game import find

MARK = "THE-LINE-IS-CUT-HERE"


@pytest.fixture
async def name() -> str:
    name = await new_database()
    await make_ready(address_of(name))
    return name


@pytest.fixture
async def store(name: str) -> AsyncIterator[PostgresStore]:
    store = PostgresStore(address_of(name), games=find)
    yield store
    await store.close()


@pytest.fixture
async def cut(tmp_path: Path) -> AsyncIterator[CutLine]:
    async with cut_line(tmp_path, MARK.encode()) as made:
        yield made


@pytest.fixture
async def far(name: str, tmp_path: Path, cut: CutLine) -> AsyncIterator[PostgresStore]:
    """A store at the other end of a line that can be cut."""
    store = PostgresStore(address_of(name, tmp_path), games=find)
    yield store
    cut.cut = ""
    await store.close()


def marked(version: int) -> Said:
    return Said(NOW, 0, MARK, f"id-{version}")


async def versions(name: str, code: str = "A") -> list[int]:
    rows = await ask(f"SELECT version FROM entries WHERE code = '{code}' ORDER BY version", name)
    return [row["version"] for row in rows]


async def test_whoever_loads_a_table_owns_it_and_the_owner_before_conflicts(
    store: PostgresStore, name: str
) -> None:
    other = PostgresStore(address_of(name), games=find)
    await store.append("A", 1, line(1))
    assert len(await other.load("A")) == 1
    with pytest.raises(Conflict):
        await store.append("A", 2, line(2))
    await other.append("A", 2, line(2))
    assert len(await store.load("A")) == 2
    with pytest.raises(Conflict):
        await other.append("A", 3, line(3))
    await store.append("A", 3, line(3))
    assert await versions(name) == [1, 2, 3]
    await other.close()


async def test_nobody_appends_to_a_table_they_have_not_loaded(store: PostgresStore, name: str) -> None:
    await store.append("A", 1, line(1))
    other = PostgresStore(address_of(name), games=find)
    with pytest.raises(Conflict):
        await other.append("A", 2, line(2))
    await other.close()


async def test_the_same_version_is_not_enough_without_the_epoch(store: PostgresStore, name: str) -> None:
    await store.append("A", 1, line(1))
    await ask("UPDATE heads SET epoch = epoch + 1", name)
    with pytest.raises(Conflict):
        await store.append("A", 2, line(2))
    assert await versions(name) == [1]


@pytest.mark.parametrize("where", ["before", "after"])
async def test_a_line_cut_at_commit_is_found_out_and_the_entry_is_there_once(
    far: PostgresStore, cut: CutLine, name: str, where: Cut
) -> None:
    await far.append("A", 1, line(1))
    cut.cut = where
    waiting = asyncio.create_task(far.append("A", 2, marked(2)))
    await cut.was_cut.wait()
    cut.cut = ""
    await waiting
    assert await versions(name) == [1, 2]
    await far.append_many("A", 3, [line(3), line(4)])
    assert await versions(name) == [1, 2, 3, 4]


@pytest.mark.parametrize("where", ["before", "after"])
async def test_a_table_opened_over_a_line_that_is_cut_is_there_once(
    far: PostgresStore, cut: CutLine, name: str, where: Cut
) -> None:
    cut.cut = where
    waiting = [asyncio.create_task(far.append(code, 1, marked(1))) for code in "ABC"]
    await cut.was_cut.wait()
    cut.cut = ""
    await asyncio.gather(*waiting)
    for code in "ABC":
        assert await versions(name, code) == [1]
        await far.append(code, 2, line(2))
    assert await far.codes() == ["A", "B", "C"]


async def until_asked(statement: str) -> None:
    while not await ask(f"SELECT 1 FROM pg_stat_activity WHERE query = '{statement}'"):
        pass


@pytest.mark.parametrize(
    ("asked", "sleep"), [("read", "SELECT pg_sleep(5)"), ("append", "SELECT pg_sleep(6)")]
)
def test_an_event_loop_may_end_in_the_middle_of_a_statement(
    asked: str, sleep: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody goes on asking the database, and nothing is left that fails later, somewhere else."""

    async def slow(connection: asyncpg.Connection, batch: list[writing.Job]) -> set[str]:
        await connection.fetch(sleep)
        return set()

    async def ask_and_end() -> None:
        store = PostgresStore(await new_store_address(), games=find)
        monkeypatch.setattr(store._writer, "_append", slow)
        wish = store._read(sleep) if asked == "read" else store.append("A", 1, line(1))
        asking.add(asyncio.create_task(wish))
        await until_asked(sleep)

    asking: set[asyncio.Task[object]] = set()
    failed: list[object] = []
    monkeypatch.setattr(sys, "unraisablehook", failed.append)
    asyncio.run(ask_and_end())
    asking.clear()
    gc.collect()
    assert failed == []


async def test_a_silent_line_counts_as_cut(
    far: PostgresStore, cut: CutLine, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "ANSWER_SECONDS", 0.3)
    await far.append("A", 1, line(1))
    cut.cut = "silent"
    waiting = asyncio.create_task(far.append("A", 2, marked(2)))
    await cut.was_cut.wait()
    cut.cut = ""
    await waiting
    assert await versions(name) == [1, 2]


async def test_who_reads_over_a_silent_line_asks_anew_when_the_database_was_heard_elsewhere(
    far: PostgresStore, cut: CutLine
) -> None:
    await far.append("A", 1, line(1))
    cut.cut = "silent"
    waiting = asyncio.create_task(far.version(MARK))
    await cut.was_cut.wait()
    cut.cut = ""
    far.heard()
    await asyncio.sleep(0.05)
    assert not waiting.done(), "it has not been waited for yet"
    await asyncio.sleep(connecting.SILENCE)
    far.heard()
    assert await waiting == 0


async def test_what_arrives_late_after_the_line_was_given_up_changes_nothing(
    store: PostgresStore, far: PostgresStore, cut: CutLine, name: str
) -> None:
    """The epoch is raised before the log is read: a statement still on its way finds no owner."""
    await far.append("A", 1, line(1))
    epoch = far._writer.epochs["A"]
    cut.cut = "before"
    waiting = asyncio.create_task(far.append("A", 2, marked(2)))
    await cut.was_cut.wait()
    cut.cut = ""
    await waiting
    late = writing.Job("A", [(3, NOW, 0, b"{}")], [], lambda error: None)
    far._writer.epochs["A"] = epoch
    assert await far._writer._append(await far._writer._reached(), [late]) == set()
    assert await versions(name) == [1, 2]


@pytest.mark.parametrize("where", ["before", "after"])
async def test_another_owner_in_the_meantime_is_a_conflict_unless_the_entry_was_kept(
    store: PostgresStore, far: PostgresStore, cut: CutLine, name: str, where: Cut
) -> None:
    await far.append("A", 1, line(1))
    cut.cut = where
    waiting = asyncio.create_task(far.append("A", 2, marked(2)))
    await cut.was_cut.wait()
    cut.away = True
    kept = len(await store.load("A"))
    cut.away, cut.cut = False, ""
    if where == "after":
        await waiting
        assert kept == 2
    else:
        with pytest.raises(Conflict):
            await waiting
        assert kept == 1
    await store.append("A", kept + 1, line(9))
    assert await versions(name) == list(range(1, kept + 2))


async def test_a_database_that_stays_away_is_said_to_leave_the_outcome_unknown(
    far: PostgresStore, cut: CutLine, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "PATIENCE", 0.3)
    await far.append("A", 1, line(1))
    cut.cut = "after"
    waiting = asyncio.create_task(far.append("A", 2, marked(2)))
    await cut.was_cut.wait()
    cut.away = True
    with pytest.raises(StoreUnknown):
        await waiting
    with pytest.raises(Conflict):
        await far.append("A", 2, line(2))
    cut.away, cut.cut = False, ""
    assert len(await far.load("A")) == 2
    await far.append("A", 3, line(3))


async def test_a_database_that_is_away_before_anything_was_asked_keeps_nothing_and_says_so(
    far: PostgresStore, cut: CutLine, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "PATIENCE", 0.3)
    cut.away = True
    with pytest.raises(StoreFailed):
        await far.append("A", 1, line(1))
    cut.away = False
    await far.append("A", 1, line(1))
    assert await versions(name) == [1]


async def test_a_restarted_database_is_waited_for(store: PostgresStore, name: str) -> None:
    for version in range(1, 6):
        await store.append("A", version, line(version))
        await ask(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
    assert len(await store.load("A")) == 5


@pytest.mark.parametrize("sql", ["UPDATE entries SET body = ''", "DELETE FROM entries", "TRUNCATE entries"])
async def test_what_is_written_stays(store: PostgresStore, name: str, sql: str) -> None:
    await store.append("A", 1, line(1))
    with pytest.raises(asyncpg.IntegrityConstraintViolationError):
        await ask(sql, name)


async def test_a_database_that_will_not_do_is_one_clear_line() -> None:
    other, older, newer = await new_database(), await new_database(), await new_database()
    await ask("CREATE TABLE recipes (name text)", other)
    with pytest.raises(StoreFailed, match=f"/{other}: this database is not a Tablée store"):
        await make_ready(address_of(other))
    await make_ready(address_of(older))
    await ask("DELETE FROM about", older)
    with pytest.raises(StoreFailed, match="does not say which version"):
        await make_ready(address_of(older))
    await make_ready(address_of(newer))
    await ask(f"UPDATE about SET value = {SCHEMA + 1}", newer)
    with pytest.raises(StoreFailed, match="written by a newer Tablée"):
        await make_ready(address_of(newer))
    with pytest.raises(StoreFailed, match="there is no database of this name"):
        await make_ready(address_of("nowhere"))
    with pytest.raises(StoreFailed, match="it cannot be reached"):
        await make_ready("postgresql://somebody:secret@127.0.0.1:1/tables")


@pytest.mark.parametrize(
    ("address", "told"),
    [
        (
            "t:geheim@127.0.0.1:1,127.0.0.1:2/x",
            "postgresql://127.0.0.1:1,127.0.0.1:2/x: it cannot be reached",
        ),
        ("t:geheim@[::1]:1/x?ssl=disable", "postgresql://[::1]:1/x: it cannot be reached"),
        ("t:geheim@127.0.0.1:port/x", "postgresql://…: this is no address of a database"),
        ("t:geheim@[::1/x", "postgresql://…: this is no address of a database"),
        ("t:ge/heim@127.0.0.1:1/x", "postgresql://…: this is no address of a database"),
        ("t:ge#heim@127.0.0.1:1/x", "postgresql://…: this is no address of a database"),
    ],
)
async def test_an_address_that_cannot_be_read_is_one_line_without_its_password(
    address: str, told: str
) -> None:
    whole = f"postgresql://{address}"
    for attempt in (make_ready(whole), check_database(whole), prepare_nodes(whole)):
        with pytest.raises(StoreFailed) as refused:
            await attempt
        assert str(refused.value).startswith(told)
        assert "heim" not in str(refused.value)


async def test_passwords_are_asked_for_and_never_printed(name: str) -> None:
    async with guarded("guarded"):
        wrong = f"postgresql://guarded:wrong@/{name}?host={folder()}"
        with pytest.raises(StoreFailed, match="the name or the password is wrong") as refused:
            await make_ready(wrong)
        assert "guarded" not in str(refused.value)
        assert ":wrong" not in str(refused.value)
        empty = await new_database()
        with pytest.raises(StoreFailed, match="this user may not make or write tables there"):
            await make_ready(f"postgresql://guarded:right@/{empty}?host={folder()}")
