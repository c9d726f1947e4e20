"""The curve of the star: even at the start, clear at the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tablee.bots.judge import judge_of
from tablee.core import shelf
from tablee.core.chance import Stream, key_of
from tablee.games.etoile import game
from tablee.games.etoile.meta import Options
from tests.games.etoile.bots.test_player import stands
from tests.games.etoile.scenes import do


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


def test_whoever_leads_stands_above_the_others_and_whoever_is_out_has_lost() -> None:
    judge = judge_of("etoile")
    assert judge is not None
    state = stands("A:dark:A=Aa1,Ac1,Ae1,Ag1,Ab2:B=Ba1,Bc1:C=Ca1,Cc1")
    first, second, third = judge(state)
    assert first > 0.3 > max(second, third)
    assert min(judge(do(state, "resign"))) == -1.0
