"""What a seat did before says what it may hold: signs by name, as the fitted weights know them."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.camelot import game
from tablee.games.camelot.bots.search.deed_signs import recalled
from tablee.games.camelot.bots.search.leanings import column_signs
from tablee.games.camelot.deeds import NOTHING, Deed, Past
from tablee.games.camelot.pieces import Card
from tablee.games.camelot.view import View
from tests.games.camelot.building import turn_of

HANDS = ["blue-2", "red-3 red-4 red-5 green-1", ""]


def seen(columns: tuple[str, str, str] = ("", "", ""), **more: Any) -> View:
    """The table as seat 0 sees it."""
    return game.view(turn_of(0, HANDS, columns, **more), 0)


def last_in_red(deed: Deed, ago: int = 1) -> View:
    """Seat 1 did this in the last red tournament, so many tournaments before the present one."""
    past = (Past("red", 1, (NOTHING, deed, NOTHING)),)
    return seen(past=past, tournament=1 + ago, colour="blue")


@pytest.mark.parametrize(
    ("card", "spared"), [("red-3", False), ("red-4", True), ("red-5", False), ("squire-3", False)]
)
def test_a_thrifty_player_had_no_smaller_card_that_was_enough(card: Card, spared: bool) -> None:
    """It put down a 5 where it lacked 4: a 3 would not have been enough, and a 5 is no smaller."""
    signs = recalled(last_in_red(Deed(lacked=4, card=5)), 1, card)
    assert [sign for sign in signs if sign.startswith("spared")] == ["spared colour 1 1"] * spared


@pytest.mark.parametrize(("ago", "spared", "paid"), [(5, 5, 5), (6, 6, 6), (7, 6, 7), (8, 6, 8), (30, 6, 8)])
def test_what_was_done_fades(ago: int, spared: int, paid: int) -> None:
    """How many tournaments more no longer matters after six for what was spared, after eight for the rest."""
    signs = recalled(last_in_red(Deed(lacked=1, card=5, left=3), ago), 1, "red-4")
    assert signs == [
        f"spared colour {spared} 1",
        f"paid {paid} -1",
        f"left {paid} wants came",
        f"left {paid // 2} wants short 1 4",
    ]


def test_of_a_seat_that_did_nothing_nothing_is_recalled() -> None:
    view = seen(past=(Past("red", 1, (Deed(1, 3), NOTHING, NOTHING)),), tournament=2)
    assert recalled(view, 1, "red-4") == ["never"]
    assert recalled(view, 1, "squire-2") == recalled(view, 1, "charge") == []


def test_a_card_that_fits_is_compared_with_the_first_the_last_and_the_greatest() -> None:
    view = seen(("", "red-3 red-5 red-4", ""), starter=1)
    assert column_signs(view, 1, "red-4") == ["opened more 1 0", "best -1 3"]
    assert column_signs(view, 1, "squire-3") == ["opened more 0 -1", "best -1 3"]
    assert column_signs(view, 1, "blue-3") == column_signs(view, 2, "red-4") == []
