"""The queue before the house's door, for connections of an address that opens too many.

A person and a flood may share an address, and nothing tells them apart but what they send. A connection
that waits here has no protocol, only the bytes that have come over it. One that hangs up costs nothing
more. Those whose first request has come whole are let in, in the order they came, as fast as their
address may. Where too many wait, those that do as most of them do make room: the oldest of those that
have asked for nothing, if these are more, else the oldest of those that have.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Iterator
from typing import Final

from tablee.server import limits
from tablee.server.admission.connections import Connections
from tablee.server.wire.request_size import HEAD_BYTES

TURN: Final = 0.02  # seconds between two looks at who may come in
HEAD_END: Final = b"\r\n\r\n"


class Waiting:
    """One connection in the queue: since when, and what has come over it."""

    __slots__ = ("connection", "data", "since")

    def __init__(self, connection: socket.socket, since: float) -> None:
        self.connection = connection
        self.since = since
        self.data = b""

    def listens(self) -> bool:
        """Take what has come, up to the longest head; whether the other side is still there."""
        try:
            while room := HEAD_BYTES - len(self.data):
                data = self.connection.recv(room)
                if not data:
                    return False
                self.data += data
        except (BlockingIOError, InterruptedError):
            return True
        except OSError:
            return False
        return True

    def has_asked(self) -> bool:
        """Whether the headers of its first request have come whole."""
        return HEAD_END in self.data

    def never_ends(self) -> bool:
        """Whether its headers are longer than any that are answered."""
        return len(self.data) >= HEAD_BYTES and not self.has_asked()


class Household:
    """Those of one address who wait, the oldest first."""

    __slots__ = ("asking", "silent")

    def __init__(self) -> None:
        self.silent: dict[Waiting, None] = {}
        self.asking: dict[Waiting, None] = {}

    def __len__(self) -> int:
        return len(self.silent) + len(self.asking)

    def __iter__(self) -> Iterator[Waiting]:
        yield from self.silent
        yield from self.asking

    def add(self, waiting: Waiting) -> None:
        (self.asking if waiting.has_asked() else self.silent)[waiting] = None

    def drop(self, waiting: Waiting) -> None:
        self.silent.pop(waiting, None)
        self.asking.pop(waiting, None)

    def least(self) -> Waiting:
        return next(iter(self.silent if len(self.silent) > len(self.asking) else self.asking))


class DoorQueue:
    """`let_in` is given a connection and what was read of it, `turn_away` one that is refused, and why."""

    def __init__(
        self,
        connections: Connections,
        let_in: Callable[[socket.socket, bytes], None],
        turn_away: Callable[[socket.socket, str], None],
    ) -> None:
        self._connections = connections
        self._let_in = let_in
        self._turn_away = turn_away
        self._loop = asyncio.get_running_loop()
        self._most = min(limits.WAITING, connections.most // 4)
        self._households: dict[str, Household] = {}
        self._timer: asyncio.TimerHandle | None = None

    def add(self, connection: socket.socket, address: str) -> None:
        waiting = Waiting(connection, self._loop.time())
        if not waiting.listens():
            connection.close()
            return
        if waiting.never_ends():
            self._turn_away(connection, "too-large")
            return
        if len(self._households.get(address, ())) >= limits.WAITING_PER_ADDRESS:
            self._make_room(address)
        elif self._connections.waiting >= self._most:
            self._make_room(max(self._households, key=lambda one: len(self._households[one])))
        self._households.setdefault(address, Household()).add(waiting)
        self._connections.waiting += 1
        if self._timer is None:
            self._timer = self._loop.call_later(TURN, self._turn)

    def _make_room(self, address: str) -> None:
        self._send_off(address, self._households[address].least())

    def _turn(self) -> None:
        now = self._loop.time()
        for address, household in list(self._households.items()):
            for waiting in list(household):
                self._look_at(waiting, address, household, now)
            for waiting in list(household.asking):
                if not self._connections.admits(address, now):
                    break
                self._leave(address, waiting)
                self._let_in(waiting.connection, waiting.data)
        self._timer = self._loop.call_later(TURN, self._turn) if self._households else None

    def _look_at(self, waiting: Waiting, address: str, household: Household, now: float) -> None:
        """Send off who has hung up or waited too long; hear what the others say."""
        if not waiting.listens():
            self._leave(address, waiting)
            waiting.connection.close()
        elif waiting.never_ends():
            self._leave(address, waiting)
            self._turn_away(waiting.connection, "too-large")
        elif now - waiting.since > limits.WAITING_SECONDS:
            self._send_off(address, waiting)
        elif waiting in household.silent and waiting.has_asked():
            household.drop(waiting)
            household.add(waiting)

    def _send_off(self, address: str, waiting: Waiting) -> None:
        """Who has asked for something, and is there, is told that there are too many."""
        self._leave(address, waiting)
        if waiting.has_asked() and waiting.listens():
            self._turn_away(waiting.connection, "too-many-connections")
        else:
            self._connections.counts.refuse("given-up")
            waiting.connection.close()

    def _leave(self, address: str, waiting: Waiting) -> None:
        self._connections.waiting -= 1
        household = self._households[address]
        household.drop(waiting)
        if not household:
            del self._households[address]

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for address, household in list(self._households.items()):
            for waiting in list(household):
                self._leave(address, waiting)
                waiting.connection.close()
