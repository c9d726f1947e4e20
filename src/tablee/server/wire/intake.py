"""Whoever has no seat is heard a few at a time, with moves in between.

A loop that finds a thousand connections with something to read reads all of them in one turn, and whatever
else is to be done waits for the end of it. So some are heard in each turn, and of the others no more is
read until theirs has come. Addresses take turns: no crowd at one of them keeps a newcomer from another
waiting.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Final, Protocol
from weakref import WeakKeyDictionary

import structlog

from tablee.server import limits

log = structlog.get_logger()
A_TURN: Final = 4
"""Lines heard in one turn of the loop; a request costs half a millisecond, with all that it starts."""


class Line(Protocol):
    @property
    def address(self) -> str: ...
    @property
    def unheard(self) -> bytes: ...
    def hear_unheard(self) -> None:
        """What was put off is heard now; nothing is if the line has ended."""


class Intake:
    """The lines of one loop that have something to say and no seat."""

    __slots__ = ("_bytes", "_left", "_lines", "_loop", "_resumed")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._lines: dict[str, deque[tuple[Line, int]]] = {}
        self._left = A_TURN
        self._resumed = False  # whether the next turn is awaited
        self._bytes = 0

    def admits(self) -> bool:
        """Whether one more line may be heard in this turn."""
        if not self._resumed:
            self._resumed = True
            self._loop.call_soon(self._next_turn)
        if self._lines or not self._left:
            return False
        self._left -= 1
        return True

    def put_off(self, line: Line) -> bool:
        """Hear that line when its turn comes; whether there is room for what it has said."""
        size = len(line.unheard)
        self._bytes += size
        self._lines.setdefault(line.address, deque()).append((line, size))
        return self._bytes <= limits.UNHEARD_BYTES

    def _next_turn(self) -> None:
        self._left = A_TURN
        while self._lines and self._left:
            self._left -= 1
            self._hear(self._next())
        self._resumed = bool(self._lines)
        if self._resumed:
            self._loop.call_soon(self._next_turn)
        else:
            self._left = A_TURN

    def _next(self) -> Line:
        """The first of the address whose turn it is; others of that address come after all others."""
        address = next(iter(self._lines))
        lines = self._lines.pop(address)
        line, size = lines.popleft()
        self._bytes -= size
        if lines:
            self._lines[address] = lines
        return line

    def _hear(self, line: Line) -> None:
        try:
            line.hear_unheard()
        except Exception:  # a line that broke keeps nobody else waiting
            log.exception("a line broke")


_intakes: WeakKeyDictionary[asyncio.AbstractEventLoop, Intake] = WeakKeyDictionary()


def intake_of(loop: asyncio.AbstractEventLoop) -> Intake:
    """The one intake of that loop."""
    intake = _intakes.get(loop)
    if intake is None:
        intake = _intakes[loop] = Intake(loop)
    return intake
