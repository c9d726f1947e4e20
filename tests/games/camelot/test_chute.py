"""Chute: a random card from an opponent's hand (CAM-47)."""

from __future__ import annotations

import pytest

from tablee.games.camelot.events import CardStolen, StolenCardSeen
from tablee.games.camelot.game import offers
from tablee.games.camelot.moves import PlayAction
from tests.games.camelot.building import everybody_passes, make, resolve, turn_of, why_not

HANDS = ["chute", "red-3 blue-2 lancelot", "red-5"]
COLUMNS = ["red-3", "red-4", ""]


@pytest.mark.clause("CAM-47")
def test_a_random_card_goes_from_hand_to_hand() -> None:
    state = turn_of(0, HANDS, COLUMNS)
    taken = [resolve(state, 0, "chute", at, target=1).hands[0] for at in range(3)]
    assert taken == [("red-3",), ("blue-2",), ("lancelot",)]
    assert resolve(state, 0, "chute", 2, target=1).hands[1] == ("red-3", "blue-2")


@pytest.mark.clause("CAM-47")
def test_only_thief_and_victim_see_which() -> None:
    announced = make(turn_of(0, HANDS, COLUMNS), (0, PlayAction("chute", 1)))
    result = everybody_passes(announced, 1)
    told = [(event.event, event.to) for event in result.events[1:]]
    assert told == [
        (CardStolen(0, 1), None),
        (StolenCardSeen(0, 1, "blue-2"), (0, 1)),
    ]


@pytest.mark.clause("CAM-47")
def test_withdrawn_and_shielded_opponents_too_if_they_hold_a_card() -> None:
    state = turn_of(0, HANDS, COLUMNS, inside=(0, 2), laid=["", "", "bouclier"], colour="green")
    targets = [move.target for move in offers(state, 0).moves if isinstance(move, PlayAction)]
    assert targets == [1, 2]


@pytest.mark.clause("CAM-47")
def test_without_effect_on_an_empty_hand_or_oneself() -> None:
    state = turn_of(0, ["chute red-3", "", "red-5"], COLUMNS)
    assert why_not(state, 0, "chute", target=1) == ("CAM-47", "empty-hand")
    assert why_not(state, 0, "chute", target=0) == ("CAM-90", "no-opponent")
    assert why_not(state, 0, "chute", target=7) == ("CAM-90", "no-opponent")


@pytest.mark.clause("CAM-47")
def test_the_stolen_card_may_be_played_at_once() -> None:
    after = resolve(turn_of(0, HANDS, COLUMNS), 0, "chute", 0, target=1)
    assert "red-3" in after.hands[0]
    assert len(offers(after, 0).moves) == 2  # play it or withdraw
