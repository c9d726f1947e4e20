"""Who is here, told to everybody: at once, then no more often than stated, however many come and go."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tablee.server import limits
from tablee.server.wire.socket import Socket


class Presence:
    """`noted` hears of every change at once; `tell` tells everybody but the socket it is given."""

    __slots__ = ("_changed", "_noted", "_resting", "_tell")

    def __init__(self, noted: Callable[[], None], tell: Callable[[Socket | None], None]) -> None:
        self._noted = noted
        self._tell = tell
        self._changed = False
        self._resting: asyncio.TimerHandle | None = None

    def changed(self, but: Socket | None = None) -> None:
        """Somebody came or went; `but` has just been shown who is here."""
        self._noted()
        self._tell_in_time(but)

    def _tell_in_time(self, but: Socket | None) -> None:
        if self._resting is not None:
            self._changed = True
            return
        self._resting = asyncio.get_running_loop().call_later(limits.PRESENCE_SECONDS, self._go_on)
        self._tell(but)

    def _go_on(self) -> None:
        self._resting = None
        if self._changed:
            self._changed = False
            self._tell_in_time(None)

    def close(self) -> None:
        if self._resting is not None:
            self._resting.cancel()
            self._resting = None
