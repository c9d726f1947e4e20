"""Désarçonné, Changement d'arme, Maladresse (CAM-42)."""

from __future__ import annotations

import pytest

from tablee.games.camelot.game import offers, view
from tablee.games.camelot.moves import PlayAction, PlayCard
from tests.games.camelot.building import make, refusal_of, resolve, turn_of, why_not

COLUMNS = ["red-3 red-4", "red-5 squire-2", ""]


def colours_offered(card: str, colour: str) -> list[str | None]:
    state = turn_of(0, [card, "", ""], COLUMNS, colour=colour)
    return [move.colour for move in offers(state, 0).moves if isinstance(move, PlayAction)]


@pytest.mark.clause("CAM-42")
@pytest.mark.parametrize(
    ("card", "colour", "becomes"),
    [
        ("desarconne", "purple", ["red", "blue", "yellow"]),
        ("desarconne", "red", []),
        ("desarconne", "green", []),
        ("changement-d-arme", "red", ["blue", "yellow"]),
        ("changement-d-arme", "yellow", ["red", "blue"]),
        ("changement-d-arme", "purple", []),
        ("changement-d-arme", "green", []),
        ("maladresse", "blue", ["green"]),
        ("maladresse", "purple", []),
        ("maladresse", "green", []),
    ],
)
def test_what_becomes_of_each_colour(card: str, colour: str, becomes: list[str]) -> None:
    assert colours_offered(card, colour) == becomes


@pytest.mark.clause("CAM-42")
def test_a_change_that_is_none_is_refused() -> None:
    state = turn_of(0, ["changement-d-arme", "", ""], COLUMNS)
    assert why_not(state, 0, "changement-d-arme", colour="red") == ("CAM-42", "no-such-change")
    assert why_not(state, 0, "changement-d-arme", colour="green") == ("CAM-42", "no-such-change")


@pytest.mark.clause("CAM-42")
def test_cards_stay_with_their_values_and_new_ones_follow_the_new_colour_at_once() -> None:
    state = turn_of(0, ["changement-d-arme red-5 blue-2", "", ""], COLUMNS)
    after = resolve(state, 0, "changement-d-arme", colour="blue")
    assert after.characters == state.characters
    assert view(after, 0).totals == (7, 7, 0)
    assert refusal_of(after, 0, PlayCard("red-5")).clause == "CAM-22"
    assert make(after, (0, PlayCard("blue-2"))).characters[0] == ("red-3", "red-4", "blue-2")


@pytest.mark.clause("CAM-42")
def test_in_green_all_count_one_from_then_on() -> None:
    state = turn_of(0, ["maladresse green-1", "", ""], COLUMNS)
    after = resolve(state, 0, "maladresse", colour="green")
    assert view(after, 0).totals == (2, 2, 0)
    assert PlayCard("green-1") in offers(after, 0).moves


@pytest.mark.clause("CAM-42")
def test_a_shield_stops_no_change_of_colour() -> None:
    state = turn_of(0, ["maladresse", "", ""], COLUMNS, laid=["", "bouclier", ""])
    assert resolve(state, 0, "maladresse", colour="green").colour == "green"
