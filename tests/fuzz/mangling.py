"""JSON values and their texts, spoilt in every way a hostile or broken client might think of."""

from __future__ import annotations

import json
import random
from typing import Any

STRANGE: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 63, 64, 2**31, 2**53, 2**63, -(2**63), 2**64, 10**30, -(10**30), 0.5, 1e308,
    "", " ", "0", "\x00", "\u202e", "é" * 30, "A" * 300, "🦊", "\ud800", "null", "../../etc/passwd", "<b>",
    [], {}, [[]], [None], {"": None}, {"type": "move"}, {"a": {"a": {"a": {}}}}, [0] * 300, {"__class__": 1},
)  # fmt: skip
NUMBERS = (b"NaN", b"Infinity", b"-Infinity", b"1e999", b"00", b"+1", b"0x10", b"1" + b"0" * 400, b"-", b"1.")
CUTS = (b"", b"{", b"}", b"[", b"]", b'"', b",", b":", b"\x00", b"\xff\xfe", b"\xed\xa0\x80", b"\xef\xbb\xbf")


def mangled(value: Any, dice: random.Random, times: int = 1) -> Any:
    """The same with so many places changed, lost, doubled or exchanged."""
    for _ in range(times):
        value = _once(value, dice)
    return value


def _once(value: Any, dice: random.Random) -> Any:
    if isinstance(value, dict) and value and dice.random() < 0.9:
        return _changed_dict(dict(value), dice)
    if isinstance(value, list) and value and dice.random() < 0.9:
        return _changed_list(list(value), dice)
    if isinstance(value, int) and not isinstance(value, bool) and dice.random() < 0.5:
        return value + dice.choice((-1, 1, 7, -value, 2**40))
    return dice.choice(STRANGE)


def _changed_dict(value: dict[str, Any], dice: random.Random) -> Any:
    key = dice.choice(list(value))
    match dice.randrange(8):
        case 0:
            del value[key]
        case 1:
            value[dice.choice(("type", "id", "seat", "token", "x", ""))] = dice.choice(STRANGE)
        case 2:
            other = dice.choice(list(value))
            value[key], value[other] = value[other], value[key]
        case _:
            value[key] = _once(value[key], dice)
    return value


def _changed_list(value: list[Any], dice: random.Random) -> Any:
    at = dice.randrange(len(value))
    match dice.randrange(6):
        case 0:
            del value[at]
        case 1:
            value.insert(at, value[at])
        case 2:
            dice.shuffle(value)
        case _:
            value[at] = _once(value[at], dice)
    return value


def text_of(value: Any, dice: random.Random) -> bytes:
    """Its JSON, mostly whole; sometimes cut, nested, doubled or no JSON at all."""
    text = json.dumps(value, ensure_ascii=dice.random() < 0.5).encode("utf-8", "surrogatepass")
    match dice.randrange(24):
        case 0:
            return text[: dice.randrange(len(text) + 1)]
        case 1:
            at = dice.randrange(len(text) + 1)
            return text[:at] + dice.choice(CUTS) + text[at:]
        case 2:
            return _digits_replaced(text, dice)
        case 3:
            return deep(dice)
        case 4:
            return text + text
        case 5:
            return dice.randbytes(dice.randrange(200))
        case 6:
            return text.replace(b"{", b'{"type":"say",', 1)
    return text


def _digits_replaced(text: bytes, dice: random.Random) -> bytes:
    places = [at for at, char in enumerate(text) if chr(char).isdigit()]
    if not places:
        return text
    at = dice.choice(places)
    return text[:at] + dice.choice(NUMBERS) + text[at + 1 :]


def deep(dice: random.Random) -> bytes:
    depth = dice.choice((50, 900, 1100, 3000))
    return dice.choice((b"[" * depth, b'{"a":' * depth, b"[" * depth + b"]" * depth))
