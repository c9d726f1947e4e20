from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from zlib import crc32

import pytest

from tablee.store.codec import encode
from tablee.store.sqlite.check import check
from tablee.store.sqlite.schema import CREATE, PAGE
from tablee.store.sqlite.store import SqliteStore
from tablee.store.store_contract import StoreDamaged, StoreFailed
from tablee.table.entries import StoodUp
from tests.store.building import NOW, played_log
from tests.toy_game import find


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store with two played tables."""
    path = tmp_path / "tables.db"

    async def fill() -> None:
        store = SqliteStore(path, games=find)
        for code in ("GOOD", "TOYS"):
            await store.append_many(code, 1, played_log(code))
        await store.close()

    asyncio.run(fill())
    return path


TRIGGERS = [statement for statement in CREATE if statement.startswith("CREATE TRIGGER")]


def damage(path: Path, *statements: str) -> None:
    """What no program of ours can do: the triggers are taken out for it."""
    connection = sqlite3.connect(path, isolation_level=None)
    for trigger in TRIGGERS:
        connection.execute(f"DROP TRIGGER {trigger.split()[2]}")
    for statement in statements:
        connection.execute(statement)
    for trigger in TRIGGERS:
        connection.execute(trigger)
    connection.close()


ENTRIES = sum(len(played_log(code)) for code in ("GOOD", "TOYS"))


def flaws(path: Path) -> list[tuple[str, int]]:
    return [(flaw.code, flaw.version) for flaw in check(path, games=find).flaws]


def test_a_sound_store(path: Path) -> None:
    report = check(path, games=find)
    assert report.sound
    assert (report.tables, report.entries) == (2, ENTRIES)


async def test_a_store_in_use_can_be_checked(path: Path) -> None:
    store = SqliteStore(path, games=find)
    assert check(path, games=find).sound
    await store.close()


@pytest.mark.parametrize(
    "how",
    [
        "body = x'7b7b'",
        "body = substr(body, 1, 20)",
        "body = cast(replace(body, 'hash', 'Eve') as blob)",
        "at = at + 1",
        "crc = 0",
    ],
)
async def test_a_damaged_row_is_named_and_never_loaded(path: Path, how: str) -> None:
    damage(path, f"UPDATE entries SET {how} WHERE code = 'TOYS' AND version = 2")
    assert flaws(path) == [("TOYS", 2)]
    store = SqliteStore(path, games=find)
    with pytest.raises(StoreDamaged, match="table TOYS, version 2: "):
        await store.load("TOYS")
    assert await store.load("GOOD") == played_log("GOOD")
    await store.close()


def test_every_damaged_row_is_named(path: Path) -> None:
    damage(
        path, "UPDATE entries SET crc = 1 WHERE version IN (3, 5)", "DELETE FROM entries WHERE version = 4"
    )
    assert flaws(path) == [
        ("", 0),
        *[(code, version) for code in ("GOOD", "TOYS") for version in (3, 4, 5)],
    ]


async def test_a_missing_row_is_named(path: Path) -> None:
    damage(path, "DELETE FROM entries WHERE code = 'TOYS' AND version = 4")
    assert flaws(path) == [("", 0), ("TOYS", 4)]
    assert check(path, games=find).flaws[0].why == f"1 of {ENTRIES} entries are missing"
    store = SqliteStore(path, games=find)
    with pytest.raises(StoreDamaged, match="version 4: missing"):
        await store.load("TOYS")
    await store.close()


def test_a_table_that_does_not_fold_is_named(path: Path) -> None:
    version = len(played_log()) + 1
    body = encode(StoodUp(NOW, 77))
    connection = sqlite3.connect(path)
    row = ("TOYS", version, NOW, crc32(body), body)
    connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", row)
    connection.commit()
    connection.close()
    assert flaws(path) == [("TOYS", version)]


def test_a_table_whose_box_is_not_installed_sleeps_and_is_not_damaged(path: Path) -> None:
    def empty_shelf(name: str) -> None:
        raise KeyError(name)

    report = check(path, games=empty_shelf)  # type: ignore[arg-type]
    assert report.sound
    assert report.asleep.items() >= {"GOOD": "toy", "TOYS": "toy"}.items()
    damage(path, "UPDATE entries SET crc = 0 WHERE code = 'TOYS' AND version = 2")
    damaged = check(path, games=empty_shelf)  # type: ignore[arg-type]
    assert [(flaw.code, flaw.version) for flaw in damaged.flaws] == [("TOYS", 2)]


def test_a_file_that_cannot_be_checked_says_why(tmp_path: Path, path: Path) -> None:
    with pytest.raises(StoreFailed, match="there is no such file"):
        check(tmp_path / "nothing.db")
    letter = tmp_path / "letter"
    letter.write_text("Dear reader, " * 100)
    with pytest.raises(StoreFailed, match="not a Tablée store"):
        check(letter)


def test_broken_pages_are_found(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[PAGE * 2 : PAGE * 3] = b"\xff" * PAGE
    path.write_bytes(data)
    with pytest.raises(StoreFailed, match="the file is damaged"):
        check(path, games=find)
