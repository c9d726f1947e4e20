"""A node that leaves: its tables go to the others one after the other, each stopped for a moment only."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from typing import Final

import structlog

from tablee.server.nodes.heartbeat import Heartbeat
from tablee.server.nodes.nodes import Nodes
from tablee.server.tables.live_table import LiveTable
from tablee.server.tables.table_reader import FEW
from tablee.store.store_contract import StoreError

log = structlog.get_logger()
AT_ONCE: Final = 4  # tables on their way
LONGEST: Final = 8.0  # seconds for all of them: whoever starts processes waits about ten for one to end


async def drain(nodes: Nodes, heartbeat: Heartbeat) -> None:
    """Hand every table over; where nobody is left, or time is over, whoever comes next claims it."""
    nodes.closing = nodes.hub.leaving = heartbeat.leaving = True
    try:
        async with asyncio.timeout(LONGEST):
            with suppress(StoreError):  # the others then hear of it when the row is gone
                await heartbeat.beat()
            await _hand_all_over(nodes)
    except TimeoutError:
        log.warning("not every table was handed over", left=len(nodes.hub.live_tables))


async def _hand_all_over(nodes: Nodes) -> None:
    """Play goes on while a table's snapshot is written, so that its next node has little to play again.

    Where there are so many that half the time is over, the rest goes without.
    """
    few, handed = asyncio.Semaphore(AT_ONCE), Counter[int]()
    clock = asyncio.get_running_loop().time
    hurry = clock() + LONGEST / 2

    async def one(live: LiveTable) -> None:
        async with few:
            if clock() < hurry:
                await nodes.hub.snapshots.renew(live.current, FEW)
            await _hand_over(nodes, live, handed)

    while nodes.hub.live_tables:
        await asyncio.gather(*[one(live) for live in list(nodes.hub.live_tables.values())])


async def _hand_over(nodes: Nodes, live: LiveTable, handed: Counter[int]) -> None:
    """What is under way there is finished and told; whatever comes later is asked of its next node."""
    code = live.table.code
    await live.close()
    readers = nodes.readers(live.table.game, live.table.rules)
    to = min([node.incarnation for node in readers], key=lambda one: handed[one], default=0)
    handed[to] += 1
    try:
        await nodes.store.give_away(code, to)
    except StoreError as error:
        log.warning("a table was not handed over", table=code, why=str(error))
    live.abandon()
