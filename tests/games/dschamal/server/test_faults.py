"""A fault of ours while a touch is answered: its owner hears of it, and the table goes on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tablee.server.protocol.from_client import MakeMove
from tablee.server.tables.hub import Hub
from tests.games.dschamal.server.duelling import feel
from tests.games.dschamal.server.searchers import at_the_bag, touch
from tests.server.lines import Line
from tests.server.test_faults import broken
from tests.server.test_live_table import hub, settled

__all__ = ["hub"]


async def test_a_touch_that_fails_is_answered_and_the_others_are_served(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await at_the_bag(hub, monkeypatch)
    await party.gather("alone", Line())
    clocked = party.live.clocked
    assert clocked is not None
    clocked.play.clock._started -= 20_000
    measured: Any = party.live.current.game.measured
    measure: Callable[..., Any] = measured.measure

    def faulty(state: Any, seat: int, *rest: Any) -> Any:
        return broken() if seat == 0 else measure(state, seat, *rest)

    monkeypatch.setattr(measured, "measure", faulty)
    for seat in (0, 1):
        touch(party, seat, f"t{seat}", feel(1, 0))
    await settled(party.live)
    anne, bruno = party.lines
    assert [(told["code"], told["re"]) for told in anne.heard("problem")] == [("failed", "t0")]
    assert [told["re"] for told in bruno.heard("update") if told.get("re")] == ["t1"]


async def test_a_move_that_comes_too_late_is_not_worked_out(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it would lead to may be long to compute: a stale one, or one made before, costs none of it."""
    party = await at_the_bag(hub, monkeypatch)
    await party.gather("alone", Line())
    monkeypatch.setattr(party.live.current.game.measured, "measure", broken)
    request = MakeMove("old", 0, msgspec.Raw(msgspec.json.encode(feel(1, 0))))
    party.live.hear(party.sockets[0], request)
    await settled(party.live)
    assert [told["code"] for told in party.lines[0].heard("problem")] == ["stale"]
