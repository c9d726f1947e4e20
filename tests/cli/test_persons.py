"""`tablee people`, `export` and `erase`: one person at one table, by command."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tablee.store.sqlite.store import SqliteStore
from tests.cli.running import call
from tests.store.building import played_log
from tests.toy_game import find

Captured = pytest.CaptureFixture[str]


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    path = tmp_path / "house.db"
    asyncio.run(_fill(path))
    return path


async def _fill(path: Path) -> None:
    store = SqliteStore(path, games=find)
    await store.append_many("TOYS", 1, played_log("TOYS", bytes(32)))
    await store.close()


def test_listed_exported_erased(capsys: Captured, house: Path) -> None:
    assert "2: Ada, " in call(capsys, "people", "toys", "--db", house).out
    exported = json.loads(call(capsys, "export", "TOYS", "2", "--db", house).out)
    assert (exported["name"], exported["game"]) == ("Ada", "toy")
    assert "2 entries named or quoted them: erased" in call(capsys, "erase", "TOYS", "2", "--db", house).out
    assert "Ada" not in call(capsys, "people", "TOYS", "--db", house).out
    assert b"Ada" not in house.read_bytes()
    assert call(capsys, "check-store", house, "--replay").code == 0


def test_what_an_older_copy_brings_back_is_erased_again_by_a_list(capsys: Captured, house: Path) -> None:
    older = house.read_bytes()
    call(capsys, "erase", "TOYS", "2", "--db", house)
    told = call(capsys, "erase", "--list", "--db", house).out
    assert "Ada" not in told
    again, restored = house.with_name("list"), house.with_name("elsewhere.db")
    again.write_text(told)
    restored.write_bytes(older)
    assert "2 entries" in call(capsys, "erase", "--again", again, "--db", restored).out
    assert "Ada" not in call(capsys, "people", "TOYS", "--db", restored).out


def test_hashes_are_listed_and_an_erasure_changes_none(capsys: Captured, house: Path) -> None:
    before = call(capsys, "check-store", house, "--hashes").out
    assert before.startswith("TOYS ")
    call(capsys, "erase", "TOYS", "2", "--db", house)
    assert call(capsys, "check-store", house, "--hashes").out == before


def test_wrong_ones_are_one_line_and_exit_code_2(capsys: Captured, house: Path, tmp_path: Path) -> None:
    (tmp_path / "noise").write_text("noise")
    wrong: list[tuple[list[str | Path], str]] = [
        (["erase", "--db", house], "a table's code and a person's number"),
        (["erase", "TOYS", "3", "--db", house], "nobody sat down there with entry 3"),
        (["export", "NONE", "2", "--db", house], "nobody sat down there"),
        (["people", "TOYS", "--db", tmp_path / "none.db"], "there is no such file"),
        (["erase", "--again", tmp_path / "noise", "--db", house], "this is no list of erasures"),
    ]
    for arguments, why in wrong:
        told = call(capsys, *arguments)
        assert told.code == 2
        assert why in told.complaint
    assert not (tmp_path / "none.db").exists()
