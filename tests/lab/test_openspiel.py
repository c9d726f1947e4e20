"""Boxes registered with open_spiel, by open_spiel's own tests of a game and by ours."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

pytest.importorskip("pyspiel", reason="the openspiel extra is not installed")

import pyspiel

from tablee.core import shelf
from tablee.lab import openspiel
from tablee.lab.openspiel import DIGITS, registered

BOXES = registered()


def loaded(box: str, **params: Any) -> Any:
    return pyspiel.load_game(f"tablee_{box}", params)


def dealt(game: Any, digits: tuple[int, ...] = (1, 2, 3, 4)) -> Any:
    state = game.new_initial_state()
    for digit in digits if state.is_chance_node() else ():
        state.apply_action(digit)
    return state


def test_every_box_whose_seats_take_turns_is_there() -> None:
    assert len(BOXES) == 3
    assert {f"tablee_{box}" for box in BOXES} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("box", BOXES)
def test_open_spiels_own_test_of_a_game_passes(box: str) -> None:
    """Random play at the smallest and the largest table: legal actions, copies, observers, serialising."""
    seats = shelf.load(box).META.seats
    for players in (seats[0], seats[-1]):
        pyspiel.random_sim_test(loaded(box, players=players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("box", BOXES)
def test_the_same_luck_deals_the_same_and_other_luck_another(box: str) -> None:
    game = loaded(box, players=shelf.load(box).META.seats[-1])
    assert str(dealt(game)) == str(dealt(game))
    assert len({str(dealt(game, (digit, 0, 0, 0))) for digit in range(12)}) > 1


@pytest.mark.parametrize("box", BOXES)
def test_a_state_holds_no_luck_that_is_still_to_be_drawn(box: str) -> None:
    """A move that draws is followed by chance nodes, whose outcomes decide: other luck leads elsewhere."""
    state, nodes, decided = dealt(loaded(box)), 0, False
    while not state.is_terminal() and nodes < 3 * DIGITS:
        if state.is_chance_node():
            one, other = state.clone(), state.clone()
            while one.is_chance_node():
                one.apply_action(7)
            while other.is_chance_node():
                other.apply_action(9)
            decided |= str(one) != str(other)
            nodes += 1
            state.apply_action(nodes % 256)
        else:
            actions = state.legal_actions()
            state.apply_action(actions[len(state.history()) % len(actions)])
        if len(state.history()) > 1500:
            break
    assert decided == bool(nodes)


def test_options_are_a_parameter_and_returns_sum_to_nothing() -> None:
    box = BOXES[0]
    option = shelf.load(box).META.options[0]
    value = option.least or option.values[0]
    game = loaded(box, players=4, options=f'{{"{option.name}": {value}}}')
    state, step = dealt(game), 0
    while not state.is_terminal():
        actions = state.legal_actions()  # of chance nodes too
        step += 1
        state.apply_action(actions[(7 * step) % len(actions)])
    assert sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) > 0
    assert state.observation_string(0).startswith("{")
    assert len(state.observation_tensor(0)) == sum(length for _, length in game.setup.numbers.fields)


def test_importing_and_leaving_is_quiet() -> None:
    """Python ends without a word of open_spiel's."""
    program = f"import tablee.lab.openspiel, pyspiel; pyspiel.load_game('tablee_{BOXES[0]}')"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stderr == ""


def test_what_hides_and_what_draws_is_found_out() -> None:
    hidden = {box: openspiel.hides(box) for box in BOXES}
    assert sorted(hidden.values()) == [False, True, True]
    assert all(openspiel.draws(box) for box in BOXES)
