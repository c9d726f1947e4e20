"""The deals of the day over HTTP: what is published, and how those who have played compare."""

from __future__ import annotations

from typing import Annotated

import msgspec

GivenToken = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]
"""HMAC-SHA256 under the person's own key of `tablee-day/1 {day} {game}`, in hexadecimal digits."""


class GivenTermsShown(msgspec.Struct, frozen=True):
    """A day's terms exactly as published, their hash, and when they were first published (wall clock, ms)."""

    day: str
    text: str
    hash: str
    at: int


class GivenCompared(msgspec.Struct, frozen=True):
    """How many came in on each place, best first; `others` met bots of other sources."""

    places: tuple[int, ...]
    others: int


class GivenShown(msgspec.Struct, frozen=True):
    """GET /api/given/{game}: today's terms and tomorrow's; yesterday's with its opened secret and results."""

    game: str
    today: GivenTermsShown
    tomorrow: GivenTermsShown
    yesterday: GivenTermsShown | None
    secret: str
    results: GivenCompared | None


class GivenShelf(msgspec.Struct, frozen=True):
    """GET /api/given: which boxes have a deal of the day, and which day it is (UTC)."""

    day: str
    games: tuple[str, ...]


class PlayGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/given/{game}: sit down to today's deal, or go on with it; the token then opens the seat."""

    name: str
    token: GivenToken


class AskGiven(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/given/{game}/own: how it went for whoever has this token for today."""

    token: GivenToken


class OwnGiven(msgspec.Struct, frozen=True):
    """`status` is "new" or as of a table; `results` are there once one's own game is over, not before."""

    status: str
    code: str = ""
    place: int = 0
    results: GivenCompared | None = None
