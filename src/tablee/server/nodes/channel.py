"""The line of a device that is connected to another node, to which its frames go by the trunk of all such.

So much is on its way to it and no more (`WINDOW`): what the device has not taken waits here, and counts as
what a slow reader of this node's own has not taken. No other device waits for it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from time import perf_counter
from typing import Final

from tablee.server.admission.connections import Priority
from tablee.server.nodes.trunk import END, FRAME, PING, WINDOW, Trunk
from tablee.server.wire.frames import TRY_LATER
from tablee.server.wire.line import Owner
from tablee.server.wire.round_trip import RoundTrip

LONGEST_REASON: Final = 123  # bytes, as in a close frame


class Channel:
    """As a socket knows its line (`wire/socket.py`); `ended` is told once, when the channel is over."""

    __slots__ = (
        "_ended",
        "_held",
        "_held_bytes",
        "_number",
        "_round_trip",
        "_trunk",
        "_under_way",
        "address",
        "closed",
        "heard",
        "owner",
        "since",
    )

    def __init__(
        self, trunk: Trunk, number: int, address: str, since: float, ended: Callable[[int, Channel], None]
    ) -> None:
        self.address = address
        self.since = since
        self.owner: Owner | None = None
        self.heard: Callable[[bytes], None] | None = None
        self.closed = False
        self._trunk = trunk
        self._number = number
        self._ended = ended
        self._round_trip: RoundTrip | None = None
        self._under_way = 0  # bytes of frames that have left and were not taken
        self._held: deque[bytes] = deque()
        self._held_bytes = 0

    def listen(self, owner: Owner, heard: Callable[[bytes], None], longest: int) -> None:
        """From now on this owner hears messages; the node the device came to has measured them."""
        if not self.closed:
            self.owner, self.heard = owner, heard

    def said(self, message: bytes) -> None:
        if self.heard is not None:
            self.heard(message)

    def tell(self, frame: bytes, can_wait: bool = False) -> None:
        if self.closed:
            return
        if self._held or self._under_way >= WINDOW or not self._trunk.flowing:
            self._held.append(frame)
            self._held_bytes += len(frame)
        else:
            self._under_way += len(frame)
            self._trunk.send(FRAME, self._number, frame)

    def taken(self, size: int) -> None:
        """So many bytes have gone on to the device."""
        self._under_way -= size
        self.release()
        if self.owner is not None and not self._held:
            self.owner.flows()

    def release(self) -> None:
        """What was held leaves, as far as it may now."""
        while self._held and self._under_way < WINDOW and self._trunk.flowing:
            frame = self._held.popleft()
            self._held_bytes -= len(frame)
            self._under_way += len(frame)
            self._trunk.send(FRAME, self._number, frame)

    def backlog(self) -> int:
        """Bytes that wait for the device beside those on their way."""
        return self._held_bytes

    def ping(self) -> None:
        """Measure the line as far as the device, whose machine answers by itself."""
        if not self.closed:
            self._round_trip = self._round_trip or RoundTrip()
            self._trunk.send(PING, self._number, self._round_trip.sent(perf_counter()))

    def pass_ping(self, payload: bytes) -> None:
        """Of a third node, to which the device is led on from here."""
        if not self.closed:
            self._trunk.send(PING, self._number, payload)

    def ponged(self, payload: bytes) -> None:
        mine = self._round_trip is not None and self._round_trip.answered(payload, perf_counter())
        if not mine and self.owner is not None:
            self.owner.ponged(payload)

    def delay(self) -> int:
        return self._round_trip.smallest() if self._round_trip is not None else 0

    def usual_delay(self) -> int | None:
        return self._round_trip.median() if self._round_trip is not None else None

    def read(self, on: bool) -> None:
        """What came by a trunk is heard: others' messages come by the same."""

    def hang_up(self, code: int, reason: str) -> None:
        if not self.closed:
            self._trunk.send(END, self._number, code.to_bytes(2, "big") + reason.encode()[:LONGEST_REASON])
            self.lost()

    def lost(self) -> None:
        """The device is gone, or the trunk is."""
        if self.closed:
            return
        self.closed, self.heard = True, None
        self._held.clear()
        self._held_bytes = 0
        self._ended(self._number, self)
        owner, self.owner = self.owner, None
        if owner is not None:
            owner.gone()

    # among the connections that are weighed

    def priority(self) -> Priority:
        return self.owner.priority() if self.owner is not None else Priority.LEAVING

    def held(self) -> int:
        return self._held_bytes

    def drop(self, code: str) -> None:
        self.hang_up(TRY_LATER, code)

    def check(self, now: float) -> None:
        """It keeps nobody waiting: messages come whole."""

    def beat(self) -> None:
        """The node the device came to asks whether it is there."""
