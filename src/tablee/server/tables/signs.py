"""What people show without a word: told to everybody at once, never stored, and not too often.

A reaction goes round the table's inbox: it waits for nothing, changes nothing and has no version, so that a
move, a window or a hidden answer can be told neither sooner nor later by it.
"""

from __future__ import annotations

import asyncio

from tablee.core.contract import Seat
from tablee.server import limits
from tablee.server.protocol.from_client import React
from tablee.server.protocol.to_client import Reaction
from tablee.server.tables.audience import Audience
from tablee.server.tables.current_table import CurrentTable
from tablee.server.token_bucket import Bucket
from tablee.server.wire.frames import framed
from tablee.server.wire.socket import Socket, encode


class Signs:
    """One for each running table."""

    __slots__ = ("_audience", "_buckets", "_current", "_time")

    def __init__(self, current: CurrentTable, audience: Audience) -> None:
        self._current = current
        self._audience = audience
        self._time = asyncio.get_running_loop().time
        self._buckets: dict[Seat, Bucket] = {}

    def hear(self, socket: Socket, request: React) -> None:
        """A socket shows a sign; whoever shows too many is told so, and nobody else is told anything."""
        seat = socket.seat
        if seat is None or not self._current.table.place(seat).person:
            socket.problem("not-seated", request.id)
        elif self._current.table.places[seat].muted:
            socket.problem("muted", request.id)
        elif not self._bucket(seat).take(self._time()):
            socket.problem("too-fast", request.id)
        else:
            self._tell(Reaction(seat, request.sign), socket, request.id)

    def _bucket(self, seat: Seat) -> Bucket:
        found = self._buckets.get(seat)
        if found is None:
            rate, burst = limits.REACTIONS_PER_MINUTE / 60, limits.REACTIONS_BURST
            found = self._buckets[seat] = Bucket(rate, burst, self._time())
        return found

    def _tell(self, reaction: Reaction, by: Socket, re: str) -> None:
        """To everybody but those who are shown the table later: they would not know what it is about."""
        frame, table, delay = framed(encode(reaction)), self._current.table, self._current.delay
        for viewer, group in self._audience.groups.items():
            for socket in () if delay.holds(table, viewer) else group.sockets:
                if socket is by:
                    socket.say(Reaction(reaction.seat, reaction.sign, re))
                else:
                    socket.tell(frame)
