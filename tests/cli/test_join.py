"""A terminal player, a bot of one's own and another client at one table of a real house."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import repeat
from pathlib import Path

import pytest

from tablee.cli.remote.kept_seats import KeptSeat, KeptSeats
from tablee.cli.remote.table_address import TableAddress, read_address
from tablee.client import HouseClient, HouseProblem, Player
from tablee.server.protocol.http_types import Seated
from tablee.server.protocol.table_shown import TableView
from tests.cli.running import FRENCH, HEEDING, command, spawn
from tests.cli.test_play import in_a_terminal
from tests.server.house import House

GOOD_BOT = """
class Mine:
    heavy = False
    def choose(self, view, offers, chance):
        assert not hasattr(view, "state")
        return offers.moves[0]
BOT = Mine()
"""
BAD_BOT = """
import time
class Bad:
    heavy = False
    asked = 0
    def choose(self, view, offers, chance):
        Bad.asked += 1
        if Bad.asked == 1:
            raise ValueError("oops")
        if Bad.asked == 2:
            return None
        if Bad.asked == 3:
            time.sleep(1.5)
        return offers.moves[-1]
BOT = Bad()
"""
HANGING_BOT = """
import time
class Hanging:
    heavy = False
    def choose(self, view, offers, chance):
        time.sleep(3600)
BOT = Hanging()
"""
PATIENCE = 60
FIRST = "a\n"  # the first move of the list; once the game is over, a file to save it in


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@contextmanager
def joined(*arguments: str | Path) -> Iterator[subprocess.Popen[str]]:
    """`tablee join` in a process of its own, for as long as it takes."""
    running = subprocess.Popen(
        [*HEEDING, *command("join", *arguments, "--lang", "en")],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=os.environ | FRENCH,
    )
    try:
        yield running
    finally:
        running.kill()
        running.wait()


async def host_plays(house: House, opened: dict[str, str], guests: int) -> None:
    """Anne waits for so many guests, begins, and plays the first offer until it is over."""
    anne = HouseClient(house.base).player(Seated(opened["code"], 0, opened["token"], ""))
    async with asyncio.timeout(PATIENCE), anne:
        await anne.until(lambda: sum(bool(place.name) for place in table(anne).places) > guests)
        await anne.begin("easy")
        while table(anne).status != "over":
            await anne.until(lambda: anne.seen.offers.moves or table(anne).status == "over")
            if anne.seen.offers.moves:
                with suppress(HouseProblem):  # somebody was quicker
                    await anne.move(anne.seen.offers.moves[0])


def table(player: Player) -> TableView:
    assert player.seen.table is not None
    return player.seen.table


async def test_a_terminal_a_bot_of_ones_own_and_a_client_at_one_table(house: House, tmp_path: Path) -> None:
    bot, saved = tmp_path / "mybot.py", tmp_path / "kept.json"
    bot.write_text(GOOD_BOT)
    opened = house.open(seats=3, options={"counters": 14})
    link = f"{house.base}/t/{opened['code']}"
    with (
        joined(opened["code"], "--house", house.base, "--bot", bot, "--games", "1") as machine,
        joined(link, "--name", "Zoé") as person,
    ):
        assert person.stdin is not None
        person.stdin.write("hint\nrule TOY-03\n9\n" + FIRST * 6)
        person.stdin.flush()
        await host_plays(house, opened, 2)
        shown, _ = await asyncio.to_thread(person.communicate, f"{saved}\nq\n", PATIENCE)
        told, _ = await asyncio.to_thread(machine.communicate, None, PATIENCE)
    assert "The game is over" in shown
    assert "This is what I would play" in shown
    assert "“9” is not a move" in shown
    assert "tablee-receipt/" in shown
    assert f"tablee join {link} comes back to" in " ".join(shown.split())
    assert spawn("verify", saved).code == 0
    assert (person.returncode, machine.returncode) == (0, 0)
    assert "the bot sits at seat" in told
    assert "Game 1 is over" in told


async def test_a_bot_that_fails_is_told_and_the_table_goes_on(house: House, tmp_path: Path) -> None:
    """It raises, it answers nonsense, it thinks too long: each is told, and the game comes to its end."""
    bot = tmp_path / "bad.py"
    bot.write_text(BAD_BOT)
    opened = house.open(seats=2, options={"counters": 20, "guessing": False})
    at = [opened["code"], "--house", house.base, "--bot", bot, "--games", "1", "--patience", "0.3"]
    with joined(*at) as machine:
        await host_plays(house, opened, 1)
        told, _ = await asyncio.to_thread(machine.communicate, None, PATIENCE)
    assert "ValueError: oops (bad.py, line 9)" in told
    assert "None is refused" in told or "None: unknown-type" in told
    assert "a bot of the house plays for it" in told
    assert "Game 1 is over" in told
    assert "the bot was wrong 3 times" in told
    assert machine.returncode == 1


async def test_a_thought_without_end_keeps_nobody_from_hearing_how_the_game_ended(
    house: House, tmp_path: Path
) -> None:
    bot = tmp_path / "hanging.py"
    bot.write_text(HANGING_BOT)
    opened = house.open(seats=2, options={"counters": 20, "guessing": False})
    at = [opened["code"], "--house", house.base, "--bot", bot, "--games", "1", "--patience", "0.3"]
    with joined(*at) as machine:
        await host_plays(house, opened, 1)
        told, _ = await asyncio.to_thread(machine.communicate, None, PATIENCE)
    assert "Game 1 is over" in told
    assert "the bot was wrong once" in told
    assert machine.returncode == 1


async def test_who_comes_back_has_the_same_seat(house: House) -> None:
    opened = house.open(seats=4, options={"counters": 12})
    for _ in range(2):
        shown = await asyncio.to_thread(
            in_a_terminal,
            "join",
            opened["code"],
            "--house",
            house.base,
            "--name",
            "Zoé",
            answers=repeat("q\n"),
        )
        assert "Zoé" not in shown  # it is “vous”
        assert "L’hôte lance la partie" in shown
    summary = await HouseClient(house.base).summary(opened["code"])
    assert summary.names == ("Anne", "Zoé", "", "")


async def test_the_line_is_cut_and_comes_back(tmp_path: Path) -> None:
    """The house is killed while somebody waits: they come back to their seat by themselves and play on."""
    house = House(tmp_path / "tablee.db")
    house.start()
    try:
        opened = house.open(seats=2, options={"counters": 12, "guessing": False})
        with joined(opened["code"], "--house", house.base) as person:
            await wait_for_guest(house, opened["code"])
            house.kill()
            house.start()
            playing = asyncio.create_task(host_plays(house, opened, 1))
            shown, _ = await asyncio.to_thread(person.communicate, FIRST * 8 + "q\n", PATIENCE)
            await playing
    finally:
        house.stop()
    assert "The line to the house is cut" in shown
    assert "Back at the table." in shown
    assert "The game is over" in shown


async def wait_for_guest(house: House, code: str) -> None:
    watcher = HouseClient(house.base).watcher(code)
    async with asyncio.timeout(PATIENCE), watcher as eve:
        await eve.until(lambda: any(place.present for place in table(eve).places[1:]))


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["ZZZZZZ"], "no table has this code"),
        (["http://localhost/elsewhere"], "neither a table's code nor a link to one"),
        (["ftp://localhost/t/ABCDEF"], "neither a table's code nor a link to one"),
        (["ABCDEF", "--bot", "nowhere.py"], "nowhere.py: no such file"),
    ],
)
def test_what_cannot_be_joined_is_one_line(house: House, given: list[str], told: str) -> None:
    ran = spawn("join", *given, "--house", house.base, "--lang", "en")
    assert (ran.code, told in ran.complaint) == (2, True)


def test_a_house_that_does_not_answer_is_one_line() -> None:
    ran = spawn("join", "ABCDEF", "--house", "http://127.0.0.1:9", "--lang", "en")
    assert "http://127.0.0.1:9 does not answer" in ran.complaint


def test_a_table_is_named_by_code_invitation_or_personal_link() -> None:
    home = "http://localhost:8000"
    assert read_address("abcdef", home) == TableAddress(home, "ABCDEF")
    assert read_address("https://x.example/club/t/ABCDEF", home) == TableAddress(
        "https://x.example/club", "ABCDEF"
    )
    assert read_address("http://h:1/t/ABCDEF#a-b_c", home) == TableAddress("http://h:1", "ABCDEF", "a-b_c")


def test_seats_are_kept_by_house_table_name_and_bot() -> None:
    seats = KeptSeats()
    mine = KeptSeat("http://h", "ABCDEF", 1, "one", "Zoé")
    seats.keep(mine)
    seats.keep(KeptSeat("http://h", "ABCDEF", 2, "two", "mybot", "/mybot.py"))
    again = KeptSeats()
    assert again.device == seats.device
    assert again.find("http://h", "ABCDEF", "", "") == mine
    assert again.find("http://h", "ABCDEF", "Yann", "") is None
    assert again.find("http://i", "ABCDEF", "", "") is None
    again.forget(mine)
    assert KeptSeats().find("http://h", "ABCDEF", "", "") is None
    file = Path(os.environ["XDG_DATA_HOME"]) / "tablee" / "seats.json"
    assert file.stat().st_mode & 0o777 == 0o600
    assert len(json.loads(file.read_bytes())["seats"]) == 1
    file.write_text("{")
    assert KeptSeats().find("http://h", "ABCDEF", "", "") is None


async def test_at_a_slow_table_orders_are_given_by_letter_and_withdrawn(house: House) -> None:
    settings = {"slow_hours": 24, "pace": 0}
    options = {"counters": 500, "guessing": False}
    opened = house.open(seats=2, options=options, settings=settings, begin=True)
    link = f"{house.base}/t/{opened['code']}#{opened['token']}"
    with joined(link) as person:
        shown, _ = await asyncio.to_thread(person.communicate, "orders\norders b\norders b\nq\n", PATIENCE)
    assert "a · Take a counter while there are more than 3" in shown
    assert "b ✓ Take a counter while there are more than 5" in shown
    assert shown.count("b · Take a counter") == 2
