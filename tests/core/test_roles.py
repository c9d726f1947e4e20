"""What fields stand for, read off their types."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from tablee.core import shelf
from tablee.core.roles import (
    Asked,
    EachSeat,
    Hand,
    Order,
    Score,
    Seat,
    Standings,
    role,
    role_of,
    roles_in,
    roles_of,
    singular,
)
from tests.toy_shelf import ours

Card = Annotated[str, role("card")]


class Played(msgspec.Struct, tag="played"):
    seat: Seat
    cards: tuple[Card, ...]
    swift: bool
    to: Seat | None = None


class Ranked(msgspec.Struct, tag="ranked"):
    cards: Order
    standings: Standings
    total: int


class Trick(msgspec.Struct):
    lead: Seat
    swift: str


class View(msgspec.Struct):
    hand: Hand[Card]
    scores: EachSeat[Score]
    shown: EachSeat[tuple[Card, ...]]
    trick: Trick | None


def test_a_field_has_the_outermost_role_of_its_type() -> None:
    table = roles_in(Played | Ranked, View)
    assert table["seat"] == table["to"] == table["lead"] == "seat"
    assert (table["standings"], table["swift"]) == ("standings", "flag")
    assert "total" not in table


def test_rows_are_said_in_the_plural_and_wrappers_before_what_they_hold() -> None:
    table = roles_in(View)
    assert (table["hand"], table["scores"], table["shown"]) == ("hand card", "each score", "each cards")


class Seated(msgspec.Struct):
    turns: Order
    asked: Asked
    places: Standings
    pair: tuple[Seat, Seat]
    told: tuple[Seat, int]


def test_in_every_row_of_seats_stand_seats() -> None:
    table = roles_in(Seated)
    rows = {name: singular(table[name]) for name in ("turns", "asked", "pair")}
    assert rows == {"turns": "seat", "asked": "seat", "pair": "seat"}
    assert singular(singular(table["places"])) == "seat"
    assert "told" not in table


def test_who_means_something_else_by_a_name_is_named() -> None:
    table = roles_in(Played | Ranked, View)
    assert (role_of(table, "played", "cards"), role_of(table, "ranked", "cards")) == ("cards", "order")
    assert (role_of(table, "played", "swift"), role_of(table, "trick", "swift")) == ("flag", "")
    assert role_of(table, "", "seat") == "seat"


@pytest.mark.parametrize("name", ours())
def test_every_box_says_who_acts_and_who_wins(name: str) -> None:
    table = roles_of(shelf.load(name))
    assert "asked" in table.values()
    assert role_of(table, "", "seat") == "seat"
    assert role_of(table, "game-ended", "standings") == "standings"
