"""A device's way to its table on another node: its messages go there, frames come back as they are.

Pings of the other node reach the device and its pongs go back, so a line is measured from end to end. Who
reads too slowly keeps the other node waiting, which drops such readers as it drops its own.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

import msgspec

from tablee.server import limits
from tablee.server.protocol.from_client import FromClient, Hello
from tablee.server.wire.frames import (
    CLOSE,
    MOVED,
    NORMAL,
    PING,
    PONG,
    TEXT,
    TRY_LATER,
    masked,
    next_told,
)
from tablee.server.wire.socket import Socket, encode
from tablee.store.contract import NodeAddress

ENOUGH: Final = limits.QUEUE_BYTES // 4
"""Bytes a device may be behind before no more are taken from the other node for it."""
PINGS: Final = 16  # of the other node's remembered until they are answered


class Mark(msgspec.Struct, frozen=True, gc=False):
    """Of a message to a device, what its node must know to go on with another node."""

    type: str = ""
    version: int = 0
    re: str | None = None
    you: int | None = None


_mark = msgspec.json.Decoder(Mark).decode


class Traveller(Protocol):
    """Whose way it is (`visit.py`)."""

    @property
    def unanswered(self) -> dict[str, FromClient]: ...
    def told_version(self, version: int) -> None: ...
    def welcomed(self) -> None: ...
    def answered(self, re: str) -> None: ...
    def move_on(self, socket: Socket, version: int) -> None: ...


class Relay(asyncio.Protocol):
    """The connection to the node that runs the table, for one device.

    What the device asked for before it is welcomed there waits until it is.
    """

    def __init__(
        self,
        traveller: Traveller,
        socket: Socket,
        node: NodeAddress,
        transport: asyncio.Transport,
        ended: Callable[[Relay], None],
    ) -> None:
        self.node = node
        self._ended = ended
        self._traveller = traveller
        self._socket = socket
        self._transport = transport
        self._data = bytearray()
        self._pings: deque[bytes] = deque(maxlen=PINGS)
        self._welcomed = False
        self._waits = False  # for the device to take what it was told
        self._over = False

    def begin(self, hello: Hello) -> None:
        """Say hello for the device; its messages come here from now on."""
        self._send(hello)
        self._socket.by_way_of(self)
        self._socket.open(self.hear, self.leave)

    # from the device

    def hear(self, socket: Socket, message: FromClient) -> None:
        if self._welcomed or isinstance(message, Hello):
            self._send(message)

    def _send(self, message: FromClient) -> None:
        if not self._over:
            self._transport.write(masked(TEXT, encode(message)))

    def leave(self, socket: Socket) -> None:
        """The device is gone."""
        self.end()

    def ponged(self, payload: bytes) -> bool:
        if payload not in self._pings:
            return False
        self._pings.remove(payload)
        if not self._over:
            self._transport.write(masked(PONG, payload))
        return True

    def flows(self) -> None:
        if self._waits and not self._over:
            self._waits = False
            self._transport.resume_reading()

    # from the other node

    def data_received(self, data: bytes) -> None:
        self._data += data
        while not self._over and (found := next_told(self._data)) is not None:
            (kind, payload), frame = found
            if kind == CLOSE:
                self._closed(payload)
            elif kind == TEXT:
                self._tell(payload, frame)
            elif kind == PING:
                self._pings.append(payload)
                self._socket.tell(frame)
        if not self._over and not self._waits and self._socket.backlog() > ENOUGH:
            self._waits = True
            self._transport.pause_reading()

    def _tell(self, payload: bytes, frame: bytes) -> None:
        mark, traveller = _mark(payload), self._traveller
        if mark.type in ("update", "welcome"):
            traveller.told_version(mark.version)
        if mark.re is not None:
            traveller.answered(mark.re)
        self._socket.tell(frame)
        if mark.type == "welcome":
            self._socket.seat = mark.you
            traveller.welcomed()
            self._go_on()

    def _go_on(self) -> None:
        """All that is still unanswered is asked here too, in its order; ids keep it from being done twice."""
        if not self._welcomed:
            self._welcomed = True
            for message in list(self._traveller.unanswered.values()):
                self._send(message)

    def _closed(self, payload: bytes) -> None:
        code = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else NORMAL
        self.end()
        if code == MOVED:
            self._traveller.move_on(self._socket, 0)
        else:
            self._socket.hang_up(code, payload[2:].decode(errors="replace"))

    def connection_lost(self, exc: Exception | None) -> None:
        """Without a word: the node is gone, unless it had been kept waiting and has dropped a slow reader."""
        if self._over:
            return
        self.end()
        if self._waits:
            self._socket.hang_up(TRY_LATER, "slow-reader")
        else:
            self._traveller.move_on(self._socket, 0)

    def pause_writing(self) -> None:
        self._socket.read(False)

    def resume_writing(self) -> None:
        self._socket.read(True)

    def give_up(self) -> None:
        """That node is among the living no more: whatever it would still say, another runs the table."""
        if not self._over:
            self.end()
            self._traveller.move_on(self._socket, 0)

    def end(self) -> None:
        if not self._over:
            self._over = True
            self._transport.abort()
            self._ended(self)
