"""A device's way to its table on another node: its messages go there, frames come back as they are.

Pings of the other node reach the device and its pongs go back, so a line is measured from end to end. For
who reads too slowly the other node is sent no receipts: it keeps what it has to say, and drops such readers
as it drops its own.
"""

from __future__ import annotations

from collections import deque
from typing import Final, Protocol

import msgspec

from tablee.server.nodes import trunk as kinds
from tablee.server.nodes.trunk import SIZE, WINDOW
from tablee.server.protocol.from_client import FromClient, Hello
from tablee.server.wire.frames import MOVED, NORMAL, text_of
from tablee.server.wire.socket import Socket, encode

ENOUGH: Final = WINDOW
"""Bytes a device may be behind before no receipts are given for it."""
RECEIPT: Final = WINDOW // 4  # bytes for which one is given
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


class Trunk(Protocol):
    """The way to the node that runs the table, for this device and others (`trunks.py`)."""

    def send(self, kind: int, channel: int, data: bytes = b"") -> None: ...
    def leave(self, channel: int) -> None:
        """That device needs it no more."""


class Relay:
    """A device's channel to the node that runs its table.

    What the device asked for before it is welcomed there waits until it is.
    """

    __slots__ = (
        "_channel",
        "_over",
        "_pings",
        "_read",
        "_socket",
        "_traveller",
        "_trunk",
        "_waits",
        "_welcomed",
    )

    def __init__(self, traveller: Traveller, socket: Socket, trunk: Trunk, channel: int) -> None:
        self._traveller = traveller
        self._socket = socket
        self._trunk = trunk
        self._channel = channel
        self._pings: deque[bytes] = deque(maxlen=PINGS)
        self._welcomed = False
        self._read = 0  # bytes of frames without a receipt
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
            self._trunk.send(kinds.MESSAGE, self._channel, encode(message))

    def leave(self, socket: Socket) -> None:
        """The device is gone."""
        self.end()

    def ponged(self, payload: bytes) -> bool:
        if payload not in self._pings:
            return False
        self._pings.remove(payload)
        if not self._over:
            self._trunk.send(kinds.PONG, self._channel, payload)
        return True

    def flows(self) -> None:
        if self._waits and not self._over:
            self._waits = False
            self._give_receipt()

    # from the other node

    def told(self, frame: bytes) -> None:
        """A text frame for the device."""
        traveller = self._traveller
        mark = _mark(text_of(frame))
        if mark.type in ("update", "welcome"):
            traveller.told_version(mark.version)
        if mark.re is not None:
            traveller.answered(mark.re)
        self._socket.tell(frame)
        if mark.type == "welcome":
            self._socket.seat = mark.you
            traveller.welcomed()
            self._go_on()
        self._read += len(frame)
        if self._read >= RECEIPT and not self._waits:
            self._give_receipt()

    def _give_receipt(self) -> None:
        if self._socket.backlog() > ENOUGH:
            self._waits = True
        elif not self._over:
            self._trunk.send(kinds.TAKEN, self._channel, self._read.to_bytes(SIZE, "big"))
            self._read = 0

    def pinged(self, payload: bytes) -> None:
        self._pings.append(payload)
        self._socket.pass_ping(payload)

    def _go_on(self) -> None:
        """All that is still unanswered is asked here too, in its order; ids keep it from being done twice."""
        if not self._welcomed:
            self._welcomed = True
            for message in list(self._traveller.unanswered.values()):
                self._send(message)

    def closed(self, payload: bytes) -> None:
        """By the other node, with the payload of a close frame."""
        code = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else NORMAL
        self._end()
        if code == MOVED:
            self._traveller.move_on(self._socket, 0)
        else:
            self._socket.hang_up(code, payload[2:].decode(errors="replace"))

    def lost(self) -> None:
        """That node is gone, or is among the living no more: wherever the table runs now, on to there."""
        if not self._over:
            self._end()
            self._traveller.move_on(self._socket, 0)

    def read(self, on: bool) -> None:
        """Whether the other node takes what the device says."""
        self._socket.read(on)

    def end(self) -> None:
        if not self._over:
            self._trunk.send(kinds.END, self._channel)
            self._end()

    def _end(self) -> None:
        self._over = True
        self._trunk.leave(self._channel)
