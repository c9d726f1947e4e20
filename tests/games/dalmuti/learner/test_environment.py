"""The learners' environment of the Grand Dalmuti, by PettingZoo's own tests and by ours."""

from __future__ import annotations

import warnings

import pytest

pytest.importorskip("pettingzoo", reason="the lab extra is not installed")

from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

from tablee.games.dalmuti.learner.numbers import all_moves
from tablee.lab.environment import env_of
from tests.conformance.playing import all_cases, random_game
from tests.lab.learners import play_at_random

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
    assert tuple(gained.values()) == env.table.view(None).scores
    assert env.agents == []


def test_every_move_the_rules_offer_has_a_number() -> None:
    for case in (case for case in all_cases() if case.game == "dalmuti"):
        numbered = set(all_moves(case.seats))
        for played in random_game(case, 21):
            for seat in case.rules.to_act(played.step.state):
                assert set(case.rules.offers(played.step.state, seat).moves) <= numbered


def test_no_move_has_two_numbers() -> None:
    assert len(set(all_moves(10))) == len(all_moves(10))
