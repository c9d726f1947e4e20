"""How often one host is called, and by how many at once: nobody turns a house against somebody else."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from tablee.server.token_bucket import Buckets

AT_ONCE: Final = 4
PER_SECOND: Final = 10.0
IN_ONE_GO: Final = 50.0
"""Calls to one host, a second and in one go; to one address twice as many, whatever names lead to it."""


class HostPace:
    def __init__(self) -> None:
        self._at_once: dict[str, asyncio.Semaphore] = {}
        self._asking = Counter[str]()
        self._rate = Buckets(PER_SECOND, IN_ONE_GO)

    @asynccontextmanager
    async def of(self, host: str) -> AsyncIterator[None]:
        """A call to that host, once it may be called once more."""
        self._asking[host] += 1
        try:
            async with self._at_once.setdefault(host, asyncio.Semaphore(AT_ONCE)):
                await self._rested(host)
                yield
        finally:
            self._asking[host] -= 1
            if not self._asking[host]:
                del self._asking[host], self._at_once[host]

    async def _rested(self, host: str) -> None:
        now = asyncio.get_running_loop().time()
        bucket = self._rate.of(host, now)
        wait = bucket.wait(now)
        bucket.charge(now, 1.0)
        await asyncio.sleep(wait)
