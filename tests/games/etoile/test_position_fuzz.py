"""Positions as text: one to play on from, or the documented error."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.notation import NotationError
from tablee.games.etoile.meta import Options
from tablee.games.etoile.position import begin, read_position
from tablee.games.etoile.soundness import fault_in
from tests.fuzz.budget import tries

CELLS = [
    f"{queen}{camp}{file}{line}" for queen in ("", "Q") for camp in "ABC" for file in "aceh" for line in "134"
]
SIDES = st.lists(st.sampled_from(CELLS), max_size=5).map(",".join)


@tries(150)
@given(SIDES, SIDES, st.sampled_from("ABX"), st.sampled_from(["", ":count=9", ":count=999", ":count=x"]))
def test_a_position_can_be_played_on_or_is_a_notation_error(a: str, b: str, turn: str, count: str) -> None:
    try:
        position = read_position(f"{turn}:dark:A={a}:B={b}{count}")
    except NotationError:
        return
    if not position.board.occupied:
        return
    state = begin(position, Options(), (0, 1)).state
    assert fault_in(state, 2, Options()) is None


def test_a_star_without_any_piece_is_said_to_be_so() -> None:
    with pytest.raises(ValueError, match="nobody has a piece"):
        begin(read_position("A:dark:A=:B="), Options(), (0, 1))
