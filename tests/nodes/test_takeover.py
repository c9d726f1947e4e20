"""A table's node dies, sleeps, is cut off or is replaced: the others go on, and nobody loses anything."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.nodes.cluster import Cluster, Play, honest_table, new_cluster, play_further, two_players
from tests.server.house import House
from tests.server.witness import check_log


@pytest.fixture
async def cluster(tmp_path: Path) -> AsyncIterator[Cluster]:
    made = await new_cluster(tmp_path, 2)
    await made.start()
    yield made
    made.end()


@contextmanager
def asleep(node: House) -> Iterator[None]:
    """That node does nothing meanwhile, and does not know."""
    node.process.send_signal(signal.SIGSTOP)
    try:
        yield
    finally:
        node.process.send_signal(signal.SIGCONT)


async def test_two_people_on_two_nodes_play_at_one_table(cluster: Cluster) -> None:
    async with honest_table(cluster) as (anne, bruno):
        await play_further(anne, bruno, moves=20)
        summary = cluster.nodes[1].get(f"/api/tables/{anne.table['code']}").json()
        assert summary["names"] == ["Anne", "Bruno"]


async def test_the_node_that_runs_the_table_is_killed(cluster: Cluster) -> None:
    one, other = cluster.nodes
    async with honest_table(cluster) as (anne, bruno):
        async with Play(anne, bruno) as play:
            await play.further()
            one.kill()
        anne.go_to(other)
        await anne.resume()
        await play_further(anne, bruno)
        assert bruno.welcomes == 2, "greeted again on the socket he had"


async def test_a_node_that_was_killed_comes_back_at_once_and_is_another(cluster: Cluster) -> None:
    one, _ = cluster.nodes
    async with honest_table(cluster) as (anne, bruno):
        async with Play(anne, bruno) as play:
            await play.further()
            one.kill()
        await asyncio.to_thread(one.start)
        await anne.resume()
        await play_further(anne, bruno)


async def test_the_node_of_the_other_player_is_killed_and_the_table_stays(cluster: Cluster) -> None:
    one, other = cluster.nodes
    async with honest_table(cluster) as (anne, bruno):
        async with Play(anne, bruno) as play:
            await play.further()
            other.kill()
        with pytest.raises(ConnectionClosed):
            await bruno.play_on()
        bruno.go_to(one)
        await bruno.resume()
        await play_further(anne, bruno)
        assert anne.welcomes == 1


async def test_a_node_that_sleeps_past_its_lease_wakes_without_its_tables(cluster: Cluster) -> None:
    one, _ = cluster.nodes
    async with honest_table(cluster) as (anne, bruno), Play(anne, bruno) as play:
        await play.further()
        with asleep(one):
            await play.until(lambda: bruno.welcomes == 2)  # the other node runs the table
        await play.further()
        assert anne.welcomes == 2, "led to the other node, on the socket she had"


async def test_whoever_says_hello_to_a_node_that_has_just_woken_is_not_shown_the_past(
    cluster: Cluster,
) -> None:
    one, other = cluster.nodes
    async with honest_table(cluster) as (anne, bruno):
        with asleep(one):
            anne.ws.transport.abort()
            anne.go_to(other)
            await anne.resume()  # once its lease is over
            await play_further(anne, bruno)
            seen = anne.version or 0
            anne.go_to(one)
            coming = asyncio.create_task(anne.resume())
            await asyncio.sleep(0.3)
        await coming
        assert (anne.version or 0) >= seen
        await play_further(anne, bruno)


async def test_an_owner_whose_append_conflicts_drops_the_table_and_the_move_is_made_once(
    cluster: Cluster,
) -> None:
    async with honest_table(cluster) as (anne, bruno):
        async with Play(anne, bruno) as play:
            for _ in range(5):
                await play.further()
                await cluster.ask("UPDATE heads SET epoch = epoch + 1, owner = 0")
            await play.further()
        assert anne.welcomes > 3
        assert not [told for told in anne.told + bruno.told if told.get("code") == "version-conflict"]


async def test_nodes_that_are_not_heard_in_time_stop_and_go_on_when_they_are(cluster: Cluster) -> None:
    async with honest_table(cluster) as (anne, bruno):
        async with Play(anne, bruno) as play:
            await play.further()
            await cluster.ask("DO $$ BEGIN LOCK TABLE nodes; PERFORM pg_sleep(4.5); END $$")
            await play.further()
        assert "lease is over" in cluster.said()


async def test_tables_of_a_node_that_dies_are_spread_over_the_others(tmp_path: Path) -> None:
    """Each goes on where somebody waits for it: no node takes them all."""
    cluster = await new_cluster(tmp_path, 3)
    await cluster.start()
    dying, *others = cluster.nodes
    try:
        tables = [await two_players(dying, others[number % 2]) for number in range(6)]
        guests = [bruno for _, bruno in tables]
        async with Play(*[player for table in tables for player in table]) as play:
            await play.further(30)
            dying.kill()
        async with Play(*guests) as play:
            await play.until(lambda: all(guest.welcomes == 2 for guest in guests))
        assert sorted(Counter((await cluster.owners()).values()).values()) == [3, 3]
        for anne, bruno in tables:
            anne.go_to(others[0])
            await anne.resume()
            await play_further(anne, bruno)
        cluster.end()
        await check_log(cluster.place, [player for table in tables for player in table])
    finally:
        cluster.end()
