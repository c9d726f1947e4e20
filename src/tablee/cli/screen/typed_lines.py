"""Lines from a person who sits at a table of others: what happens meanwhile may make a question obsolete.

At a terminal what was typed so far stays; from a pipe each line is read when it is asked for.
"""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Callable
from types import TracebackType

from tablee.cli.screen.keys import Keys

ENTER = ("\r", "\n")
RUB_OUT = ("\x7f", "\b")
END = "\x04"
CLEAR = "\x15"
LONGEST = 500
FOREVER = 3600.0


class Interrupted(Exception):
    """What was asked is no longer the question."""


class TypedLines:
    """`read` is a screen's way to a line; when `wake` can be read, `news` says whether to go on."""

    def __init__(self, wake: int, news: Callable[[], bool], *, live: bool) -> None:
        self._wake = wake
        self._news = news
        self._live = live
        self._typed = ""
        self._waiting = b""

    def __enter__(self) -> TypedLines:
        if self._live:
            self._keys = Keys(self._wake).__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._live:
            self._keys.__exit__(kind, error, trace)

    def read(self, prompt: str) -> str:
        """`Interrupted` where the question is no more, `EOFError` where nobody will answer it."""
        return self._by_keys(prompt) if self._live else self._from_pipe()

    def _by_keys(self, prompt: str) -> str:
        self._show(prompt)
        while True:
            key = self._keys.read(FOREVER)
            if key is None:
                if not self._news():
                    raise Interrupted
                self._show(prompt)
                continue
            if key == "" or (key == END and not self._typed):
                raise EOFError
            if key in ENTER:
                typed, self._typed = self._typed, ""
                sys.stdout.write("\n")
                return typed
            self._press(key)
            self._show(prompt)

    def _press(self, key: str) -> None:
        if key in RUB_OUT:
            self._typed = self._typed[:-1]
        elif key == CLEAR:
            self._typed = ""
        elif key.isprintable() and len(self._typed) < LONGEST:
            self._typed += key

    def _show(self, prompt: str) -> None:
        sys.stdout.write(f"\r\x1b[K{prompt}{self._typed}")
        sys.stdout.flush()

    def _from_pipe(self) -> str:
        source = sys.stdin.fileno()
        while b"\n" not in self._waiting:
            ready, _, _ = select.select([source, self._wake], [], [])
            if self._wake in ready and not self._news():
                raise Interrupted
            if source in ready:
                more = os.read(source, 4096)
                if not more:
                    raise EOFError
                self._waiting += more
        line, _, self._waiting = self._waiting.partition(b"\n")
        return line.decode(errors="replace")
