"""What people are called and what they say, apart from the log's proof.

An entry is kept with a blank, and the word that belongs there in a row of its own, stored together with it.
Checksums and hashes cover the entry with its blank: a word can be erased, and the log stays what it was
(docs/decisions/erasing.md).
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tablee.table.entries import Entry, Said, SatDown, Waits
from tablee.table.player_names import BOT_NAMES

ERASED: Final = b""
"""Stands where a word was; no word is empty."""
SILENCE: Final = "…"
"""Reads where something said was erased."""

WORDED: Final = frozenset((Said, SatDown, Waits))
"""The entries that name or quote somebody."""
_BEGINNINGS: Final = (b'{"type":"said"', b'{"type":"sat-down"', b'{"type":"waits"')
_encode: Final = msgspec.json.Encoder().encode
_decoder: Final = msgspec.json.Decoder(Said | SatDown | Waits)
_read: Final = msgspec.json.Decoder(dict[str, Any]).decode


def parted(entry: Entry) -> tuple[Entry, bytes | None]:
    """The entry with a blank, and the word that stood there; None if nobody is named or quoted."""
    if isinstance(entry, Said) and entry.text:
        return replace(entry, text=""), entry.text.encode()
    if isinstance(entry, SatDown | Waits) and entry.place.name and not _is_beast(entry):
        return replace(entry, place=replace(entry.place, name="")), entry.place.name.encode()
    return entry, None


def _is_beast(entry: SatDown | Waits) -> bool:
    """Whether a bot sat down under a name of the house's own, not one that somebody left behind."""
    return bool(entry.place.bot) and entry.place.name in BOT_NAMES


def part_body(body: bytes) -> tuple[bytes, bytes | None]:
    """The same for an entry as bytes, as stores from before words were parted have it; all else stays."""
    if not body.startswith(_BEGINNINGS):
        return body, None
    word = parted(_decoder.decode(body))[1]
    if word is None:
        return body, None
    plain = _read(body)
    if plain["type"] == "said":
        plain["text"] = ""
    else:
        plain["place"].pop("name")
    return _encode(plain), word


def has_blank(entry: Entry) -> bool:
    return (isinstance(entry, Said) and not entry.text) or (
        isinstance(entry, SatDown | Waits) and not entry.place.name
    )


def joined(entry: Entry, word: bytes) -> Entry:
    """The entry with its word, or with what reads in the place of an erased one."""
    if isinstance(entry, Said):
        return replace(entry, text=word.decode() if word else SILENCE)
    if isinstance(entry, SatDown | Waits):
        name = word.decode() if word else erased_name(entry.seat)
        return replace(entry, place=replace(entry.place, name=name))
    raise ValueError("a word where none belongs")


def join_body(body: bytes, word: bytes) -> bytes:
    """The same for an entry as bytes."""
    whole, plain = joined(_decoder.decode(body), word), _read(body)
    if isinstance(whole, Said):
        plain["text"] = whole.text
    elif isinstance(whole, SatDown | Waits):
        plain["place"] = {"name": whole.place.name, **plain["place"]}
    return _encode(plain)


def erased_name(seat: int) -> str:
    """What somebody is called whose name was erased: the number of the seat they took."""
    return f"#{seat + 1}"
