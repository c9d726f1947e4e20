"""Games between bots, and the records they leave."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee.core.contract import Offers
from tablee.core.record import read_record, write_record
from tablee.core.refusal import MoveRefused
from tablee.core.replay import replay
from tablee.core.shelf import load
from tablee.core.verify import verify
from tablee.lab import play_game, run_arena
from tablee.lab.players import BotFailed, NoSuchBot, find_bot, name_of

SHORT = {"counters": 12}


class Last:
    """Always the last offer: the bot a reader writes first."""

    heavy = False

    def choose(self, view: Any, offers: Offers, chance: Any) -> Any:
        return offers.moves[-1]


def test_a_record_replays_and_verifies() -> None:
    record = play_game("toy", ["easy", "random", Last(), "random"], seed=3, options=SHORT)
    game = load("toy")
    assert read_record(write_record(record), load) == record
    assert len(list(replay(game, record))) == len(record.turns)
    assert verify(game, record) is None
    assert record.names == ("easy", "random", "Last", "random")


def test_the_same_seed_gives_the_same_bytes() -> None:
    bots = ["random"] * 5
    once = write_record(play_game("toy", bots, seed=9, options=SHORT))
    assert write_record(play_game("toy", bots, seed=9, options=SHORT)) == once
    assert write_record(play_game("toy", bots, seed=10, options=SHORT)) != once


def test_options_the_game_refuses_are_refused() -> None:
    with pytest.raises(MoveRefused):
        play_game("toy", ["random"] * 9)
    with pytest.raises(MoveRefused):
        play_game("toy", ["random"] * 5, options={"counters": 0})


def test_a_bot_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "class Mine:\n"
        "    heavy = False\n"
        "    def choose(self, view, offers, chance):\n"
        "        return offers.moves[0]\n"
        "BOT = Mine()\n"
    )
    assert name_of(str(path)) == "mine.py"
    result = run_arena("toy", [str(path), "random", "random", "random"], 2, options=SHORT)
    assert result.bots[0].bot == "mine.py"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("syntax error here", "SyntaxError"),
        ("NOTHING = 1", "it defines no BOT"),
        ("raise KeyError('x')", "KeyError: 'x'"),
        ("class Mine: ...\nBOT = Mine", r"write BOT = Mine\(\)"),
        ("BOT = 3", r"no choose\(view, offers, chance\)"),
    ],
)
def test_a_bots_file_that_does_not_work_says_so(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "broken.py"
    path.write_text(text)
    with pytest.raises(NoSuchBot, match=rf"broken\.py: .*{told}"):
        find_bot("toy", str(path))


BREAKS_THE_RULES = """
class Mine:
    heavy = False
    def choose(self, view, offers, chance):
        return None
BOT = Mine()
"""
BREAKS_DOWN = BREAKS_THE_RULES.replace("return None", "return offers.moves[99]")


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize(
    ("text", "told"),
    [
        (BREAKS_THE_RULES, "None is refused: TOY-03, not-open"),
        (BREAKS_DOWN, r"IndexError: .* \(mine\.py, line 5\)"),
    ],
    ids=["the rules", "down"],
)
def test_a_bot_that_breaks_in_the_middle_of_a_game_is_named(
    tmp_path: Path, text: str, told: str, jobs: int
) -> None:
    path = tmp_path / "mine.py"
    path.write_text(text)
    with pytest.raises(BotFailed, match=rf"mine\.py, at seat \d: {told}"):
        run_arena("toy", ["easy", "easy", "easy", str(path)], 8, jobs=jobs)


def test_a_level_that_is_not_there() -> None:
    with pytest.raises(NoSuchBot, match="genius"):
        find_bot("toy", "genius")
    with pytest.raises(NoSuchBot, match="no such file"):
        find_bot("toy", "nowhere.py")
