"""Moves and positions as text: a move, or the documented error."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.shelf import load, names
from tests.fuzz.budget import tries

WORDS = (
    "tax swap card slip peon 7 12 J - feel push build lay give | camel blue-ball Ac3 xBd4 huff: action name 9"
)
TEXTS = st.one_of(
    st.text(max_size=80),
    st.lists(st.sampled_from([*WORDS.split(), "9" * 5000, "²", ""]), max_size=12).map(" ".join),
)


@pytest.mark.parametrize("name", names())
def test_a_text_is_a_move_or_a_value_error(name: str) -> None:
    game = load(name)

    @tries(150)
    @given(TEXTS)
    def check(text: str) -> None:
        try:
            move = game.read_move(text)
        except ValueError:
            return
        assert game.read_move(game.write_move(move)) == move

    check()
