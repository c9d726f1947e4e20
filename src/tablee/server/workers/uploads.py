"""Places for records on their way to the house: few, because each may hold megabytes.

Whoever sends slowly keeps a place only while nobody else needs it. If all places are taken, a record
that has been arriving for a while makes room for one from an address that has none; if none is arriving,
the record of whoever has had most of the replaying process' time.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

from tablee.server import limits
from tablee.server.protocol.errors import problem


class Upload:
    """One record: from which address, since when, and whether all of it has come."""

    __slots__ = ("address", "arrived", "given_up", "scope", "since")

    def __init__(self, address: str, since: float, scope: asyncio.Timeout) -> None:
        self.address = address
        self.since = since
        self.arrived = False
        self.given_up = False
        self.scope = scope

    def give_up(self) -> None:
        """End the request that holds this place; it hears `busy`."""
        self.given_up = True
        self.scope.reschedule(asyncio.get_running_loop().time())


class Uploads:
    """`time_left` says how much of the replaying process' time an address may still have."""

    def __init__(self, time_left: Callable[[str], float]) -> None:
        self._time_left = time_left
        self._places: list[Upload] = []

    @contextlib.asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[Upload]:
        now = asyncio.get_running_loop().time()
        if not self._admits(address, now):
            raise problem("busy")
        upload = Upload(address, now, asyncio.timeout(None))
        self._places.append(upload)
        try:
            async with upload.scope:
                yield upload
        except TimeoutError:
            if upload.given_up:
                raise problem("busy") from None
            raise
        finally:
            self._places.remove(upload)

    def _admits(self, address: str, now: float) -> bool:
        held = [upload for upload in self._places if not upload.given_up]
        own = sum(upload.address == address for upload in held)
        if own >= limits.UPLOADS_PER_ADDRESS:
            return False
        if len(held) < limits.UPLOADS:
            return True
        least = None if own else self._least(held, address, now)
        if least is None:
            return False
        least.give_up()
        return True

    def _least(self, held: list[Upload], address: str, now: float) -> Upload | None:
        """Whose place is given to an address without one, if anybody's is."""
        for upload in held:
            if not upload.arrived and now - upload.since > limits.UPLOAD_SECONDS:
                return upload
        costliest = min(held, key=lambda upload: self._time_left(upload.address))
        return costliest if self._time_left(costliest.address) < self._time_left(address) else None
