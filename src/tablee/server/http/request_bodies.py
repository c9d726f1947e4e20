"""What a request carries: nothing but JSON, and whatever is none is the asker's mistake."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablee.core.known_types import decode
from tablee.core.soundness import told_by
from tablee.server.protocol.errors import problem

DEEPEST: Final = 64
"""Lists and objects in one another: more than any message has, and few enough for whoever handles it."""


def read_json(body: bytes, type_: Any = Any) -> Any:
    """A value of that type; of any type only if it does not lie too deep."""
    value = _decoded(body, type_)
    if type_ is Any and body.count(b"[") + body.count(b"{") > DEEPEST and _lies_deeper(value, DEEPEST):
        raise problem("bad-json", detail="nested too deeply")
    return value


def _lies_deeper(value: Any, depth: int) -> bool:
    """Whether more than so many lists and objects lie in one another."""
    level = [value]
    for _ in range(depth + 1):
        level = [inner for one in level for inner in _inside(one)]
    return bool(level)


def _inside(value: Any) -> list[Any]:
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list) else []


def _decoded(body: bytes, type_: Any) -> Any:
    try:
        return decode(body, type_)
    except msgspec.ValidationError as error:
        raise problem("unknown-type", detail=told_by(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise problem("bad-json", detail=told_by(error)) from None
    except RecursionError:
        raise problem("bad-json", detail="nested too deeply") from None
