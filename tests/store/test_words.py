"""Names and talk beside the log: kept with their entries, erased without touching the log's proof."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import get_args

import pytest

from tablee.store.codec import encode, whole_body
from tablee.store.copying import copy_store, hash_of
from tablee.store.postgres.check import check_database
from tablee.store.postgres.store import PostgresStore
from tablee.store.snapshot import snapshot_of
from tablee.store.sqlite.check import check
from tablee.store.sqlite.store import SqliteStore
from tablee.store.store_choice import is_database
from tablee.store.store_contract import (
    ERASED,
    Conflict,
    Erasure,
    SnapshotRow,
    Store,
    StoreDamaged,
    StoreFailed,
)
from tablee.store.words import WORDED, has_blank, join_body, joined, part_body, parted
from tablee.table.entries import Entry, Said, SatDown, Waits
from tablee.table.model import Place as Seated
from tests.store.building import line, played_log
from tests.store.database import ask
from tests.store.places import PLACES, InDatabase, InFile, Place
from tests.toy_game import find

SAT, SPOKE = 2, 3  # the versions of a played log that name Ada, and quote her
ADA = Seated("Ada", token="hash")
ERASURE = Erasure("TOYS", SAT, (SAT, SPOKE), 1_700_000_000_000)


def whole_log(code: str = "TOYS") -> list[Entry]:
    """With a secret as long as verifying wants it."""
    return played_log(code, bytes(32))


@pytest.fixture(params=PLACES)
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    made: Place = await request.param(tmp_path)
    return made


@pytest.fixture
async def store(place: Place) -> AsyncIterator[Store]:
    store = place.open()
    await store.append_many("TOYS", 1, whole_log())
    await store.append_many("OTHER", 1, whole_log("OTHER"))
    yield store
    await store.close()


def where(place: Place) -> Path | str:
    assert isinstance(place, InFile | InDatabase)
    return place.path if isinstance(place, InFile) else place.address


async def sound(place: Place) -> bool:
    at = where(place)
    if is_database(at):
        return (await check_database(str(at), games=find, replayed=lambda done, total: None)).sound
    return check(at, games=find, replayed=lambda done, total: None).sound


def test_no_entry_names_or_quotes_anybody_but_those_with_blanks() -> None:
    """A new kind of entry with a name or free text in it must have a blank too."""
    telling = {"place", "text", "name"}
    kinds = [kind for kind in get_args(Entry) if telling & set(kind.__struct_fields__)]
    assert set(kinds) == set(WORDED)
    for entry in (Waits(1, 0, ADA), SatDown(1, 0, ADA), Said(1, 0, "Bonjour", "x")):
        blank, word = parted(entry)
        assert word is not None
        assert has_blank(blank)
        assert joined(blank, word) == entry
        assert part_body(encode(entry)) == (encode(blank), word)
        assert join_body(encode(blank), word) == encode(entry)


async def test_entries_have_blanks_and_come_back_whole(store: Store) -> None:
    bodies = [row[3] for row in await store.rows("TOYS")]
    assert b"Ada" not in b"".join(bodies)
    assert b"Bonjour" not in b"".join(bodies)
    assert await store.load("TOYS") == whole_log()
    assert b"Ada" in whole_body((await store.rows("TOYS"))[SAT - 1])


async def test_erased_words_are_gone_and_the_log_s_proof_is_untouched(store: Store, place: Place) -> None:
    before = await hash_of(store, ["OTHER", "TOYS"])
    await store.keep_snapshot("TOYS", SnapshotRow(3, "key", 1, b"Ada"))
    for _ in range(2):  # safe to repeat
        await store.erase(ERASURE)
    entries = await store.load("TOYS")
    sat, spoke = entries[SAT - 1], entries[SPOKE - 1]
    assert isinstance(sat, SatDown)
    assert isinstance(spoke, Said)
    assert (sat.place.name, spoke.text) == ("#1", "…")
    assert await store.snapshot("TOYS") is None
    assert await store.load("OTHER") == whole_log("OTHER")
    assert await hash_of(store, ["OTHER", "TOYS"]) == before
    assert list(await store.notes(ERASED)) == ["TOYS/2"]
    assert await sound(place)


async def test_whoever_ran_the_table_elsewhere_must_read_it_anew(place: Place) -> None:
    if isinstance(place, InFile):
        pytest.skip("a file has one house")
    first, second = place.open(), place.open()
    log = whole_log()
    await first.append_many("TOYS", 1, log[:3])
    await second.erase(ERASURE)
    await first.keep_snapshot("TOYS", SnapshotRow(3, "key", 1, b"Ada"))
    assert await first.snapshot("TOYS") is None
    with pytest.raises(Conflict):
        await first.append("TOYS", 4, line(4))
    assert len(await first.load("TOYS")) == 3
    await first.append("TOYS", 4, line(4))
    await first.close()
    await second.close()


async def test_what_was_erased_stays_erased_in_a_copy_and_where_an_older_copy_arrives(
    store: Store, place: Place, tmp_path: Path
) -> None:
    """The backup was made before; what it brings back is erased again."""
    backup = SqliteStore(tmp_path / "backup.db", games=find)
    async with snapshot_of(where(place)) as moment:
        await copy_store(moment, backup, lambda done, total: None)
    await backup.close()
    await store.erase(ERASURE)
    later = SqliteStore(tmp_path / "later.db", games=find)
    for source in (where(place), tmp_path / "backup.db"):
        async with snapshot_of(source) as moment:
            await copy_store(moment, later, lambda done, total: None)
        assert "Ada" not in str(await later.load("TOYS"))
    await later.close()
    async with snapshot_of(tmp_path / "backup.db") as moment:
        await copy_store(moment, store, lambda done, total: None)
    assert "Ada" not in str(await store.load("TOYS"))


async def test_an_older_file_put_back_forgets_again_when_it_is_opened(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    store = SqliteStore(path, games=find)
    await store.append_many("TOYS", 1, whole_log())
    await store.close()
    older = path.read_bytes()
    store = SqliteStore(path, games=find)
    await store.erase(ERASURE)
    assert (path.with_name("house.db.erased").stat().st_mode & 0o077) == 0
    await store.close()
    path.write_bytes(older)
    store = SqliteStore(path, games=find)
    assert "came back" in store.warnings[0]
    assert "Ada" not in str(await store.load("TOYS"))
    await store.close()
    assert b"Ada" not in path.read_bytes()
    path.with_name("house.db.erased").write_text("who?\n")
    with pytest.raises(StoreFailed, match="no list of erasures"):
        SqliteStore(path, games=find)


@pytest.mark.skipif(os.geteuid() != 0, reason="only root erases in somebody else's file")
async def test_what_root_erases_for_another_user_s_house_that_user_can_read(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    store = SqliteStore(path, games=find)
    await store.append_many("TOYS", 1, whole_log())
    await store.close()
    os.chown(path, 10_001, 10_002)
    store = SqliteStore(path, games=find)
    await store.erase(ERASURE)
    await store.close()
    assert owner_of(tmp_path / "house.db.erased") == (10_001, 10_002)


def owner_of(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_uid, found.st_gid


def test_a_list_of_erasures_that_cannot_be_read_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "house.db.erased").mkdir()
    with pytest.raises(StoreFailed, match=r"house\.db\.erased: Is a directory"):
        SqliteStore(tmp_path / "house.db", games=find)


async def test_a_snapshot_from_after_an_erasure_outlives_the_next_opening(tmp_path: Path) -> None:
    path, row = tmp_path / "house.db", SnapshotRow(3, "key", 1, b"a table")
    store = SqliteStore(path, games=find)
    await store.append_many("TOYS", 1, whole_log())
    await store.keep_snapshot("TOYS", SnapshotRow(3, "key", 1, b"a table with Ada"))
    await store.erase(ERASURE)
    assert await store.snapshot("TOYS") is None
    await store.keep_snapshot("TOYS", row)
    await store.close()
    store = SqliteStore(path, games=find)
    assert await store.snapshot("TOYS") == row
    await store.close()


async def test_a_snapshot_that_was_on_its_way_goes_when_all_is_erased_once_more(store: Store) -> None:
    await store.erase(ERASURE)
    await store.claim("TOYS")
    await store.keep_snapshot("TOYS", SnapshotRow(3, "key", 1, b"a table with Ada"))
    await store.erase(ERASURE)
    assert await store.snapshot("TOYS") is None


async def test_nothing_of_an_erased_word_is_left_in_the_files(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.db", games=find)
    for number in range(40):
        code = f"T{number:03}"
        await store.append_many(code, 1, [*whole_log(code)[:2], Said(1, 0, f"quiet {number} " * 40, "")])
    for number in range(0, 40, 3):
        await store.erase(Erasure(f"T{number:03}", 2, (2, 3), 1))
    names = ("house.db", "house.db-wal", "house.db.erased")
    everything = b"".join([(tmp_path / name).read_bytes() for name in names])
    for number in range(40):
        assert (f"quiet {number} ".encode() in everything) == (number % 3 != 0)
    await store.close()


async def test_nothing_of_an_erased_word_is_left_in_the_database_s_rows() -> None:
    place = await PLACES[1](Path())
    assert isinstance(place, InDatabase)
    store = PostgresStore(place.address, games=find)
    await store.append_many("TOYS", 1, whole_log())
    await store.erase(ERASURE)
    await store.close()
    name = place.address.partition("@/")[2].partition("?")[0]
    (path,) = await ask("SELECT pg_relation_filepath('words') AS path", name)
    await ask("CHECKPOINT", name)
    folder = Path(place.address.partition("host=")[2])
    assert b"Bonjour" not in (folder / path["path"]).read_bytes()


async def test_words_are_erased_never_changed_and_go_with_their_table(store: Store, place: Place) -> None:
    await store.remove("OTHER", b"note")
    if isinstance(place, InDatabase):
        name = place.address.partition("@/")[2].partition("?")[0]
        for wrong in ("UPDATE words SET body = 'Eve'", "DELETE FROM words"):
            with pytest.raises(Exception, match="words are erased"):
                await ask(wrong, name)
        assert {row["code"] for row in await ask("SELECT code FROM words", name)} == {"TOYS"}
        return
    with closing(sqlite3.connect(where(place))) as connection:
        for wrong in ("UPDATE words SET body = 'Eve'", "DELETE FROM words"):
            with pytest.raises(sqlite3.IntegrityError, match="words are"):
                connection.execute(wrong)
        assert {code for (code,) in connection.execute("SELECT code FROM words")} == {"TOYS"}


@pytest.mark.parametrize(
    ("how", "why"),
    [
        ("UPDATE words SET body = 'Eve' WHERE version = 2", "not those that were written"),
        ("DELETE FROM words WHERE version = 2", "are missing"),
        ("UPDATE words SET version = 4 WHERE version = 3", "are missing"),
    ],
)
async def test_a_word_that_is_not_what_was_written_is_damage(tmp_path: Path, how: str, why: str) -> None:
    path = tmp_path / "house.db"
    store = SqliteStore(path, games=find)
    await store.append_many("TOYS", 1, whole_log())
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("DROP TRIGGER no_other_words")
        connection.execute("DROP TRIGGER no_lost_words")
        connection.execute(how)
        connection.commit()
    assert any(why in flaw.why for flaw in check(path, games=find).flaws)
    store = SqliteStore(path, games=find)
    with pytest.raises(StoreDamaged, match=why):
        await store.load("TOYS")
    await store.close()
