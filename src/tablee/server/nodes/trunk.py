"""One connection between two nodes, for all devices of one of them whose tables run on the other.

Each device has a channel of it, by a number. What is said on all channels in one turn of the loop leaves
together, in pieces: what the piece is, its channel, its length, and its bytes.
"""

from __future__ import annotations

import asyncio
from struct import Struct
from typing import Final, Protocol

import structlog

from tablee.server import limits
from tablee.server.wire.outbox import Outbox, outbox_of

log = structlog.get_logger()

OPEN: Final = 1  # of the node a device came to: who it is, and which table it wants (`Opening`)
HEARD: Final = 2  # said at once: that node is there
TOLD: Final = 3  # the answer (`Told`)
MESSAGE: Final = 4  # of the device, as JSON
FRAME: Final = 5  # to the device, as it is sent there
PING: Final = 6  # to the device, and back from it
PONG: Final = 7
TAKEN: Final = 8  # so many bytes of frames have gone on to the device
END: Final = 9  # of the channel; where its table's node says so, with the payload of a close frame

WINDOW: Final = limits.QUEUE_BYTES // 4
"""Bytes of frames that may be on their way to a device; one more frame may exceed it."""
SIZE: Final = 4  # bytes of a number in TAKEN
_HEAD: Final = Struct("!BII")
_pack, _unpack, _HEAD_SIZE = _HEAD.pack, _HEAD.unpack_from, _HEAD.size
HIGH_WATER: Final = 1024 * limits.KIB
"""Bytes the other node may be behind before channels keep what they have to say."""


class End(Protocol):
    """Who hears what comes by a trunk."""

    def heard(self, kind: int, channel: int, data: bytes) -> None: ...
    def failed(self, channel: int) -> None:
        """Hearing it raised an exception: that channel is no use any more, the others are."""

    def lost(self) -> None:
        """The trunk is gone with all its channels; said once."""

    def flows(self, on: bool) -> None:
        """Whether the other node takes what it is sent."""


class Trunk(asyncio.Protocol):
    """One end of it; `end` hears what comes."""

    __slots__ = ("_data", "_end", "_outbox", "_transport", "_unsent", "closed", "flowing")

    def __init__(self, transport: asyncio.Transport, end: End, loop: asyncio.AbstractEventLoop) -> None:
        self.closed = False
        self.flowing = True
        self._transport = transport
        self._end = end
        self._outbox: Outbox = outbox_of(loop)
        self._unsent: list[bytes] = []
        self._data = b""  # the beginning of a piece
        transport.set_write_buffer_limits(HIGH_WATER)

    def send(self, kind: int, channel: int, data: bytes = b"") -> None:
        """One piece, which leaves with this turn of the loop; nothing happens once the trunk is gone."""
        if self.closed:
            return
        unsent = self._unsent
        if not unsent:
            self._outbox.add(self)
        unsent.append(_pack(kind, channel, len(data)))
        unsent.append(data)

    def flush(self) -> None:
        unsent, self._unsent = self._unsent, []
        if not self.closed:
            self._transport.write(b"".join(unsent))

    def data_received(self, data: bytes) -> None:
        if self._data:
            data = self._data + data
        at, whole = 0, len(data)
        while whole - at >= _HEAD_SIZE:
            kind, channel, length = _unpack(data, at)
            start = at + _HEAD_SIZE
            if whole - start < length:
                break
            at = start + length
            self._hear(kind, channel, data[start:at])
        self._data = data[at:]

    def _hear(self, kind: int, channel: int, data: bytes) -> None:
        try:
            self._end.heard(kind, channel, data)
        except Exception:  # one device's trouble is no other's
            log.exception("a piece was not understood", kind=kind)
            self._end.failed(channel)

    def pause_writing(self) -> None:
        self.flowing = False
        self._end.flows(False)

    def resume_writing(self) -> None:
        self.flowing = True
        self._end.flows(True)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.closed:
            self.closed = True
            self._end.lost()

    def close(self) -> None:
        """At once; whoever is at this end hears no more of it."""
        self.closed = True
        self._transport.abort()
