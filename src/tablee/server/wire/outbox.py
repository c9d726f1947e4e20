"""What is told in one turn of the loop leaves at its end, line after line.

What people at a table are told leaves first. Watchers may be many: some of them are sent theirs in each
turn, with moves in between.

A send costs less beside another one than between two thoughts: the kernel's way out stays warm, and
a machine that had to be woken for the first frame is awake for the rest (docs/decisions/server.md).
"""

from __future__ import annotations

import asyncio
from typing import Final, Protocol
from weakref import WeakKeyDictionary

import structlog

log = structlog.get_logger()
A_TURN: Final = 48
"""Watchers' lines in one turn of the loop: a good millisecond."""


class Line(Protocol):
    def flush(self) -> None: ...


class Outbox:
    """The lines of one loop that have something to send."""

    __slots__ = ("_later", "_lines", "_loop")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._lines: list[Line] = []
        self._later: list[Line] = []

    def add(self, line: Line, can_wait: bool = False) -> None:
        """This line has something to send; it says so once."""
        if not self._lines and not self._later:
            self._loop.call_soon(self._deliver)
        (self._later if can_wait else self._lines).append(line)

    def _deliver(self) -> None:
        lines, self._lines = self._lines, []
        if self._later:
            lines += self._later[:A_TURN]
            del self._later[:A_TURN]
            if self._later:
                self._loop.call_soon(self._deliver)
        for line in lines:
            try:
                line.flush()
            except Exception:  # a line that broke keeps nobody else's frames back
                log.exception("a line broke")


_outboxes: WeakKeyDictionary[asyncio.AbstractEventLoop, Outbox] = WeakKeyDictionary()


def outbox_of(loop: asyncio.AbstractEventLoop) -> Outbox:
    """The one outbox of that loop."""
    outbox = _outboxes.get(loop)
    if outbox is None:
        outbox = _outboxes[loop] = Outbox(loop)
    return outbox
