"""The learners' environment of Dschamál: hands with clocks of their own."""

from __future__ import annotations

import random
import warnings

import pytest

pytest.importorskip("pettingzoo", reason="the lab extra is not installed")

from pettingzoo.test import api_test  # type: ignore[import-untyped]

from tablee.games.dschamal.learner.drops import ASIDE, TURNS
from tablee.games.dschamal.moves import Build
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
    assert tuple(gained.values()) == pytest.approx(env.table.scores())


def test_a_tower_is_built_on_a_grid() -> None:
    """Every open drop stands for a build the rules take; steadiness is left to the physics."""
    env = env_of("dschamal", 3, {"game": "turm", "search_seconds": 4})
    env.reset(seed=5)
    table, choice, built = env.table, random.Random(5), 0
    for agent in env.agent_iter(4000):
        seat = env.possible_agents.index(agent)
        legal = table.legal(seat)
        if table.view(seat).phase == "build" and seat in table.asked():
            built += 1
            assert all(isinstance(move, Build) for move in legal.values())
            assert len(legal) % (len(ASIDE) ** 2 * len(TURNS)) == 0
        env.step(choice.choice(list(legal)))
        if built >= 6:
            break
    assert built >= 6
