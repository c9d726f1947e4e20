"""A person at the Grand Dalmuti's table in the terminal: the titles, the end of a round, what is typed."""

from __future__ import annotations

import json
import re
from itertools import repeat
from pathlib import Path

from tablee.cli.speech.translation import speak
from tests.cli.running import spawn
from tests.cli.test_play import in_a_terminal
from tests.cli.test_small_terminals import ask, listed_by, terminal
from tests.conformance.playing import all_cases, random_game

QUICK = ["--seats", "4", "--bots", "random", "--option", "rounds=1", "--pace", "0"]


def test_a_whole_game_in_a_real_terminal(tmp_path: Path) -> None:
    """Drawn anew at every step, played by the first letter, kept, and honest."""
    kept = tmp_path / "kept.json"
    shown = in_a_terminal("play", "dalmuti", *QUICK, "--seed", "7", "--record", kept, answers=repeat("a\n"))
    assert "\x1b[?1049h" in shown
    assert "\x1b[?1049l" in shown
    assert "Grand Péon" in shown
    assert "Fin de la manche 1" in shown
    assert "La partie est finie" in shown
    assert json.loads(kept.read_bytes())["names"][0] == "Anonyme"
    assert spawn("verify", kept).code == 0


def test_a_finished_round_stops_at_its_summary_before_the_game_is_kept(tmp_path: Path) -> None:
    game = ["play", "dalmuti", *QUICK, "--seed", "7", "--lang", "en", "--name", "Ada"]
    first = spawn(*game, "--record", tmp_path / "first.json", typed="a\n" * 200)
    asked = first.out.count("letter or cards")
    kept = tmp_path / "mine.json"
    ran = spawn(*game, typed="a\n" * asked + f"\n{kept}\n")
    assert "The game is over" in ran.out
    assert f"saved in {kept}" in ran.out.replace("\n", "")
    assert json.loads(kept.read_bytes())["names"][0] == "Ada"
    assert spawn(*game, typed="a\n" * asked + "\n\n").code == 0


def test_a_refusal_names_its_clause_and_the_clause_is_read() -> None:
    typed = "1 2 3 4\nrevolution\nrègle 31\nregle DAL-99\nq\nq\n"
    ran = spawn("play", "dalmuti", *QUICK, "--seed", "2", typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert "DAL-30" in ran.out or "DAL-25" in ran.out
    assert "Surenchérir ou passer" in ran.out
    assert "pas d’article «\u00a0DAL-99\u00a0»" in ran.out


def test_many_sets_of_cards_give_way_to_the_picture() -> None:
    """As many as there is room for, and how many more there are."""
    speak("en")
    case = next(case for case in all_cases(["dalmuti"]) if case.seats == 4)
    states = [played.step.state for played in random_game(case, 5)]
    state = next(state for state in states[:-1] if listed_by(case.rules, state) > 10)
    roomy = ask(case.rules, state, terminal(40, 60), "en")
    assert "… and" not in "".join(roomy)
    lower = "\n".join(ask(case.rules, state, terminal(40, len(roomy) - 2), "en"))
    assert "too low" not in lower
    listed = len(re.findall(r"(?:^|   ) ?[a-z]{1,2} [0-9J]", lower, re.MULTILINE))
    assert f"… and {listed_by(case.rules, state) - listed} more moves: type them" in lower
    assert listed > 4
