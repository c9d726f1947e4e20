"""The curve of the star: even at the start, clear at the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

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


def test_a_box_without_a_judge_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    without = replace(shelf.box("etoile"), judge="")
    monkeypatch.setattr(shelf, "box", lambda name: without)
    assert judge_of("etoile") is None
