"""Who is connected to a table, grouped by the seat whose view they are shown."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.core.contract import Offers, Seat
from tablee.server.wire.socket import Socket, encode

Viewer = Seat | None  # whoever has that seat, or the watchers
Concerned = tuple[Seat, ...] | None  # the seats that learn anything of a change; None: everybody


class ViewerGroup:
    """The sockets of one seat, or of all watchers, and what they were shown last; kept while there are any.

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


class Audience:
    """Every socket at one table."""

    __slots__ = ("groups",)

    def __init__(self) -> None:
        self.groups: dict[Viewer, ViewerGroup] = {}

    def __len__(self) -> int:
        return sum(len(group.sockets) for group in self.groups.values())

    def __iter__(self) -> Iterator[Socket]:
        for group in self.groups.values():
            yield from group.sockets

    def has(self, seat: Seat) -> bool:
        return seat in self.groups

    def holds(self, socket: Socket) -> bool:
        return socket.seat in self.groups and socket in self.groups[socket.seat].sockets

    def view(self, seat: Seat) -> Any:
        """What that seat was shown of the state as it is, if anybody looks and it was kept; else None."""
        group = self.groups.get(seat)
        return None if group is None else group.view

    def count(self, viewer: Viewer) -> int:
        return len(self.groups[viewer].sockets) if viewer in self.groups else 0

    def watchers(self) -> int:
        return self.count(None)

    def televisions(self) -> int:
        watchers = self.groups.get(None)
        return 0 if watchers is None else sum(socket.television for socket in watchers.sockets)

    def add(self, socket: Socket) -> ViewerGroup:
        group = self.groups.setdefault(socket.seat, ViewerGroup())
        if socket not in group.sockets:
            group.sockets.append(socket)
            group.name_latest()
        return group

    def clear(self) -> list[Socket]:
        """Everybody leaves."""
        everybody = list(self)
        self.groups.clear()
        return everybody

    def swap(self, one: Seat, other: Seat) -> None:
        """Whoever looked from one seat looks from the other now."""
        moved = {other: self.groups.pop(one, None), one: self.groups.pop(other, None)}
        for seat, group in moved.items():
            if group is not None:
                self.groups[seat] = group
                for socket in group.sockets:
                    socket.seat = seat

    def drop(self, socket: Socket) -> bool:
        """Take the socket out; whether it was in."""
        group = self.groups.get(socket.seat)
        if group is None or socket not in group.sockets:
            return False
        group.sockets.remove(socket)
        group.name_latest()
        if not group.sockets:
            del self.groups[socket.seat]
        return True
