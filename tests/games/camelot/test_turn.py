"""A turn (CAM-20 to CAM-27)."""

from __future__ import annotations

import pytest

from tablee.games.camelot.events import (
    CardDrawn,
    CardPlayed,
    CardSeen,
    DrawSkipped,
    PileShuffled,
    StayedIn,
)
from tablee.games.camelot.game import Options, offers, view
from tablee.games.camelot.moves import PlayAction, PlayCard, Stay, Withdraw
from tablee.games.camelot.state import Playing, Turn
from tests.games.camelot.building import events_of, everybody_passes, make, refusal_of, step, turn_of

THREE = ["red-5 squire-2 green-1", "red-3", "red-4"]
COLUMNS = ["red-3", "red-4", ""]


def after_staying(**more: object) -> Turn:
    state = turn_of(0, THREE, COLUMNS, **more)
    phase = make(state, (0, PlayCard("red-5")), (0, Stay())).phase
    assert isinstance(phase, Playing)
    return phase.turn


@pytest.mark.clause("CAM-20")
def test_the_next_one_still_in_draws_first() -> None:
    assert after_staying() == Turn(1)
    assert after_staying(inside=(0, 2)) == Turn(2, first=True)
    state = make(turn_of(0, THREE, COLUMNS), (0, PlayCard("red-5")))
    result = step(state, 0, Stay())
    drawn = [told for told in result.events if isinstance(told.event, CardDrawn | CardSeen)]
    assert [(told.event, told.to) for told in drawn] == [
        (CardDrawn(1), None),
        (CardSeen(1, "yellow-2"), (1,)),
    ]
    assert result.state.hands[1] == ("red-3", "yellow-2")


@pytest.mark.clause("CAM-20")
def test_when_the_last_card_is_drawn_the_discards_become_the_pile_at_once() -> None:
    state = turn_of(0, THREE, COLUMNS, pile="blue-2", discards="charge yellow-3", entered=True, played=True)
    result = step(make(state, (0, PlayCard("red-5"))), 0, Stay(), (1, 0))
    assert result.state.pile == ("yellow-3", "charge")
    assert result.state.discards == ()
    assert events_of(result, PileShuffled) == [PileShuffled(2)]


@pytest.mark.clause("CAM-20")
def test_an_empty_pile_is_made_new_before_the_draw() -> None:
    state = turn_of(0, THREE, COLUMNS, pile="", discards="charge yellow-3")
    after = step(make(state, (0, PlayCard("red-5"))), 0, Stay(), (0, 1)).state
    assert after.hands[1] == ("red-3", "yellow-3")
    assert after.pile == ("charge",)


@pytest.mark.clause("CAM-20")
def test_with_neither_pile_nor_discards_the_draw_is_skipped() -> None:
    state = turn_of(0, THREE, COLUMNS, pile="")
    result = step(make(state, (0, PlayCard("red-5"))), 0, Stay())
    assert events_of(result, DrawSkipped) == [DrawSkipped(1)]
    assert result.state.hands[1] == ("red-3",)


@pytest.mark.clause("CAM-20")
def test_there_is_no_hand_limit() -> None:
    hands = ["red-5", " ".join(["green-1"] * 14), ""]
    after = make(turn_of(0, hands, COLUMNS), (0, PlayCard("red-5")), (0, Stay()))
    assert len(after.hands[1]) == 15


@pytest.mark.clause("CAM-21")
def test_any_number_of_cards_may_be_played() -> None:
    state = make(turn_of(0, THREE, COLUMNS), (0, PlayCard("red-5")), (0, PlayCard("squire-2")))
    assert state.characters[0] == ("red-3", "red-5", "squire-2")
    assert state.hands[0] == ("green-1",)


@pytest.mark.clause("CAM-21")
def test_staying_takes_a_card_even_for_the_highest() -> None:
    state = turn_of(0, THREE, ["red-5", "red-4", ""])
    assert refusal_of(state, 0, Stay()).clause == "CAM-21"


@pytest.mark.clause("CAM-21")
def test_an_action_card_is_enough() -> None:
    state = turn_of(0, ["bouclier", "", ""], ["red-5", "red-4", ""])
    after = everybody_passes(make(state, (0, PlayAction("bouclier")))).state
    assert Stay() in offers(after, 0).moves


@pytest.mark.clause("CAM-22")
def test_colour_cards_follow_the_tournament() -> None:
    state = turn_of(0, THREE, COLUMNS)
    refusal = refusal_of(state, 0, PlayCard("green-1"))
    assert (refusal.clause, refusal.values["colour"]) == ("CAM-22", "red")
    assert offers(state, 0).moves == (PlayCard("red-5"), PlayCard("squire-2"), Withdraw())


@pytest.mark.clause("CAM-23")
def test_cards_go_on_top_in_the_order_played() -> None:
    result = step(turn_of(0, THREE, COLUMNS), 0, PlayCard("squire-2"))
    assert result.state.characters[0] == ("red-3", "squire-2")
    assert events_of(result, CardPlayed) == [CardPlayed(0, "squire-2", 5)]
    assert view(result.state, 2).characters == result.state.characters


@pytest.mark.clause("CAM-24")
def test_the_total_must_be_strictly_higher_than_every_other() -> None:
    state = make(turn_of(0, THREE, ["red-3", "red-4", "red-5"]), (0, PlayCard("squire-2")))
    refusal = refusal_of(state, 0, Stay())
    assert (refusal.clause, refusal.values) == ("CAM-24", {"total": 5, "short": 1})
    assert Stay() not in offers(state, 0).moves
    enough = make(state, (0, PlayCard("red-5")))
    assert events_of(step(enough, 0, Stay()), StayedIn) == [StayedIn(0, 10)]


@pytest.mark.clause("CAM-24")
def test_the_view_says_by_how_much_one_is_short() -> None:
    state = turn_of(0, THREE, ["red-3", "red-4", "red-5 squire-3"])
    seen = view(state, 1)
    assert seen.totals == (3, 4, 8)
    assert seen.short == (6, 5, 0)


@pytest.mark.clause("CAM-25")
def test_a_first_turn_takes_a_colour_or_support_card() -> None:
    state = turn_of(2, ["", "", "bouclier red-5 riposte"], ["red-3 squire-3", "red-4", ""])
    shielded = everybody_passes(make(state, (2, PlayAction("bouclier")))).state
    assert refusal_of(shielded, 2, Stay()).clause == "CAM-25"
    gained = turn_of(2, ["", "", "riposte"], ["squire-2 lady-6", "red-4", ""])
    gained = everybody_passes(make(gained, (2, PlayAction("riposte", 0)))).state
    assert gained.characters[2] == ("lady-6",)  # the highest, and yet not entered
    assert refusal_of(gained, 2, Stay()).clause == "CAM-25"


@pytest.mark.clause("CAM-26")
def test_one_lady_at_a_time_but_any_number_of_squires() -> None:
    state = turn_of(0, ["lady-6 squire-2 squire-2", "", ""], ["red-3 lady-6 squire-2", "red-4", ""])
    assert refusal_of(state, 0, PlayCard("lady-6")).clause == "CAM-26"
    state = make(state, (0, PlayCard("squire-2")), (0, PlayCard("squire-2")))
    assert state.characters[0].count("squire-2") == 3


@pytest.mark.clause("CAM-27")
def test_in_green_every_card_counts_one() -> None:
    state = turn_of(0, ["lady-6", "", ""], ["red-5 squire-3", "green-1 green-1", ""], colour="green")
    assert view(state, 0).totals == (2, 2, 0)
    after = make(state, (0, PlayCard("lady-6")))
    assert view(after, 0).totals == (3, 2, 0)
    assert events_of(step(after, 0, Stay()), StayedIn) == [StayedIn(0, 3)]


@pytest.mark.clause("CAM-27")
def test_printed_values_still_rule_the_action_cards_in_green() -> None:
    columns = ["red-5 green-1", "green-1 squire-2", "lady-6 squire-2"]
    state = turn_of(0, ["charge", "", ""], columns, colour="green", options=Options())
    after = everybody_passes(make(state, (0, PlayAction("charge")))).state
    assert after.characters == (("red-5",), ("squire-2",), ("lady-6", "squire-2"))
