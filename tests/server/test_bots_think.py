"""Bots behind the door: quick ones at once, heavy ones elsewhere, failing ones replaced."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.server import botplay
from tablee.server.botplay import Thinkers
from tablee.server.http_types import OpenTable
from tablee.server.hub import opening
from tablee.table import games
from tablee.table.model import Table


def table() -> Table:
    wish = OpenTable("dalmuti", "Anne", 5, bots=("normal",) * 4, begin=True)
    decisions = opening("ABCDEF", wish, "token")
    assert isinstance(decisions, list)
    return decisions[-1].table


async def test_a_heavy_bot_thinks_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    thinkers, playing = Thinkers(), table()
    monkeypatch.setattr(Thinkers, "heavy", lambda *_: True)
    try:
        move = await thinkers.choose(playing, 1, "normal")
    finally:
        thinkers.close()
    assert games.load("dalmuti").refuse(playing.state, 1, move) is None


async def test_a_bot_that_fails_is_replaced_by_the_simplest(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(game: str, level: str, *rest: Any) -> Any:
        if level != botplay.SIMPLEST:
            raise RuntimeError("lost its head")
        return real(game, level, *rest)

    real, playing = botplay.think, table()
    monkeypatch.setattr(botplay, "think", broken)
    move = await Thinkers().choose(playing, 1, "normal")
    assert games.load("dalmuti").refuse(playing.state, 1, move) is None
