"""The curve of the star: even at the start, clear at the end."""

from __future__ import annotations

import pytest

from tablee.bots.judge import judge_of
from tablee.core import shelf
from tablee.core.chance import Stream, key_of
from tablee.games.etoile import game
from tablee.games.etoile.meta import Options


@pytest.mark.parametrize("seats", [2, 3])
def test_the_opening_is_even(seats: int) -> None:
    judge = judge_of("etoile")
    assert judge is not None
    values = judge(game.deal(seats, Options(), Stream(key_of(b"judge", []))).state)
    assert len(values) == seats
    assert all(abs(value) < 0.2 for value in values)


def test_a_box_without_a_judge_has_none() -> None:
    without = [name for name in shelf.names() if not shelf.box(name).judge]
    assert without
    assert all(judge_of(name) is None for name in without)
