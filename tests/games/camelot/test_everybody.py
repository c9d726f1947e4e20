"""Charge, Contre-charge, Feinte, Disgrâce (CAM-43, CAM-45)."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.camelot.events import CardsDiscarded
from tablee.games.camelot.game import Options
from tablee.games.camelot.moves import PlayAction
from tests.games.camelot.building import events_of, everybody_passes, make, resolve, turn_of, why_not

COLUMNS = ["red-3 lady-6", "red-4 squire-2 squire-3", "red-5 squire-2 lady-6"]


def left(card: str, characters: list[str] = COLUMNS, **more: Any) -> list[str]:
    state = turn_of(0, [card, "", ""], characters, **more)
    return [" ".join(character) for character in resolve(state, 0, card).characters]


@pytest.mark.clause("CAM-43")
def test_charge_takes_the_lowest_value_from_everybody() -> None:
    assert left("charge") == ["red-3 lady-6", "red-4 squire-3", "red-5 lady-6"]


@pytest.mark.clause("CAM-43")
def test_contre_charge_takes_the_highest_from_everybody_oneself_included() -> None:
    assert left("contre-charge") == ["red-3", "red-4 squire-2 squire-3", "red-5 squire-2"]


@pytest.mark.clause("CAM-43")
def test_several_cards_of_the_value_go_together() -> None:
    columns = ["red-3 squire-2 squire-2", "red-4", "squire-2 red-5 squire-2"]
    assert left("charge", columns) == ["red-3", "red-4", "red-5"]


@pytest.mark.clause("CAM-43")
@pytest.mark.parametrize("card", ["charge", "contre-charge"])
def test_printed_values_count_in_green(card: str) -> None:
    columns = ["green-1 red-3", "green-1 green-1", "lady-6 green-1"]
    expected = {
        "charge": ["red-3", "green-1", "lady-6"],
        "contre-charge": ["green-1 red-3", "green-1 green-1", "green-1"],
    }
    assert left(card, columns, colour="green") == expected[card]


@pytest.mark.clause("CAM-43")
def test_the_value_is_looked_for_under_shields_too() -> None:
    shield = ["", "bouclier", ""]
    assert left("charge", ["red-4 red-3", "squire-2 red-4", "squire-2 red-5"], laid=shield) == [
        "red-4 red-3",
        "squire-2 red-4",
        "red-5",
    ]
    lonely = turn_of(0, ["charge", "", ""], ["red-4 red-3", "squire-2 red-4", "red-5"], laid=shield)
    assert why_not(lonely, 0, "charge") == ("CAM-40", "no-effect")


@pytest.mark.clause("CAM-45")
def test_feinte_takes_the_newest_card_of_every_opponent() -> None:
    assert left("feinte") == ["red-3 lady-6", "red-4 squire-2", "red-5 squire-2"]


@pytest.mark.clause("CAM-45")
def test_feinte_in_green_and_against_a_shield() -> None:
    after = left("feinte", colour="green", laid=["", "bouclier", ""])
    assert after == ["red-3 lady-6", "red-4 squire-2 squire-3", "red-5 squire-2"]


@pytest.mark.clause("CAM-45")
def test_disgrace_takes_all_support_from_everybody() -> None:
    assert left("disgrace") == ["red-3", "red-4", "red-5"]
    assert left("disgrace", ["red-3", "lady-6", "squire-2 red-3"], colour="green") == [
        "red-3",
        "lady-6",
        "red-3",
    ]


@pytest.mark.clause("CAM-45")
def test_the_discarded_cards_are_told_seat_by_seat() -> None:
    state = turn_of(0, ["disgrace", "", ""], COLUMNS)
    result = everybody_passes(make(state, (0, PlayAction("disgrace"))))
    assert events_of(result, CardsDiscarded) == [
        CardsDiscarded(0, ("lady-6",)),
        CardsDiscarded(1, ("squire-2", "squire-3")),
        CardsDiscarded(2, ("squire-2", "lady-6")),
    ]
    assert result.state.discards[-1] == "disgrace"


@pytest.mark.clause("CAM-49")
@pytest.mark.parametrize("card", ["charge", "contre-charge", "feinte", "disgrace"])
def test_a_shielded_opponent_is_spared_an_unshielded_one_is_not(card: str) -> None:
    columns = ["red-4", "red-4 lady-6 squire-2", "red-4 lady-6 squire-2"]
    after = left(card, columns, laid=["", "bouclier", ""])
    assert after[1] == columns[1]
    assert after[2] != columns[2]


@pytest.mark.clause("CAM-49")
@pytest.mark.parametrize("card", ["charge", "contre-charge", "disgrace"])
def test_ones_own_card_acts_on_oneself_behind_a_shield_but_not_by_the_letter(card: str) -> None:
    columns = ["red-4 lady-6 squire-2", "red-4 lady-6 squire-2", ""]
    shield = ["bouclier", "", ""]
    assert left(card, columns, laid=shield)[0] != columns[0]
    letter = left(card, columns, laid=shield, options=Options(shield_stops_all=True))
    assert letter[0] == columns[0]
    assert letter[1] != columns[1]
