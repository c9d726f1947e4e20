"""A reader that stops while hands are in the bag is dropped, and nobody else misses anything by it."""

from __future__ import annotations

import pytest

from tablee.server import limits
from tablee.server.tables.hub import Hub
from tests.games.dschamal.server.duelling import feel
from tests.games.dschamal.server.searchers import at_the_bag, touch
from tests.server.lines import Stalling
from tests.server.party import PLACES, once
from tests.server.test_live_table import hub, settled

__all__ = ["hub"]


@pytest.fixture(autouse=True)
def _told_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PRESENCE_SECONDS", 0.0)


@pytest.mark.parametrize("place", PLACES)
async def test_touches_kept_together_reach_everybody_they_concern(
    hub: Hub, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, stalling = await at_the_bag(hub, monkeypatch), Stalling()
    await party.gather(place, stalling)
    clocked = party.live.clocked
    assert clocked is not None
    clocked.play.clock._started -= 20_000
    stalling.stalled = True
    for number in range(3):
        touch(party, 0, f"a{number}", feel(1, 0))
        touch(party, 1, f"b{number}", feel(1, 0))
    touch(party, 1, "up", {"type": "give-up"})
    await settled(party.live)
    await settled(party.live)
    assert stalling.ended is not None
    for line, ids in zip(party.lines, (["a0", "a1", "a2"], ["b0", "b1", "b2", "up"]), strict=False):
        assert [message["re"] for message in line.heard("update") if message.get("re")] == ids
    assert {line.version for line in party.lines} == {party.live.table.version}
    await once(lambda: party.live.alarm._due is not None)


async def test_measuring_the_lines_goes_on_past_one_that_ends(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, stalling = await at_the_bag(hub, monkeypatch), Stalling()
    await party.gather("alone", stalling)
    clocked = party.live.clocked
    assert clocked is not None
    before, stalling.stalled = [line.pings for line in party.lines], True
    clocked.pings.ping()
    await settled(party.live)
    assert stalling.ended is not None
    assert [line.pings for line in party.lines] == [count + 1 for count in before]
