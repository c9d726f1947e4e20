"""Says again and again that this node lives, hears who else does, and notices when nobody heard it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

import structlog

from tablee.server.nodes.lease import SECONDS, Lease
from tablee.server.nodes.question import SPEAKS
from tablee.server.tables.system_time import set_wall
from tablee.store.contract import Node, StoreError

if TYPE_CHECKING:
    from tablee.store.postgres.nodes import NodeRows

log = structlog.get_logger()
EVERY: Final = 0.5  # seconds between two renewals
AGAIN: Final = 0.15  # seconds until the next try after one that failed
LOOK: Final = 0.1  # seconds between two looks at the lease
TIDY_EVERY: Final = 120  # renewals between two clearings of rows of the dead


class Heartbeat:
    """`lapsed` is called when the time is over, `heard` with all who live after each renewal."""

    def __init__(
        self,
        rows: NodeRows,
        lease: Lease,
        address: str,
        reads: Mapping[str, Any],
        *,
        told: Callable[[], Mapping[str, Any]],
        lapsed: Callable[[], None],
        heard: Callable[[list[Node]], None],
    ) -> None:
        self.leaving = False
        self._rows = rows
        self._lease = lease
        self._address = address
        self._reads = reads
        self._told = told
        self._lapsed = lapsed
        self._heard = heard
        self._beats = 0
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """The first renewal; `StoreError` if the database does not hear it."""
        await self._join()
        await self.beat()
        self._tasks = [asyncio.create_task(self._go_on()), asyncio.create_task(self._watch())]

    async def beat(self) -> None:
        sent = self._lease.clock()
        now = await self._rows.renew(SECONDS, self.leaving, self._told())
        if now is None:
            log.warning("this node's row was gone", address=self._address)
            await self._join()
            return
        self._lease.renewed(sent)
        set_wall(now)
        self._heard(await self._rows.living())
        self._beats += 1
        if self._beats % TIDY_EVERY == 0:
            await self._rows.tidy()

    async def _join(self) -> None:
        await self._rows.join(self._address, SECONDS, SPEAKS, self._reads)

    async def _go_on(self) -> None:
        failing = False
        while True:
            await asyncio.sleep(AGAIN if failing else EVERY)
            try:
                await self.beat()
            except StoreError as error:
                if not failing:
                    log.warning("this node was not heard", why=str(error))
                failing = True
            else:
                failing = False

    async def _watch(self) -> None:
        held = True
        while True:
            await asyncio.sleep(LOOK)
            before, held = held, self._lease.held()
            if before and not held:
                log.warning("this node's lease is over: its tables stop")
                self._lapsed()

    async def stop(self) -> None:
        """Say no more; the row goes, so that nobody waits for its time to run out."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._lease.end()
        try:
            await self._rows.leave()
        except StoreError as error:
            log.warning("this node's row stays until its time is over", why=str(error))
        await self._rows.close()
