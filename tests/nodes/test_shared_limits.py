"""Limits by address across nodes: an address that spreads its requests gains little, and not for long."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path

import httpx

from tablee.server.nodes import heartbeat
from tablee.server.nodes.shared_limits import MOST, SharedLimits
from tablee.server.token_bucket import PerMinute
from tests.nodes.cluster import new_cluster
from tests.server.house import House


def test_what_an_address_took_elsewhere_is_taken_here_too() -> None:
    here, there = PerMinute(60), PerMinute(60)
    one, other = SharedLimits({"joins": here}), SharedLimits({"joins": there})
    one.heard({2: other.told()}, 0.0)
    for _ in range(40):
        assert there.take("a", 0.0)
    one.heard({2: other.told()}, 0.0)
    assert sum(here.take("a", 0.0) for _ in range(60)) == 20
    one.heard({2: other.told()}, 0.0)
    assert here.take("b", 0.0), "nobody else pays for it"


def test_what_was_too_much_is_paid_off_before_anything_more() -> None:
    here, there = PerMinute(60), PerMinute(60)
    one, other = SharedLimits({"joins": here}), SharedLimits({"joins": there})
    one.heard({2: other.told()}, 0.0)
    for buckets in (here, there):
        while buckets.take("a", 0.0):
            pass
    one.heard({2: other.told()}, 0.0)
    assert not here.take("a", 59.0)
    assert here.take("a", 61.5)


def test_a_node_tells_of_so_many_addresses_and_no_more() -> None:
    here = PerMinute(60)
    shared = SharedLimits({"joins": here})
    for number in range(MOST + 50):
        here.take(str(number), 0.0)
    assert len(shared.told()["joins"]) == MOST


async def test_two_nodes_count_the_seats_an_address_asks_for_together(tmp_path: Path) -> None:
    cluster = await new_cluster(tmp_path, 2, joins_per_minute=12)
    await cluster.start()
    began = time.monotonic()

    async def opened(node: House, asked: int) -> int:
        """How many of so many tables that node opens, one after the other."""
        body = {"game": "toy", "name": "Anne", "seats": 2}
        ask = partial(httpx.post, f"{node.base}/api/tables", json=body, timeout=60)
        return sum([(await asyncio.to_thread(ask)).status_code == 201 for _ in range(asked)])

    try:
        one, other = cluster.nodes
        first = await opened(one, 8)
        await asyncio.sleep(4 * heartbeat.EVERY)
        then = await opened(other, 12)
        by_now = 12 + (time.monotonic() - began) * 12 / 60
        assert (first, then > 0) == (8, True)
        assert first + then <= by_now + 2, "as at one node, but for what was not heard of yet"
    finally:
        cluster.end()
