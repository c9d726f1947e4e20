"""DSC-10 to DSC-14, DSC-50, DSC-60, DSC-70: setting up and starting a search."""

from __future__ import annotations

import pytest

from tablee.games.dschamal.events import BoutRepeated, Started, StarterDrawn, TimesShown
from tablee.games.dschamal.game import Options, apply, deal, due, offers, to_act
from tablee.games.dschamal.moves import Call, Choose, Close, Feel, Start
from tablee.games.dschamal.pieces import CAMEL, COLOURED, EGGS
from tablee.games.dschamal.state import Choosing, Ready, Searching, State
from tests.games.dschamal.building import do, events_of, holding, judged, refusal_of, some, state_of, stream


def chosen(game: str, seats: int) -> State:
    state: State = deal(seats, Options(game=game), stream()).state  # type: ignore[arg-type]
    while isinstance(state.phase, Choosing):
        seat = state.phase.turn
        state = apply(state, seat, offers(state, seat).moves[0], stream()).state
    return state


@pytest.mark.clause("DSC-10")
def test_one_blue_piece_each_in_seating_order_all_different() -> None:
    step = deal(5, Options(), stream())
    starter = events_of(step, StarterDrawn)[0].seat
    assert to_act(step.state) == {starter}
    after = apply(step.state, starter, Choose(some("blue-egg")[0]), stream()).state
    following = (starter + 1) % 5
    assert to_act(after) == {following}
    assert refusal_of(after, following, Choose(some("blue-egg")[0])) == ("DSC-10", "not-to-choose")
    assert refusal_of(after, following, Choose(some("white-egg")[0])) == ("DSC-10", "not-to-choose")
    assert refusal_of(after, starter, Choose(some("blue-ball")[0])) == ("DSC-10", "not-your-choice")
    state = chosen("duell", 5)
    assert all(len(owned) == 1 and owned[0] % 4 == 0 for owned in state.owned)
    assert len(state.bag) == 54
    assert CAMEL in state.bag


@pytest.mark.clause("DSC-11")
def test_the_starter_is_drawn_by_lot_and_meets_his_left_neighbour() -> None:
    starters = {events_of(deal(5, Options(), stream(seed)), StarterDrawn)[0].seat for seed in range(40)}
    assert starters == set(range(5))
    state = chosen("duell", 5)
    assert state.bout.fighters == (state.course.master, (state.course.master + 1) % 5)


@pytest.mark.clause("DSC-12")
def test_a_bystander_calls_or_the_program_does_after_a_pause() -> None:
    state = state_of([some("blue-ball"), some("blue-egg"), some("blue-cube"), ()])
    assert to_act(state) == {2, 3}
    assert refusal_of(state, 0, Start()) == ("DSC-12", "bystander-calls")
    called = apply(state, 3, Start(), stream())
    assert events_of(called, Started)[0].pause == 0
    alarm = due(state)
    assert alarm is not None
    assert alarm.seconds == 5
    ((seat, move),) = alarm.moves
    pauses = {events_of(apply(state, seat, move, stream(seed)), Started)[0].pause for seed in range(9)}
    assert len(pauses) > 3
    assert all(500 <= pause < 2000 for pause in pauses)


@pytest.mark.clause("DSC-12")
def test_where_all_three_search_the_start_is_always_by_lot() -> None:
    state = state_of([(), (), ()], game="dreier")
    assert to_act(state) == {0, 1, 2}
    assert refusal_of(state, 1, Start()) == ("DSC-12", "start-by-lot")
    assert isinstance(apply(state, 1, Start(after_pause=True), stream()).state.phase, Searching)


@pytest.mark.clause("DSC-13")
def test_the_call_comes_once_and_before_laying() -> None:
    state = holding(state_of([(), (), ()]), s0=(some("camel"), 1000), s1=((), 0))
    called = do(state, 0, Call(50))
    assert refusal_of(called, 0, Call(50)) == ("DSC-13", "already-called")
    step = judged(state_of([(), (), ()]), s0=(some("camel"), 900), s1=((), 0))
    assert isinstance(step.state.phase, Searching | Ready)


@pytest.mark.clause("DSC-14")
def test_who_lays_first_counts_and_nobody_pulls_twice() -> None:
    owned = [some("blue-ball"), some("blue-cube"), ()]
    step = judged(state_of(owned), s0=(some("white-ball"), 3000), s1=(some("white-cube"), 2900))
    assert step.state.owned[1] == some("blue-cube", "white-cube")
    assert some("white-ball")[0] in step.state.bag
    laid = holding(state_of(owned), s0=(some("white-ball"), 3000), s1=((), 0))
    from tablee.games.dschamal.moves import Lay

    after = do(laid, 0, Lay(200))
    assert refusal_of(after, 0, Close(150)) == ("DSC-14", "already-pulled")
    assert refusal_of(after, 0, Feel(4, 0, 60)) == ("DSC-14", "already-pulled")
    assert refusal_of(after, 0, Call(50)) == ("DSC-13", "call-too-late")


@pytest.mark.clause("DSC-14")
def test_equally_fast_both_go_back_and_the_duel_starts_again() -> None:
    owned = [some("blue-ball"), some("blue-cube"), ()]
    step = judged(state_of(owned), s0=(some("white-ball"), 3000), s1=(some("white-cube"), 3029))
    assert events_of(step, BoutRepeated)[0].reason == "tie"
    assert step.state.owned == tuple(owned)
    assert step.state.bout.fighters == (0, 1)
    assert step.state.bout.number == 2
    just = judged(state_of(owned), s0=(some("white-ball"), 3000), s1=(some("white-cube"), 3030))
    assert not events_of(just, BoutRepeated)
    assert events_of(just, TimesShown)[0].times == ((0, 3000), (1, 3030))


@pytest.mark.clause("DSC-50")
def test_turm_the_eggs_are_out_and_nobody_owns_anything() -> None:
    state = chosen("turm", 4)
    assert isinstance(state.phase, Ready)
    assert len(state.bag) == 55
    assert not set(EGGS) & set(state.bag)
    assert not any(state.owned)


@pytest.mark.clause("DSC-60")
def test_dreier_a_yellow_piece_each_and_three_search() -> None:
    state = chosen("dreier", 5)
    assert all(len(owned) == 1 and owned[0] % 4 == 1 for owned in state.owned)
    master = state.course.master
    assert state.bout.fighters == ((master - 1) % 5, master, (master + 1) % 5)


@pytest.mark.clause("DSC-70")
def test_quartett_two_blue_pieces_each_and_no_camel() -> None:
    state = chosen("quartett", 6)
    assert all(len(owned) == 2 and all(p % 4 == 0 and p < COLOURED for p in owned) for owned in state.owned)
    assert CAMEL not in state.bag
    begun = apply(state, next(iter(to_act(state))), Start(), stream()).state
    assert refusal_of(begun, begun.bout.fighters[0], Call(50)) == ("DSC-70", "no-camel")
