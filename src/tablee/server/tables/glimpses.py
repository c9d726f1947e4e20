"""What those who are not at it see of hands that act: at most five times a second, one frame for all.

It is made from the stored state when its time has come, not at every move, so that a hand's own move
costs the house no more than before. Hands that still act are told nothing of it.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import structlog

from tablee.core.real_time import Clocked, Glimpse
from tablee.server.protocol.to_client import Glimpsed
from tablee.server.tables.audience import Audience
from tablee.server.tables.current_table import CurrentTable
from tablee.server.wire.frames import framed
from tablee.server.wire.socket import Socket, encode

log = structlog.get_logger()
EVERY: Final = 0.2  # seconds between two looks


class Glimpses:
    __slots__ = ("_audience", "_clocked", "_current", "_last", "_later", "_state", "_timer")

    def __init__(self, current: CurrentTable, audience: Audience, clocked: Clocked) -> None:
        self._current = current
        self._audience = audience
        self._clocked = clocked
        self._timer: asyncio.TimerHandle | None = None
        self._later: set[asyncio.TimerHandle] = set()
        self._last: Any = None
        self._state: Any = None

    def note(self) -> None:
        """A move is stored and told: before long somebody looks, and sees no further than that."""
        self._state = self._current.table.state
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(EVERY, self._look)

    def _look(self) -> None:
        self._timer = None
        if self._state is None:
            return
        glimpse = self._glimpse() if self._onlookers() else None
        if glimpse is None or glimpse.seen == self._last:
            return
        self._last = glimpse.seen
        frame = framed(encode(Glimpsed(glimpse.seen)))
        if not glimpse.later:
            self._tell(frame)
            return
        timer = asyncio.get_running_loop().call_later(glimpse.later / 1000, self._tell, frame)
        self._later = {one for one in self._later if one.when() > timer.when() - glimpse.later / 1000}
        self._later.add(timer)

    def _glimpse(self) -> Glimpse | None:
        """A game that fails to say it is no reason to fail."""
        try:
            return self._clocked.glimpsed(self._state)
        except Exception:
            log.exception("nothing can be glimpsed", table=self._current.table.code)
            return None

    def _onlookers(self) -> list[Socket]:
        """Everybody here but the hands that act now."""
        hands = self._clocked.hands(self._state)
        return [
            socket
            for group in self._audience.groups.values()
            if group.eyes not in hands
            for socket in group.sockets
        ]

    def _tell(self, frame: bytes) -> None:
        for socket in self._onlookers():
            socket.tell(frame)

    def close(self) -> None:
        for timer in (self._timer, *self._later):
            if timer is not None:
                timer.cancel()
        self._timer, self._later = None, set()
