"""From the first connection to the last: uvicorn's server behind the house's own door.

A signal stops the doors first, the store last, and is no failure; a terminal that hangs up is one too.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Final

from tablee.server.admission.connections import Priority
from tablee.server.log.house_log import log_loop_error
from tablee.server.wire.borrowed import Config, Server
from tablee.server.wire.frames import SERVICE_RESTART
from tablee.server.wire.gate import Gate
from tablee.server.wire.http_line import HttpLine
from tablee.server.wire.listener import Listener
from tablee.server.wire.websocket_line import WebSocketLine

SIGNALS: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
SOON: Final = 0.02  # seconds between two looks at who has left
GOODBYE: Final = 1.0  # seconds for sockets to say goodbye
THREAD_TURN: Final = 0.0005  # seconds a thread beside the loop keeps the interpreter while the loop waits
TICK: Final = 1.0  # seconds between two looks at all connections
BACKLOG: Final = 2048  # connections that wait to be taken


class HouseServer(Server):
    def __init__(
        self,
        config: Config,
        gate: Gate,
        closing: Callable[[], None],
        leave: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`closing` is called once the doors are closed, while requests still wait for their answers; a node
        then hands its tables over (`leave`)."""
        super().__init__(config)
        self._gate = gate
        self._closing = closing
        self._leave = leave
        self._ticking: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        sys.setswitchinterval(THREAD_TURN)
        await super().startup(sockets)
        self._ticking = asyncio.create_task(self._tick())

    def door(self, listening: socket.socket) -> Listener:
        try:
            listening.listen(BACKLOG)
        except OSError as error:  # somebody else listens there since this house asked for the port
            print(f"tablee: {error.strerror}", file=sys.stderr)
            sys.exit(2)
        return Listener(listening, self._gate, self._line)

    def _line(self, first: bytes) -> HttpLine:
        return HttpLine(*self.protocol_parts(), self._gate, first)

    async def _tick(self) -> None:
        loop, counts = asyncio.get_running_loop(), self._gate.counts
        while True:
            before = loop.time()
            await asyncio.sleep(TICK)
            counts.late = max(loop.time() - before - TICK, counts.late * 0.9)
            for _ in self._gate.connections.tick(loop.time()):
                await asyncio.sleep(0)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Doors first, then sockets, then requests that are being answered, then the store."""
        for server in self.servers:
            server.close()
        for listening in sockets or ():
            listening.close()  # whoever comes now finds another node, or tries again
        self._closing()
        if self._leave is not None:
            await self._leave()
        await self._hang_up()
        await super().shutdown(sockets)
        if self._ticking is not None:
            self._ticking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._ticking

    async def _hang_up(self) -> None:
        """Sockets are told; a request whose body has not come is not waited for."""
        connections = self._gate.connections
        for one in connections.all():
            if isinstance(one, WebSocketLine):
                one.hang_up(SERVICE_RESTART, "closing")
            elif one.priority() is Priority.STALLING:
                one.drop("busy")
        for _ in range(int(GOODBYE / SOON)):
            if not any(isinstance(one, WebSocketLine) for one in connections.all()):
                return
            await asyncio.sleep(SOON)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """uvicorn would raise the signal again once all is closed: a death instead of an end."""
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(log_loop_error)
        heeded = [number for number in SIGNALS if signal.getsignal(number) is not signal.SIG_IGN]
        for number in heeded:
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in heeded:
                loop.remove_signal_handler(number)
