"""Messages of a device that nobody hears yet: they wait, in order, until it is greeted or let in."""

from __future__ import annotations

import asyncio

from tablee.server.protocol.from_client import FromClient


class EarlyMessages:
    __slots__ = ("_arrived", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[FromClient] = []
        self._arrived: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, message: FromClient) -> None:
        self._waiting.append(message)
        self.wake()

    def first(self) -> FromClient | None:
        return self._waiting.pop(0) if self._waiting else None

    def all(self) -> list[FromClient]:
        """All that wait; none do afterwards."""
        waiting, self._waiting = self._waiting, []
        return waiting

    async def arrival(self) -> None:
        """Wait until one more is here, or somebody wakes whoever waits."""
        self._arrived = asyncio.get_running_loop().create_future()
        await self._arrived

    def wake(self) -> None:
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)
