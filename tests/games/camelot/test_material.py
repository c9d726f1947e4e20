"""The cards and tokens (CAM-01 to CAM-04)."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.camelot.actions import BY_CARD
from tablee.games.camelot.pieces import (
    ACTIONS,
    COLOUR,
    COLOURS,
    DECK,
    KINDS,
    SUPPORT,
    TOKENS_OF_A_COLOUR,
    VALUE,
    in_order,
    with_card,
    without,
)


@pytest.mark.clause("CAM-01")
def test_there_are_five_colours_with_enough_tokens_for_everybody() -> None:
    assert COLOURS == ("purple", "red", "blue", "yellow", "green")
    assert len(COLOURS) * TOKENS_OF_A_COLOUR == 25
    assert TOKENS_OF_A_COLOUR == 5  # at most five players hold one each, so none runs out


@pytest.mark.clause("CAM-02")
def test_fourteen_cards_of_each_colour_with_these_values() -> None:
    counts = {
        colour: {kind.value: kind.count for kind in KINDS if kind.colour == colour} for colour in COLOURS
    }
    assert counts == {
        "green": {1: 14},
        "yellow": {2: 4, 3: 8, 4: 2},
        "blue": {2: 4, 3: 4, 4: 4, 5: 2},
        "red": {3: 6, 4: 6, 5: 2},
        "purple": {3: 4, 4: 4, 5: 4, 7: 2},
    }
    assert Counter(COLOUR[card] for card in DECK if card in COLOUR) == dict.fromkeys(COLOURS, 14)


@pytest.mark.clause("CAM-03")
def test_twenty_support_cards() -> None:
    support = Counter(card for card in DECK if card in SUPPORT)
    assert support == {"squire-2": 8, "squire-3": 8, "lady-6": 4}
    assert [VALUE[card] for card in ("squire-2", "squire-3", "lady-6")] == [2, 3, 6]


@pytest.mark.clause("CAM-04")
def test_twenty_action_cards_each_with_its_rule() -> None:
    actions = Counter(card for card in DECK if card in ACTIONS)
    assert actions.pop("riposte") == 3
    assert actions.pop("chute") == 2
    assert set(actions.values()) == {1}
    assert len(actions) == 15
    assert set(BY_CARD) == set(ACTIONS) - {"lancelot"}
    assert len(DECK) == 110


@pytest.mark.clause("CAM-04")
def test_a_hand_keeps_the_order_of_the_deck() -> None:
    hand = in_order(("riposte", "green-1", "red-4", "squire-2"))
    assert hand == ("red-4", "green-1", "squire-2", "riposte")
    assert with_card(hand, "blue-2") == ("red-4", "blue-2", "green-1", "squire-2", "riposte")
    assert without(with_card(hand, "red-4"), "red-4") == hand
