"""A file of the first schema goes on: nothing is lost, and what was damaged stays damaged."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.store.codec import whole_body
from tablee.store.copying import copy_store
from tablee.store.hashes import hash_of_table
from tablee.store.rewriting import Hashes
from tablee.store.snapshot import snapshot_of
from tablee.store.sqlite.check import check
from tablee.store.sqlite.schema import CODES, SCHEMA, log_by, schema_of
from tablee.store.sqlite.store import SqliteStore
from tablee.store.store_contract import REWRITTEN, StoreDamaged, StoreFailed
from tests.store.building import line
from tests.toy_game import find

LENGTH = 15  # of each of its two tables
KEPT = Path(__file__).parent / "kept" / "schema-1.db"
BREAK_OFF = """
import sys
from tablee.store.sqlite import migration
from tablee.store.sqlite.store import SqliteStore
count = 0
def resealed(*row):
    global count
    count += 1
    if count == 20:
        import os, signal
        os.kill(os.getpid(), signal.SIGKILL)
    return 0
migration._resealed = resealed
SqliteStore(sys.argv[1])
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    path.write_bytes(KEPT.read_bytes())
    return path


def schema(path: Path) -> int:
    connection = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True)
    try:
        return schema_of(connection)
    finally:
        connection.close()


def rows(path: Path) -> list[tuple[str, int, int, bytes]]:
    """Everything but the checksums, each word where it belongs."""
    with closing(sqlite3.connect(f"{path.as_uri()}?immutable=1", uri=True)) as connection:
        codes = [code for (code,) in connection.execute(CODES)]
        found = [(code, row) for code in codes for row in connection.execute(log_by(schema(path)), (code,))]
        return [(code, row[0], row[1], whole_body(row)) for code, row in found]


async def opened_and_read(path: Path) -> None:
    store = SqliteStore(path, games=find)
    lengths = [len(await store.load(code)) for code in ("GOOD", "TOYS")]
    await store.close()
    assert lengths == [LENGTH, LENGTH]
    assert rows(path) == rows(KEPT)


def test_an_old_file_is_checked_as_what_it_is(path: Path) -> None:
    before = path.read_bytes()
    report = check(path, games=find)
    assert (report.sound, report.tables, report.entries) == (True, 2, 2 * LENGTH)
    assert path.read_bytes() == before


async def test_an_old_file_goes_on(path: Path) -> None:
    for _ in range(2):
        await opened_and_read(path)
        assert schema(path) == SCHEMA
        assert check(path, games=find).sound
    store = SqliteStore(path, games=find)
    await store.append("TOYS", LENGTH + 1, line(1))
    await store.close()
    assert check(path, games=find).entries == 2 * LENGTH + 1


@pytest.mark.parametrize("copied", [False, True])
async def test_names_and_talk_leave_the_entries_and_both_hashes_are_listed(
    path: Path, tmp_path: Path, copied: bool
) -> None:
    """Whether the old file is opened itself, or copied as it lies there."""
    bodies = {code: [row[2:] for row in rows(KEPT) if row[0] == code] for code in ("GOOD", "TOYS")}
    store = SqliteStore(tmp_path / "new.db" if copied else path, games=find)
    if copied:
        async with snapshot_of(path) as snapshot:
            await copy_store(snapshot, store, lambda done, total: None)
    listed = {
        code: msgspec.json.decode(body, type=Hashes) for code, body in (await store.notes(REWRITTEN)).items()
    }
    for code, old in bodies.items():
        kept: list[Any] = [(row[1], row[3]) for row in await store.rows(code)]
        assert not [body for _, body in kept if b"Ada" in body or b"Bonjour" in body]
        assert listed[code] == Hashes(hash_of_table(code, old), hash_of_table(code, kept))
    await store.close()
    assert b"Ada" in KEPT.read_bytes()


async def test_entries_of_an_old_file_are_as_safe_as_new_ones(path: Path) -> None:
    await opened_and_read(path)
    connection = sqlite3.connect(path)
    with pytest.raises(sqlite3.IntegrityError, match="entries never change"):
        connection.execute("UPDATE entries SET body = x'00'")
    connection.close()


async def test_damage_is_not_made_good_by_a_new_checksum(path: Path) -> None:
    connection = sqlite3.connect(path)
    connection.execute("DROP TRIGGER no_update")
    connection.execute(
        "UPDATE entries SET body = cast(replace(body, 'Ada', 'Eve') AS blob) WHERE version = 2"
    )
    connection.commit()
    connection.close()
    for _ in range(2):
        flaws = {(flaw.code, flaw.version) for flaw in check(path, games=find).flaws if flaw.code}
        assert flaws == {("GOOD", 2), ("TOYS", 2)}
        store = SqliteStore(path, games=find)
        with pytest.raises(StoreDamaged, match="version 2"):
            await store.load("TOYS")
        await store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_killed_in_the_middle_of_it_the_file_is_the_old_one(path: Path) -> None:
    ran = subprocess.run([sys.executable, "-c", BREAK_OFF, str(path)], check=False)
    assert ran.returncode == -9
    assert schema(path) == 1
    assert check(path, games=find).sound
    asyncio.run(opened_and_read(path))
    assert schema(path) == SCHEMA


def test_a_full_disk_leaves_the_old_file_as_it_was(path: Path) -> None:
    """The file may not grow, and the log least of all."""
    code = "import sys; from tablee.store.sqlite.store import SqliteStore; SqliteStore(sys.argv[1])"
    command = ["sh", "-c", 'ulimit -f 14; exec "$@"', "sh", sys.executable, "-c", code, str(path)]
    ran = subprocess.run(command, check=False, capture_output=True, text=True)
    assert "the disk does not do what it is asked, or is full" in ran.stderr
    assert schema(path) == 1
    assert check(path, games=find).sound
    asyncio.run(opened_and_read(path))


def test_an_old_file_with_a_broken_page_is_one_line(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[6 * 1024 : 7 * 1024] = b"\xff" * 1024
    path.write_bytes(data)
    with pytest.raises(StoreFailed, match=f"{path}: the file is damaged"):
        SqliteStore(path, games=find)
