"""The house's door: connections are taken a few at a time; those of an address that opens too many wait.

The house takes them itself, so that one that waits costs no protocol, and so that a system without
descriptors left makes the door wait instead of turning round and round.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import os
import socket
from collections.abc import Callable
from typing import Final

import structlog

from tablee.server import limits
from tablee.server.wire.door_queue import DoorQueue
from tablee.server.wire.gate import Gate
from tablee.server.wire.plain_answers import plain_answer

log = structlog.get_logger()
AT_ONCE: Final = 2  # connections taken in one turn of the loop, between which moves are heard
PAUSE: Final = 0.2  # seconds without new connections where descriptors have run out
SHORT_OF: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Listener:
    """`make` makes the protocol of a connection, of which it is given what was read already.

    Closed, a listener stands where uvicorn expects its own.
    """

    def __init__(self, door: socket.socket, gate: Gate, make: Callable[[bytes], asyncio.Protocol]) -> None:
        self._door = door
        self._gate = gate
        self._make = make
        self._loop = asyncio.get_running_loop()
        self._arriving: set[asyncio.Task[None]] = set()
        self._reserve = _anything()
        self._refusals = {
            "too-many-connections": plain_answer("too-many-connections"),
            "too-large": plain_answer("too-large", {"bytes": limits.HEADER_BYTES}, 431),
        }
        self._queue = DoorQueue(gate.connections, self._let_in, self._turn_away)
        self._closed = False
        door.setblocking(False)
        self._open()

    def _open(self) -> None:
        if not self._closed:
            self._loop.add_reader(self._door.fileno(), self._take)

    def _take(self) -> None:
        for _ in range(AT_ONCE):
            try:
                connection, peer = self._door.accept()
            except (BlockingIOError, InterruptedError, ConnectionError):
                return
            except OSError as error:
                if error.errno in SHORT_OF:
                    self._starved(error)
                    return
                continue  # of that one connection: its network failed before it was taken (accept(2))
            self._admit(connection, str(peer[0]) if isinstance(peer, tuple) else "")

    def _admit(self, connection: socket.socket, peer: str) -> None:
        connection.setblocking(False)
        address = self._gate.address(peer)
        if self._gate.connections.admits(address, self._loop.time()):
            self._let_in(connection)
        else:
            self._queue.add(connection, address)

    def _let_in(self, connection: socket.socket, first: bytes = b"") -> None:
        """`first` is what was read of it while it waited."""
        with contextlib.suppress(OSError):
            connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        task = self._loop.create_task(self._greet(connection, first))
        self._arriving.add(task)
        task.add_done_callback(self._arriving.discard)

    async def _greet(self, connection: socket.socket, first: bytes) -> None:
        try:
            await self._loop.connect_accepted_socket(lambda: self._make(first), connection)
        except OSError:  # it has gone again
            connection.close()

    def _turn_away(self, connection: socket.socket, code: str) -> None:
        log.warning("a connection was refused at the door", code=code)
        self._gate.counts.refuse(code)
        self._refuse(connection, code)

    def _refuse(self, connection: socket.socket, code: str = "too-many-connections") -> None:
        with contextlib.suppress(OSError):
            connection.recv(65536)  # unread bytes would make the answer unreadable
        with contextlib.suppress(OSError):
            connection.send(self._refusals[code])
            connection.shutdown(socket.SHUT_WR)
        connection.close()

    def _starved(self, error: OSError) -> None:
        """With the reserve given up one can be told; then the door waits a moment."""
        log.error("no descriptors left: new connections wait", why=error.strerror)
        self._gate.counts.refuse("no-descriptors")
        os.close(self._reserve)
        with contextlib.suppress(OSError):
            self._refuse(self._door.accept()[0])
        self._reserve = _anything()
        self._loop.remove_reader(self._door.fileno())
        self._loop.call_later(PAUSE, self._open)

    def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._loop.remove_reader(self._door.fileno())
            self._queue.close()
            if self._reserve >= 0:
                os.close(self._reserve)

    async def wait_closed(self) -> None:
        for task in list(self._arriving):
            await asyncio.wait([task])


def _anything() -> int:
    """Some descriptor to give up in need; none if there is none."""
    try:
        return os.open(os.devnull, os.O_RDONLY | os.O_CLOEXEC)
    except OSError:
        return -1
