"""Bouclier and Assommé (CAM-49, CAM-50). What a shield stops is tested with each card."""

from __future__ import annotations

import pytest

from tablee.games.camelot.events import CardLaid
from tablee.games.camelot.game import offers, view
from tablee.games.camelot.moves import PlayAction, PlayCard, Stay, Withdraw
from tests.games.camelot.building import (
    events_of,
    everybody_passes,
    make,
    refusal_of,
    resolve,
    turn_of,
    why_not,
)

HANDS = ["bouclier assomme red-3 red-3 riposte retraite", "red-5", ""]
COLUMNS = ["red-3", "red-4 red-3", ""]
STUNNED = ["assomme", "", ""]


@pytest.mark.clause("CAM-49")
def test_bouclier_lies_before_oneself_apart_from_the_character() -> None:
    result = everybody_passes(make(turn_of(0, HANDS, COLUMNS), (0, PlayAction("bouclier"))))
    assert events_of(result, CardLaid) == [CardLaid(0, "bouclier")]
    assert result.state.laid[0] == ("bouclier",)
    assert result.state.characters[0] == ("red-3",)
    assert result.state.discards == ()
    assert view(result.state, None).laid == (("bouclier",), (), ())


@pytest.mark.clause("CAM-49")
def test_a_shield_stops_neither_assomme_nor_chute() -> None:
    state = turn_of(0, ["assomme chute", "red-5", ""], COLUMNS, laid=["", "bouclier", ""])
    moves = offers(state, 0).moves
    assert PlayAction("assomme", 1) in moves
    assert PlayAction("chute", 1) in moves
    assert resolve(state, 0, "assomme", target=1).laid[1] == ("bouclier", "assomme")


@pytest.mark.clause("CAM-50")
def test_assomme_lies_before_an_opponent_also_one_yet_to_enter() -> None:
    state = turn_of(0, HANDS, COLUMNS)
    targets = [m.target for m in offers(state, 0).moves if isinstance(m, PlayAction) and m.card == "assomme"]
    assert targets == [1, 2]
    assert resolve(state, 0, "assomme", target=2).laid[2] == ("assomme",)
    assert why_not(state, 0, "assomme", target=0) == ("CAM-90", "no-opponent")
    left = turn_of(0, HANDS, COLUMNS, inside=(0, 1))
    assert why_not(left, 0, "assomme", target=2) == ("CAM-90", "target-withdrawn")


@pytest.mark.clause("CAM-50")
def test_the_stunned_adds_one_card_per_turn() -> None:
    state = turn_of(0, HANDS, COLUMNS, laid=STUNNED, colour="red")
    once = make(state, (0, PlayCard("red-3")))
    assert refusal_of(once, 0, PlayCard("red-3")).clause == "CAM-50"
    assert PlayCard("red-3") not in offers(once, 0).moves
    assert make(turn_of(0, HANDS, COLUMNS), (0, PlayCard("red-3")), (0, PlayCard("red-3"))).characters[0]


@pytest.mark.clause("CAM-50")
def test_a_card_gained_by_riposte_is_that_one_card() -> None:
    state = turn_of(0, HANDS, COLUMNS, laid=STUNNED)
    gained = resolve(state, 0, "riposte", target=1)
    assert refusal_of(gained, 0, PlayCard("red-3")).clause == "CAM-50"
    added = make(state, (0, PlayCard("red-3")))
    assert why_not(added, 0, "riposte", target=1) == ("CAM-50", "stunned")


@pytest.mark.clause("CAM-50")
def test_action_cards_are_not_limited() -> None:
    state = make(turn_of(0, HANDS, COLUMNS, laid=STUNNED), (0, PlayCard("red-3")))
    after = resolve(resolve(state, 0, "bouclier"), 0, "retraite", mine=0)
    assert after.characters[0] == ("red-3",)


@pytest.mark.clause("CAM-50")
def test_the_limit_is_one_per_turn_not_per_tournament() -> None:
    columns = ["red-3", "red-3", ""]
    state = turn_of(0, ["red-5 red-4", "red-5 red-4", ""], columns, laid=STUNNED, inside=(0, 1), pile="")
    state = make(state, (0, PlayCard("red-5")), (0, Stay()))
    state = make(state, (1, PlayCard("red-5")), (1, PlayCard("red-4")), (1, Stay()))
    assert make(state, (0, PlayCard("red-4"))).characters[0] == ("red-3", "red-5", "red-4")


@pytest.mark.clause("CAM-50")
def test_it_goes_with_its_bearer() -> None:
    state = turn_of(0, HANDS, COLUMNS, laid=STUNNED)
    assert "assomme" in make(state, (0, Withdraw())).discards
