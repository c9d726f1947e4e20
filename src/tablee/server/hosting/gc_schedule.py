"""Python's cyclic collector, kept out of the way of moves: it runs when the house is quiet."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator
from typing import Final

from tablee.server.counts import Counts

EVERY: Final = 10.0  # seconds
QUIET: Final = 50  # entries in that time
PATIENCE: Final = 30  # so many busy times in a row, and it runs all the same
THRESHOLDS: Final = (10_000, 50, 1_000_000)  # the young often and cheaply; all of it only in quiet times


@contextlib.asynccontextmanager
async def scheduled_collection(counts: Counts) -> AsyncIterator[None]:
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    tidying = asyncio.create_task(_collect_when_quiet(counts))
    try:
        yield
    finally:
        tidying.cancel()


async def _collect_when_quiet(counts: Counts) -> None:
    before, busy = 0, 0
    while True:
        await asyncio.sleep(EVERY)
        busy = busy + 1 if counts.entries - before > QUIET else 0
        before = counts.entries
        if busy in (0, PATIENCE):
            busy = 0
            gc.collect()
