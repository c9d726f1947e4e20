"""Values read as types, each of which msgspec works out once, for one thread at a time.

It does so when a type is first used, and two threads that do it at once, for one type or for a part that two
have in common, end the process. So whatever runs in a house reads by these functions.
"""

from __future__ import annotations

from threading import RLock
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")
_one_at_a_time: Final = RLock()
_decoders: Final[dict[Any, msgspec.json.Decoder[Any]]] = {}


def decoder_of(kind: type[T]) -> msgspec.json.Decoder[T]:
    """The one decoder of a type, made when somebody first asks."""
    found = _decoders.get(kind)
    if found is None:
        with _one_at_a_time:
            found = _decoders[kind] = _decoders.get(kind) or msgspec.json.Decoder(kind)
    return found


def decode(data: bytes | msgspec.Raw, kind: type[T]) -> T:
    """A value of that type from JSON; `msgspec.DecodeError` where it is none."""
    return decoder_of(kind).decode(data)


def convert(value: Any, kind: type[T], *, strict: bool = True, str_keys: bool = False) -> T:
    """A plain value as one of that type; `msgspec.ValidationError` where it is none."""
    decoder_of(kind)
    return msgspec.convert(value, kind, strict=strict, str_keys=str_keys)
