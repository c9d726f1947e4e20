"""Lines without a network: one that keeps what it is told, and one whose reader stops in the middle."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, cast

import msgspec

from tablee.server import limits
from tablee.server.protocol.from_client import Hello
from tablee.server.tables.live_table import LiveTable, Surroundings
from tablee.server.wire.socket import Socket
from tablee.server.wire.websocket_line import WebSocketLine


class Line:
    """A wire that keeps what it is told; one that nobody reads piles up."""

    def __init__(self, *, read: bool = True, address: str = "127.0.0.1") -> None:
        self.address = address
        self.told: list[dict[str, Any]] = []
        self.pings = 0
        self.ended: tuple[int, str] | None = None
        self._read = read
        self._waiting = 0

    def tell(self, frame: bytes, can_wait: bool = False) -> None:
        self._waiting += 0 if self._read else len(frame)
        self.told.append(msgspec.json.decode(frame[frame.index(b'{"type"') :]))

    def ping(self) -> None:
        self.pings += 1

    def delay(self) -> int:
        return 0

    def usual_delay(self) -> int | None:
        return None

    def backlog(self) -> int:
        return self._waiting

    def hang_up(self, code: int, reason: str) -> None:
        self.ended = self.ended or (code, reason)

    def heard(self, type: str) -> list[dict[str, Any]]:
        return [message for message in self.told if message["type"] == type]

    def gaps(self) -> list[tuple[int, int]]:
        """Where a version is missing between two that were told; a welcome closes every gap."""
        told = [message for message in self.told if message["type"] in ("welcome", "update")]
        rows = [(one["version"], other["version"], other["type"]) for one, other in pairwise(told)]
        return [(one, other) for one, other, type in rows if type == "update" and other != one + 1]

    @property
    def version(self) -> int:
        """The last one told."""
        return int(next(m["version"] for m in reversed(self.told) if m["type"] in ("welcome", "update")))


class Stalling(Line):
    """A line whose reader stops: the next word drops it, and its end is heard of in the same breath."""

    def __init__(self) -> None:
        super().__init__()
        self.leave: Callable[[], None] = lambda: None
        self.stalled = False

    def backlog(self) -> int:
        return limits.QUEUE_BYTES + 1 if self.stalled else 0

    def ping(self) -> None:
        super().ping()
        if self.stalled:
            self.hang_up(1006, "gone")

    def hang_up(self, code: int, reason: str) -> None:
        if self.ended is None:
            super().hang_up(code, reason)
            self.leave()


class Broken(Line):
    """A line that raises whenever it is touched, once it is broken."""

    broken = False

    def tell(self, frame: bytes, can_wait: bool = False) -> None:
        if self.broken:
            raise RuntimeError("the transport is gone")
        super().tell(frame)


async def entered(hub: Surroundings, live: LiveTable, token: str | None, line: Line) -> Socket:
    """A socket at that table, on that token's seat or as a watcher."""
    socket = Socket(cast(WebSocketLine, line), hub.counts)
    if isinstance(line, Stalling):
        line.leave = lambda: live.leave(socket)
    assert await live.let_in(socket, Hello(token))
    return socket
