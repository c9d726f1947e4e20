"""Whose call is made next: addresses that keep their callers waiting hold up one another and nobody else.

Names are cheap and addresses are not, so what counts is the network that is called. While there is a place
everybody is called at once. Where all are taken, the next is for the network that has fewest, and whoever
has kept a place waiting is cut, first of the network that has most.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address, ip_network
from typing import Final

from tablee.server.admission.addresses import household
from tablee.server.calls.call_line import CallLine
from tablee.server.calls.host_pace import IN_ONE_GO, PER_SECOND
from tablee.server.token_bucket import Buckets

SECONDS: Final = 10.0  # for a connection, and for all that is said on it
SOON: Final = 3.0  # seconds a call has in any case, however many wait
NETWORK: Final = {4: 24, 6: 48}
"""Bits that the addresses of one owner have in common."""


class Turn:
    """One call: to which network, since when it is under way, and its line."""

    __slots__ = ("begun", "line", "network", "since")

    def __init__(self, network: str, begun: asyncio.Future[None]) -> None:
        self.network = network
        self.begun = begun
        self.since = 0.0
        self.line = CallLine()


class CallQueue:
    """`most` calls are under way at once."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._under_way: dict[Turn, None] = {}  # the oldest first
        self._count = Counter[str]()
        self._waiting: dict[str, deque[Turn]] = {}
        self._rate = Buckets(2 * PER_SECOND, 2 * IN_ONE_GO)
        self._timer: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[CallLine]:
        """A call to that address, over this line; `OSError` if it was called too often."""
        loop = asyncio.get_running_loop()
        if not self._rate.take(household(address), loop.time()):
            raise OSError("this address was called too often")
        turn = Turn(network_of(address), loop.create_future())
        self._waiting.setdefault(turn.network, deque()).append(turn)
        self._look()
        try:
            await turn.begun
            end = loop.call_later(SECONDS, turn.line.cut)
            try:
                yield turn.line
            finally:
                end.cancel()
        finally:
            self._leave(turn)

    def _look(self) -> None:
        """Begin what may begin; where others wait, cut whoever has kept them waiting."""
        while self._waiting and len(self._under_way) < self._most:
            self._begin(self._next())
        if self._waiting:
            self._make_room()

    def _next(self) -> Turn:
        return self._waiting[min(self._waiting, key=self._count.__getitem__)][0]

    def _begin(self, turn: Turn) -> None:
        self._stop_waiting(turn)
        turn.since = asyncio.get_running_loop().time()
        self._under_way[turn] = None
        self._count[turn.network] += 1
        if not turn.begun.done():
            turn.begun.set_result(None)

    def _stop_waiting(self, turn: Turn) -> None:
        """The others of that network wait behind networks that have as few."""
        waiting = self._waiting.pop(turn.network)
        waiting.remove(turn)
        if waiting:
            self._waiting[turn.network] = waiting

    def _make_room(self) -> None:
        """One place for each network that waits, as soon as somebody has had their time."""
        now = asyncio.get_running_loop().time()
        staying = [turn for turn in self._under_way if not turn.line.is_cut]
        wanted = len(self._waiting) - (len(self._under_way) - len(staying))
        over = [turn for turn in staying if now - turn.since >= SOON]
        for turn in sorted(over, key=lambda one: -self._count[one.network])[: max(0, wanted)]:
            turn.line.cut()
        if wanted > len(over):
            youngest = [turn.since for turn in staying if turn not in over]
            self._look_at(min(youngest, default=now) + SOON)

    def _look_at(self, time: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_at(time, self._look)

    def _leave(self, turn: Turn) -> None:
        if turn in self._under_way:
            del self._under_way[turn]
            self._count[turn.network] -= 1
            self._count += Counter()  # without those that have none
        elif turn in self._waiting.get(turn.network, ()):
            self._stop_waiting(turn)
        self._look()

    def close(self) -> None:
        """Nobody waits for an answer any more."""
        for turn in self._under_way:
            turn.line.cut()


def network_of(address: str) -> str:
    """The network that address is in, as large as one owner's usually is."""
    known = ip_address(address.partition("%")[0])
    known = getattr(known, "ipv4_mapped", None) or known
    return str(ip_network((known, NETWORK[known.version]), strict=False))
