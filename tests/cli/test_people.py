"""`tablee people`, `export` and `erase`: one person at one table, by command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.running import call

Captured = pytest.CaptureFixture[str]


def test_listed_exported_erased(capsys: Captured, db: Path) -> None:
    assert "2: Ada, " in call(capsys, "people", "toys", "--db", db).out
    exported = json.loads(call(capsys, "export", "TOYS", "2", "--db", db).out)
    assert (exported["name"], exported["game"]) == ("Ada", "toy")
    assert "2 entries named or quoted them: erased" in call(capsys, "erase", "TOYS", "2", "--db", db).out
    assert "Ada" not in call(capsys, "people", "TOYS", "--db", db).out
    assert b"Ada" not in db.read_bytes()
    assert call(capsys, "check-store", db, "--replay").code == 0


@pytest.mark.parametrize("command", ["people", "export", "erase"])
def test_a_table_that_is_not_there_is_said_to_be_missing(capsys: Captured, db: Path, command: str) -> None:
    number = [] if command == "people" else ["2"]
    told = call(capsys, command, "NOONES", *number, "--db", db)
    assert (told.code, told.complaint) == (2, "tablee: table NOONES: there is no such table")


def test_what_an_older_copy_brings_back_is_erased_again_by_a_list(capsys: Captured, db: Path) -> None:
    older = db.read_bytes()
    call(capsys, "erase", "TOYS", "2", "--db", db)
    told = call(capsys, "erase", "--list", "--db", db).out
    assert "Ada" not in told
    again, restored = db.with_name("list"), db.with_name("elsewhere.db")
    again.write_text(told)
    restored.write_bytes(older)
    assert "2 entries" in call(capsys, "erase", "--again", again, "--db", restored).out
    assert "Ada" not in call(capsys, "people", "TOYS", "--db", restored).out


def test_hashes_are_listed_and_an_erasure_changes_none(capsys: Captured, db: Path) -> None:
    before = call(capsys, "check-store", db, "--hashes").out
    assert before.startswith("TOYS ")
    call(capsys, "erase", "TOYS", "2", "--db", db)
    assert call(capsys, "check-store", db, "--hashes").out == before


def test_wrong_ones_are_one_line_and_exit_code_2(capsys: Captured, db: Path, tmp_path: Path) -> None:
    (tmp_path / "noise").write_text("noise")
    wrong: list[tuple[list[str | Path], str]] = [
        (["erase", "--db", db], "a table's code and a person's number"),
        (["erase", "TOYS", "3", "--db", db], "nobody sat down there with entry 3"),
        (["export", "NONE", "2", "--db", db], "there is no such table"),
        (["people", "TOYS", "--db", tmp_path / "none.db"], "there is no such file"),
        (["erase", "--again", tmp_path / "noise", "--db", db], "this is no list of erasures"),
    ]
    for arguments, why in wrong:
        told = call(capsys, *arguments)
        assert told.code == 2
        assert why in told.complaint
    assert not (tmp_path / "none.db").exists()


@pytest.mark.parametrize("said", ["flag", "environment", "file", "environment names the file"])
def test_the_house_is_found_as_it_finds_its_tables_itself(
    capsys: Captured, db: Path, monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    settings = db.with_name("house.toml")
    settings.write_text(f'port = 9000\ndb = "{db}"\n')
    if said == "environment":
        monkeypatch.setenv("TABLEE_DB", str(db))
    if said == "environment names the file":
        monkeypatch.setenv("TABLEE_CONFIG", str(settings))
    flags = {"flag": ["--db", str(db)], "file": ["--config", str(settings)]}.get(said, [])
    assert "2: Ada, " in call(capsys, "people", "TOYS", *flags).out
    copy = db.with_name("copy.db")
    assert "1 tables" in call(capsys, "backup", copy, *flags).out
    assert call(capsys, "check-store", copy, "--replay").code == 0
