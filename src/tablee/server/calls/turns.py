"""Whose call is made next: addresses that keep their callers waiting hold up one another and nobody else.

Some threads are for hosts that answered in time when they were last called; all others share the rest. Of no
host are so many called at once that nothing is left for another.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from threading import Lock
from typing import Final

from tablee.server.admission.addresses import household
from tablee.server.token_bucket import Buckets

PER_SECOND: Final = 10.0
IN_ONE_GO: Final = 50.0
"""Calls to one host, a second and in one go; to one address twice as many, whatever names lead to it. So
nobody turns a house against somebody else's address."""
SOON: Final = 3.0  # seconds within which an answer is one in time
KNOWN: Final = 1024  # hosts remembered, the latest


class Addresses:
    """How often each address was called; the threads that call ask."""

    def __init__(self) -> None:
        self._rate = Buckets(2 * PER_SECOND, 2 * IN_ONE_GO)
        self._lock = Lock()

    def take(self, address: str) -> bool:
        """Whether it may be called once more now."""
        with self._lock:
            return self._rate.take(household(address), time.monotonic())


class Turns:
    """`most` calls are under way at once; half of them may be to hosts that have yet to show how they answer,
    and as many to any single one.
    """

    def __init__(self, most: int) -> None:
        self._half = most // 2
        self._others = asyncio.Semaphore(self._half)
        self._hosts: dict[str, asyncio.Semaphore] = {}
        self._asking = Counter[str]()
        self._prompt: OrderedDict[str, None] = OrderedDict()
        self._rate = Buckets(PER_SECOND, IN_ONE_GO)

    @asynccontextmanager
    async def turn(self, host: str) -> AsyncIterator[None]:
        """A call to that host; whoever comes out of it with an error has had no answer."""
        self._asking[host] += 1
        own = self._hosts.setdefault(host, asyncio.Semaphore(self._half))
        try:
            async with own:
                await self._rested(host)
                if host in self._prompt:
                    async with self._timed(host):
                        yield
                else:
                    async with self._others, self._timed(host):
                        yield
        finally:
            self._asking[host] -= 1
            if not self._asking[host]:
                del self._asking[host], self._hosts[host]

    async def _rested(self, host: str) -> None:
        """Until that host may be called once more."""
        now = asyncio.get_running_loop().time()
        bucket = self._rate.of(host, now)
        wait = bucket.wait(now)
        bucket.charge(now, 1.0)
        await asyncio.sleep(wait)

    @asynccontextmanager
    async def _timed(self, host: str) -> AsyncIterator[None]:
        clock = asyncio.get_running_loop().time
        began = clock()
        prompt = False
        try:
            yield
            prompt = clock() - began <= SOON
        finally:
            self._prompt.pop(host, None)
            if prompt:
                self._prompt[host] = None
                if len(self._prompt) > KNOWN:
                    self._prompt.popitem(last=False)
