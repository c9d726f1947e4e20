"""Calls on their way: sent by threads of their own, so that no table ever waits for anybody's address."""

from __future__ import annotations

import asyncio
import ssl
from concurrent.futures import ThreadPoolExecutor
from typing import Final
from urllib.parse import urlsplit

import structlog

from tablee.server.calls import web_push
from tablee.server.calls.call import Call, Outgoing, for_webhook
from tablee.server.calls.call_queue import CallQueue
from tablee.server.calls.host_pace import HostPace
from tablee.server.calls.http_post import post
from tablee.server.calls.lookup import Lookup, NotThere
from tablee.server.calls.ways import Way, WebPush
from tablee.store.store_contract import Store

log = structlog.get_logger()
SENT, GONE, FAILED = "sent", "gone", "failed"
AT_ONCE: Final = 32
KIND, NAME = "calls", "key"
"""Of the note that keeps the house's own key."""
NO_MORE: Final = (404, 410)


class Calls:
    """One for each house: `private` allows its own network, `contact` is the house's public address."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.private = False
        self.contact = ""
        self.trusted: ssl.SSLContext | None = None
        self._pool: ThreadPoolExecutor | None = None
        self._lookup = Lookup()
        self._pace = HostPace()
        self._queue = CallQueue(AT_ONCE)
        self._public = b"", ""  # of which key

    async def key(self) -> bytes:
        """The house's own, drawn once and the same on every node; empty where no push can be sent."""
        if not web_push.available():
            return b""
        kept = await self._store.notes(KIND)
        if NAME not in kept:
            await self._store.note(KIND, NAME, await asyncio.to_thread(web_push.new_key))
            kept = await self._store.notes(KIND)  # another node may have drawn one too
        return kept[NAME]

    async def public_key(self) -> str:
        """What browsers subscribe with; empty where no push can be sent."""
        key = await self.key()
        if key and self._public[0] != key:
            self._public = key, await asyncio.to_thread(web_push.public_of, key)
        return self._public[1]

    async def send(self, way: Way, call: Call, now: int) -> str:
        """What became of it: `GONE` is an address where nobody will ever hear."""
        outgoing = await self._outgoing(way, call, now)
        if outgoing is None:
            return GONE
        try:
            status = await self._status(outgoing)
        except NotThere:
            log.warning("a call into the house's own network was refused", table=call.code, seat=call.seat)
            return GONE
        except (OSError, ValueError) as error:  # not there in time, or no address at all
            log.info("a call was not answered", table=call.code, seat=call.seat, why=type(error).__name__)
            return FAILED
        if 200 <= status < 300:
            return SENT
        log.info("a call was not taken", table=call.code, seat=call.seat, status=status)
        return GONE if status in NO_MORE else FAILED

    async def _status(self, outgoing: Outgoing) -> int:
        if self._pool is None:
            self._pool = ThreadPoolExecutor(AT_ONCE, "calls")
        loop, host = asyncio.get_running_loop(), urlsplit(outgoing.url).hostname or ""
        async with self._pace.of(host):
            address = await self._lookup.address(host, self.private)
            async with self._queue.turn(address) as line:
                return await loop.run_in_executor(
                    self._pool, post, outgoing, address, line, self.private, self.trusted
                )

    async def _outgoing(self, way: Way, call: Call, now: int) -> Outgoing | None:
        if not isinstance(way, WebPush):
            return for_webhook(way, call)
        key = await self.key()
        try:
            if not key:
                return None
            return await asyncio.to_thread(web_push.for_push, way, call, key, now, self.contact)
        except ValueError:  # a point that is on no curve
            return None

    def close(self) -> None:
        self._lookup.close()
        self._queue.close()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
