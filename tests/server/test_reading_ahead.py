"""What a device has missed is read while its table goes on; nothing is missed or told twice for that."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from tablee.server import limits
from tablee.server.protocol.from_client import Hello
from tablee.server.tables import entrance
from tablee.server.tables.hub import Hub
from tablee.server.tables.welcome import read_missed
from tablee.server.wire.socket import Socket
from tablee.server.wire.websocket_line import WebSocketLine
from tests.server.lines import Line
from tests.server.party import a_party
from tests.server.test_live_table import hub, settled

__all__ = ["hub"]


class SlowReading:
    """Whatever is read ahead is given only once `go_on` is set."""

    def __init__(self) -> None:
        self.read, self.go_on = asyncio.Event(), asyncio.Event()

    async def __call__(self, *args: Any) -> Any:
        found = await read_missed(*args)
        self.read.set()
        await self.go_on.wait()
        return found


@pytest.fixture
def reading(monkeypatch: pytest.MonkeyPatch) -> SlowReading:
    slow = SlowReading()
    monkeypatch.setattr(entrance, "read_missed", slow)
    return slow


async def test_a_table_goes_on_while_somebody_reads_what_was_missed(hub: Hub, reading: SlowReading) -> None:
    party, late, plain = await a_party(hub, "alone", Line()), Line(), Line()
    live, token = party.live, party.seats[0].token
    socket = Socket(cast(WebSocketLine, late), hub.counts)
    greeting = asyncio.create_task(live.let_in(socket, Hello(token, 0)))
    await reading.read.wait()
    before = live.table.version
    live.hear(party.asked(), party.request("m1"))
    await settled(live)
    assert live.table.version == before + 1
    assert not late.heard("welcome")
    reading.go_on.set()
    assert await greeting
    assert await live.ask(live.greet, Socket(cast(WebSocketLine, plain), hub.counts), Hello(token, 0))
    [told], [told_at_once] = late.heard("welcome"), plain.heard("welcome")
    assert told["version"] == live.table.version
    assert told["missed"] == told_at_once["missed"], "the move made meanwhile is in it, once"


async def test_a_table_stays_in_memory_while_somebody_is_on_their_way_in(
    hub: Hub, reading: SlowReading, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await a_party(hub, "alone", Line())
    live, late = party.live, Line()
    monkeypatch.setattr(limits, "IDLE_SECONDS", 0.01)
    greeting = asyncio.create_task(
        live.let_in(Socket(cast(WebSocketLine, late), hub.counts), Hello(party.seats[0].token, 0))
    )
    await reading.read.wait()
    for socket in list(live.audience):
        live.leave(socket)
    await asyncio.sleep(0.1)
    assert not live.retired
    reading.go_on.set()
    assert await greeting
