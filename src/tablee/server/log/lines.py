"""What a line of the house's log may hold: constant text with fields, short, and no secret.

A traceback is the error's type and where it came from. Values of variables are never shown, and what
an error says only where the house or the system says it: anything else may be a player's words.
"""

from __future__ import annotations

import json
import re
import sqlite3
import sys
from collections import deque
from collections.abc import Mapping
from datetime import datetime
from pathlib import PurePath
from traceback import walk_tb
from types import TracebackType
from typing import Any, Final

HIDDEN: Final = "[hidden]"
PRIVATE: Final = {
    "body",
    "data",
    "headers",
    "link",
    "message",
    "move",
    "record",
    "secret",
    "seed",
    "text",
    "token",
}
KEYS: Final = re.compile(r"[A-Za-z0-9_-]{24,}")  # tokens, secrets, seeds and their hashes look like this
PLAIN: Final = re.compile(r"[\w./:,\[\]-]+", re.ASCII)
LONGEST: Final = 200  # characters of a value
FRAMES: Final = 6  # of a traceback, the innermost


def written(level: str, event: str, fields: Mapping[str, Any], left_out: int = 0) -> str:
    """The line itself; `left_out` are those of its kind that were not written before it."""
    now = datetime.now().astimezone().isoformat(timespec="milliseconds")
    more = {"left_out": left_out} if left_out else {}
    told = [f"{name}={value_of(name, value)}" for name, value in {**fields, **more}.items()]
    return " ".join([now, level, event, *told])


def written_json(level: str, event: str, fields: Mapping[str, Any], left_out: int = 0) -> str:
    """The same as one JSON object, for programs that collect logs."""
    now = datetime.now().astimezone().isoformat(timespec="milliseconds")
    more = {"left_out": left_out} if left_out else {}
    told = {name: shown(name, value) for name, value in fields.items()}
    return json.dumps({"time": now, "level": level, "event": event, **told, **more}, ensure_ascii=False)


def shown(name: str, value: Any) -> str | int | float:
    """A number as it is; everything else as a line has it, without what nobody may read."""
    if name not in PRIVATE and isinstance(value, int | float):
        return value
    return _safe(name, value)


def value_of(name: str, value: Any) -> str:
    text = _safe(name, value)
    return text if isinstance(value, Places) or text == HIDDEN or PLAIN.fullmatch(text) else json.dumps(text)


def _safe(name: str, value: Any) -> str:
    if name in PRIVATE:
        return HIDDEN
    if isinstance(value, Places):
        return value
    text = value if isinstance(value, str) else repr(value)
    return KEYS.sub(HIDDEN, text[: 2 * LONGEST])[:LONGEST]


def fields_of_error(exc_info: Any) -> dict[str, str]:
    """What may be told of an error, as logging and structlog hand it over."""
    error, trace = _error(exc_info)
    if error is None:
        return {}
    fields = {"error": type(error).__name__, "at": Places(places_of(trace))}
    if isinstance(error, OSError | sqlite3.Error) or type(error).__module__.startswith("tablee."):
        fields["says"] = str(error)
    return fields


class Places(str):
    """Names from source files, in which nothing need be hidden."""

    __slots__ = ()


def places_of(trace: TracebackType | None) -> str:
    """`file:line function` of the innermost frames, the innermost first."""
    frames = deque(walk_tb(trace), maxlen=FRAMES)
    places = [f"{PurePath(f.f_code.co_filename).name}:{line}:{f.f_code.co_name}" for f, line in frames]
    return ",".join(reversed(places))


def _error(exc_info: Any) -> tuple[BaseException | None, TracebackType | None]:
    if exc_info is True:
        exc_info = sys.exc_info()
    if isinstance(exc_info, BaseException):
        return exc_info, exc_info.__traceback__
    if isinstance(exc_info, tuple) and len(exc_info) == 3:
        return exc_info[1], exc_info[2]
    return None, None
