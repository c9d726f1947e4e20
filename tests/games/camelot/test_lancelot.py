"""Lancelot, and a question that tells nothing (CAM-51)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.games.camelot.events import PassLet, StandingOrderGiven
from tablee.games.camelot.game import Options, State, due, offers, to_act, view
from tablee.games.camelot.moves import LetPass, PlayAction, PlayCard, PlayLancelot, Stay, Withdraw
from tablee.games.camelot.state import Naming, Playing, Reacting
from tests.games.camelot.building import everybody_passes, make, refusal_of, step, turn_of

COLUMNS = ["red-3", "red-4", "red-5", ""]
PATIENT = Options(reaction_seconds=0)
BOUCLIER = PlayAction("bouclier")
LET = LetPass()
LET_ALL = LetPass(rest=True)


def table(holder: int | None = 1, **more: Any) -> State:
    hands = ["bouclier assomme", "blue-2", "blue-2", "blue-2"]
    if holder is not None:
        hands[holder] = hands[holder].replace("blue-2", "lancelot")
    return turn_of(0, hands, COLUMNS, **more)


def announced(holder: int | None = 1, **more: Any) -> State:
    return make(table(holder, **more), (0, BOUCLIER))


@pytest.mark.clause("CAM-51")
def test_everybody_still_in_is_asked_before_the_card_takes_effect() -> None:
    state = announced()
    assert to_act(state) == {1, 2, 3}
    assert state.laid == ((), (), (), ())
    assert to_act(announced(inside=(0, 1, 3))) == {1, 3}
    assert refusal_of(state, 0, LET).clause == "CAM-51"
    assert refusal_of(state, 0, Stay()).clause == "CAM-90"


@pytest.mark.clause("CAM-51")
def test_only_the_holder_is_offered_lancelot_and_may_play_it() -> None:
    state = announced()
    assert offers(state, 1).moves == (LET, LET_ALL, PlayLancelot())
    assert offers(state, 2).moves == (LET, LET_ALL)
    assert refusal_of(state, 2, PlayLancelot()).clause == "CAM-90"


@pytest.mark.clause("CAM-51")
def test_lancelot_ends_the_window_at_once() -> None:
    after = make(announced(), (1, PlayLancelot()))
    assert isinstance(after.phase, Playing)
    assert after.discards == ("bouclier", "lancelot")
    assert after.laid[0] == ()


@pytest.mark.clause("CAM-51")
def test_bouclier_and_assomme_are_stopped_only_as_they_are_played() -> None:
    after = everybody_passes(announced()).state
    assert after.laid[0] == ("bouclier",)
    assert refusal_of(after, 1, PlayLancelot()).clause == "CAM-51"


@pytest.mark.clause("CAM-51")
def test_lancelot_answers_other_cards_only() -> None:
    state = turn_of(0, ["lancelot", "bouclier"], ["red-3", "red-4"])
    assert refusal_of(state, 0, PlayAction("lancelot")).clause == "CAM-51"
    assert refusal_of(state, 0, PlayLancelot()).clause == "CAM-51"
    assert refusal_of(state, 0, LET).clause == "CAM-51"
    assert offers(state, 0).moves == (Withdraw(),)


@pytest.mark.clause("CAM-51")
def test_an_answer_stands() -> None:
    state = make(announced(), (1, LET))
    assert to_act(state) == {2, 3}
    assert refusal_of(state, 1, PlayLancelot()).reason == "already-answered"


@pytest.mark.clause("CAM-51")
def test_silence_lets_pass_when_the_time_is_up_and_each_card_has_its_own_time() -> None:
    state = announced(options=Options(reaction_seconds=7))
    window = due(state)
    assert window is not None
    assert (window.seconds, window.moves) == (7.0, ((1, LET), (2, LET), (3, LET)))
    answered = due(make(state, (2, LET)))
    assert answered is not None
    assert (answered.window, answered.moves) == (window.window, ((1, LET), (3, LET)))
    after = make(state, *window.moves)
    assert after.laid[0] == ("bouclier",)
    second = due(make(after, (0, PlayAction("assomme", 1))))
    assert second is not None
    assert second.window != window.window
    assert due(announced(options=PATIENT)) is None
    assert due(table()) is None


@pytest.mark.clause("CAM-51")
def test_nobody_else_can_tell_who_holds_it() -> None:
    """Same askings, same clock, same messages: with Lancelot at seat 1, at seat 2, nowhere."""
    worlds = [announced(holder) for holder in (1, 2, None)]
    for answers in (((1, LET),), ((1, LET), (2, LET_ALL)), ((2, LET), (1, LET), (3, LET))):
        for seat in (0, 3, None):
            assert len({sent(world, answers, seat) for world in worlds}) == 1


def sent(state: State, answers: tuple[tuple[int, LetPass], ...], seat: int | None) -> bytes:
    """All that a seat is sent while others answer: whether it is asked, clock, events, views."""
    frames: list[Any] = [seat in to_act(state), clock_of(state), view(state, seat)]
    for who, answer in answers:
        result = step(state, who, answer)
        state = result.state
        frames += [seat in to_act(state), clock_of(state), view(state, seat)]
        frames += [told.event for told in result.events if told.seen_by(seat)]
    return msgspec.json.encode(frames)


def clock_of(state: State) -> tuple[str, float] | None:
    """What is told of a window; for whom silence will answer is not."""
    window = due(state)
    return None if window is None else (window.window, window.seconds)


@pytest.mark.clause("CAM-51")
def test_while_the_clock_runs_nobody_learns_who_has_answered() -> None:
    """Whoever answers first, and whether anybody has: the others are sent the same bytes."""
    first = [sent(announced(), ((who, LET),), 0) for who in (1, 2, 3)]
    assert len(set(first)) == 1
    half = make(announced(), (1, LET))
    assert view(half, 0).waiting == view(half, None).waiting == view(half, 3).waiting == (1, 2, 3)
    assert view(half, 1).waiting == (2, 3)
    assert view(half, 2) == view(announced(), 2)


@pytest.mark.clause("CAM-51")
def test_without_a_clock_all_see_who_is_waited_for() -> None:
    result = step(announced(options=PATIENT), 1, LET)
    assert [(event.event, event.to) for event in result.events] == [(PassLet(1), None)]
    assert view(result.state, 0).waiting == (2, 3)


@pytest.mark.clause("CAM-51")
def test_a_standing_order_is_known_to_its_giver_alone_and_waits_for_the_clock() -> None:
    result = step(announced(), 2, LET_ALL)
    told = [(event.event, event.to) for event in result.events]
    assert told == [(PassLet(2), (2,)), (StandingOrderGiven(2), (2,))]
    assert view(result.state, 2).standing == (2,)
    assert view(result.state, 1).standing == ()
    after = make(result.state, (1, LET), (3, LET))
    again = make(after, (0, PlayAction("assomme", 1)))
    assert to_act(again) == {1, 2, 3}  # like anybody else who is silent
    plain = make(announced(), (2, LET), (1, LET), (3, LET), (0, PlayAction("assomme", 1)))
    assert msgspec.json.encode(view(again, 1)) == msgspec.json.encode(view(plain, 1))


@pytest.mark.clause("CAM-51")
def test_without_a_clock_a_standing_order_is_public_and_answers_at_once() -> None:
    first = step(announced(options=PATIENT), 2, LET_ALL)
    assert (StandingOrderGiven(2), None) in [(event.event, event.to) for event in first.events]
    assert view(first.state, 1).standing == (2,)
    after = make(first.state, (1, LET_ALL), (3, LET))
    again = make(after, (0, PlayAction("assomme", 1)))
    assert to_act(again) == {3}
    assert make(again, (3, LET)).laid[1] == ("assomme",)


@pytest.mark.clause("CAM-51")
def test_when_all_have_given_the_order_the_card_takes_effect_at_once() -> None:
    state = make(announced(options=PATIENT), (1, LET_ALL), (2, LET_ALL), (3, LET_ALL))
    after = make(state, (0, PlayAction("assomme", 3)))
    assert isinstance(after.phase, Playing)
    assert after.laid[3] == ("assomme",)


@pytest.mark.clause("CAM-51")
def test_a_standing_order_lasts_for_the_tournament() -> None:
    hands = ["bouclier red-5", "red-3 yellow-2"]
    state = turn_of(0, hands, ["red-3", "red-4"], options=PATIENT)
    state = make(state, (0, BOUCLIER), (1, LET_ALL))
    assert state.standing == (1,)
    after = make(state, (0, PlayCard("red-5")), (0, Stay()), (1, Withdraw()))
    assert isinstance(after.phase, Naming)
    assert after.standing == ()


@pytest.mark.clause("CAM-51")
def test_chute_takes_no_card_before_the_answers() -> None:
    state = turn_of(0, ["chute", "blue-2", "lancelot"], ["red-3", "red-4", "red-5"])
    asked = make(state, (0, PlayAction("chute", 1)))
    assert isinstance(asked.phase, Reacting)
    assert asked.hands[1] == ("blue-2",)
    assert make(asked, (2, PlayLancelot())).hands == ((), ("blue-2",), ())
