"""A socket's line: frames in, counted one by one, and frames out (docs/decisions/server.md says why so).

A frame goes straight to its owner and an answer straight to the transport: no queue, no task switch,
no frame objects in between. The transport's own buffer is the bounded queue of a slow reader, and
what is told in one turn of the loop leaves together (`outbox.py`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Final

from tablee.server import limits
from tablee.server.admission.connections import Connections, Priority
from tablee.server.wire.frames import (
    CLOSE,
    FINAL,
    PIECE,
    PING,
    POLICY,
    PONG,
    SERVICE_RESTART,
    TRY_LATER,
    BrokenFrame,
    Frame,
    FrameReader,
    close_frame,
    close_reply,
    control_frame,
    text_in,
)
from tablee.server.wire.intake import Intake, intake_of
from tablee.server.wire.line import Owner
from tablee.server.wire.outbox import Outbox, outbox_of
from tablee.server.wire.round_trip import RoundTrip

LINGER: Final = 1.0  # seconds a client has to read why it was sent off


class WebSocketLine:
    """One open web socket: `owner` hears its messages and its end.

    Its transport calls it as an `asyncio.Protocol`, which it is not by descent: C types know no such thing.
    """

    __slots__ = (
        "_asked",
        "_begun",
        "_connections",
        "_frames",
        "_intake",
        "_loop",
        "_outbox",
        "_quiet",
        "_reading",
        "_round_trip",
        "_slow",
        "_transport",
        "_unsent",
        "address",
        "closed",
        "heard",
        "longest",
        "owner",
        "since",
        "unheard",
    )

    def __init__(
        self,
        transport: asyncio.Transport,
        connections: Connections,
        address: str,
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        self.address = address
        self.since = loop.time()
        self.owner: Owner | None = None
        self.heard: Callable[[bytes], None] | None = None
        self.closed = False  # said to be, or found to be
        self.longest = limits.HELLO_BYTES
        self._transport = transport
        self._connections = connections
        self._loop = loop
        self._outbox: Outbox = outbox_of(loop)
        self._intake: Intake = intake_of(loop)
        self.unheard = b""  # what was read and waits for its turn
        self._reading = True  # as the owner wants it
        self._frames: FrameReader | None = None
        self._begun = 0.0  # when a message began that is not complete
        self._round_trip: RoundTrip | None = None
        self._quiet = False  # nothing came since it was last looked at
        self._asked = False  # whether the client was asked then if it is there
        self._slow = False  # the transport holds more than it likes to
        self._unsent = b""

    def listen(self, owner: Owner, heard: Callable[[bytes], None], longest: int) -> None:
        """From now on this owner hears messages, of at most that many bytes."""
        if not self.closed:
            self.owner, self.heard, self.longest = owner, heard, longest

    def data_received(self, data: bytes) -> None:
        """Whoever has no seat may have to wait for their turn."""
        self._quiet = False
        if self.heard is None:
            self._wait_for_end(data)
        elif self.unheard or (self._waits() and not self._intake.admits()):
            self._put_off(data)
        else:
            self._hear(data)

    def _waits(self) -> bool:
        return self.owner is not None and self.owner.can_wait()

    def _put_off(self, data: bytes) -> None:
        """Nothing more is read until this was heard."""
        if self.unheard:
            self.unheard += data
            return
        self.unheard = data
        self._transport.pause_reading()
        if not self._intake.put_off(self):
            self._connections.counts.refuse("unheard")
            self.drop("busy")

    def hear_unheard(self) -> None:
        data, self.unheard = self.unheard, b""
        if self.heard is not None:
            self._hear(data)
            self.read(self._reading)

    def _hear(self, data: bytes) -> None:
        """One whole text frame goes its short way; all else is read frame by frame."""
        if self._frames is None and len(data) <= self.longest:
            message = text_in(data)
            if message is not None and self.heard is not None:
                self.heard(message)
                return
        self._read(data)

    def _read(self, data: bytes) -> None:
        frames = self._frames or FrameReader(self.longest)
        frames.feed(data)
        found = self._next(frames)
        if found is None and not self.closed:
            self._charge()  # a read that completes nothing is work too
        while found is not None:
            self._take(found)
            found = None if self.closed else self._next(frames)
        self._frames = frames if frames.begun and not self.closed else None
        self._begun = (self._begun or self._loop.time()) if self._frames is not None else 0.0

    def _next(self, frames: FrameReader) -> Frame | None:
        try:
            return frames.next()
        except BrokenFrame as broken:
            self._connections.counts.refuse("broken-frame")
            self.hang_up(broken.code, broken.reason)
            return None

    def _take(self, frame: Frame) -> None:
        kind, payload = frame
        if kind == CLOSE:
            self._answer_close(payload)
        elif kind == PONG and (self._measures(payload) or self._passes_on(payload)):
            return
        elif kind in (PIECE, PING, PONG):
            if self._charge() and kind == PING:
                self.tell(control_frame(PONG, payload))
        elif self.heard is not None:
            self.heard(payload)

    def _measures(self, payload: bytes) -> bool:
        """Whether that answers a ping of ours that measures the line."""
        return self._round_trip is not None and self._round_trip.answered(payload, perf_counter())

    def _passes_on(self, payload: bytes) -> bool:
        return self.owner is not None and self.owner.ponged(payload)

    def _charge(self) -> bool:
        return self.owner is not None and self.owner.charge() and not self.closed

    def _answer_close(self, payload: bytes) -> None:
        self.flush()
        self._end()
        self._transport.write(close_reply(payload))
        self._transport.close()
        self._loop.call_later(LINGER, self._transport.abort)

    def _wait_for_end(self, data: bytes) -> None:
        """After our own close frame nothing counts but the client's."""
        if data[:1] == bytes((FINAL | CLOSE,)) and not self._transport.is_closing():
            self._transport.close()

    def tell(self, frame: bytes, can_wait: bool = False) -> None:
        """A ready-made frame to the client; nothing happens once the socket is closing."""
        if self._unsent:
            self._unsent += frame
            return
        self._unsent = frame
        self._outbox.add(self, can_wait)

    def flush(self) -> None:
        """What was told leaves, unless the end has come between."""
        frames, self._unsent = self._unsent, b""
        if frames and not self.closed:
            self._transport.write(frames)

    def ping(self) -> None:
        """Measure this line: the client's machine answers by itself (RFC 6455, 5.5.3)."""
        if not self.closed:
            self._round_trip = self._round_trip or RoundTrip()
            self._transport.write(control_frame(PING, self._round_trip.sent(perf_counter())))

    def pass_ping(self, payload: bytes) -> None:
        self.tell(control_frame(PING, payload))

    def delay(self) -> int:
        """The line's delay both ways in milliseconds, as measured lately; 0 while nothing is known."""
        return self._round_trip.smallest() if self._round_trip is not None else 0

    def usual_delay(self) -> int | None:
        """As the line usually is; None where it was never measured."""
        return self._round_trip.median() if self._round_trip is not None else None

    def backlog(self) -> int:
        """Bytes the client has not taken yet; few are as good as none."""
        return self._transport.get_write_buffer_size() + len(self._unsent) if self._slow else 0

    def pause_writing(self) -> None:
        self._slow = True

    def resume_writing(self) -> None:
        self._slow = False
        if self.owner is not None:
            self.owner.flows()

    def read(self, on: bool) -> None:
        """Whether the client's next messages are read, or wait in its own line."""
        self._reading = on
        if not self.closed and not self._transport.is_closing():
            if on and not self.unheard:
                self._transport.resume_reading()
            else:
                self._transport.pause_reading()

    def hang_up(self, code: int, reason: str) -> None:
        """Say why, and close; a client that does not even read that is cut off."""
        if self.closed:
            return
        self.flush()
        self._end()
        self._transport.write(close_frame(code, reason))
        if code != SERVICE_RESTART:
            self._transport.pause_reading()  # whatever it still sends costs nothing
        self._loop.call_later(LINGER, self._transport.abort)

    def _end(self) -> None:
        self.closed, self.heard, self._frames, self._round_trip = True, None, None, None
        owner, self.owner = self.owner, None
        if owner is not None:
            owner.gone()

    def eof_received(self) -> None:
        """The client sends no more: its transport closes."""

    def connection_lost(self, exc: Exception | None) -> None:
        self._connections.remove(self)
        self._end()

    def priority(self) -> Priority:
        return self.owner.priority() if self.owner is not None else Priority.LEAVING

    def drop(self, code: str) -> None:
        """Its place is needed now: it hears why only if it listens."""
        if not self.closed:
            self._transport.write(close_frame(TRY_LATER, code))
            self._end()
        if self._slow:
            self._transport.abort()
        else:
            self._transport.close()

    def check(self, now: float) -> None:
        if self._begun and now - self._begun > limits.FRAME_SECONDS:
            self._connections.counts.refuse("slow-frame")
            self.hang_up(POLICY, "too-slow")

    def beat(self) -> None:
        """Whoever is silent is asked; whoever was asked and stays silent is gone."""
        if self._quiet and self._asked:
            self._connections.counts.refuse("silent")
            self._transport.abort()
        elif not self.closed:
            self._asked = self._quiet
            self._quiet = True
            if self._asked:
                self._transport.write(control_frame(PING))

    def held(self) -> int:
        frames = self._frames
        return self.backlog() + len(self.unheard) + (frames.begun if frames is not None else 0)
