"""Tables carried from one store to another, and a running house's backup."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tablee.cli.main import run
from tablee.store.copying import copy_store, hash_of
from tablee.store.postgres.check import check_database
from tablee.store.postgres.store import PostgresStore
from tablee.store.snapshot import snapshot_of
from tablee.store.sqlite.check import check
from tablee.store.sqlite.store import SqliteStore
from tablee.store.store_choice import open_store
from tablee.store.store_contract import GONE, Conflict, Store, StoreDamaged, StoreFailed
from tests.store.building import line, played_log
from tests.store.database import ask, new_store_address
from tests.toy_game import find

CODES = [f"T{number:02}" for number in range(12)]


async def filled(store: Store) -> str:
    """Some whole games and some talk; the hash of it all."""
    for code in CODES:
        await store.append_many(code, 1, played_log(code))
    await store.append_many("LONG", 1, [line(number) for number in range(1000)])
    return await hash_of(store, ["LONG", *CODES])


def silent(done: int, total: int) -> None:
    """Nobody looks at the progress."""


async def copied(source: Path | str, target: Store) -> str:
    async with snapshot_of(source) as snapshot:
        return (await copy_store(snapshot, target, silent)).hash


async def test_from_a_file_to_a_database_and_back(tmp_path: Path) -> None:
    first, last = (
        SqliteStore(tmp_path / "first.db", games=find),
        SqliteStore(tmp_path / "last.db", games=find),
    )
    hash = await filled(first)
    await first.close()
    address = await new_store_address()
    between = PostgresStore(address, games=find)
    assert await copied(tmp_path / "first.db", between) == hash
    assert await between.load(CODES[0]) == played_log(CODES[0])
    await between.close()
    assert await copied(address, last) == hash
    await last.close()
    report = check(tmp_path / "last.db", games=find)
    assert (report.tables, {flaw.code for flaw in report.flaws}) == (13, {"LONG"})
    report = await check_database(address, games=find)
    assert (report.tables, {flaw.code for flaw in report.flaws}) == (13, {"LONG"})


async def test_an_interrupted_copy_goes_on_where_it_was(tmp_path: Path) -> None:
    source = SqliteStore(tmp_path / "source.db", games=find)
    hash = await filled(source)
    await source.close()
    address = await new_store_address()
    target = PostgresStore(address, games=find)
    await target.append_many(CODES[0], 1, played_log(CODES[0])[:3])
    await target.append_many("LONG", 1, [line(number) for number in range(400)])
    await target.close()
    again = PostgresStore(address, games=find)
    assert await copied(tmp_path / "source.db", again) == hash
    assert await copied(tmp_path / "source.db", again) == hash
    await again.close()


async def test_a_table_that_went_another_way_is_refused(tmp_path: Path) -> None:
    source, target = SqliteStore(tmp_path / "a.db", games=find), SqliteStore(tmp_path / "b.db", games=find)
    await source.append_many("A", 1, [line(1), line(2)])
    await source.close()
    await target.append_many("A", 1, [line(1), line(3)])
    with pytest.raises(StoreFailed, match="table A is not the same there: version 2 differs"):
        await copied(tmp_path / "a.db", target)
    await target.close()


async def test_what_is_damaged_is_not_carried_on(tmp_path: Path) -> None:
    source = SqliteStore(tmp_path / "a.db", games=find)
    await source.append_many("A", 1, [line(1), line(2)])
    await source.close()
    with closing(sqlite3.connect(tmp_path / "a.db")) as connection:
        connection.execute("DROP TRIGGER no_update")
        connection.execute("UPDATE entries SET body = x'00' WHERE version = 2")
        connection.commit()
    target = SqliteStore(tmp_path / "b.db", games=find)
    with pytest.raises(StoreDamaged, match="table A, version 2"):
        await copied(tmp_path / "a.db", target)
    await target.close()


async def test_a_house_may_go_on_writing_while_it_is_copied(tmp_path: Path) -> None:
    source, target = SqliteStore(tmp_path / "a.db", games=find), SqliteStore(tmp_path / "b.db", games=find)
    await source.append_many("A", 1, [line(number) for number in range(50)])
    async with snapshot_of(tmp_path / "a.db") as snapshot:
        await source.append("A", 51, line(51))
        await source.append("B", 1, line(1))
        assert (await copy_store(snapshot, target, silent)).entries == 50
    await source.close()
    await target.close()


async def test_a_damaged_database_is_named() -> None:
    address = await new_store_address()
    store = PostgresStore(address, games=find)
    await store.append_many(CODES[0], 1, played_log(CODES[0]))
    await store.close()
    assert (await check_database(address, games=find)).sound
    name = address.partition("@/")[2].partition("?")[0]
    await ask("ALTER TABLE entries DISABLE TRIGGER no_change", name)
    await ask("UPDATE entries SET body = body || ' ' WHERE version = 2", name)
    await ask("DELETE FROM entries WHERE version = 4", name)
    report = await check_database(address, games=find)
    found = {(flaw.version, flaw.why) for flaw in report.flaws}
    count = len(played_log(CODES[0]))
    assert (0, "the trigger no_change is missing") in found
    assert (0, f"the head says version {count}, and there are {count - 1} entries") in found
    assert (2, "the bytes are not those that were written here") in found
    assert (4, "missing") in found


def test_a_place_that_is_no_store_is_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(StoreFailed, match="address begins with postgresql://"):
        open_store("mysql://somebody@somewhere/tables")
    with pytest.raises(StoreFailed, match="there is no such file"):
        asyncio.run(copied_nothing(tmp_path / "none.db"))


async def copied_nothing(place: Path) -> None:
    async with snapshot_of(place):
        raise AssertionError("there is nothing to copy")


def test_moving_from_nowhere_makes_nothing_and_tells_no_secret(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for source in (str(tmp_path / "none.db"), "mysql://somebody:secret@somewhere/tables"):
        assert run(["--lang", "en", "move-store", source, str(tmp_path / "new.db")]) == 2
    assert list(tmp_path.iterdir()) == []
    assert "secret" not in capsys.readouterr().err


async def test_what_the_host_ruled_goes_along_and_what_is_gone_stays_gone(tmp_path: Path) -> None:
    first, last = tmp_path / "first.db", tmp_path / "last.db"
    source = SqliteStore(first, games=find)
    for code in CODES[:2]:
        await source.append_many(code, 1, played_log(code))
    await source.note("ban", "192.0.2.7", b"until")
    await source.remove(CODES[0], b"when")
    await source.close()
    address = await new_store_address()
    for _ in range(2):  # once more changes nothing
        between = PostgresStore(address, games=find)
        await copied(first, between)
        assert await between.notes(GONE) == {CODES[0]: b"when"}
        await between.close()
    target = SqliteStore(last, games=find)
    await copied(address, target)
    assert await target.notes("ban") == {"192.0.2.7": b"until"}
    with pytest.raises(Conflict):
        await target.append(CODES[0], 1, played_log(CODES[0])[0])
    await target.close()
