"""The player held out for measuring: it keeps to the rules in every game of the box."""

from __future__ import annotations

import pytest

from tablee.games.dschamal.pieces import SHAPES
from tablee.lab import play_game
from tests.games.dschamal.bench.held_out import Gauger, likely


@pytest.mark.parametrize("game", ["duell", "dreier", "quartett", "turm"])
def test_it_plays_every_game_to_its_end(game: str) -> None:
    options = {"game": game, "duels": 3, "search_seconds": 20}
    one, other = [play_game("dschamal", [Gauger(), "random", "random"], 5, options) for _ in range(2)]
    assert one.standings is not None
    assert one == other


def test_what_is_equally_wide_all_round_is_round() -> None:
    everything = tuple((form, 4) for form in range(len(SHAPES)))
    ball, brick = SHAPES.index("ball"), SHAPES.index("brick")
    shares = likely((((0, 30), (3, 30), (6, 30), (9, 30)), ((0, 30), (6, 30))), everything)
    assert shares[ball] > 0.4 > shares[brick]
