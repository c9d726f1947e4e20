"""A given deal: the same for everybody who plays it, by terms published before ("hmac-sha256/3").

The house publishes the terms of a day's deal, with the commitment to its secret, the day before. The
key of the game's chance follows from that secret and those terms alone: nobody brings a part, and every
table that plays it is dealt the same (docs/decisions/given-deals.md).
"""

from __future__ import annotations

import hmac
from typing import Any, Final

import msgspec

from tablee.core.chance import GIVEN
from tablee.core.known_types import decode
from tablee.core.shuffle import list_hash
from tablee.core.soundness import brief, told_by

PERSON: Final = 0
"""The seat of whoever plays a given deal; bots have the others."""


class Given(msgspec.Struct, frozen=True):
    """What a box says of its deal of the day: how many sit there, what is agreed, and which bots play."""

    seats: int
    level: str
    options: dict[str, Any] = {}


class GivenTerms(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """All that is settled about a given deal before the day; its text is hashed as it was published.

    `bots` names the sources the bots are made of: other bots, another comparison.
    """

    scheme: str
    day: str
    game: str
    rules: int
    options: Any
    seats: int
    level: str
    bots: str
    commitment: str


def write_terms(terms: GivenTerms) -> str:
    return msgspec.json.encode(terms).decode()


def is_given(text: str) -> bool:
    """Whether what a deal goes by are a given deal's terms, and no list of a shuffle."""
    return text.startswith(f'{{"scheme":"{GIVEN}"')


def read_terms(text: str) -> GivenTerms:
    """The terms in this text; `ValueError` says why there are none."""
    try:
        terms = decode(text.encode(), GivenTerms)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ValueError(f"the terms of the deal cannot be read: {told_by(error)}") from None
    if write_terms(terms) != text:
        raise ValueError("the terms of the deal are not written as terms are")
    if terms.scheme != GIVEN:
        raise ValueError(f"the terms are of another scheme: {brief(terms.scheme)}")
    return terms


def given_key(secret: bytes, text: str) -> bytes:
    """The key of the game's chance, the same for everybody."""
    return hmac.digest(secret, f"tablee-given/3 {list_hash(text)}".encode(), "sha256")


def bot_key(secret: bytes, seat: int, view: Any) -> bytes:
    """The key of a bot's own chance: who sees the same from the same seat plays the same."""
    seen = msgspec.json.encode(view)
    return hmac.digest(secret, f"tablee-bot/3 {seat} ".encode() + seen, "sha256")
