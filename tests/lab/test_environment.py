"""The learners' environment, by PettingZoo's own tests and by ours."""

from __future__ import annotations

import random
import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="the lab extra is not installed")

from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from tablee.games.dalmuti.learner.numbers import all_moves
from tablee.lab.environment import TableEnv, env_of
from tests.conformance.playing import all_cases, random_game

EVERYTHING = {"rounds": 2, "people_swap": True, "slip": 2, "rising_bonus": True}


@pytest.mark.parametrize("seats", [4, 6])
def test_pettingzoos_own_test_passes_without_a_warning(
    seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # An observation with its mask of legal actions is a Dict, as in PettingZoo's own card games.
        warnings.filterwarnings("ignore", "Observation space for each agent")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(env_of("dalmuti", seats, EVERYTHING), num_cycles=400)
    assert "Passed" in capsys.readouterr().out


def test_the_same_seed_deals_the_same_game() -> None:
    seed_test(lambda: env_of("dalmuti", 5, EVERYTHING), num_cycles=200)


def test_rewards_add_up_to_the_scores() -> None:
    env = env_of("dalmuti", 5, {"rounds": 2})
    env.reset(seed=4)
    gained = play_at_random(env, 4)
    view = env.rules.view(env.match.state, None)
    assert tuple(gained.values()) == view.scores
    assert env.agents == []


def test_every_move_the_rules_offer_has_a_number() -> None:
    for case in (case for case in all_cases() if case.game == "dalmuti"):
        numbered = set(all_moves(case.seats))
        for played in random_game(case, 21):
            for seat in case.rules.to_act(played.step.state):
                assert set(case.rules.offers(played.step.state, seat).moves) <= numbered


def test_no_move_has_two_numbers() -> None:
    assert len(set(all_moves(10))) == len(all_moves(10))


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


def test_an_action_is_needed_while_the_game_goes_on() -> None:
    env = env_of("dalmuti", 5)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="an action is needed"):
        env.step(None)


@pytest.mark.parametrize("action", [-1, 999_999])
def test_a_number_that_is_no_action_is_said_to_be_none(action: int) -> None:
    env = env_of("dalmuti", 5)
    env.reset(seed=1)
    with pytest.raises(ValueError, match=f"{action} is no action: they are 0 to "):
        env.step(action)


def play_at_random(env: TableEnv, seed: int) -> dict[str, float]:
    choice = random.Random(seed)
    gained = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observed: Any
        observed, reward, over, _, _ = env.last()
        gained[agent] += reward
        legal = [action for action, allowed in enumerate(observed["action_mask"]) if allowed]
        env.step(None if over else choice.choice(legal))
    return gained
