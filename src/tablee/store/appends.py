"""How entries come into a store: encoded here, put in by the store that inherits this."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import partial

from tablee.store.codec import body_of
from tablee.store.store_contract import Body, Heard, settle
from tablee.table.entries import Entry


class Appends(ABC):
    """The four ways to append that a `Store` promises, by the one that each store has of its own."""

    @abstractmethod
    def _put(self, code: str, version: int, bodies: Sequence[Body], heard: Heard) -> None:
        """Keep these from that version on, all or none; `heard` is called in the running loop."""

    def keep(self, code: str, version: int, entry: Entry, heard: Heard) -> None:
        self._put(code, version, [body_of(entry)], heard)

    async def append(self, code: str, version: int, entry: Entry) -> None:
        await self._appended(code, version, [body_of(entry)])

    async def append_many(self, code: str, first_version: int, entries: Sequence[Entry]) -> None:
        await self.append_bodies(code, first_version, [body_of(entry) for entry in entries])

    async def append_bodies(self, code: str, first_version: int, bodies: Sequence[Body]) -> None:
        if bodies:
            await self._appended(code, first_version, bodies)

    def _appended(self, code: str, version: int, bodies: Sequence[Body]) -> asyncio.Future[None]:
        """A caller who stops waiting does not stop the append."""
        done = asyncio.get_running_loop().create_future()
        self._put(code, version, bodies, partial(settle, done))
        return done
