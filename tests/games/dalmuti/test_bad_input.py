"""Moves that are refused, each with its clause, and notation that cannot be read (DAL-90)."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.refusal import MoveRefused
from tablee.games.dalmuti.game import Move, apply, read_move
from tablee.games.dalmuti.moves import Declare, GiveTax, KeepSilent, Pass, PlaySet, SettleSlip
from tablee.games.dalmuti.state import State
from tests.games.dalmuti.building import calling, playing, stream, taxing

HANDS = [(3, 5, 5, 7), (4, 4, 9), (2, 2, 8), (1, 6, 6)]
LEADING = playing(HANDS)
FOLLOWING = playing(HANDS, turn=1, trick=(0, (5, 5)))


@pytest.mark.clause("DAL-90")
@pytest.mark.parametrize(
    ("state", "seat", "move", "clause"),
    [
        (LEADING, 0, PlaySet((1,)), "DAL-90"),
        (LEADING, 0, PlaySet((5, 5, 5)), "DAL-90"),
        (LEADING, 0, PlaySet((0,)), "DAL-90"),
        (LEADING, 0, PlaySet((99,)), "DAL-90"),
        (LEADING, 0, PlaySet((-1,)), "DAL-90"),
        (LEADING, 0, PlaySet((3, 5)), "DAL-30"),
        (LEADING, 0, PlaySet(()), "DAL-30"),
        (LEADING, 0, Pass(), "DAL-30"),
        (FOLLOWING, 1, PlaySet((4,)), "DAL-31"),
        (playing(HANDS, turn=1, trick=(0, (3, 3))), 1, PlaySet((4, 4)), "DAL-31"),
        (FOLLOWING, 2, PlaySet((2, 2)), "DAL-31"),
        (FOLLOWING, 0, Pass(), "DAL-31"),
        (taxing(HANDS), 0, GiveTax((3,)), "DAL-20"),
        (taxing(HANDS), 0, GiveTax((3, 5, 5)), "DAL-20"),
        (taxing(HANDS), 0, GiveTax((1, 3)), "DAL-90"),
        (calling(HANDS), 0, Declare(), "DAL-25"),
        (calling(HANDS), 0, PlaySet((5,)), "DAL-90"),
        (LEADING, 0, KeepSilent(), "DAL-90"),
        (LEADING, 0, SettleSlip(to_peon=True), "DAL-90"),
    ],
)
def test_a_refused_move_names_its_clause_and_changes_nothing(
    state: State, seat: int, move: Move, clause: str
) -> None:
    before = msgspec.json.encode(state)
    with pytest.raises(MoveRefused) as raised:
        apply(state, seat, move, stream())
    assert raised.value.refusal.clause == clause
    assert msgspec.json.encode(state) == before


@pytest.mark.clause("DAL-90")
@pytest.mark.parametrize("text", ["", "0", "14", "7 x", "tax", "swap 3", "card", "slip maybe", "٣"])
def test_unreadable_notation_says_what_was_expected(text: str) -> None:
    with pytest.raises(ValueError, match="1 to 12"):
        read_move(text)
