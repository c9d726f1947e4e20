"""DSC-90: refused with its clause, nothing changed."""

from __future__ import annotations

import pytest

from tablee.core.refusal import MoveRefused
from tablee.games.dschamal.game import Options, apply, deal, refuse_options
from tablee.games.dschamal.moves import Call, Close, Feel, GiveUp, Lay, LetGo, Push, Start, Take
from tests.games.dschamal.building import do, feeling, judged, lying, refusal_of, some, state_of, stream


@pytest.mark.clause("DSC-90")
def test_reaching_in_when_not_in_the_duel() -> None:
    state = feeling((lying("blue-cube", 100, 100),))
    for move in (Feel(4, 0, 60), Close(150), Call(50), GiveUp()):
        assert refusal_of(state, 2, move) == ("DSC-90", "not-in-the-duel")
    assert refusal_of(state_of([(), (), ()]), 0, Feel(4, 0, 60)) == ("DSC-90", "not-now")
    assert refusal_of(state, 0, Start()) == ("DSC-90", "not-now")


@pytest.mark.clause("DSC-90")
def test_laying_without_holding() -> None:
    state = feeling(())
    assert refusal_of(state, 0, Lay(200)) == ("DSC-90", "nothing-held")
    assert refusal_of(state, 0, LetGo(100)) == ("DSC-90", "nothing-held")


@pytest.mark.clause("DSC-90")
@pytest.mark.parametrize(
    "move",
    [Feel(40, 0, 60), Feel(1, 0, 39), Push(20, 0, 90), Close(100), Lay(20), Feel(0, 0, -5), Call(-1)],
)
def test_moving_faster_than_a_hand(move: Feel | Push | Close | Lay | Call) -> None:
    state = (
        do(feeling((lying("blue-cube", 100, 100),)), 0, Close(150)) if isinstance(move, Lay) else feeling(())
    )
    assert refusal_of(state, 0, move) == ("DSC-90", "too-fast")
    with pytest.raises(MoveRefused):
        apply(state, 0, move, stream())


@pytest.mark.clause("DSC-84")
@pytest.mark.parametrize("within", [-1, 251, 10**30])
def test_a_time_measured_worse_than_any_line_is(within: int) -> None:
    state = do(feeling((lying("blue-cube", 100, 100),)), 0, Close(150))
    assert refusal_of(state, 0, Lay(200, within)) == ("DSC-84", "measured-badly")


@pytest.mark.clause("DSC-90")
def test_leaving_the_bag_and_coming_back() -> None:
    assert refusal_of(feeling((), at=(4, 4)), 0, Feel(-8, 0, 60)) == ("DSC-80", "outside-the-bag")
    out = do(feeling(()), 0, GiveUp())
    assert refusal_of(out, 0, Close(150)) == ("DSC-31", "already-out")


@pytest.mark.clause("DSC-90")
def test_taking_a_winning_piece() -> None:
    safe = some("blue-ball", "white-ball", "brown-ball", "yellow-ball")
    step = judged(state_of([(), (*safe, *some("blue-egg", "blue-cube")), ()]), s0=(some("camel"), 2000, True))
    assert refusal_of(step.state, 0, Take(safe[0])) == ("DSC-29", "winning-piece")


@pytest.mark.clause("DSC-90")
def test_tables_that_cannot_be() -> None:
    for game, seats, clause in (
        ("duell", 2, "DSC-10"),
        ("turm", 7, "DSC-50"),
        ("dreier", 9, "DSC-60"),
        ("quartett", 8, "DSC-70"),
    ):
        options = Options(game=game)  # type: ignore[arg-type]
        refusal = refuse_options(seats, options)
        assert refusal is not None
        assert (refusal.clause, refusal.reason) == (clause, "wrong-seats")
        with pytest.raises(MoveRefused):
            deal(seats, options, stream())
    refusal = refuse_options(4, Options(tie_ms=0))
    assert refusal is not None
    assert refusal.reason == "out-of-range"
    assert refuse_options(8, Options(game="dreier")) is None
