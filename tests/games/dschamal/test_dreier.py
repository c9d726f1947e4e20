"""DSC-61 to DSC-68: three hands."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dschamal.events import (
    BoutRepeated,
    BoutVoid,
    BoutWon,
    GameEnded,
    PiecesShown,
    ShapeCompleted,
)
from tablee.games.dschamal.game import apply, offers
from tablee.games.dschamal.moves import Take
from tablee.games.dschamal.scenes import HANNA, KNUT, TRIELS, VOLKER, XENIA
from tablee.games.dschamal.staging import play
from tablee.games.dschamal.state import State, Taking
from tests.games.dschamal.building import events_of, judged, some, state_of, stream

OWNED = [some("yellow-ball"), some("yellow-cube"), some("yellow-egg"), some("yellow-arch")]


def triel(**more: Any) -> State:
    """Seats 0, 1 and 2 at the bag."""
    return state_of(list(OWNED), game="dreier", master=1, **more)


@pytest.mark.clause("DSC-61")
def test_the_slowest_puts_his_back_unseen() -> None:
    step = judged(
        triel(), s0=(some("white-cone"), 2000), s1=(some("white-cube"), 2500), s2=(some("white-egg"), 3000)
    )
    assert [event.seat for event in events_of(step, PiecesShown)] == [0, 1]
    assert some("white-egg")[0] in step.state.bag


@pytest.mark.clause("DSC-62")
def test_fastest_then_second_then_slowest() -> None:
    cone, arch = some("white-cone"), some("white-arch")
    first = judged(triel(), s0=(some("white-egg"), 2000), s1=(some("white-cube"), 2500), s2=((), 0))
    assert [(e.seat, e.clause) for e in events_of(first, BoutWon)] == [(0, "DSC-63")]
    assert some("white-cube")[0] in first.state.bag
    second = judged(triel(), s0=(cone, 2000), s1=(some("camel"), 2500, True), s2=((), 0))
    assert [(e.seat, e.clause) for e in events_of(second, BoutWon)] == [(1, "DSC-65")]
    slowest = judged(triel(), s0=(cone, 2000), s1=(arch, 2500), s2=((), 0))
    assert [(e.seat, e.clause) for e in events_of(slowest, BoutWon)] == [(2, "DSC-64")]
    alone = judged(triel(), s0=(cone, 2000), s1=((), 0), s2=((), 0))
    assert events_of(alone, BoutVoid)


@pytest.mark.clause("DSC-62")
def test_ties_that_matter_are_played_again() -> None:
    cone, arch = some("white-cone"), some("white-arch")
    first = judged(triel(), s0=(cone, 2000), s1=(some("white-cube"), 2010), s2=((), 0))
    assert events_of(first, BoutRepeated)
    later = judged(triel(), s0=(cone, 2000), s1=(arch, 2500), s2=(some("white-egg"), 2510))
    assert events_of(later, BoutRepeated)
    settled = judged(triel(), s0=(some("white-egg"), 2000), s1=(arch, 2500), s2=(cone, 2510))
    assert not events_of(settled, BoutRepeated)


@pytest.mark.clause("DSC-63")
def test_scene_a_xenia_keeps_the_disc_and_takes_one_of_hannas() -> None:
    (scene,) = [scene for scene in TRIELS if scene.name == "dreier-a"]
    last = list(play(scene))[-1][-1].step
    assert [(e.seat, e.clause) for e in events_of(last, BoutWon)] == [(XENIA, "DSC-63")]
    assert len(last.state.owned[HANNA]) == 2
    assert len(last.state.owned[XENIA]) == 3
    assert events_of(last, ShapeCompleted)[0].owners == (HANNA, XENIA)
    assert some("white-cube")[0] in last.state.bag


@pytest.mark.clause("DSC-63")
def test_one_from_each_of_the_other_two_who_has_it() -> None:
    owned = [some("yellow-ball"), some("white-ball", "brown-ball"), (), ()]
    step = judged(state_of(owned, game="dreier", master=1), s2=(some("blue-ball"), 2000))
    assert len(step.state.owned[2]) == 3
    assert len(step.state.owned[1]) == 1
    assert step.state.owned[0] == ()


@pytest.mark.clause("DSC-64")
def test_scene_b_volker_wins_the_ball() -> None:
    (scene,) = [scene for scene in TRIELS if scene.name == "dreier-b"]
    last = list(play(scene))[-1][-1].step
    assert [(e.seat, e.clause) for e in events_of(last, BoutWon)] == [(VOLKER, "DSC-64")]
    assert some("blue-ball")[0] in last.state.owned[VOLKER]
    assert some("camel")[0] in last.state.bag
    assert len(last.state.owned[KNUT]) == 1


@pytest.mark.clause("DSC-65")
def test_the_called_camel_takes_one_of_choice_from_each_of_the_others() -> None:
    owned = [some("yellow-ball", "blue-egg"), some("yellow-cube"), some("yellow-egg", "blue-cone"), ()]
    step = judged(state_of(owned, game="dreier", master=1), s1=(some("camel"), 2000, True))
    assert step.state.phase == Taking(1, (0, 2), "DSC-65")
    assert set(offers(step.state, 1).moves) == {Take(piece) for piece in owned[0]}
    one = apply(step.state, 1, Take(some("blue-egg")[0]), stream()).state
    assert one.phase == Taking(1, (2,), "DSC-65")
    two = apply(one, 1, Take(some("blue-cone")[0]), stream()).state
    assert two.owned[1] == some("yellow-cube", "blue-egg", "blue-cone")
    nobody = judged(
        state_of([(), some("yellow-cube"), (), ()], game="dreier", master=1), s1=(some("camel"), 2000, True)
    )
    assert nobody.state.bout.purpose == "duel"


@pytest.mark.clause("DSC-66")
def test_the_decisive_piece_among_three() -> None:
    cone, free = some("white-cone")[0], some("blue-cross")
    state = triel(purpose="decisive", middle=cone)
    first = judged(state, s0=(some("blue-cone"), 2000), s1=(free, 2500), s2=((), 0))
    assert first.state.owned[0] == some("yellow-ball", "blue-cone")
    second = judged(state, s0=(free, 2000), s1=(some("blue-cone"), 2500), s2=((), 0))
    assert second.state.owned[1] == some("yellow-cube", "white-cone")
    assert some("blue-cone")[0] in second.state.bag
    camel = judged(state, s0=(free, 2000), s1=(some("camel"), 2500, True), s2=((), 0))
    assert camel.state.owned[1] == some("yellow-cube", "white-cone")
    slowest = judged(state, s0=(free, 2000), s1=(some("white-brick"), 2500), s2=((), 0))
    assert slowest.state.owned[2] == some("yellow-egg", "blue-cross", "white-brick")
    assert cone in slowest.state.bag
    assert judged(triel()).state.bout.purpose == "decisive"


@pytest.mark.clause("DSC-68")
def test_a_wrong_call_or_two_pieces_fulfil_nothing_but_count_as_laid() -> None:
    called = judged(triel(), s0=(some("white-ball"), 2000, True), s1=(some("white-cone"), 2500), s2=((), 0))
    assert called.state.owned[2] == some("yellow-egg", "white-ball", "white-cone")
    two = judged(
        triel(), s0=(some("white-ball", "cut-cone"), 2000), s1=(some("white-cone"), 2500), s2=((), 0)
    )
    assert two.state.owned[2] == some("yellow-egg", "white-ball", "white-cone")
    many = [some(*[f"{c}-{s}" for s in ("ball", "egg") for c in ("blue", "yellow", "white")]), *OWNED[1:]]
    many[1:3] = [some("brown-ball", "yellow-cube"), some("blue-cube")]
    step = judged(
        state_of(many, game="dreier", master=1), s0=(some("brown-egg"), 2000), s1=((), 0), s2=((), 0)
    )
    assert events_of(step, GameEnded)[0].reason == "seven"
