"""Touches that wait at the same moment: whom each concerns is asked of the game once."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.server.tables.hub import Hub
from tests.games.dschamal.server.duelling import feel
from tests.games.dschamal.server.searchers import at_the_bag, touch
from tests.server.lines import Line
from tests.server.test_live_table import hub, settled

__all__ = ["hub"]


async def test_whom_a_touch_concerns_is_computed_once(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    party = await at_the_bag(hub, monkeypatch)
    await party.gather("alone", Line())
    clocked = party.live.clocked
    assert clocked is not None
    clocked.play.clock._started -= 20_000
    rules: Any = party.live.current.game.clocked
    concerns, asked = rules.concerns, []

    def counted(before: Any, seat: int, move: Any, after: Any) -> Any:
        asked.append(seat)
        return concerns(before, seat, move, after)

    monkeypatch.setattr(rules, "concerns", counted)
    for number, seat in enumerate((0, 1, 0)):
        touch(party, seat, f"t{number}", feel(1, 0))
    await settled(party.live)
    await settled(party.live)
    assert asked == [0, 1, 0]
