"""DSC-20 to DSC-31: what the faster one's piece leads to."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tablee.core.contract import Step
from tablee.games.dschamal.events import (
    BoutReady,
    BoutRepeated,
    BoutVoid,
    BoutWon,
    PieceKept,
    PieceMoved,
    PiecesShown,
)
from tablee.games.dschamal.game import Options, apply, due, offers, to_act
from tablee.games.dschamal.moves import Call, Give, GiveUp, Lay, Take
from tablee.games.dschamal.pieces import Pieces
from tablee.games.dschamal.state import Giving, Ready, Searching, State, Taking
from tests.games.dschamal.building import events_of, holding, judged, refusal_of, some, state_of, stream


def winner_of(step: Step) -> tuple[int, str]:
    (won,) = events_of(step, BoutWon)
    return won.seat, won.clause


@pytest.mark.clause("DSC-20")
def test_a_shape_he_owns_is_kept_whatever_the_other_owns() -> None:
    owned = [some("blue-ball"), some("white-ball"), ()]
    step = judged(state_of(owned), s0=(some("brown-ball"), 2000), s1=(some("blue-cube"), 2500))
    assert winner_of(step) == (0, "DSC-20")
    assert step.state.owned == (some("blue-ball", "brown-ball"), some("white-ball"), ())


@pytest.mark.clause("DSC-21")
def test_a_shape_only_the_other_owns_brings_one_of_his_too() -> None:
    owned = [some("blue-egg"), some("blue-cone", "white-cone"), ()]
    step = judged(state_of(owned), s0=(some("brown-cone"), 2000))
    assert winner_of(step) == (0, "DSC-21")
    assert len(step.state.owned[0]) == 3
    assert len(step.state.owned[1]) == 1


@pytest.mark.clause("DSC-22")
def test_the_called_camel_takes_any_one_piece_of_the_other() -> None:
    owned = [some("blue-egg"), some("blue-cube", "white-egg"), ()]
    step = judged(state_of(owned), s0=(some("camel"), 2000, True))
    assert winner_of(step) == (0, "DSC-22")
    assert step.state.phase == Taking(0, (1,), "DSC-22")
    assert set(offers(step.state, 0).moves) == {Take(piece) for piece in owned[1]}
    taken = apply(step.state, 0, Take(some("white-egg")[0]), stream())
    assert taken.state.owned == (some("blue-egg", "white-egg"), some("blue-cube"), ())
    assert some("camel")[0] in taken.state.bag
    alarm = due(step.state)
    assert alarm is not None
    assert alarm.moves == ((0, Take(some("white-egg")[0])),), "the shape he has himself"


@pytest.mark.clause("DSC-23")
def test_a_shape_neither_owns_goes_to_the_other() -> None:
    step = judged(
        state_of([some("blue-ball"), some("blue-cube"), some("blue-egg")]), s0=(some("white-egg"), 2000)
    )
    assert winner_of(step) == (1, "DSC-23")
    assert step.state.owned[1] == some("blue-cube", "white-egg")


@pytest.mark.clause("DSC-24")
def test_for_a_black_piece_the_other_takes_any_one_of_his() -> None:
    owned = [some("blue-ball", "blue-cube"), (), ()]
    step = judged(state_of(owned), s0=(some("cut-cube"), 2000))
    assert winner_of(step) == (1, "DSC-24")
    assert step.state.phase == Taking(1, (0,), "DSC-24")
    assert some("cut-cube")[0] in step.state.bag


@pytest.mark.clause("DSC-25")
def test_the_camel_not_called_is_a_black_piece() -> None:
    step = judged(state_of([some("blue-ball"), (), ()]), s0=(some("camel"), 2000))
    assert winner_of(step) == (1, "DSC-25")
    assert events_of(step, PieceMoved)[0].taker == 1, "a single piece needs no choosing"


@pytest.mark.clause("DSC-26")
def test_called_wrongly_a_coloured_piece_goes_to_the_other_even_if_he_owns_its_shape() -> None:
    owned = [some("blue-ball"), some("blue-cube"), ()]
    step = judged(state_of(owned), s0=(some("white-ball"), 2000, True))
    assert winner_of(step) == (1, "DSC-26")
    assert step.state.owned[1] == some("blue-cube", "white-ball")


@pytest.mark.clause("DSC-26")
def test_called_wrongly_with_a_black_piece_the_caller_gives_one_of_his_own_choice() -> None:
    owned = [some("blue-ball", "white-egg"), some("blue-cube"), ()]
    step = judged(state_of(owned), s0=(some("plain-disc"), 2000, True))
    assert step.state.phase == Giving(0, 1)
    assert to_act(step.state) == {0}
    assert refusal_of(step.state, 1, Give(owned[0][0], 1)) == ("DSC-26", "loser-gives")
    assert refusal_of(step.state, 0, Give(owned[1][0], 1)) == ("DSC-26", "not-yours")
    given = apply(step.state, 0, Give(some("white-egg")[0], 1), stream())
    assert given.state.owned[1] == some("blue-cube", "white-egg")
    assert given.state.course.master == 1


@pytest.mark.clause("DSC-26")
def test_both_called_wrongly_is_a_new_duel() -> None:
    owned = [some("blue-ball"), some("blue-cube"), ()]
    step = judged(state_of(owned), s0=(some("white-ball"), 2000, True), s1=(some("cut-cone"), 2900, True))
    assert events_of(step, BoutRepeated)[0].reason == "wrong-calls"
    assert step.state.owned == tuple(owned)
    right = judged(state_of(owned), s0=(some("white-ball"), 2000, True), s1=(some("camel"), 2900, True))
    assert winner_of(right) == (1, "DSC-26")


@pytest.mark.clause("DSC-26")
@pytest.mark.parametrize("held", [(), some("cut-cone"), some("white-egg")])
def test_a_hand_stopped_before_it_laid_has_called_wrongly_too(held: Pieces) -> None:
    owned = [some("blue-ball"), some("blue-cube"), ()]
    step = stopped(state_of(owned), held)
    assert events_of(step, BoutRepeated)[0].reason == "wrong-calls"
    assert step.state.owned == tuple(owned)
    assert [event.seat for event in events_of(step, PiecesShown)] == [0], "the other one had to let go"


@pytest.mark.clause("DSC-26")
def test_a_stopped_hand_that_holds_the_camel_it_called_wins() -> None:
    owned = [some("blue-ball"), some("blue-cube"), ()]
    assert winner_of(stopped(state_of(owned), some("camel"))) == (1, "DSC-26")


@pytest.mark.clause("DSC-26")
def test_by_version_1_of_the_rules_a_stopped_hand_had_never_called() -> None:
    old = replace(state_of([some("blue-ball"), some("blue-cube"), ()]), rules=1)
    assert winner_of(stopped(old, ())) == (1, "DSC-26")


def stopped(state: State, held: Pieces) -> Step:
    """Seat 0 calls and lays a ball; seat 1 has called, holds this, and comes too late."""
    begun = holding(state, s0=(some("white-ball"), 1800, True), s1=(held, 1800, True))
    laid = apply(begun, 0, Lay(200), stream())
    return apply(laid.state, 1, GiveUp(), stream())


@pytest.mark.clause("DSC-27")
def test_two_pieces_pulled_the_coloured_go_to_the_other_the_black_back() -> None:
    pulled = some("white-ball", "brown-egg", "cut-cone")
    step = judged(state_of([some("blue-ball"), (), ()]), s0=(pulled, 2000))
    assert winner_of(step) == (1, "DSC-27")
    assert step.state.owned[1] == some("white-ball", "brown-egg")
    assert some("cut-cone")[0] in step.state.bag


@pytest.mark.clause("DSC-28")
def test_the_faster_wins_in_three_cases_the_slower_in_the_others() -> None:
    owned = [some("blue-ball"), some("blue-cube"), ()]
    pulled = {
        "white-ball": 0,
        "white-cube": 0,
        "camel!": 0,
        "white-egg": 1,
        "cut-cone": 1,
        "camel": 1,
        "white-ball!": 1,
    }
    for name, winner in pulled.items():
        hand = (some(name.rstrip("!")), 2000, name.endswith("!"))
        step = judged(state_of(owned), s0=hand, s1=(some("brown-arch"), 2200))
        assert winner_of(step)[0] == winner, name
        assert step.state.course.master == winner


@pytest.mark.clause("DSC-29")
def test_winning_pieces_cannot_be_taken() -> None:
    safe = some("blue-ball", "white-ball", "brown-ball")
    owned = [some("yellow-ball"), (*safe, *some("blue-egg", "blue-cube")), ()]
    step = judged(state_of(owned), s0=(some("camel"), 2000, True))
    assert refusal_of(step.state, 0, Take(safe[0])) == ("DSC-29", "winning-piece")
    assert refusal_of(step.state, 0, Take(some("white-arch")[0])) == ("DSC-22", "not-before-them")
    assert refusal_of(step.state, 2, Take(some("blue-egg")[0])) == ("DSC-22", "not-yours-to-take")
    assert set(offers(step.state, 0).moves) == {Take(piece) for piece in some("blue-egg", "blue-cube")}


@pytest.mark.clause("DSC-30")
def test_nothing_to_take_the_winner_reaches_once_into_the_bag_alone() -> None:
    step = judged(state_of([(), some("blue-cube"), some("blue-egg")]), s0=(some("cut-cone"), 2000))
    assert isinstance(step.state.phase, Searching)
    assert step.state.bout.fighters == (1,)
    assert events_of(step, BoutReady)[-1].purpose == "reach"
    assert refusal_of(step.state, 1, Call(50)) == ("DSC-30", "no-call-alone")
    for name, kept in (("white-ball", True), ("white-egg", False), ("white-cube", False), ("camel", False)):
        alone = judged(step.state, s1=(some(name), 900))
        assert (some(name)[0] in alone.state.owned[1]) == kept, name
        assert isinstance(alone.state.phase, Ready)
        assert alone.state.course.master == 1
    double = judged(step.state, s1=(some("white-ball", "white-arch"), 900))
    assert double.state.owned[1] == some("blue-cube")


@pytest.mark.clause("DSC-30")
def test_the_other_reading_for_the_camel_is_an_option() -> None:
    owned = [some("blue-ball"), (), ()]
    reach = judged(state_of(owned), s0=(some("camel"), 2000, True))
    assert reach.state.bout.purpose == "reach"
    nothing = judged(state_of(owned, options=Options(camel_reach=False)), s0=(some("camel"), 2000, True))
    assert nothing.state.bout.purpose == "duel"
    assert nothing.state.course.master == 0


@pytest.mark.clause("DSC-31")
def test_nobody_pulls_a_decisive_piece_of_a_shape_nobody_owns() -> None:
    owned = [some("blue-ball"), some("blue-cube"), some("blue-egg")]
    step = judged(state_of(owned))
    middle = step.state.bout.middle
    assert middle is not None
    assert middle // 4 not in (0, 1, 2)
    assert middle not in step.state.bag
    assert step.state.bout.fighters == (0, 1)


@pytest.mark.clause("DSC-31")
def test_the_decisive_search() -> None:
    owned, arch = [some("blue-ball"), some("blue-cube"), ()], some("white-arch")[0]
    state = state_of(owned, purpose="decisive", middle=arch)
    found = judged(state, s0=(some("blue-arch"), 2000))
    assert found.state.owned[0] == some("blue-ball", "blue-arch")
    assert arch in found.state.bag
    camel = judged(state, s1=(some("camel"), 2000, True))
    assert camel.state.owned[1] == some("blue-cube", "white-arch")
    for wrong in (("white-ball", False), ("cut-cone", False), ("camel", False), ("blue-arch", True)):
        missed = judged(state, s0=(some(wrong[0]), 2000, wrong[1]))
        assert missed.state.owned[1] == some("blue-cube", "white-arch")
        assert some(wrong[0])[0] in missed.state.bag
    nobody = judged(state)
    assert events_of(nobody, BoutVoid)
    assert arch in nobody.state.bag
    assert nobody.state.bout.fighters == (0, 2)


@pytest.mark.clause("DSC-31")
def test_a_search_lasts_as_agreed_and_ends_by_itself() -> None:
    state = holding(state_of([(), (), ()], options=Options(search_seconds=20)))
    alarm = due(state)
    assert alarm is not None
    assert 20 <= alarm.seconds < 25
    assert alarm.moves == ((0, GiveUp()), (1, GiveUp()))
    late = holding(state_of([(), (), ()], options=Options(search_seconds=20)), s0=((), 19990))
    assert refusal_of(late, 0, Call(50)) == ("DSC-31", "time-is-up")
    assert offers(late, 0).moves == (GiveUp(),)


@pytest.mark.clause("DSC-31")
def test_no_free_shape_left_the_duel_is_void() -> None:
    shapes = ("ball", "egg", "cube", "cylinder", "holed-disc", "narrow-roof")
    more = ("wide-roof", "cone", "brick", "arch", "half-round", "cross")
    owned = [some(*[f"blue-{s}" for s in shapes]), some(*[f"blue-{s}" for s in more]), ()]
    step = judged(state_of(owned))
    assert events_of(step, BoutVoid)
    assert not events_of(step, PieceKept)
    assert not events_of(step, PiecesShown)
    assert step.state.bout.purpose == "duel"
