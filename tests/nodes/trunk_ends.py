"""Both ends of a trunk in one process: devices at one node, one table at the other, and what lies between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tablee.server.admission.connections import Connections
from tablee.server.counts import Counts
from tablee.server.nodes.arrivals import Arrivals
from tablee.server.nodes.node_question import ELSEWHERE, OK, Opening, Told
from tablee.server.nodes.relay import Relay
from tablee.server.nodes.trunks import Departures
from tablee.server.protocol.from_client import FromClient, Hello
from tablee.server.wire.frames import PING, control_frame, framed
from tablee.server.wire.socket import Socket
from tablee.store.store_contract import NodeAddress

CODE = "KETTLE"


class Pipe:
    """One way of a connection; `writes` are the pieces as they left."""

    def __init__(self) -> None:
        self.writes: list[bytes] = []
        self.to: asyncio.Protocol
        self.back: asyncio.Protocol
        self.high = 0

    def write(self, data: bytes) -> None:
        self.writes.append(data)
        asyncio.get_running_loop().call_soon(self.to.data_received, data)

    def set_write_buffer_limits(self, high: int) -> None:
        self.high = high

    def abort(self) -> None:
        loop = asyncio.get_running_loop()
        loop.call_soon(self.to.connection_lost, None)
        loop.call_soon(self.back.connection_lost, None)


class DeviceLine:
    """The web socket of a device: what it was told, and how far it is behind."""

    address = "192.0.2.7"

    def __init__(self) -> None:
        self.told: list[bytes] = []
        self.behind = 0
        self.reading: list[bool] = []
        self.closed: tuple[int, str] | None = None

    def listen(self, owner: object, heard: Callable[[bytes], None], longest: int) -> None:
        self.owner: Any = owner

    def tell(self, frame: bytes, can_wait: bool = False) -> None:
        self.told.append(frame)

    def backlog(self) -> int:
        return self.behind

    def read(self, on: bool) -> None:
        self.reading.append(on)

    def ping(self) -> None: ...

    def pass_ping(self, payload: bytes) -> None:
        self.told.append(control_frame(PING, payload))

    def delay(self) -> int:
        return 0

    def usual_delay(self) -> int | None:
        return None

    def hang_up(self, code: int, reason: str) -> None:
        self.closed = code, reason


class Device:
    """One that came to this node, or was led here: as much of a visit as a relay speaks to."""

    def __init__(self, socket: Socket | None = None) -> None:
        self.line = DeviceLine()
        self.socket = socket or Socket(self.line, Counts())
        self.unanswered: dict[str, FromClient] = {}
        self.version = 0
        self.answers: list[str] = []
        self.moved_on = 0
        self.relay: Relay | None = None

    async def comes(self, departures: Departures, around: bool = False) -> Told:
        told, self.relay = await departures.open(
            Opening(CODE, self.line.address, around),
            lambda trunk, channel: Relay(self, self.socket, trunk, channel),
        )
        if self.relay is not None:
            self.relay.begin(Hello())
            await asyncio.sleep(0.01)
        return told

    def told_version(self, version: int) -> None:
        self.version = version

    def welcomed(self) -> None: ...

    def answered(self, re: str) -> None:
        self.answers.append(re)

    def move_on(self, socket: Socket, version: int) -> None:
        self.moved_on += 1


class Table:
    """Where everybody is led: it welcomes them, and keeps what they say."""

    def __init__(self) -> None:
        self.counts = Counts()
        self.sockets: list[Socket] = []
        self.said: list[FromClient] = []
        self.left: list[Socket] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.elsewhere = False
        self.opens = asyncio.Event()
        self.opens.set()

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def runs_here(self, code: str) -> Told:
        await self.opens.wait()
        return Told(ELSEWHERE, NodeAddress(3, "there:1")) if self.elsewhere else Told(OK)

    async def live_table(self, code: str) -> Table:
        return self

    async def let_in(self, socket: Socket, hello: Hello) -> bool:
        self.sockets.append(socket)
        socket.tell(framed(b'{"type":"welcome","version":3,"you":1}'))
        return True

    def hear(self, socket: Socket, message: FromClient) -> None:
        self.said.append(message)

    def leave(self, socket: Socket) -> None:
        self.left.append(socket)


class LedOn:
    """A device of another node, on its way from here to a third."""

    def __init__(self, socket: Socket, departures: Departures) -> None:
        self._device = Device(socket)
        self._departures = departures

    async def enter(self, hello: Hello) -> bool:
        return (await self._device.comes(self._departures)).status == OK


class Onward:
    """Leads devices of another node to where their table runs, by the trunk to there if there is one."""

    def __init__(self) -> None:
        self.departures: Departures | None = None

    async def reaches(self, node: NodeAddress) -> bool:
        return self.departures is not None

    def visit(self, socket: Socket, code: str, address: str, led: bool = False) -> LedOn:
        assert led
        assert self.departures is not None
        return LedOn(socket, self.departures)


class Ends:
    """`departures` at the devices' node, `arrivals` at the table's; `down` leads to the devices."""

    def __init__(self) -> None:
        self.up, self.down = Pipe(), Pipe()
        self.table = Table()
        self.onward = Onward()
        self.connections = Connections(self.table.counts)
        self.departures = Departures(self.up)  # type: ignore[arg-type]
        self.arrivals = Arrivals(
            self.table,  # type: ignore[arg-type]
            self.connections,
            self.down,  # type: ignore[arg-type]
            self.table.runs_here,
            self.onward,
        )
        self.up.to = self.down.back = self.arrivals.trunk
        self.down.to = self.up.back = self.departures.protocol

    async def devices(self, number: int) -> list[Device]:
        """So many at the table; their sockets there are `table.sockets`, in the same order."""
        made = [Device() for _ in range(number)]
        for device in made:
            await device.comes(self.departures)
        return made
