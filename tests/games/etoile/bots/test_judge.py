"""The curve of the star: even at the start, clear at the end."""

from __future__ import annotations

import pytest

from tablee.bots.judge import judge_of
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


def test_other_games_have_no_judge() -> None:
    assert judge_of("dalmuti") is None
