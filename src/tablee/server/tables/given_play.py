"""Whoever plays a day's deal has one table for it: its code follows from the deal and from their token.

So the first try is the only one, whichever node is asked, however often, and after any restart. A token is
made for one day and one game by the key on somebody's own device: another key is another person here.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from typing import Final, Protocol

from tablee.core.given_deal import PERSON
from tablee.server.admission.tokens import CODE_LENGTH, EASY_TO_SAY, hash_of
from tablee.server.protocol.http_types import Seated
from tablee.server.tables.given_terms import Published, today
from tablee.server.tables.hub import Hub
from tablee.server.tables.system_time import wall
from tablee.table.actions import open_given
from tablee.table.outcome import TableProblem

TRIES: Final = 5  # codes that others may have


class Tables(Protocol):
    """Who knows every table of the house, wherever it runs."""

    async def has_seat(self, code: str, token: str) -> bool: ...


def codes_for(secret: bytes, token: str) -> Iterator[str]:
    """The codes this person's table may have, in order."""
    for number in range(TRIES):
        drawn = hmac.digest(secret, f"tablee-code/1 {hash_of(token)} {number}".encode(), "sha256")
        letters = [EASY_TO_SAY[byte % len(EASY_TO_SAY)] for byte in drawn[:CODE_LENGTH]]
        yield "".join(letters)


async def own_table(hub: Hub, tables: Tables, secret: bytes, token: str) -> str | None:
    """The code of this person's table for that deal; None if there is none yet."""
    for code in codes_for(secret, token):
        if not await hub.store.version(code):
            return None
        if await tables.has_seat(code, token):
            return code
    return None


async def play(hub: Hub, tables: Tables, game: str, name: str, token: str) -> Seated | TableProblem:
    """Sit down to today's deal; whoever has begun it goes on where they were."""
    await hub.preparation.unpacked(game)
    await hub.given.publish(game)
    day = today().isoformat()
    published, secret = await hub.given.published(day, game), await hub.given.secret(day, game)
    if published is None:
        return TableProblem("not-read")
    for code in codes_for(secret, token):
        if not await hub.store.version(code):
            opened = await _open(hub, code, published, secret, name, token)
            if isinstance(opened, Seated) or opened.code != "version-conflict":
                return opened
        if await tables.has_seat(code, token):
            return Seated(code, PERSON, token, hub.given.commitment(published))
    return TableProblem("version-conflict")


async def _open(
    hub: Hub, code: str, published: Published, secret: bytes, name: str, token: str
) -> Seated | TableProblem:
    return await hub.open_decided(
        lambda chosen: open_given(chosen, published.text, secret, name, hash_of(token), wall()),
        PERSON,
        token,
        [code],
    )
