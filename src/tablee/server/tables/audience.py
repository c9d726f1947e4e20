"""Who is connected to a table, grouped by the seat whose view they are shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from tablee.core.contract import Offers, Seat
from tablee.server.wire.frames import TRY_LATER
from tablee.server.wire.socket import Socket, encode


class Guest(NamedTuple):
    """Whoever looks into the hand of that seat by its owner's leave."""

    seat: Seat


class Television(NamedTuple):
    """The screens for a whole room."""


TELEVISION = Television()
Viewer = Seat | None | Guest | Television  # whoever has that seat, the watchers, guests, televisions
Concerned = tuple[Seat, ...] | None  # the seats that learn anything of a change; None: everybody


def viewer_at(socket: Socket) -> Viewer:
    """As whom a socket is at its table."""
    if socket.seat is not None:
        return socket.seat
    if socket.looks is not None:
        return Guest(socket.looks)
    return TELEVISION if socket.television else None


def eyes_of(viewer: Viewer) -> Seat | None:
    """The seat whose view this viewer is shown; None: the public one."""
    if isinstance(viewer, Guest):
        return viewer.seat
    return viewer if isinstance(viewer, int) else None


class ViewerGroup:
    """The sockets of one viewer, and what they were shown last; kept while there are any.

    The view is None where it need not be kept: it is then that of the last state told.
    """

    __slots__ = ("_encoded", "eyes", "offers", "orders", "seat", "sockets", "view", "watches")

    def __init__(self, viewer: Viewer) -> None:
        self.eyes = eyes_of(viewer)
        self.seat = viewer if isinstance(viewer, int) else None  # only a seat is offered anything
        self.watches = self.seat is None
        self.sockets: list[Socket] = []
        self.view: Any = None
        self.offers: Offers | None = None
        self.orders: Any = None  # as this seat was shown them last
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
        group = self.groups.get(viewer_at(socket))
        return group is not None and socket in group.sockets

    def seats(self) -> frozenset[Seat]:
        """Those with a device connected."""
        return frozenset([viewer for viewer in self.groups if isinstance(viewer, int)])

    def view(self, seat: Seat) -> Any:
        """What that seat was shown of the state as it is, if anybody looks and it was kept; else None."""
        group = self.groups.get(seat)
        return None if group is None else group.view

    def count(self, viewer: Viewer) -> int:
        return len(self.groups[viewer].sockets) if viewer in self.groups else 0

    def watchers(self) -> int:
        return self.count(None) + self.televisions()

    def make_room(self, newcomer: Socket) -> bool:
        """Whether somebody who only looks on went for this one: the latest of an address that has more.

        A television goes only where no other watcher is left of that address. So no address fills a table
        with watchers.
        """
        people, televisions = self._watching(None), self._watching(TELEVISION)
        watchers = [*people, *televisions]
        of = Counter([socket.address for socket in watchers])
        greediest = max(of, key=of.__getitem__, default="")
        if of[greediest] <= of[newcomer.address] + 1:
            return False
        of_theirs = [[one for one in group if one.address == greediest] for group in (people, televisions)]
        latest = next(group[-1] for group in of_theirs if group)
        latest.problem("table-crowded", values={"most": len(watchers)})
        latest.hang_up(TRY_LATER, "table-crowded")
        return True

    def _watching(self, viewer: Viewer) -> list[Socket]:
        group = self.groups.get(viewer)
        return [socket for socket in group.sockets if not socket.ended] if group else []

    def televisions(self) -> int:
        return self.count(TELEVISION)

    def guests(self) -> tuple[Seat, ...]:
        """The seats into whose hands somebody looks."""
        return tuple(sorted([viewer.seat for viewer in self.groups if isinstance(viewer, Guest)]))

    def add(self, socket: Socket) -> ViewerGroup:
        viewer = viewer_at(socket)
        group = self.groups.get(viewer)
        if group is None:
            group = self.groups[viewer] = ViewerGroup(viewer)
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
                group.eyes = seat
                for socket in group.sockets:
                    socket.seat = seat

    def drop(self, socket: Socket) -> bool:
        """Take the socket out; whether it was in."""
        viewer = viewer_at(socket)
        group = self.groups.get(viewer)
        if group is None or socket not in group.sockets:
            return False
        group.sockets.remove(socket)
        group.name_latest()
        if not group.sockets:
            del self.groups[viewer]
        return True
