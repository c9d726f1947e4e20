"""Questions as text, answers with a move in them, and how strong whoever answers is."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tablee.bots.bot import RandomBot
from tablee.core.chance import Stream
from tablee.core.shelf import load, names
from tablee.lab import play_game
from tablee.lab.open_seat import OpenSeat
from tablee.lab.rating import anchor_of, line_ups, quick_levels, rate_player
from tablee.lab.scale import ratings
from tablee.lab.text_harness import NoMove, parse, prompt, written
from tablee.lab.text_players import LineProgram, Silent, TextBot
from tests.cli.running import call

FIRST = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)["prompt"]
    first = question.split("open to you:\\n- ")[1].splitlines()[0]
    print(json.dumps("I think.\\nMOVE: " + first), flush=True)
"""
MUTE = "import time\ntime.sleep(600)\n"
GONE = "import sys\nsys.stdin.readline()\n"


def first_listed(question: str) -> str:
    return "MOVE: " + question.split("The moves open to you:\n- ")[1].splitlines()[0]


@pytest.mark.parametrize("game", names())
def test_every_listed_move_is_read_back(game: str) -> None:
    seats = load(game).META.seats[0]
    table = OpenSeat(game, ["random"] * (seats - 1), seed=2)
    for turn in range(12):
        if table.standings is not None:
            break
        offers = table.offers()
        for move, text in zip(offers.moves, written(table.game, offers), strict=True):
            assert parse(table.game, f"Some words.\n**MOVE: `{text}`**") == move
            assert f"- {text}\n" in prompt(table.game, table.view(), offers)
        table.play(RandomBot(table.game).choose(table.view(), offers, Stream(b"%d" % turn)))


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("listed", [True, False])
def test_a_question_tells_nothing_the_seat_may_not_know(game: str, listed: bool) -> None:
    """Another world that fits the same view is asked about in the same words."""
    rules = load(game)
    table = OpenSeat(game, ["random"] * (rules.META.seats[0] - 1), seed=3)
    view, offers = table.view(), table.offers()
    world = rules.guess(view, Stream(b"other"))
    other = prompt(rules, rules.view(world, 0), rules.offers(world, 0), listed=listed)
    assert prompt(rules, view, offers, listed=listed) == other


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "empty"),
        ("I do not know.\nReally.", "no line begins"),
        ("MOVE:   ``", "nothing follows"),
        ("MOVE: dance", "'dance' is no move"),
        ('MOVE: {"type":"dance"}', "is no move"),
        ("MOVE: {", "is no move"),
        ("MOVE: " + "{" * 50_000, "is no move"),
    ],
)
def test_what_is_no_move_is_told_in_one_line(text: str, why: str) -> None:
    with pytest.raises(NoMove, match=why) as told:
        parse(load("toy"), text)
    assert "\n" not in str(told.value)


def test_the_last_answer_counts() -> None:
    toy = load("toy")
    one, two = '{"type":"take","count":1}', '{"type":"take","count":2}'
    assert parse(toy, f"MOVE: {one}\nNo, better:\nMOVE: {two}") == toy.read_move(two)


def test_wrong_answers_are_explained_and_then_played_for() -> None:
    heard = []

    def answer(question: str) -> str:
        heard.append(question)
        return 'MOVE: {"type":"take","count":99}' if len(heard) < 3 else "I pass."

    bot = TextBot("toy", answer)
    play_game("toy", [bot, "easy"], seed=1, options={"counters": 3, "guessing": False})
    assert "TOY-03" in heard[1]
    assert bot.conduct.played_for == bot.conduct.asked > 0
    assert bot.conduct.wrong == 3 * bot.conduct.asked


def test_who_never_answers_is_played_for_and_soon_no_longer_asked() -> None:
    def answer(question: str) -> str:
        raise Silent

    bot = TextBot("toy", answer)
    play_game("toy", [bot, "easy"], seed=1, options={"counters": 40})
    assert bot.conduct.silent == 3
    assert bot.conduct.played_for == bot.conduct.asked > 3


def test_a_program_is_asked_by_lines(tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text(FIRST)
    program = LineProgram(f"{sys.executable} {file}")
    try:
        bot = TextBot("toy", program)
        record = play_game("toy", [bot, "easy"], seed=1, options={"counters": 20})
    finally:
        program.close()
    assert record.standings is not None
    assert (bot.conduct.wrong, bot.conduct.played_for) == (0, 0)
    same = play_game("toy", [TextBot("toy", first_listed), "easy"], seed=1, options={"counters": 20})
    assert record == same


@pytest.mark.parametrize(("source", "patience"), [(MUTE, 0.2), (GONE, 30.0), ("", 30.0)])
def test_a_program_that_is_silent_or_gone_is_no_answer(tmp_path: Path, source: str, patience: float) -> None:
    file = tmp_path / "silent.py"
    file.write_text(source)
    program = LineProgram(f"{sys.executable} {file}", patience)
    with pytest.raises(Silent):
        program("?")
    program.close()


def test_the_scale_is_what_the_games_were_drawn_from() -> None:
    """Ten to one is 400; who won everything is not infinitely strong."""
    found = ratings({("a", "b"): 1000.0, ("b", "a"): 100.0, ("b", "c"): 50.0, ("c", "b"): 0.0}, "abc", "b")
    assert found["b"] == 1000
    assert found["a"] == pytest.approx(1400, abs=3)
    assert 0 < found["c"] < 400


def test_line_ups_meet_everybody() -> None:
    assert line_ups("x", ["a", "b"], 2) == [("x", "a"), ("x", "b"), ("a", "b")]
    assert line_ups("a", ["a", "b"], 2) == [("a", "b")]
    assert line_ups("x", ["a", "b"], 4) == [("x", "a", "b", "a"), ("x", "b", "a", "b")]
    assert anchor_of(["weak", "strong"]) == "strong"
    with pytest.raises(ValueError, match="nobody"):
        line_ups("a", ["a"], 3)


def test_levels_stand_in_their_order_and_the_jobs_change_nothing() -> None:
    levels = quick_levels("toy")
    options = {"counters": 30, "guessing": False}
    alone = rate_player("toy", TextBot("toy", first_listed, name="first"), levels, 2, 20, 1, options)
    own = alone.own
    assert own.low <= own.rating <= own.high
    one = rate_player("toy", "easy", levels, 2, 10, 1, options)
    two = rate_player("toy", "easy", levels, 2, 10, 1, options, jobs=2)
    assert one.scale == two.scale


def test_a_rating_by_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text(FIRST)
    program = f"{sys.executable} {file}"
    quick = ["--games", "2", "--option", "counters=8", "--lang", "en"]
    ran = call(capsys, "rate", "toy", "--command", program, *quick)
    assert ran.code == 0, ran.err
    assert "your program" in ran.out
    assert " 0 wrong answers, 0 without one, 0 played for it" in ran.out
    told = json.loads(call(capsys, "rate", "toy", "--command", program, *quick, "--json").out)
    assert told["conduct"]["wrong"] == 0
    assert {one["name"] for one in told["scale"]} == {"your program", "random", "easy", "normal"}
