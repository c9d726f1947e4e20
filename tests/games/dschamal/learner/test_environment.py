"""The learners' environment of Dschamál: hands with clocks of their own."""

from __future__ import annotations

import warnings

import pytest

pytest.importorskip("pettingzoo", reason="the lab extra is not installed")

from pettingzoo.test import api_test  # type: ignore[import-untyped]

from tablee.lab.environment import env_of
from tests.lab.learners import play_at_random


@pytest.mark.parametrize("game", ["duell", "dreier", "quartett"])
def test_hands_in_a_bag_are_asked_by_their_own_clocks(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    options = {"game": game, "search_seconds": 2, "duels": 4}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation space for each agent")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(env_of("dschamal", 3, options), num_cycles=300)
    assert "Passed" in capsys.readouterr().out
    env = env_of("dschamal", 3, options)
    env.reset(seed=2)
    gained = play_at_random(env, 2)
    view = env.rules.view(env.match.state, None)
    assert tuple(gained.values()) == pytest.approx(env.numbers.scores(view))


def test_a_tower_has_no_list_of_actions() -> None:
    with pytest.raises(ValueError, match="Turm"):
        env_of("dschamal", 3, {"game": "turm"})
