"""The ways a person chose to be called by at one table: kept as a note beside its log, never in it."""

from __future__ import annotations

import base64
import binascii
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

import msgspec

from tablee.core.known_types import decode
from tablee.store.persons import WAYS
from tablee.store.store_contract import Store

MOST: Final = 5  # ways of one person at one table
MOST_PEOPLE: Final = 64  # at one table who have chosen any, with those who sit there no more
LONGEST: Final = 1024  # characters of an address
STYLES: Final = ("plain", "ntfy", "discord", "slack")
POINT_BYTES, SECRET_BYTES = 65, 16


class WebPush(msgspec.Struct, frozen=True, tag="push", tag_field="type", forbid_unknown_fields=True):
    """A browser's own push service, as its `PushSubscription` names it."""

    endpoint: str
    p256dh: str
    auth: str
    since: int = 0


class Webhook(msgspec.Struct, frozen=True, tag="webhook", tag_field="type", forbid_unknown_fields=True):
    """An address that is posted to; `style` is how it wants it said: plain, ntfy, discord or slack."""

    endpoint: str
    style: str = "plain"
    since: int = 0


Way = WebPush | Webhook
"""`since`: when it was chosen, on the wall clock in milliseconds."""


class Chosen(msgspec.Struct, frozen=True):
    """All ways of one person at one table, the language they are called in, and the table's address."""

    ways: tuple[Way, ...] = ()
    lang: str = "fr"
    link: str = ""


def id_of(way: Way) -> str:
    """Tells ways apart without telling the address."""
    return sha256(f"tablee-way/1 {way.endpoint}".encode()).hexdigest()[:16]


def choice_of(way: Way) -> str:
    """Tells this choice of a way from a later one of the same."""
    return f"{id_of(way)} {way.since}"


def refuse_way(way: Way, private: bool) -> str | None:
    """Why nobody can be called this way; `private`: whether the host allows addresses of the own network."""
    try:
        parts = urlsplit(way.endpoint)
        known = parts.hostname and (parts.port or True)
    except ValueError:
        return "address"
    plain_too = ("https", "http") if private else ("https",)
    plain = way.endpoint.isprintable() and " " not in way.endpoint
    if (
        len(way.endpoint) > LONGEST
        or not plain
        or not known
        or parts.scheme not in plain_too
        or parts.username
    ):
        return "address"
    if isinstance(way, Webhook):
        return None if way.style in STYLES else "style"
    sizes = len(decoded(way.p256dh)), len(decoded(way.auth))
    return None if sizes == (POINT_BYTES, SECRET_BYTES) else "keys"


def decoded(text: str) -> bytes:
    """Base64 as browsers write it, without padding; nothing where it is none."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (binascii.Error, ValueError):
        return b""


def kind_of(code: str) -> str:
    """Of the notes with the ways of a table, each under the hash of its person's token."""
    return f"{WAYS} {code}"


async def ways_at(store: Store, code: str) -> dict[str, Chosen]:
    notes = await store.notes(kind_of(code))
    return {name: decode(body, Chosen) for name, body in notes.items()}


async def keep_ways(store: Store, code: str, person: str, chosen: Chosen) -> None:
    await store.note(kind_of(code), person, msgspec.json.encode(chosen) if chosen.ways else None)
