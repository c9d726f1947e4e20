"""The house's log: everybody's lines, structlog's and logging's alike, by one door.

A kind of line that comes too often is left out and counted; lines are written by a thread of their
own, so neither an error nor a terminal that does not scroll keeps a table waiting.
"""

from __future__ import annotations

import asyncio
import atexit
import logging
import queue
import sys
import threading
from collections.abc import Mapping
from time import monotonic
from typing import Any, Final, TextIO

import structlog

from tablee.server.log.lines import fields_of_error, written, written_json
from tablee.server.token_bucket import Bucket

AT_ONCE: Final = 5.0  # lines of one kind in one go
PER_SECOND: Final = 0.1  # and then
KINDS: Final = 256  # told apart; all further ones count as one
WAITING: Final = 1000  # lines that wait to be written
OTHERS: Final = "other lines"


class RepeatFilter:
    """Which lines are too many of their kind."""

    def __init__(self) -> None:
        self.left_out: dict[str, int] = {}
        self._buckets: dict[str, Bucket] = {}

    def left_before(self, kind: str, now: float) -> int | None:
        """How many of its kind were left out before this one; None if this one is left out too."""
        if kind not in self._buckets and len(self._buckets) >= KINDS:
            kind = OTHERS
        if self._buckets.setdefault(kind, Bucket(PER_SECOND, AT_ONCE, now)).take(now):
            return self.left_out.pop(kind, 0)
        self.leave_out(kind)
        return None

    def leave_out(self, kind: str) -> None:
        self.left_out[kind] = self.left_out.get(kind, 0) + 1


class Log:
    """Takes lines from any thread; one thread of its own writes them to `stream`, else to standard error."""

    def __init__(self, stream: TextIO | None = None, *, as_json: bool = False) -> None:
        self._stream = stream
        self._written = written_json if as_json else written
        self._filter = RepeatFilter()
        self._lines: queue.Queue[str | None] = queue.Queue(WAITING)
        self._thread: threading.Thread | None = None

    def add(self, level: str, event: str, fields: Mapping[str, Any]) -> None:
        known = {name: value for name, value in fields.items() if name != "exc_info"}
        known |= fields_of_error(fields.get("exc_info"))
        kind = f"{event} {known.get('error', '')} {known.get('at', '')}"
        left_out = self._filter.left_before(kind, monotonic())
        if left_out is not None:
            self._put(self._written(level, event, known, left_out))

    def _put(self, line: str | None) -> None:
        if self._thread is None:
            self._thread = threading.Thread(target=self._write, name="log", daemon=True)
            self._thread.start()
        try:
            self._lines.put_nowait(line)
        except queue.Full:
            self._filter.leave_out(OTHERS)

    def _write(self) -> None:
        while (line := self._lines.get()) is not None:
            stream = self._stream or sys.stderr
            try:
                print(line, file=stream, flush=True)
            except (AttributeError, OSError, ValueError):  # nobody reads it any more
                continue

    def close(self) -> None:
        """Say how much was left out, and wait a moment until all is written."""
        for kind, number in self._filter.left_out.items():
            self._put(self._written("warning", "lines left out", {"kind": kind}, number))
        self._filter.left_out.clear()
        if self._thread is not None:
            self._put(None)
            self._thread.join(1.0)
            self._thread = None


class LogLogger:
    """What structlog writes with."""

    def __init__(self, log: Log) -> None:
        self._log = log

    def write(self, level: str, event: str, fields: dict[str, Any]) -> None:
        self._log.add(level, event, fields)

    debug = info = warning = error = critical = write


class LoggingHandler(logging.Handler):
    """Lines of uvicorn and whoever else uses the standard library's logging."""

    def __init__(self, log: Log) -> None:
        super().__init__()
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        fields: dict[str, Any] = {"of": record.name}
        if record.exc_info:
            fields["exc_info"] = record.exc_info
        self._log.add(record.levelname.lower(), str(record.msg).partition("\n")[0][:100], fields)


def _hand_over(_: Any, level: str, event: Any) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """structlog's last processor: text and fields go to the house's log as they are."""
    text = str(event.pop("event", ""))
    if level == "exception":
        event.setdefault("exc_info", True)
        level = "error"
    return (level, text, dict(event)), {}


def configure(stream: TextIO | None = None, *, as_json: bool = False) -> Log:
    """From now on everything this process logs goes through one new log."""
    log = Log(stream, as_json=as_json)
    structlog.configure(
        processors=[_hand_over],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=lambda *_: LogLogger(log),
        cache_logger_on_first_use=False,
    )
    logging.raiseExceptions = False
    root = logging.getLogger()
    root.handlers = [LoggingHandler(log)]
    root.setLevel(logging.WARNING)
    atexit.register(log.close)
    return log


def log_loop_error(_: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """The loop's own complaints; what it was about to call, and with what, is nobody's business."""
    about = str(context.get("message", "")).partition("(")[0]
    structlog.get_logger().error("the loop complains", about=about, exc_info=context.get("exception"))
