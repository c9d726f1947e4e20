"""A node is told to end, as for an update: its tables go to the others, and nobody loses anything."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tablee.server.nodes import lease
from tests.nodes.cluster import Cluster, Play, new_cluster, two_players
from tests.server.witness import check_log


@pytest.fixture
async def cluster(tmp_path: Path) -> AsyncIterator[Cluster]:
    made = await new_cluster(tmp_path, 3)
    await made.start()
    yield made
    made.end()


async def test_a_node_that_ends_hands_its_tables_over_while_people_play(cluster: Cluster) -> None:
    leaving, other, third = cluster.nodes
    tables = [await two_players(leaving, other) for _ in range(6)]
    guests = [bruno for _, bruno in tables]
    async with Play(*[player for table in tables for player in table]) as play:
        await play.further(30)
        assert await asyncio.to_thread(leaving.stop) == 0
    for anne, _ in tables:
        with pytest.raises(ConnectionClosed) as ended:
            await anne.play_on()
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1012, "the house says that it is worth coming back at once"
        anne.go_to(third)
        await anne.resume()
    assert len(set((await cluster.owners()).values())) == 2, "its tables are spread over all that stay"
    async with Play(*[player for table in tables for player in table]) as play:
        await play.further(30)
    assert all(guest.welcomes == 2 for guest in guests), "greeted again on the sockets they had"
    cluster.end()
    await check_log(cluster.place, [player for table in tables for player in table])


async def test_whoever_takes_over_from_a_node_that_ends_plays_little_again(cluster: Cluster) -> None:
    leaving, other, _ = cluster.nodes
    anne, bruno = await two_players(leaving, other)
    async with Play(anne, bruno) as play:
        await play.further(20)
        assert await cluster.ask("SELECT length FROM snapshots") == []
        assert await asyncio.to_thread(leaving.stop) == 0
    (row,) = await cluster.ask("SELECT length FROM snapshots")
    assert row["length"] > 20, "written when it left"


async def test_the_last_node_ends_and_the_next_one_goes_on_at_once(tmp_path: Path) -> None:
    cluster = await new_cluster(tmp_path, 1)
    await cluster.start()
    try:
        (house,) = cluster.nodes
        anne, bruno = await two_players(house, house)
        async with Play(anne, bruno) as play:
            await play.further()
        assert await asyncio.to_thread(house.stop) == 0
        assert await cluster.ask("SELECT * FROM nodes") == []
        await asyncio.to_thread(house.start)
        began = time.monotonic()
        for player in (anne, bruno):
            await player.resume()
        assert time.monotonic() - began < lease.SECONDS, "nobody waits for one to run out"
        async with Play(anne, bruno) as play:
            await play.further()
        cluster.end()
        await check_log(cluster.place, [anne, bruno])
    finally:
        cluster.end()
