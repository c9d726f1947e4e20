"""DSC-72, DSC-73: the Quartett."""

from __future__ import annotations

import pytest

from tablee.games.dschamal.events import BoutRepeated, BoutVoid, GameEnded, PiecesShown
from tablee.games.dschamal.game import due, standings
from tablee.games.dschamal.moves import Lay
from tests.games.dschamal.building import do, events_of, holding, judged, some, state_of

OWNED = [some("blue-ball", "blue-egg"), some("blue-cube", "blue-arch"), some("blue-cone", "blue-brick")]


@pytest.mark.clause("DSC-72")
def test_the_faster_keeps_what_he_already_owned() -> None:
    state = state_of(list(OWNED), game="quartett")
    step = judged(state, s0=(some("white-egg"), 2000), s1=(some("white-cube"), 2500))
    assert some("white-egg")[0] in step.state.owned[0]
    assert some("white-cube")[0] in step.state.bag
    assert len(events_of(step, PiecesShown)) == 1


@pytest.mark.clause("DSC-72")
def test_otherwise_the_slower_ones_piece_is_looked_at_likewise() -> None:
    state = state_of(list(OWNED), game="quartett")
    for name in ("white-cube", "cut-cone"):
        step = judged(state, s0=(some(name), 2000), s1=(some("brown-cube"), 9000))
        assert some("brown-cube")[0] in step.state.owned[1]
        assert some(name)[0] in step.state.bag
    neither = judged(state, s0=(some("white-cube"), 2000), s1=(some("white-ball"), 2500))
    assert events_of(neither, BoutVoid)
    assert neither.state.owned == tuple(OWNED)
    double = judged(state, s0=(some("white-egg", "brown-egg"), 2000))
    assert double.state.owned == tuple(OWNED)
    assert events_of(judged(state, s0=(some("white-egg"), 2000), s1=(some("white-cube"), 2020)), BoutRepeated)


@pytest.mark.clause("DSC-72")
def test_both_pull_so_the_faster_waits() -> None:
    state = holding(state_of(list(OWNED), game="quartett"), s0=(some("white-egg"), 1000))
    before, after = due(state), due(do(state, 0, Lay(200)))
    assert before is not None
    assert after is not None
    assert before.window == after.window


@pytest.mark.clause("DSC-73")
def test_the_first_with_four_of_a_shape_wins() -> None:
    owned = [some("blue-ball", "white-ball", "yellow-ball"), *OWNED[1:]]
    step = judged(state_of(owned, game="quartett"), s0=(some("brown-ball"), 2000))
    assert events_of(step, GameEnded)[0].reason == "four"
    assert standings(step.state) == ((0,), (1, 2))
