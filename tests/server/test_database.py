"""A house whose tables are kept in PostgreSQL, and whose lines to it break while people play."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.store.postgres.connection import make_ready
from tests.server.house import House
from tests.server.witness import check_all, sit_down
from tests.store.database import address_of, ask, folder, guarded, new_database, new_store_address
from tests.store.old_database import old_database

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'tablee'"
TABLEE = "import sys; from tablee.cli.main import main; sys.exit(main())"


async def test_every_line_to_the_database_is_cut_again_and_again_while_people_play(tmp_path: Path) -> None:
    house = House(tmp_path / "unused.db", address=await new_store_address())
    house.start()
    try:
        people = await sit_down(house)
        playing = [asyncio.create_task(guest.play_on()) for guest in people]
        for _ in range(15):
            await asyncio.sleep(0.2)
            await ask(CUT)
        before = sum(len(guest.taken) for guest in people)
        await asyncio.sleep(1)
        assert sum(len(guest.taken) for guest in people) > before, "play went on after the cuts"
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        for guest in people:
            await guest.ws.close()
        await check_all(house, people)
    finally:
        house.kill()


def refused(address: str) -> str:
    """The one line `tablee serve` says before it ends with exit code 2."""
    command = [sys.executable, "-c", TABLEE, "--lang", "en", "serve", "--port", "0", "--store", address]
    ran = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 2, ran.stderr
    (line,) = ran.stderr.splitlines()
    return line


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://nobody@127.0.0.1:1/tables", "it cannot be reached"),
        ("mysql://nobody@127.0.0.1/tables", "a database's address begins with postgresql://"),
    ],
)
def test_a_wrong_address_is_one_line(address: str, said: str) -> None:
    line = refused(address)
    assert said in line
    assert "nobody" not in line


async def test_a_wrong_password_and_missing_rights_are_one_line() -> None:
    async with guarded("served"):
        wrong = refused(f"postgresql://served:wrong@/postgres?host={folder()}")
        unable = refused(f"postgresql://served:right@/{await new_database()}?host={folder()}")
    assert "the name or the password is wrong" in wrong
    assert "served" not in wrong
    assert "this user may not make or write tables there" in unable


async def test_what_is_no_store_or_a_newer_one_is_one_line() -> None:
    other, newer = await new_database(), await new_database()
    await ask("CREATE TABLE recipes (name text)", other)
    await make_ready(address_of(newer))
    await ask("UPDATE about SET value = 99", newer)
    assert "this database is not a Tablée store" in refused(address_of(other))
    assert "written by a newer Tablée" in refused(address_of(newer))


async def test_an_older_store_on_which_older_nodes_still_run_is_one_line_and_stays_as_it_is() -> None:
    name = await old_database()
    await ask("CREATE TABLE nodes (until timestamptz)", name)
    await ask("INSERT INTO nodes VALUES (clock_timestamp() + interval '1 hour')", name)
    assert "nodes of an earlier version run on it" in refused(address_of(name))
    assert (await ask("SELECT value FROM about", name))[0]["value"] == 2
    assert not (await ask("SELECT to_regclass('words') AS made", name))[0]["made"]
