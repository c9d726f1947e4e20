"""Who is connected to a table, grouped by whose eyes they look through."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.core.contract import Offers, Seat
from tablee.server.wire.socket import Socket, encode

Eyes = Seat | None  # a seat's, or a watcher's
Concerned = tuple[Seat, ...] | None  # the seats that learn anything of a change; None: everybody


class Gaze:
    """What one seat, or the watchers, saw last; kept only while somebody looks.

    The view is None where it need not be kept: it is then that of the last state told.
    """

    __slots__ = ("_encoded", "offers", "sockets", "view")

    def __init__(self) -> None:
        self.sockets: list[Socket] = []
        self.view: Any = None
        self.offers: Offers | None = None
        self._encoded: tuple[Any, msgspec.Raw] = (None, msgspec.Raw())

    def name_latest(self) -> None:
        """Of several devices on one seat the one that came last is where its owner is."""
        for socket in self.sockets[-2:]:
            socket.latest = socket is self.sockets[-1]

    def encoded(self) -> msgspec.Raw | None:
        """The view as it is sent, made once for all who are shown the same."""
        if self.view is None:
            return None
        if self._encoded[0] is not self.view:
            self._encoded = self.view, msgspec.Raw(encode(self.view))
        return self._encoded[1]


class Crowd:
    __slots__ = ("gazes",)

    def __init__(self) -> None:
        self.gazes: dict[Eyes, Gaze] = {}

    def __len__(self) -> int:
        return sum(len(gaze.sockets) for gaze in self.gazes.values())

    def __iter__(self) -> Iterator[Socket]:
        for gaze in self.gazes.values():
            yield from gaze.sockets

    def has(self, seat: Seat) -> bool:
        return seat in self.gazes

    def holds(self, socket: Socket) -> bool:
        return socket.seat in self.gazes and socket in self.gazes[socket.seat].sockets

    def view(self, seat: Seat) -> Any:
        """What that seat was shown of the state as it is, if anybody looks and it was kept; else None."""
        gaze = self.gazes.get(seat)
        return None if gaze is None else gaze.view

    def count(self, eyes: Eyes) -> int:
        return len(self.gazes[eyes].sockets) if eyes in self.gazes else 0

    def watchers(self) -> int:
        return self.count(None)

    def add(self, socket: Socket) -> Gaze:
        gaze = self.gazes.setdefault(socket.seat, Gaze())
        if socket not in gaze.sockets:
            gaze.sockets.append(socket)
            gaze.name_latest()
        return gaze

    def drop(self, socket: Socket) -> bool:
        """Take the socket out; whether it was in."""
        gaze = self.gazes.get(socket.seat)
        if gaze is None or socket not in gaze.sockets:
            return False
        gaze.sockets.remove(socket)
        gaze.name_latest()
        if not gaze.sockets:
            del self.gazes[socket.seat]
        return True
