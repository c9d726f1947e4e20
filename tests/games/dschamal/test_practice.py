"""The practice bag: one piece to name, three to choose from, a first search alone (DSC-80 to DSC-83)."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.chance import Stream
from tablee.core.refusal import MoveRefused
from tablee.core.teaching import LEARNER
from tablee.games.dschamal.game import offers, view
from tablee.games.dschamal.lying import TOUCHING, gap
from tablee.games.dschamal.moves import Call, Close, Feel, GiveUp, Lay
from tablee.games.dschamal.pieces import CAMEL, FORMS, SHAPES, form_of
from tablee.games.dschamal.practice import PRACTICE, act, solve, start
from tablee.games.dschamal.state import Searching, State


def begun(task: str, seed: int = 1) -> State:
    state = start(task, Stream(bytes([seed]) * 32))
    assert isinstance(state.phase, Searching)
    return state


def over(state: State, piece: int) -> State:
    """The finger goes to the middle of that piece."""
    assert isinstance(state.phase, Searching)
    [hand] = state.phase.hands
    lying = next(one for one in state.phase.layout if one.piece == piece)
    return act(state, Feel(lying.x - hand.x, lying.y - hand.y, 2000))


def test_one_piece_is_felt_and_named() -> None:
    shapes = set()
    for seed in range(40):
        state = begun("one", seed)
        [lying] = state.phase.layout  # type: ignore[union-attr]
        name = FORMS[form_of(lying.piece)]
        felt = over(state, lying.piece)
        there = set(view(felt, LEARNER).hand.felt.relief) != {"."}  # type: ignore[union-attr]
        assert there or name == "holed-disc"  # its middle is its hole
        assert solve(felt, name).right
        assert not solve(felt, "ball" if name != "ball" else "egg").right
        shapes.add(name)
    assert shapes == set(SHAPES)


def test_of_three_pieces_the_one_asked_for_is_taken() -> None:
    for seed in range(20):
        state = begun("three", seed)
        layout = state.phase.layout  # type: ignore[union-attr]
        assert all(gap(one, other) > TOUCHING for one in layout for other in layout if one is not other)
        [wanted] = view(state, LEARNER).sought
        found = [form_of(one.piece) == form_of(wanted) for one in layout]
        assert sum(found) == 1
        for lying, right in zip(layout, found, strict=True):
            held = act(over(state, lying.piece), Close(200))
            assert (solve(held, "").right, solve(held, "").took) == (right, (lying.piece,))
        assert not solve(state, "").right


def test_alone_in_the_whole_bag_the_camel_counts_if_it_is_called() -> None:
    state = begun("alone")
    assert len(view(state, LEARNER).sought) == 4
    held = next(
        taken
        for taken in (act(over(begun("alone", seed), CAMEL), Close(200)) for seed in range(60))
        if taken.phase.hands[0].held == (CAMEL,)  # type: ignore[union-attr]
    )
    assert not solve(held, "").right
    assert solve(act(held, Call(0)), "").right


@pytest.mark.parametrize("task", PRACTICE.tasks)
def test_what_the_learner_is_told_holds_nothing_beyond_the_fingertip(task: str) -> None:
    """DSC-81 holds here too: before the answer the view says no more than in a game."""
    state = begun(task)
    shown = msgspec.to_builtins(view(state, LEARNER))
    assert shown["hand"]["felt"] is None
    assert "layout" not in str(shown)
    assert {choice.move for choice in offers(state, LEARNER).choices} == {"feel", "push"}


@pytest.mark.parametrize("move", [Lay(200), GiveUp(), Feel(400, 0, 40)])
def test_an_exercise_is_left_by_an_answer_alone(move: Lay | GiveUp | Feel) -> None:
    with pytest.raises(MoveRefused):
        act(begun("one"), move)
