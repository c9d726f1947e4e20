"""After a clean stop the one file is everything; a file that was not closed says so."""

from __future__ import annotations

import sqlite3
import subprocess
from pathlib import Path

import pytest

from tablee.store.sqlite.check import LOG_STALE, check
from tablee.store.sqlite.file_connections import LOG_MISSING
from tablee.store.sqlite.files import log_of
from tablee.store.sqlite.mark import OPEN, mark_of
from tablee.store.sqlite.store import SqliteStore
from tablee.store.store_contract import StoreFailed
from tests.store.building import line, played_log
from tests.toy_game import find


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


def copied(path: Path, to: str = "copy.db") -> Path:
    """The one file, without what lies beside it; by another process, as this one's locks are per process."""
    subprocess.run(["cp", path, path.with_name(to)], check=True)
    return path.with_name(to)


async def filled(path: Path) -> SqliteStore:
    store = SqliteStore(path, games=find)
    await store.append_many("TOYS", 1, played_log())
    return store


async def test_a_closed_store_is_one_file(path: Path) -> None:
    await (await filled(path)).close()
    assert [file.name for file in path.parent.iterdir()] == ["tables.db"]
    report = check(copied(path), games=find)
    assert (report.sound, report.tables, report.entries) == (True, 1, len(played_log()))


async def test_a_copy_of_an_open_file_says_what_it_may_lack(path: Path) -> None:
    store = await filled(path)
    copy = copied(path)
    for _ in range(2):  # looking leaves nothing beside it that would hide it
        report = check(copy, games=find)
        assert report.doubts == (LOG_MISSING,)
        assert not report.sound
    assert check(path, games=find).sound
    await store.close()
    assert check(path, games=find).sound


async def test_a_copy_of_an_open_file_is_served_with_a_warning_once(path: Path) -> None:
    store = await filled(path)
    copy = copied(path)
    await store.close()
    for warnings in ([f"{copy}: {LOG_MISSING}"], []):
        again = SqliteStore(copy, games=find)
        assert again.warnings == warnings
        await again.append(f"T{len(warnings)}", 1, line(1))
        await again.close()


async def test_file_and_log_together_are_whole(path: Path) -> None:
    """As a killed house leaves them."""
    store = await filled(path)
    left = copied(path)
    copied(log_of(path), log_of(left).name)
    await store.close()
    assert check(left, games=find).sound
    again = SqliteStore(left, games=find)
    assert again.warnings == []
    assert await again.load("TOYS") == played_log()
    await again.close()


async def test_the_file_says_open_before_the_first_entry(path: Path) -> None:
    def mark(file: Path) -> int | None:
        connection = sqlite3.connect(f"{file.as_uri()}?immutable=1", uri=True)
        try:
            return mark_of(connection)
        finally:
            connection.close()

    for version in (1, 2):
        store = SqliteStore(path, games=find)
        assert mark(copied(path)) == OPEN
        await store.append("TOYS", version, line(version))
        await store.close()
        assert mark(path) == version


async def test_a_log_left_by_another_file_is_neither_read_nor_lost(path: Path) -> None:
    """An old copy put back beside the log of a killed house: SQLite alone would mix them."""
    await (await filled(path)).close()
    old = copied(path)
    store = SqliteStore(path, games=find)
    await store.append("LATE", 1, line(1))
    stale = copied(log_of(path), log_of(old).name)
    await store.close()
    report = check(old, games=find)
    assert (report.doubts, report.tables) == ((LOG_STALE,), 1)
    with pytest.raises(StoreFailed, match=r"copy\.db-wal: it is left over from another file"):
        SqliteStore(old, games=find)
    assert stale.stat().st_size > 0
    stale.unlink()
    again = SqliteStore(old, games=find)
    assert await again.codes() == ["TOYS"]
    await again.close()


def test_a_log_without_its_file_is_not_thrown_away(path: Path) -> None:
    log_of(path).write_bytes(b"the newest entries of a file somebody deleted")
    with pytest.raises(StoreFailed, match="left over"):
        SqliteStore(path, games=find)
    assert log_of(path).exists()
    assert not path.exists()


async def test_somebody_reading_does_not_keep_a_store_from_closing(path: Path) -> None:
    """The newest entries then stay in the log, and the file says that it was not closed."""
    store = SqliteStore(path, games=find)
    await store.append("TOYS", 1, line(1))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN")
    other.execute("SELECT * FROM entries").fetchall()
    await store.append("TOYS", 2, line(2))
    await store.close()
    other.close()
    again = SqliteStore(path, games=find)
    assert len(await again.load("TOYS")) == 2
    await again.close()
    assert [file.name for file in path.parent.iterdir()] == ["tables.db"]


async def test_a_file_that_lost_its_newest_entries_is_served_with_a_warning(path: Path) -> None:
    await (await filled(path)).close()
    other = sqlite3.connect(path)
    other.execute("DROP TRIGGER no_delete")
    other.execute("DELETE FROM entries WHERE version > 12")
    other.commit()
    other.close()
    store = SqliteStore(path, games=find)
    assert store.warnings == [f"{path}: {len(played_log()) - 12} of {len(played_log())} entries are missing"]
    await store.close()
