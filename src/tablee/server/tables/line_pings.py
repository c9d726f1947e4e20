"""Measures the lines of everybody at a table by pings, while a game's clock runs or soon will."""

from __future__ import annotations

import asyncio
from typing import Final

from tablee.server.tables.audience import Audience

PING_SECONDS: Final = 0.4  # between two measurements of a line


class LinePings:
    """Pings every socket of the audience again and again while it runs."""

    __slots__ = ("_audience", "_timer")

    def __init__(self, audience: Audience) -> None:
        self._audience = audience
        self._timer: asyncio.TimerHandle | None = None

    def run(self, on: bool) -> None:
        """Go on with it, or stop."""
        if not on:
            self.close()
        elif self._timer is None:
            self.ping()

    def ping(self) -> None:
        for socket in self._audience:
            socket.ping()
        self._timer = asyncio.get_running_loop().call_later(PING_SECONDS, self.ping)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
