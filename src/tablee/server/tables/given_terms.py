"""The terms of the deals of the day: drawn from one secret of the house, kept and published the day before.

Days are those of UTC. The house's secret is drawn once and kept as a note, the same on every node; what is
published of a day is a note too, with the time it was first there.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import Final

import msgspec

from tablee import bots
from tablee.bots.bot import is_light
from tablee.core import shelf
from tablee.core.box import part
from tablee.core.chance import GIVEN, commitment_of
from tablee.core.given_deal import Given, GivenTerms, read_terms, write_terms
from tablee.core.known_types import convert, decode
from tablee.server.tables.system_time import wall
from tablee.store.store_contract import Store
from tablee.store.table_snapshot import sources_of
from tablee.table import game_rules

KIND: Final = "given"
ROOT: Final = "root"
PUBLISHED: Final = "given-terms"
SECRET_BYTES: Final = 32


class Published(msgspec.Struct, frozen=True):
    """A day's terms as they were published, and when; wall clock in milliseconds."""

    text: str
    at: int


def today() -> date:
    return datetime.fromtimestamp(wall() / 1000, UTC).date()


def is_current(text: str) -> bool:
    """Whether the day of these terms is not over."""
    return read_terms(text).day >= today().isoformat()


def games_with_given() -> list[str]:
    return [name for name in shelf.names() if shelf.box(name).given]


@cache
def bots_of(game: str, level: str) -> str:
    """What these bots are made of: equal sources, and nothing left uncompiled on one side, play alike."""
    light = "-light" if is_light(bots.load(game, level)) else ""
    return f"{level}-{sources_of('tablee.bots', game=game)[:16]}{light}"


class GivenDeals:
    """One for each house; everything lies in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._one_at_a_time = asyncio.Lock()
        self._publishing = asyncio.Lock()
        self._root = b""

    async def _root_secret(self) -> bytes:
        """Drawn by whoever comes first; what is in the store holds."""
        if not self._root:
            if ROOT not in await self._store.notes(KIND):
                await self._store.note(KIND, ROOT, secrets.token_bytes(SECRET_BYTES))
            self._root = (await self._store.notes(KIND))[ROOT]
        return self._root

    async def secret(self, day: str, game: str) -> bytes:
        """Of that day's deal, known to the house alone until somebody has played it."""
        async with self._one_at_a_time:
            root = await self._root_secret()
        return hmac.digest(root, f"tablee-day/1 {day} {game}".encode(), "sha256")

    async def published(self, day: str, game: str) -> Published | None:
        body = (await self._store.notes(f"{PUBLISHED} {game}")).get(day)
        return None if body is None else decode(body, Published)

    def commitment(self, published: Published) -> str:
        """Of the house, to that day's secret."""
        return read_terms(published.text).commitment

    async def publish(self, game: str) -> None:
        """Today's terms and tomorrow's, where they are not there yet."""
        async with self._publishing:
            await self._publish(game, today())

    async def _publish(self, game: str, first: date) -> None:
        for day in (first.isoformat(), (first + timedelta(days=1)).isoformat()):
            if await self.published(day, game) is None:
                terms = Published(await self._terms(day, game), wall())
                await self._store.note(f"{PUBLISHED} {game}", day, msgspec.json.encode(terms))

    async def _terms(self, day: str, game: str) -> str:
        given: Given = part(shelf.box(game).given)
        rules = game_rules.load(game)
        options = convert(given.options, rules.Options)
        commitment = commitment_of(await self.secret(day, game))
        terms = GivenTerms(
            GIVEN,
            day,
            game,
            rules.META.rules,
            options,
            given.seats,
            given.level,
            bots_of(game, given.level),
            commitment,
        )
        return write_terms(terms)
