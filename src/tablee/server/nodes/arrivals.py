"""The devices of one other node that are led here by its trunk, because their tables run here."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import structlog

from tablee.server import limits
from tablee.server.admission.connections import Connections
from tablee.server.nodes.channel import Channel
from tablee.server.nodes.question import OK, Opening, Told
from tablee.server.nodes.trunk import END, HEARD, MESSAGE, OPEN, PONG, TAKEN, TOLD, Trunk
from tablee.server.protocol.from_client import Hello
from tablee.server.tables.hub import Hub, NoSuchTable
from tablee.server.wire.frames import MOVED, POLICY
from tablee.server.wire.socket import Gone, Socket
from tablee.store.contract import StoreError

log = structlog.get_logger()
_opening = msgspec.json.Decoder(Opening).decode


class Arrivals:
    """This node's end of that trunk. `runs_here` says whether a table does, and has it run if it can."""

    def __init__(
        self,
        hub: Hub,
        connections: Connections,
        transport: asyncio.Transport,
        runs_here: Callable[[str], Awaitable[Told]],
    ) -> None:
        self._hub = hub
        self._connections = connections
        self._runs_here = runs_here
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
        if channel not in self._coming:
            return  # it has gone again meanwhile
        self._coming.discard(channel)
        self.trunk.send(TOLD, channel, msgspec.json.encode(told))
        if told.status == OK:
            await self._lead_in(channel, opening)

    async def _lead_in(self, channel: int, opening: Opening) -> None:
        """Its messages are heard as if it had come to this door; its node has counted them already."""
        line = Channel(self.trunk, channel, opening.address, self._loop.time(), self._forget)
        self._channels[channel] = line
        self._connections.add(line)
        socket = Socket(line, self._hub.counts)
        socket.counted_elsewhere()
        socket.listen()
        try:
            async with asyncio.timeout(limits.HELLO_SECONDS):
                await self._greet(socket, opening.code)
        except Gone:
            return
        except TimeoutError:
            socket.hang_up(POLICY, "no-hello")
        except (StoreError, NoSuchTable):
            socket.hang_up(MOVED, "moved")
        except Exception:
            log.exception("a greeting failed", table=opening.code)
            socket.hang_up(MOVED, "moved")

    async def _greet(self, socket: Socket, code: str) -> None:
        while True:
            said: Any = await socket.next()
            if not isinstance(said, Hello):
                socket.problem("no-hello", getattr(said, "id", None))
                continue
            live = await self._hub.live_table(code)
            if await live.let_in(socket, said):
                socket.open(live.hear, live.leave)
                return

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
