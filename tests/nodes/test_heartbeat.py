"""A node's signs of life come from a thread of their own; they never make a table run where it may not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

from tablee.server.nodes.heartbeat import STILL, Heartbeat
from tablee.server.nodes.lease import MARGIN, SECONDS, Lease
from tablee.store.store_contract import Node, StoreFailed

HELD = SECONDS - MARGIN


class Rows:
    """The database as one node sees it; renewals that came in are noted by the time."""

    def __init__(self) -> None:
        self.renewed: list[float] = []
        self.slow = 0.0
        self.gone = False
        self.away = False

    async def join(self, address: str, seconds: float, speaks: int, reads: Mapping[str, Any]) -> None:
        self.gone = False

    async def renew(
        self, seconds: float, leaving: bool, told: Mapping[str, Any]
    ) -> tuple[int, list[Node]] | None:
        await asyncio.sleep(self.slow)
        if self.away:
            raise StoreFailed("it does not answer")
        self.renewed.append(time.monotonic())
        return None if self.gone else (0, [])

    async def leave(self) -> None: ...
    async def tidy(self) -> None: ...
    async def close(self) -> None: ...


class Beating:
    def __init__(self) -> None:
        self.rows, self.lease = Rows(), Lease()
        self.lapses: list[bool] = []
        """At each end of the node's time, whether its lease had already begun anew."""
        self.regained: list[bool] = []
        self.heartbeat = Heartbeat(
            self.rows,  # type: ignore[arg-type]
            self.lease,
            "here:1",
            {},
            told=dict,
            lapsed=lambda: self.lapses.append(self.lease.held()),
            regained=lambda: self.regained.append(self.lease.held()),
            heard=lambda living: None,
        )


@asynccontextmanager
async def beating() -> AsyncIterator[Beating]:
    made = Beating()
    await made.heartbeat.start()
    assert made.lease.held()
    made.lapses.clear()
    made.regained.clear()
    yield made
    await made.heartbeat.stop()
    assert not made.lease.held()


async def so(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(20):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def test_a_loop_that_is_late_loses_nothing() -> None:
    async with beating() as node:
        for _ in range(2):
            before = len(node.rows.renewed)
            time.sleep(0.8 * STILL)  # noqa: ASYNC251  # a loop with too much to do
            assert len(node.rows.renewed) - before >= 2
            assert node.lease.held()
            await asyncio.sleep(0.15)
        assert not node.lapses
        assert not node.regained


async def test_a_loop_that_stands_still_is_not_spoken_for_and_its_tables_stop_before_time_begins_anew() -> (
    None
):
    async with beating() as node:
        began = time.monotonic()
        time.sleep(STILL + SECONDS + 0.5)  # noqa: ASYNC251
        assert node.rows.renewed[-1] - began < STILL + 0.3
        assert not node.lease.held()
        await so(node.lease.held)
        assert node.lapses
        assert not any(node.lapses)
        assert node.regained == [True], "what is taken back is run in the new time"


async def test_a_renewal_that_is_known_too_late_ends_the_time_first() -> None:
    async with beating() as node:
        node.rows.slow = HELD + 0.1
        await so(lambda: node.lapses)
        node.rows.slow = 0.0
        await so(node.lease.held)
        assert not any(node.lapses)


async def test_a_node_whose_row_is_gone_stops_its_tables() -> None:
    async with beating() as node:
        node.rows.gone = True
        await so(lambda: node.lapses)
        assert node.lapses[0] is False
        await so(node.lease.held)


async def test_a_database_that_is_away_for_a_moment_costs_nothing() -> None:
    async with beating() as node:
        node.rows.away = True
        await asyncio.sleep(0.5 * HELD)
        node.rows.away = False
        await asyncio.sleep(HELD)
        assert node.lease.held()
        assert not node.lapses
