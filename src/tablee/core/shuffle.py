"""Who brings what to a shuffle: parts, commitments and the one list ("hmac-sha256/2").

Every person's client draws a part and commits to it; the house publishes the list before anybody
opens a part, and the key of the game's chance follows from its secret, the list and the opened
parts (docs/decisions/chance.md, byte by byte). All hashes are SHA-256, written as 64 small
hexadecimal digits; all that is hashed here is text in UTF-8.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tablee.core.chance import LISTED
from tablee.core.contract import Seat
from tablee.core.known_types import decode
from tablee.core.soundness import brief, told_by

PERSON, ABSENT, BOT = "person", "absent", "bot"
KINDS: Final = (PERSON, ABSENT, BOT)
PART_BYTES: Final = 32
NOTHING: Final = "-"
_HASH: Final = re.compile("[0-9a-f]{64}")


class ListedSeat(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """`commitment` is empty for bots, for who is absent, and for a person who brings no part.

    `name` is a bot's; people's are empty, but in lists from when they were named too.
    """

    kind: str
    name: str
    commitment: str


class ShuffleList(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """All that is settled before the first part is opened; its text is hashed as it was published.

    `commitment` is the house's. `start` is the hash of the position the game is played on from, under
    the house's secret; empty where it begins with a deal.
    """

    scheme: str
    table: str
    number: int
    game: str
    rules: int
    options: Any
    start: str
    commitment: str
    seats: tuple[ListedSeat, ...]


def is_hash(text: str) -> bool:
    """Whether this is a hash, or a part, as they are written."""
    return _HASH.fullmatch(text) is not None


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def commitment_to(table: str, number: int, seat: Seat, part: str) -> str:
    """What a client says of its part before it opens it; good for this seat in this game alone."""
    return sha256(f"tablee-part/2 {table} {number} {seat} {part}")


def write_list(listed: ShuffleList) -> str:
    return msgspec.json.encode(listed).decode()


def read_list(text: str) -> ShuffleList:
    """The list in this text; `ValueError` says why there is none."""
    try:
        listed = decode(text.encode(), ShuffleList)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ValueError(f"the list cannot be read: {told_by(error)}") from None
    if write_list(listed) != text:
        raise ValueError("the list is not written as a list is")
    if listed.scheme != LISTED:
        raise ValueError(f"the list is of another scheme: {brief(listed.scheme)}")
    return listed


def list_hash(text: str) -> str:
    return sha256(f"tablee-list/2 {text}")


def start_hash(start: Any, secret: bytes) -> str:
    """The hash of a position as a record holds it: the version of the rules stands elsewhere.

    Under the house's secret: without it, who knows all cards but a few could try them all.
    """
    if start is None:
        return ""
    position = msgspec.to_builtins(start)
    if isinstance(position, dict):
        position.pop("rules", None)
    return hmac.digest(secret, b"tablee-start/2 " + msgspec.json.encode(position), "sha256").hex()


def listed_key(secret: bytes, list_text: str, parts: Sequence[str]) -> bytes:
    """The key of the game's chance; an empty part was not brought, or not opened."""
    words = ["tablee-key/2", list_hash(list_text), *[part or NOTHING for part in parts]]
    return hmac.digest(secret, " ".join(words).encode(), "sha256")


def withheld(listed: ShuffleList, parts: Sequence[str]) -> tuple[Seat, ...]:
    """The seats that committed to a part and did not open it."""
    rows = zip(listed.seats, parts, strict=True)
    return tuple([seat for seat, (place, part) in enumerate(rows) if place.commitment and not part])


def refuse_part(listed: ShuffleList, seat: Seat, part: str) -> str | None:
    """Why this cannot be the part that seat committed to; None if it is."""
    if not is_hash(part):
        return "not-a-part"
    committed = listed.seats[seat].commitment
    if not committed:
        return "not-committed"
    if commitment_to(listed.table, listed.number, seat, part) != committed:
        return "other-part"
    return None
