"""Says again and again that this node lives, hears who else does, and notices when nobody heard it.

It does so in a thread of its own: a house whose loop is late for a moment would lose tables that it runs,
and whoever takes them has more to do, and is late. A loop that stands still gives no sign, and its lease
is left to run out.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

import structlog

from tablee.server.nodes.lease import SECONDS, Lease
from tablee.server.nodes.loop_thread import LoopThread
from tablee.server.nodes.node_question import SPEAKS
from tablee.server.tables.system_time import set_wall
from tablee.store.store_contract import Node, StoreError

if TYPE_CHECKING:
    from tablee.store.postgres.node_rows import NodeRows

log = structlog.get_logger()
EVERY: Final = 0.35  # seconds between two renewals
AGAIN: Final = 0.1  # seconds until the next try after one that failed
LOOK: Final = 0.1  # seconds between two signs of the house's loop
STILL: Final = 1.5
"""Seconds without such a sign, and the loop counts as standing still."""
FIRST_TRIES: Final = 5  # of a node that begins
TIDY_EVERY: Final = 170  # renewals between two clearings of rows of the dead


class Heartbeat:
    """`lapsed` is called when the time is over, `regained` when another begins, `heard` with all who live
    after each renewal."""

    def __init__(
        self,
        rows: NodeRows,
        lease: Lease,
        address: str,
        reads: Mapping[str, Any],
        *,
        told: Callable[[], Mapping[str, Any]],
        lapsed: Callable[[], None],
        regained: Callable[[], None],
        heard: Callable[[list[Node]], None],
    ) -> None:
        self.leaving = False
        self._rows = rows
        self._lease = lease
        self._address = address
        self._reads = reads
        self._told = told
        self._lapsed = lapsed
        self._regained = regained
        self._heard = heard
        self._beats = 0
        self._thread = LoopThread("heartbeat")
        self._sign = lease.clock()
        self._latest: Mapping[str, Any] = {}
        self._watching: asyncio.Task[None] | None = None

    # in the house's loop

    async def start(self) -> None:
        """The first renewal; `StoreError` if the database does not hear it."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()
        await self._thread.ask(self._begin())
        await self.beat()
        self._watching = asyncio.create_task(self._watch())
        self._thread.keep_doing(self._go_on())

    async def beat(self) -> None:
        """Say now that this node lives, and how it is."""
        self._latest = self._told()
        await self._thread.ask(self._beat())

    async def _watch(self) -> None:
        held = True
        while True:
            await asyncio.sleep(LOOK)
            self._sign, self._latest = self._lease.clock(), self._told()
            before, held = held, self._lease.held()
            if before and not held:
                log.warning("this node's lease is over: its tables stop")
                self._lapsed()

    def _begin_anew(self, sent: float) -> None:
        """The node's time was over before it was heard: tables of that time stop first."""
        if not self._lease.held():
            self._lapsed()
        self._lease.begin(sent)
        if self._lease.held():
            self._regained()

    async def stop(self) -> None:
        """Say no more; the row goes, so that nobody waits for its time to run out."""
        if self._watching is not None:
            self._watching.cancel()
            await asyncio.gather(self._watching, return_exceptions=True)
        if not self._thread.runs():
            return
        await self._thread.rest()
        self._lease.end()
        await self._thread.ask(self._leave())
        await self._thread.stop()

    # in the thread

    async def _begin(self) -> None:
        """The row is there; a database that is busy is asked again."""
        for left in reversed(range(FIRST_TRIES)):
            try:
                await self._join()
                return
            except StoreError:
                if not left:
                    raise
                await asyncio.sleep(AGAIN)

    async def _join(self) -> None:
        await self._rows.join(self._address, SECONDS, SPEAKS, self._reads)

    async def _go_on(self) -> None:
        unheard = ""
        while True:
            await asyncio.sleep(AGAIN if unheard else EVERY)
            before, unheard = unheard, await self._try()
            if unheard and not before:
                log.warning("this node was not heard", why=unheard)

    async def _try(self) -> str:
        """Say that this node lives, if the house's loop does; why it was not heard, or nothing."""
        if self._lease.clock() - self._sign > STILL:
            return "its loop stands still"
        try:
            await self._beat()
        except StoreError as error:
            return str(error)
        return ""

    async def _beat(self) -> None:
        sent = self._lease.clock()
        heard = await self._rows.renew(SECONDS, self.leaving, {**self._latest, "beat": self._beats})
        if heard is None:
            await self._come_back()
            return
        now, living = heard
        self._beats += 1
        set_wall(now)
        if not self._lease.prolong(sent):
            self._loop.call_soon_threadsafe(self._begin_anew, sent)
        self._loop.call_soon_threadsafe(self._heard, living)
        if self._beats % TIDY_EVERY == 0:
            await self._rows.tidy()

    async def _come_back(self) -> None:
        """Nobody has counted this node among the living since its row went, and may have run its tables."""
        log.warning("this node's row was gone", address=self._address)
        self._lease.end()
        self._loop.call_soon_threadsafe(self._lapsed)
        await self._join()

    async def _leave(self) -> None:
        try:
            await self._rows.leave()
        except StoreError as error:
            log.warning("this node's row stays until its time is over", why=str(error))
        await self._rows.close()
