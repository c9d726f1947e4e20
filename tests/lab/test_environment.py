"""The learners' environment of every box that has one, by PettingZoo's own test and by ours."""

from __future__ import annotations

import warnings

import pytest

pytest.importorskip("pettingzoo", reason="the lab extra is not installed")

from pettingzoo.test import api_test  # type: ignore[import-untyped]

from tablee.core import shelf
from tablee.lab.environment import TableEnv, env_of
from tests.lab.learners import play_at_random

LEARNT = [name for name in shelf.names() if shelf.box(name).learner]


def some_env(game: str) -> TableEnv:
    return env_of(game, shelf.load(game).META.seats[0])


@pytest.mark.parametrize("game", LEARNT)
def test_pettingzoos_own_test_passes_without_a_warning(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # An observation with its mask of legal actions is a Dict, as in PettingZoo's own card games.
        warnings.filterwarnings("ignore", "Observation space for each agent")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(some_env(game), num_cycles=200)
    assert "Passed" in capsys.readouterr().out


def test_a_game_ends_and_somebody_gains_or_nobody() -> None:
    env = some_env(LEARNT[0])
    env.reset(seed=3)
    assert set(play_at_random(env, 3)) == set(env.possible_agents)
    assert env.agents == []


def test_an_action_is_needed_while_the_game_goes_on() -> None:
    env = some_env(LEARNT[0])
    env.reset(seed=1)
    with pytest.raises(ValueError, match="an action is needed"):
        env.step(None)


@pytest.mark.parametrize("action", [-1, 999_999])
def test_a_number_that_is_no_action_is_said_to_be_none(action: int) -> None:
    env = some_env(LEARNT[0])
    env.reset(seed=1)
    with pytest.raises(ValueError, match=f"{action} is no action: they are 0 to "):
        env.step(action)
