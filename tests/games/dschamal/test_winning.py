"""DSC-45, DSC-46: winning pieces and the end."""

from __future__ import annotations

import pytest

from tablee.games.dschamal.events import GameEnded, ShapeCompleted
from tablee.games.dschamal.game import Options, standings
from tablee.games.dschamal.pieces import COLOURED, COLOURS, Pieces
from tablee.games.dschamal.winning import winning_pieces, winning_shapes
from tests.games.dschamal.building import events_of, judged, some, state_of


def four(shape: str, count: int = 4) -> Pieces:
    return some(*[f"{colour}-{shape}" for colour in COLOURS[:count]])


@pytest.mark.clause("DSC-45")
def test_the_fourth_piece_out_makes_all_four_winning_for_whoever_owns_them() -> None:
    owned = [four("ball", 2), some("white-ball", "blue-cube"), ()]
    state = state_of(owned)
    assert winning_shapes(state) == frozenset()
    step = judged(state, s0=(some("brown-ball"), 2000))
    assert winning_shapes(step.state) == {0}
    assert events_of(step, ShapeCompleted)[0].owners == (0, 1)
    assert winning_pieces(step.state, 1) == some("white-ball")
    assert len(winning_pieces(step.state, 0)) == 3


@pytest.mark.clause("DSC-46")
def test_seven_winning_pieces_win() -> None:
    owned = [(*four("ball"), *four("cube", 2)), some("white-cube"), ()]
    step = judged(state_of(owned), s0=(some("brown-cube"), 2000))
    assert standings(step.state) == ((0,), (1,), (2,))
    assert events_of(step, GameEnded)[0].reason == "seven"


@pytest.mark.clause("DSC-46")
def test_two_at_once_more_pieces_then_the_winner_of_the_duel() -> None:
    ball, egg, cone = four("ball"), four("egg"), four("cone", 3)
    mine, yours = (*ball[:3], *egg[:3]), (*ball[3:], *egg[3:], *four("arch"))
    step = judged(state_of([(*mine,), (*yours, *cone[:1]), cone[1:]]), s0=(some("brown-cone"), 2000))
    assert standings(step.state) is not None
    even = [(*ball, *four("cube", 2)), (*egg, *some("white-cube"), *cone[:2]), cone[2:]]
    assert standings(judged(state_of(even), s0=(some("brown-cube"), 2000)).state) == ((0,), (1,), (2,))
    both = state_of([(*ball[:2], *egg, *four("arch", 1)), (*ball[2:3], *four("cube"), *four("cross")), ()])
    later = judged(both, s0=(some("brown-ball"), 2000))
    assert standings(later.state) == ((1,), (0,), (2,)), "nine winning pieces are more than seven"


@pytest.mark.clause("DSC-46")
def test_when_no_coloured_piece_is_left_or_the_agreed_searches_are_over_the_most_pieces_win() -> None:
    shares = [tuple(range(COLOURED))[6 * seat : 6 * seat + 6] for seat in range(8)]
    last = shares[0][-1]
    step = judged(state_of([shares[0][:-1], *shares[1:]]), s0=((last,), 2000))
    assert events_of(step, GameEnded)[0].reason == "bag"
    assert standings(step.state) == (tuple(range(8)),)
    short = state_of([some("blue-ball"), some("blue-egg"), ()], options=Options(duels=1))
    assert events_of(judged(short, s0=(some("white-ball"), 2000)), GameEnded)[0].reason == "duels"
