"""`tablee scale`: levels, own bots and people in one table, on the screen, as JSON and in a page."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

from tablee.core.record import WITH_PLAYERS, write_record
from tablee.core.shelf import load
from tablee.lab import play_game
from tablee.lab.scale_page import END
from tests.cli.running import call

Captured = pytest.CaptureFixture[str]
QUICK = ("--games", "4", "--option", "counters=8", "--option", "guessing=no")
PAGE = f"# A box\n\nBefore.\n\n<!-- the scale at 2, counters=8, guessing=no -->\nold\n{END}\n\nAfter.\n"
LEVELS = set(load("toy").META.levels)
MINE = """
class Mine:
    heavy = False
    def choose(self, view, offers, chance):
        return offers.moves[0]
BOT = Mine()
"""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """Two finished games of Ann and Bob against the level easy."""
    folder = tmp_path / "games"
    folder.mkdir()
    for seed in (1, 2):
        record = play_game("toy", ["easy"] * 3, seed, {"counters": 8, "guessing": False})
        told = replace(record, names=("Ann", "Bob", "Easy"), players=("", "", "easy/1"), format=WITH_PLAYERS)
        (folder / f"{seed}.json").write_bytes(write_record(told))
    (folder / "notes.json").write_text("{}")
    return folder


def test_all_levels_in_one_table(capsys: Captured) -> None:
    ran = call(capsys, "scale", "toy", *QUICK)
    assert ran.code == 0, ran.err
    head, *rows = ran.out.splitlines()
    assert " ".join(head.split()) == "bot rating interval ahead of the next games place"
    assert {line.split()[0] for line in rows} == LEVELS
    assert "too narrow" not in ran.out
    assert "too narrow" in call(capsys, "scale", "toy", *QUICK, "--seats", "3").out


def test_the_same_seed_gives_the_same_scale_whatever_the_jobs(capsys: Captured) -> None:
    one, two = [
        json.loads(call(capsys, "scale", "toy", *QUICK, "--json", "--jobs", jobs).out) for jobs in ("1", "2")
    ]
    assert one == two
    assert one["anchor"] == "normal"
    assert [each["rating"] for each in one["scale"] if each["name"] == "normal"] == [1000]
    assert (
        json.loads(call(capsys, "scale", "toy", *QUICK, "--json", "--anchor", "random").out)["anchor"]
        == "random"
    )


def test_own_bots_and_people_stand_among_the_levels(capsys: Captured, tmp_path: Path, games: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(MINE)
    own = ("--bot", str(mine), "--record", str(games), "--person", "Ann")
    told = json.loads(
        call(capsys, "scale", "toy", *QUICK, *own, "--json", "--out", str(tmp_path / "out")).out
    )
    assert {one["name"] for one in told["scale"]} == LEVELS | {"mine.py", "Ann"}
    assert next(one["games"] for one in told["scale"] if one["name"] == "Ann") == 2
    kept = json.loads((tmp_path / "out" / "result.json").read_text())
    assert kept["scale"] == told["scale"]
    assert "Bob" not in json.dumps(kept)
    assert "Ann" in (tmp_path / "out" / "plot.svg").read_text()


def test_the_table_is_written_into_a_page(capsys: Captured, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(PAGE)
    assert call(capsys, "scale", "toy", *QUICK, "--page", str(page)).code == 0
    once = page.read_text()
    assert once.startswith(PAGE.partition("old")[0])
    assert once.endswith(f"{END}\n\nAfter.\n")
    assert "`tablee scale toy --seats 2 --games 4 --option counters=8 --option guessing=no --seed 0`" in once
    assert "| normal | 1000 |" in once
    assert call(capsys, "scale", "toy", *QUICK, "--page", str(page)).code == 0
    assert page.read_text() == once


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["chess"], "no game called 'chess'"),
        (["toy", "--levels", "genius,easy"], "no bot called 'genius'"),
        (["toy", "--levels", "easy,easy"], "'easy' is no level, or named twice"),
        (["toy", "--levels", "easy"], "nobody to play against"),
        (["toy", "--bot", "easy"], "'easy' is a level and plays anyway"),
        (["toy", "--bot", "nowhere.py"], "no such file"),
        (["toy", "--anchor", "master"], "'master' is not among the levels"),
        (["toy", "--seats", "9"], "2 to 8"),
        (["toy", "--games", "0"], "--games"),
        (["toy", "--person", "Ann"], "--record and --person go together"),
        (["toy", "--record", "games"], "--record and --person go together"),
        (["toy", "--record", "/nowhere.json", "--person", "Ann"], "/nowhere.json"),
        (["toy", "--record", "/nowhere.json", "--person", "normal"], "'normal' is the name of a level"),
        (["toy", "--page", "/nowhere.md"], "/nowhere.md"),
    ],
)
def test_wrong_arguments_get_one_line(capsys: Captured, arguments: list[str], told: str) -> None:
    ran = call(capsys, "scale", *arguments)
    assert ran.code == 2
    assert told in ran.complaint


def test_a_page_without_a_place_is_told_of_before_the_first_game(capsys: Captured, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# A box\n")
    ran = call(capsys, "scale", "toy", "--games", "100000", "--page", str(page))
    assert ran.code == 2
    assert f"it has no lines <!-- the scale at 2 --> and {END}" in ran.complaint


def test_people_who_played_nobody_of_the_scale_are_named(capsys: Captured, games: Path) -> None:
    people = ("--record", str(games), "--person", "Ann", "--person", "Bob", "--levels", "random,normal")
    ran = call(capsys, "scale", "toy", *QUICK, *people)
    assert ran.code == 2
    assert "Ann, Bob: played nobody of the scale" in ran.complaint
    ran = call(capsys, "scale", "toy", *QUICK, "--record", str(games), "--person", "Cleo")
    assert ran.code == 2
    assert "Cleo: in none of these games" in ran.complaint


def test_a_game_that_does_not_hold_places_nobody(capsys: Captured, games: Path) -> None:
    file = games / "1.json"
    told = json.loads(file.read_text())
    told["standings"] = told["standings"][::-1] if len(told["standings"]) > 1 else [[0], [1], [2]]
    file.write_text(json.dumps(told))
    ran = call(capsys, "scale", "toy", *QUICK, "--record", str(games), "--person", "Ann")
    assert ran.code == 2
    assert "1.json" in ran.complaint
