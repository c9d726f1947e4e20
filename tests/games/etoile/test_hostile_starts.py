"""A start of a stranger's making is refused in one line that names the place."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tablee.core.shuffle import start_hash
from tablee.games.etoile import game
from tests.core.test_hostile_starts import check_named
from tests.games.etoile.scenes import at, do


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("turn", -1, "turn: expected 0 to 1, not -1"),
        ("board", {"men": [1, 1, 0], "queens": [0, 0, 0]}, "board.men[1]: it does not fit board"),
        ("lost", [1, 0, 0], "lost[0]: the pieces are not those of the box"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(field: str, value: Any, told: str) -> None:
    check_named("etoile", field, value, told)


def test_a_missed_capture_and_a_piece_owed_at_once_are_refused() -> None:
    state = do(at("A:dark:A=Ac3,Ag1,Ab2:B=Ad4,Be1,Bg1:C=Ce1,Cg3"), "Ag1-Ah2")
    for owner in range(3):
        fault = game.fault_in(replace(state, owed_to=owner), 3, state.options)
        assert fault == "claim: it does not fit touched"


def test_a_position_keeps_its_hash() -> None:
    """It stands in the list of every game that was played on from there: a field that a state is given
    later is not written while it is empty."""
    hashed = start_hash(at("A:dark:A=Ac3,QAg3:B=Bc3,Bg3:count=1"), bytes(32))
    assert hashed == "3dd4cbf8f1630f1a62aecdd02f093cb477fc2dc82b2dfe82fe05a9a2290ad9da"
