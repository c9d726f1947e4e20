"""Single keys from a terminal, with a time to wait for them."""

from __future__ import annotations

import os
import select
import sys
import time
from types import TracebackType

ALONE = 0.03  # seconds after which an Escape is the key itself


class Keys:
    """Inside `with`, keys come one by one and are not shown; what was typed before is forgotten.

    With `wake`, a file that something else is read from, nobody waits for a key while there is anything.
    """

    def __init__(self, wake: int | None = None) -> None:
        self._also = [] if wake is None else [wake]

    def __enter__(self) -> Keys:
        import termios
        import tty

        self._file = sys.stdin.fileno()
        self._before = termios.tcgetattr(self._file)
        tty.setcbreak(self._file)
        termios.tcflush(self._file, termios.TCIFLUSH)
        self._waiting = b""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        import termios

        termios.tcsetattr(self._file, termios.TCSADRAIN, self._before)

    def read(self, seconds: float) -> str | None:
        """The next key, arrows as their escape sequences; None if none came, "" at the end of input."""
        until = time.monotonic() + max(0.0, seconds)
        while not (key := self._take(time.monotonic() >= until)):
            left = ALONE if self._waiting else max(0.0, until - time.monotonic())
            ready, _, _ = select.select([self._file, *self._also], [], [], left)
            if self._file not in ready:
                return self._take(True) or None
            more = os.read(self._file, 1024)
            if not more:
                return ""
            self._waiting += more
        return key

    def _take(self, all_is_there: bool) -> str:
        """One key of what came in: a character, or a whole sequence."""
        waiting = self._waiting
        length = _length(waiting)
        if length == 0 and all_is_there:
            length = len(waiting)
        self._waiting = waiting[length:]
        return waiting[:length].decode(errors="replace")


def _length(waiting: bytes) -> int:
    """How many bytes the first key has; 0 if it may not be all there."""
    if not waiting:
        return 0
    if waiting[:1] != b"\x1b":
        first = waiting[0]
        size = 1 if first < 0xC0 else 2 if first < 0xE0 else 3 if first < 0xF0 else 4
        return size if len(waiting) >= size else 0
    if waiting[1:2] == b"\x1b":
        return 1
    if waiting[1:2] not in (b"[", b"O"):
        return 1 if len(waiting) > 1 else 0
    for place in range(2, len(waiting)):
        if 0x40 <= waiting[place] <= 0x7E:
            return place + 1
    return 0
