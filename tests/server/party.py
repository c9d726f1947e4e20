"""A few people at a table, and one more whose line is about to fail, on lines without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import msgspec

from tablee.server.protocol.from_client import MakeMove
from tablee.server.protocol.http_types import OpenTable, Seated, TakeSeat
from tablee.server.tables.hub import Hub
from tablee.server.tables.live_table import LiveTable
from tablee.server.tables.system_time import wall
from tablee.server.wire.socket import Socket
from tablee.table import actions
from tests.server.lines import Line, entered
from tests.server.test_live_table import settled

PLACES = ("alone", "beside-a-watcher", "beside-a-device")


class Party:
    """Two people and a watcher, and one more who is about to stop reading, in the midst of them."""

    def __init__(self, hub: Hub, live: LiveTable, seats: list[Seated]) -> None:
        self.hub, self.live, self.seats = hub, live, seats
        self.sockets: list[Socket] = []
        self.lines: list[Line] = []
        self.odd: Line = Line()

    async def enter(self, token: str | None, line: Line) -> None:
        self.sockets.append(await entered(self.hub, self.live, token, line))
        self.lines.append(line)

    async def gather(self, place: str, odd: Line) -> None:
        """The odd one comes before somebody else wherever that may matter."""
        anne, bruno = self.seats[:2]
        await self.enter(anne.token, Line())
        self.odd = odd
        await entered(self.hub, self.live, bruno.token if place == "beside-a-device" else None, odd)
        await self.enter(bruno.token, Line())
        if place == "beside-a-watcher":
            await self.enter(None, Line())
        await settled(self.live)

    async def begin(self) -> None:
        begun = actions.begin(self.live.table, 0, "random", wall())
        assert isinstance(begun, tuple)
        await self.live.ask(self.live.commit, begun)

    def asked(self) -> Socket:
        """Whoever is to act, by his own socket."""
        return self.sockets[next(iter(self.live.current.game.to_act(self.live.table.state)))]

    def request(self, id: str) -> MakeMove:
        live, seat = self.live, self.asked().seat
        assert seat is not None
        move = live.current.game.offers(live.table.state, seat).moves[0]
        return MakeMove(id, live.table.version, msgspec.Raw(msgspec.json.encode(move)))

    def whole(self) -> None:
        """Everybody else is told everything: to the last version, without a gap."""
        for line in self.lines:
            assert (line.gaps(), line.version, line.ended) == ([], self.live.table.version, None)
        assert len(self.live.audience) == len(self.lines)


async def a_party(hub: Hub, place: str, odd: Line) -> Party:
    first = await hub.open_table(OpenTable("toy", "Anne", 2, options={"counters": 500, "guessing": False}))
    assert isinstance(first, Seated)
    second = await hub.take_seat(first.code, TakeSeat("Bruno"))
    assert isinstance(second, Seated)
    party = Party(hub, await hub.live_table(first.code), [first, second])
    await party.begin()
    await party.gather(place, odd)
    return party


async def once(so: Callable[[], bool]) -> None:
    for _ in range(2000):
        if so():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("waited in vain")
