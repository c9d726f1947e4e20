"""The Grand Dalmuti's picture in the terminal."""

from __future__ import annotations

from tablee.cli.face import Scene
from tablee.cli.games.dalmuti.drawing import draw_table
from tablee.cli.words import game_words
from tablee.games.dalmuti.game import view
from tests.cli.seeing import drawn
from tests.conformance.playing import all_cases, random_game


def test_the_last_of_a_round_has_a_place_but_is_not_out() -> None:
    """He keeps his cards (DAL-35)."""
    case = next(case for case in all_cases() if case.game == "dalmuti" and case.seats == 4)
    *_, last = random_game(case, 31)
    names = ("Anne", "Bruno", "Chloé", "Denis")
    picture = drawn(draw_table(view(last.step.state, 0), Scene(game_words("dalmuti", "en"), names, 0)))
    assert all(place in picture for place in ("1st", "2nd", "3rd", "4th"))
    assert picture.count("out (") == 3
