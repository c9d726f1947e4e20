"""Every open connection, by address: how many there may be, and which goes first when there are too many.

A new connection may be somebody coming back to a seat, so room is made for it: the address that has
most gives up what is worth least. Connections that were refused go first, then those without a request,
then sockets without a hello, then those that keep the house waiting, then the latest watchers and second
devices; one that is being answered, or is a seat's latest device, is never given up. Seats do not count
against an address until it has very many: whoever fills it with seats keeps nobody else from coming in.
"""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Collection, Iterator
from enum import IntEnum
from typing import Final, Protocol

from tablee.server import limits
from tablee.server.admission.addresses import NOBODY
from tablee.server.counts import Counts
from tablee.server.token_bucket import Buckets, Shares

AT_ONCE: Final = 64  # connections that are looked at in one step of a tick
GREEDY: Final = 8  # addresses that are looked at for something to give up
BEATS: Final = int(limits.PING_SECONDS)  # sockets are asked in turns, one group a second


class Priority(IntEnum):
    """What a connection is worth, least first."""

    LEAVING = 0  # it has been refused, and may only read why
    IDLE = 1  # it has been answered, or asks for nothing
    ASKING = 2  # it has just come, or a request has begun
    GREETING = 3
    STALLING = 4  # the house waits for the rest of a request, or for its answer to be taken
    WATCHING = 5
    SPARE = 6  # a seat that has come again on another device since
    ANSWERING = 7
    SEATED = 8


LATEST_FIRST: Final = (Priority.WATCHING, Priority.SPARE)
SEATS_A_PLACE: Final = 4  # seats that an address may have beside each connection that counts


class Connection(Protocol):
    """`address` is the one that counts, `since` when it was opened."""

    address: str
    since: float

    def priority(self) -> Priority: ...

    def drop(self, code: str) -> None:
        """Close it now; `code` is the problem that is told where anybody listens."""

    def check(self, now: float) -> None:
        """Close it if it has kept the house waiting for too long."""

    def beat(self) -> None:
        """Every `PING_SECONDS`: close it if it is dead, ask it if that is not known."""

    def held(self) -> int:
        """Bytes that are kept in memory for it."""


class Connections:
    """Every connection of the house; `most` at once, `per_address` of them from one address."""

    def __init__(
        self,
        counts: Counts,
        most: int = limits.CONNECTIONS,
        per_address: int = limits.CONNECTIONS_PER_ADDRESS,
    ) -> None:
        self.most = most
        self.open = 0
        self.waiting = 0  # connections before the door, which have a descriptor and nothing else
        self.buffered = 0
        self._per_address = per_address
        self.counts = counts
        self._by_address: dict[str, dict[Connection, None]] = {}
        self._seats: Counter[str] = Counter()  # by address, as counted at the last tick
        self._beats: list[dict[Connection, None]] = [{} for _ in range(BEATS)]
        self._turn = 0
        each = Buckets(limits.CONNECTS_PER_SECOND, limits.CONNECTS_BURST)
        self._rate = Shares(each, limits.ALL_CONNECTS_PER_SECOND, 2 * limits.ALL_CONNECTS_PER_SECOND)

    def admits(self, address: str, now: float) -> bool:
        """Whether one more may come from there now; room is made for it if need be."""
        if address != NOBODY and (not self._rate.take(address, now) or not self._fits(address)):
            return False
        return self.open + self.waiting < self.most or self._make_room()

    def _fits(self, address: str) -> bool:
        own = self._by_address.get(address, {})
        seats = min(self._seats[address], SEATS_A_PLACE * self._per_address)
        return len(own) - seats < self._per_address or self._give_up(own)

    def _make_room(self) -> bool:
        greedy = heapq.nlargest(GREEDY, self._by_address.values(), key=len)
        return any(self._give_up(connections) for connections in greedy)

    def _give_up(self, connections: Collection[Connection]) -> bool:
        """Drop what is worth least: of watchers and second devices the latest, else the oldest."""
        least = min(connections, key=_worth, default=None)
        if least is None or least.priority() >= Priority.ANSWERING:
            return False
        self._forget(least)
        self.counts.refuse("given-up")
        least.drop("too-many-connections")
        return True

    def add(self, connection: Connection) -> None:
        self.open += 1
        self._by_address.setdefault(connection.address, {})[connection] = None

    def remove(self, connection: Connection) -> None:
        """The connection has ended, and its descriptor is free again."""
        self.open -= 1
        self._forget(connection)

    def move(self, connection: Connection, address: str) -> bool:
        """A proxy named another address; whether that one may have one more."""
        self._forget(connection)
        connection.address = address
        fits = self._fits(address)
        self._by_address.setdefault(address, {})[connection] = None
        return fits

    def become(self, old: Connection, new: Connection) -> None:
        """A connection has become a socket; from now on it is asked whether it is there."""
        self._forget(old)
        self._by_address.setdefault(new.address, {})[new] = None
        self._beats[self.open % BEATS][new] = None

    def _forget(self, connection: Connection) -> None:
        own = self._by_address.get(connection.address)
        if own is not None and own.pop(connection, 0) is None and not own:
            del self._by_address[connection.address]
        for group in self._beats:
            group.pop(connection, None)

    def all(self) -> list[Connection]:
        return [one for own in self._by_address.values() for one in own]

    def tick(self, now: float) -> Iterator[None]:
        """Once a second, a few connections at a time: close what is overdue, weigh what is held, ask who
        is still there. The caller lets others go first between two steps.
        """
        held: list[tuple[int, Connection]] = []
        seats: Counter[str] = Counter()
        for number, connection in enumerate(self.all()):
            if number % AT_ONCE == AT_ONCE - 1:
                yield
            if connection not in self._by_address.get(connection.address, ()):
                continue  # it has gone meanwhile
            seats[connection.address] += connection.priority() is Priority.SEATED
            connection.check(now)
            if size := connection.held():
                held.append((size, connection))
        self._seats = seats
        yield
        self._turn = (self._turn + 1) % BEATS
        for connection in list(self._beats[self._turn]):
            connection.beat()
        self._weigh(held)

    def _weigh(self, held: list[tuple[int, Connection]]) -> None:
        self.buffered = sum(size for size, _ in held)
        held.sort(key=lambda one: one[0])
        while self.buffered > limits.BUFFERED_BYTES and held:
            size, connection = held.pop()
            self.buffered -= size
            self.counts.refuse("held-too-much")
            connection.drop("slow-reader")


def _worth(connection: Connection) -> tuple[Priority, float]:
    priority = connection.priority()
    return priority, -connection.since if priority in LATEST_FIRST else connection.since
