"""What an open house looks after by itself, again and again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial

import structlog

from tablee.server.http.house import House
from tablee.server.tables import given_calendar, retention, rulings, snapshots, wake_notes
from tablee.server.tables.hub import Hub, NoSuchTable

log = structlog.get_logger()
Work = Callable[[], Awaitable[object]]


@contextmanager
def housekeeping(house: House) -> Iterator[None]:
    """All of it, each at its own pace, for as long as the house is open."""
    hub = house.hub
    waker = wake_notes.Waker(hub, lambda error: isinstance(error, NoSuchTable))
    old_tables = retention.Retention(hub, house.keep_days)
    with ExitStack() as all_of_it:
        for work, every, first in (
            (hub.rulings.look, rulings.EVERY, rulings.EVERY),
            (partial(_keep_snapshots, hub), snapshots.EVERY, snapshots.EVERY),
            (old_tables.look, retention.EVERY, retention.EVERY),  # a clock may be set right after the start
            (waker.look, wake_notes.EVERY, 0.0),
            (partial(given_calendar.publish_deals, hub), given_calendar.EVERY, given_calendar.FIRST),
        ):
            all_of_it.enter_context(_repeated(work, every, first))
        yield


async def _keep_snapshots(hub: Hub) -> None:
    await hub.snapshots.look([live.current for live in hub.live_tables.values()])


@contextmanager
def _repeated(work: Work, every: float, first: float) -> Iterator[None]:
    """Begun `first` seconds from now, and `every` so many after each end; a failure ends none of it."""
    running = asyncio.create_task(_again_and_again(work, every, first))
    try:
        yield
    finally:
        running.cancel()


async def _again_and_again(work: Work, every: float, first: float) -> None:
    await asyncio.sleep(first)
    while True:
        try:
            await work()
        except Exception:
            log.exception("the house could not look after something")
        await asyncio.sleep(every)
