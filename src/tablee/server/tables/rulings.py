"""What the host of the house has ruled: tables closed, addresses not let in, people whose words are erased.

Rulings are notes in the store, so they outlive a restart and hold for every node on the same database,
there within `EVERY` seconds.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import structlog

from tablee.core.known_types import decode
from tablee.server.tables.system_time import wall
from tablee.store.store_contract import ERASED, Erasure, Store, StoreError

log = structlog.get_logger()
EVERY: Final = 10.0  # seconds between two readings of the notes
CLOSED: Final = "closed"
BAN: Final = "ban"


class Ruling(msgspec.Struct, frozen=True):
    """When it was made, and until when it holds; wall clock in milliseconds, 0: until it is lifted."""

    at: int
    until: int = 0


class Rulings:
    """`changed` is called after each change, from here or from another node."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.closed: dict[str, Ruling] = {}
        self.banned: dict[str, Ruling] = {}
        self.erased: dict[str, Erasure] = {}
        self.newly_erased: list[Erasure] = []
        """Since the reading before, here or on another node."""
        self.changed: Callable[[], Awaitable[None]] | None = None

    def is_banned(self, address: str) -> bool:
        ruling = self.banned.get(address)
        return ruling is not None and (not ruling.until or wall() < ruling.until)

    async def close_table(self, code: str) -> None:
        await self._rule(CLOSED, code, Ruling(wall()))

    async def reopen_table(self, code: str) -> None:
        await self._rule(CLOSED, code, None)

    async def ban(self, address: str, milliseconds: int) -> None:
        now = wall()
        await self._rule(BAN, address, Ruling(now, now + milliseconds))

    async def lift_ban(self, address: str) -> None:
        await self._rule(BAN, address, None)

    async def _rule(self, kind: str, name: str, ruling: Ruling | None) -> None:
        await self._store.note(kind, name, None if ruling is None else msgspec.json.encode(ruling))
        await self.read()

    async def read(self) -> None:
        self.closed = _rulings(await self._store.notes(CLOSED))
        self.banned = _rulings(await self._store.notes(BAN))
        before, notes = self.erased, await self._store.notes(ERASED)
        self.erased = {name: decode(body, Erasure) for name, body in notes.items()}
        self.newly_erased = [one for name, one in self.erased.items() if before.get(name) != one]
        if self.changed is not None:
            await self.changed()

    async def look(self) -> None:
        """Read them again, if the store can be read."""
        try:
            await self.read()
        except StoreError as error:
            log.warning("the host's rulings could not be read", why=str(error))


def _rulings(notes: dict[str, bytes]) -> dict[str, Ruling]:
    return {name: decode(body, Ruling) for name, body in notes.items()}
