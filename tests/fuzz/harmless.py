"""What a state that passed as sound must be able to do: everything, at a bounded cost."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec

from tablee.core.cost_limits import OFFERED_MOVES, OFFERS_BYTES, VIEW_BYTES
from tests.conformance.playing import Case, stream

LINE: Final = 160


def fault_of(case: Case, state: Any) -> str | None:
    """What is wrong with it, in one short line."""
    fault = case.rules.fault_in(state, case.seats, case.options)
    if fault is not None:
        assert len(fault) <= LINE
        assert fault.isprintable()
        assert ": " in fault
    return fault


def assert_harmless(case: Case, state: Any, random: Random, moves: int) -> None:
    """Some moves of a random game from here: every function works, and every state is sound again."""
    whole = case.census(state)
    for number in range(moves):
        fault = fault_of(case, state)
        assert fault is None, (number, fault)
        assert case.census(state) == whole
        _assert_seen(case, state, random, number)
        acting = sorted(case.rules.to_act(state))
        if not acting:
            return
        seat = random.choice(acting)
        move = random.choice(case.rules.offers(state, seat).moves)
        state = case.rules.apply(state, seat, move, stream(number)).state


def _assert_seen(case: Case, state: Any, random: Random, number: int) -> None:
    game = case.rules
    acting = game.to_act(state)
    assert bool(acting) == (game.standings(state) is None)
    for seat in range(case.seats):
        offers = game.offers(state, seat)
        moves = offers.moves
        assert bool(moves) == (seat in acting)
        assert len(moves) <= OFFERED_MOVES
        assert len(msgspec.json.encode(offers)) <= OFFERS_BYTES
        for move in random.sample(moves, min(5, len(moves))):
            assert game.refuse(state, seat, move) is None
    for seat in (None, *range(case.seats)):
        assert len(msgspec.json.encode(game.view(state, seat))) <= VIEW_BYTES
    due = game.due(state)
    for seat, move in () if due is None else due.moves:
        assert game.refuse(state, seat, move) is None
    eyes = random.choice((None, *range(case.seats)))
    view = game.view(state, eyes)
    guessed = game.guess(view, stream(number))
    fault = fault_of(case, guessed)
    assert fault is None, (eyes, fault)
    assert game.view(guessed, eyes) == view
