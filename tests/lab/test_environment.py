"""The learners' environments of every box, by PettingZoo's and Gymnasium's own tests and by ours."""

from __future__ import annotations

import pickle
import random
import warnings
from typing import Any

import msgspec
import numpy as np
import pytest

pytest.importorskip("pettingzoo", reason="the lab extra is not installed")

from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, seed_test  # type: ignore[import-untyped]

from tablee.core import shelf
from tablee.lab.environment import TableEnv, env_of, parallel_env_of
from tablee.lab.learners_table import LearnersTable, result_of
from tablee.lab.seat_environment import SeatEnv, seat_env_of
from tablee.lab.translator import length_of, translator_of
from tests.conformance.playing import Case, all_cases, name_of, random_game
from tests.lab.learners import play_at_random
from tests.toy_shelf import ours

LEARNT = [name for name in shelf.names() if shelf.box(name).learner]
CASES = list(all_cases(LEARNT))


def some_env(game: str) -> TableEnv:
    return env_of(game, shelf.load(game).META.seats[0])


def some_action(table: LearnersTable, seat: int, choice: random.Random) -> int:
    return choice.choice(list(table.legal(seat)))


def test_every_box_of_ours_has_numbers() -> None:
    assert set(ours()) <= set(LEARNT)


@pytest.mark.parametrize("game", LEARNT)
def test_pettingzoos_own_test_passes_without_a_warning(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # An observation with its mask of legal actions is a Dict, as in PettingZoo's own card games.
        warnings.filterwarnings("ignore", "Observation space for each agent")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")
        api_test(some_env(game), num_cycles=100)
        seed_test(lambda: some_env(game), num_cycles=30)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("game", LEARNT)
def test_all_who_are_asked_at_once_act_in_one_step(game: str) -> None:
    parallel_api_test(parallel_env_of(game, shelf.load(game).META.seats[-1]), num_cycles=60)


@pytest.mark.parametrize("game", LEARNT)
def test_gymnasiums_own_test_passes(game: str) -> None:
    env = masked(seat_env_of(game, ["random"] * (shelf.load(game).META.seats[0] - 1)))
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", ".*spec.*")
        check_env(env, skip_render_check=True)


def masked(env: SeatEnv) -> SeatEnv:
    """Gymnasium's checker draws any action: only open ones here."""
    step = env.step

    def legal_step(action: int) -> Any:
        legal = sorted(env.table.legal(env.seat))
        return step(legal[int(action) % len(legal)])

    env.step = legal_step  # type: ignore[method-assign]
    return env


@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_every_open_move_has_a_number_of_its_own_and_every_number_a_legal_move(case: Case) -> None:
    """Equal moves may share one; what is seen is as long as its fields say, from 0 to 1."""
    numbers, rules = translator_of(case.game, case.seats), case.rules
    for turn, played in enumerate(random_game(case, 21)):
        state = played.step.state
        if turn > 120:
            return
        for seat in rules.to_act(state):
            view, offers = rules.view(state, seat), rules.offers(state, seat)
            legal = numbers.legal(view, offers)
            assert legal or not offers.moves
            assert all(0 <= number < numbers.size for number in legal)
            listed = {number: move for number, move in legal.items() if move in offers.moves}
            assert len(set(listed.values())) == len(listed)
            seen = numbers.observe(view)
            assert seen.shape == (length_of(numbers.fields),)
            assert seen.dtype == np.float32
            assert 0 <= seen.min() <= seen.max() <= 1


@pytest.mark.parametrize("game", LEARNT)
def test_clones_and_pickles_go_on_by_themselves_with_the_same_luck(game: str) -> None:
    env, choice = some_env(game), random.Random(4)
    env.reset(seed=3)
    for _ in range(25):
        env.step(some_action(env.table, env._seat[env.agent_selection], choice))
    before = env.table.match.state
    others = [env.clone(), pickle.loads(pickle.dumps(env))]
    state = choice.getstate()
    ends = []
    for one in (env, *others):
        choice.setstate(state)
        for _ in range(20):
            if one.table.over:
                break
            one.step(some_action(one.table, one._seat[one.agent_selection], choice))
        ends.append(one.table.match.state)
    assert before != ends[0]
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("game", LEARNT)
def test_what_a_seat_sees_is_there_as_json_too(game: str) -> None:
    env = some_env(game)
    env.reset(seed=3)
    told = msgspec.json.decode(msgspec.json.encode(env.seen(env.agent_selection)))
    view = msgspec.convert(told["view"], shelf.load(game).View)
    assert view == env.table.view(env._seat[env.agent_selection])
    assert told["offers"]["question"]


def test_a_seat_against_bots_plays_whole_games_from_every_seat() -> None:
    bots = ["random"] * (min(4, shelf.load(LEARNT[0]).META.seats[-1]) - 1)
    env, choice, seats = seat_env_of(LEARNT[0], bots, seat=None), random.Random(2), set()
    for seed in range(8):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over = False
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            _, reward, over, _, info = env.step(int(choice.choice(list(legal))))
            assert isinstance(reward, float)
    assert len(seats) > 2
    with pytest.raises(ValueError, match="reset it"):
        env.step(0)


def test_places_are_worth_what_those_who_share_them_share() -> None:
    assert result_of(((1,), (0,))) == (-1, 1)
    assert result_of(((0, 2), (1,))) == (0.5, -1, 0.5)
    assert result_of(((0, 1, 2),)) == (0, 0, 0)


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


def test_an_action_that_is_not_open_is_said_not_to_be() -> None:
    env = some_env(LEARNT[0])
    env.reset(seed=1)
    seat = env._seat[env.agent_selection]
    closed = next(number for number in range(9999) if number not in env.table.legal(seat))
    with pytest.raises(ValueError, match="is not open to seat"):
        env.step(closed)


def test_a_box_without_numbers_says_so() -> None:
    with pytest.raises(ValueError, match="nothing for learners"):
        env_of("toy", 3)
