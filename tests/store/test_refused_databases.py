"""Every command that takes a store, and a database that will not do: one clear line, and exit code 2."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.cli.main import run
from tablee.store.postgres.connection import make_ready
from tablee.store.sqlite.store import SqliteStore
from tests.store.building import line
from tests.store.database import address_of, ask, folder, guarded, new_database
from tests.store.old_database import old_database

NOBODYS = "postgresql://nobody:secret@127.0.0.1:1/tables"
READING = {
    "backup": ["backup", "{file}", "--store", "{address}"],
    "check-store": ["check-store", "{address}"],
    "check-store --replay": ["check-store", "--replay", "{address}"],
    "check-store --hashes": ["check-store", "--hashes", "{address}"],
    "move-store, from": ["move-store", "{address}", "{file}"],
    "people": ["people", "ABCDEF", "--store", "{address}"],
    "export": ["export", "ABCDEF", "1", "--store", "{address}"],
    "erase --list": ["erase", "--list", "--store", "{address}"],
}
WRITING = {
    "serve": ["serve", "--port", "0", "--store", "{address}"],
    "serve --node": ["serve", "--port", "0", "--node", "--store", "{address}"],
    "move-store, to": ["move-store", "{kept}", "{address}"],
    "erase": ["erase", "ABCDEF", "1", "--store", "{address}"],
    "erase --again": ["erase", "--again", "{list}", "--store", "{address}"],
}
COMMANDS = READING | WRITING


class Commands:
    """What they say of an address, each in a folder of its own."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self._folder, self._capsys = folder, capsys

    async def refused(self, command: str, address: str) -> str:
        """The one line that is said before the command ends."""
        file = self._folder / "new.db"
        places = {"kept": self._folder / "kept.db", "list": self._folder / "erased.jsonl"}
        args = [part.format(file=file, address=address, **places) for part in COMMANDS[command]]
        self._capsys.readouterr()
        code = await asyncio.to_thread(run, ["--lang", "en", *args])
        said = self._capsys.readouterr()
        assert code == 2, said
        assert not said.out
        assert not file.exists()
        (line,) = said.err.splitlines()
        return line


@pytest.fixture
async def commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Commands:
    kept = SqliteStore(tmp_path / "kept.db")
    await kept.append("ABCDEF", 1, line(1))
    await kept.close()
    (tmp_path / "erased.jsonl").write_bytes(b"")
    return Commands(tmp_path, capsys)


@pytest.mark.parametrize("command", COMMANDS)
async def test_nobody_answers_at_that_address(commands: Commands, command: str) -> None:
    said = await commands.refused(command, NOBODYS)
    assert "127.0.0.1:1/tables: it cannot be reached" in said
    assert "secret" not in said


@pytest.mark.parametrize("command", COMMANDS)
async def test_there_is_no_database_of_that_name(commands: Commands, command: str) -> None:
    assert "there is no database of this name" in await commands.refused(command, address_of("nowhere"))


@pytest.mark.parametrize("command", COMMANDS)
async def test_the_password_is_wrong_and_is_not_repeated(commands: Commands, command: str) -> None:
    role = f"wrong_{list(COMMANDS).index(command)}"
    async with guarded(role):
        said = await commands.refused(command, f"postgresql://{role}:secret@/postgres?host={folder()}")
    assert "the name or the password is wrong" in said
    assert "secret" not in said


@pytest.mark.parametrize("command", COMMANDS)
async def test_the_store_is_of_a_newer_house(commands: Commands, command: str) -> None:
    name = await new_database()
    await make_ready(address_of(name))
    await ask("UPDATE about SET value = 99", name)
    assert "written by a newer Tablée" in await commands.refused(command, address_of(name))


@pytest.mark.parametrize("command", COMMANDS)
async def test_the_database_is_somebody_elses(commands: Commands, command: str) -> None:
    name = await new_database()
    await ask("CREATE TABLE recipes (name text)", name)
    assert "this database is not a Tablée store" in await commands.refused(command, address_of(name))


@pytest.mark.parametrize("command", WRITING)
async def test_the_store_is_of_an_older_house_that_still_runs(commands: Commands, command: str) -> None:
    name = await old_database()
    await ask("CREATE TABLE nodes (until timestamptz)", name)
    await ask("INSERT INTO nodes VALUES (clock_timestamp() + interval '1 hour')", name)
    assert "nodes of an earlier version run on it" in await commands.refused(command, address_of(name))
    assert (await ask("SELECT value FROM about", name))[0]["value"] == 2


@pytest.mark.parametrize("command", COMMANDS)
async def test_this_user_may_not(commands: Commands, command: str) -> None:
    """Neither make tables nor read those that are there."""
    name = await new_database()
    await make_ready(address_of(name))
    await ask(f"CREATE ROLE may_not_{name} LOGIN")
    address = address_of(name).replace("postgres@", f"may_not_{name}@")
    assert "this user may not" in await commands.refused(command, address)
