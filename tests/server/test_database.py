"""A house whose tables are kept in PostgreSQL, and whose lines to it break while people play."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.house import House
from tests.server.witness import check_all, sit_down
from tests.store.database import ask, new_store_address

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


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://nobody@127.0.0.1:1/tables", "it cannot be reached"),
        ("mysql://nobody@127.0.0.1/tables", "a database's address begins with postgresql://"),
    ],
)
def test_a_wrong_address_is_one_line(address: str, said: str) -> None:
    command = [sys.executable, "-c", TABLEE, "--lang", "en", "serve", "--port", "0", "--store", address]
    ran = subprocess.run(command, check=False, capture_output=True, text=True, timeout=60)
    assert ran.returncode == 2
    assert said in ran.stderr
    assert len(ran.stderr.splitlines()) == 1
    assert "nobody" not in ran.stderr
