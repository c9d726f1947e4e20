"""The devices of one other node that are led here by its trunk, because their tables run here.

Or because they run at a third one that their own node does not reach: this one leads them on.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
import structlog

from tablee.server import limits
from tablee.server.admission.connections import Connections
from tablee.server.nodes.channel import Channel
from tablee.server.nodes.node_question import ELSEWHERE, OK, Opening, Told
from tablee.server.nodes.trunk import END, HEARD, MESSAGE, OPEN, PONG, TAKEN, TOLD, Trunk
from tablee.server.protocol.from_client import Hello
from tablee.server.tables.hub import Hub, NoSuchTable
from tablee.server.wire.frames import MOVED, POLICY
from tablee.server.wire.socket import Gone, Socket
from tablee.store.store_contract import NodeAddress, StoreError

log = structlog.get_logger()
_opening = msgspec.json.Decoder(Opening).decode


class Visit(Protocol):
    async def enter(self, hello: Hello) -> bool: ...


class Onward(Protocol):
    """Who leads devices to third nodes (`nodes.py`)."""

    async def reaches(self, node: NodeAddress) -> bool: ...
    def visit(self, socket: Socket, code: str, address: str, led: bool = ...) -> Visit: ...


class Arrivals:
    """This node's end of that trunk. `runs_here` says whether a table does, and has it run if it can."""

    def __init__(
        self,
        hub: Hub,
        connections: Connections,
        transport: asyncio.Transport,
        runs_here: Callable[[str], Awaitable[Told]],
        onward: Onward,
    ) -> None:
        self._hub = hub
        self._connections = connections
        self._runs_here = runs_here
        self._onward = onward
        self._loop = asyncio.get_running_loop()
        self._coming: set[int] = set()
        self._channels: dict[int, Channel] = {}
        self.trunk = Trunk(transport, self, self._loop)

    def heard(self, kind: int, channel: int, data: bytes) -> None:
        if kind == OPEN:
            self._coming.add(channel)
            self.trunk.send(HEARD, channel)
            self._hub.start(self._open(channel, _opening(data)))
            return
        line = self._channels.get(channel)
        if line is None:
            if kind == END:
                self._coming.discard(channel)
        elif kind == MESSAGE:
            line.said(data)
        elif kind == TAKEN:
            line.taken(int.from_bytes(data, "big"))
        elif kind == PONG:
            line.ponged(data)
        elif kind == END:
            line.lost()

    async def _open(self, channel: int, opening: Opening) -> None:
        told = await self._runs_here(opening.code)
        on = await self._leads_on(opening, told)
        if channel not in self._coming:
            return  # it has gone again meanwhile
        self._coming.discard(channel)
        self.trunk.send(TOLD, channel, msgspec.json.encode(Told(OK) if on else told))
        if on or told.status == OK:
            await self._lead_in(channel, opening, on)

    async def _leads_on(self, opening: Opening, told: Told) -> bool:
        if not opening.around or told.status != ELSEWHERE or told.node is None:
            return False
        return await self._onward.reaches(told.node)

    async def _lead_in(self, channel: int, opening: Opening, on: bool) -> None:
        """Its messages are heard as if it had come to this door; its node has counted them already."""
        line = Channel(self.trunk, channel, opening.address, self._loop.time(), self._forget)
        self._channels[channel] = line
        self._connections.add(line)
        socket = Socket(line, self._hub.counts)
        socket.counted_elsewhere()
        socket.listen()
        try:
            async with asyncio.timeout(limits.HELLO_SECONDS) as patience:
                await self._greet(socket, opening, patience if on else None)
        except Gone:
            return
        except TimeoutError:
            socket.hang_up(POLICY, "no-hello")
        except (StoreError, NoSuchTable):
            socket.hang_up(MOVED, "moved")
        except Exception:
            log.exception("a greeting failed", table=opening.code)
            socket.hang_up(MOVED, "moved")

    async def _greet(self, socket: Socket, opening: Opening, on: asyncio.Timeout | None) -> None:
        """Until a hello was good enough; who is led on from here may have to wait until that is done."""
        while True:
            said = await socket.next()
            if not isinstance(said, Hello):
                socket.problem("no-hello", said.id)
                continue
            if on is None:
                entered = await self._let_in(socket, opening.code, said)
            else:
                on.reschedule(None)
                visit = self._onward.visit(socket, opening.code, opening.address, led=True)
                entered = await visit.enter(said)
            if entered:
                return

    async def _let_in(self, socket: Socket, code: str, hello: Hello) -> bool:
        live = await self._hub.live_table(code)
        if not await live.let_in(socket, hello):
            return False
        socket.open(live.hear, live.leave)
        return True

    def _forget(self, channel: int, line: Channel) -> None:
        del self._channels[channel]
        self._connections.remove(line)

    def failed(self, channel: int) -> None:
        line = self._channels.get(channel)
        if line is not None:
            line.hang_up(MOVED, "moved")

    def lost(self) -> None:
        self._coming.clear()
        for line in list(self._channels.values()):
            line.lost()

    def flows(self, on: bool) -> None:
        if on:
            for line in list(self._channels.values()):
                line.release()
