"""`tablee backup`: where it writes, and what is left of a copy that did not come to its end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.cli.commands import backup_command
from tablee.store.sqlite.store import SqliteStore
from tests.cli.running import call

Captured = pytest.CaptureFixture[str]


def test_a_copy_makes_no_folder(capsys: Captured, db: Path) -> None:
    folder = db.with_name("not mounted")
    told = call(capsys, "backup", folder / "copy.db", "--db", db)
    assert (told.code, told.complaint) == (2, f"tablee: {folder}: there is no such directory")
    assert not folder.exists()


def test_a_copy_that_was_killed_is_begun_anew(capsys: Captured, db: Path) -> None:
    for ending in ("", "-wal", "-shm"):
        db.with_name(f"copy.db.partial{ending}").write_bytes(b"half of it")
    assert call(capsys, "backup", db.with_name("copy.db"), "--db", db).code == 0
    assert [*db.parent.glob("*partial*")] == []
    assert call(capsys, "check-store", db.with_name("copy.db"), "--replay").code == 0


def test_a_copy_that_is_interrupted_leaves_nothing(
    capsys: Captured, db: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def interrupted(_: object, target: SqliteStore) -> None:
        await target.close()
        raise KeyboardInterrupt

    monkeypatch.setattr(backup_command, "copy_with_progress", interrupted)
    assert call(capsys, "backup", db.with_name("copy.db"), "--db", db).code == 130
    assert [file.name for file in db.parent.iterdir()] == ["house.db"]
