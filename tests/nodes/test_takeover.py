"""A table's node dies, sleeps, is cut off or is replaced: the others go on, and nobody loses anything."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.nodes.cluster import Cluster, Play, new_cluster, two_players
from tests.server.witness import check_log

SLEEP = 4.5  # seconds: longer than a lease


@pytest.fixture
async def cluster(tmp_path: Path) -> AsyncIterator[Cluster]:
    made = await new_cluster(tmp_path, 2)
    await made.start()
    yield made
    made.end()


async def test_two_people_on_two_nodes_play_at_one_table(cluster: Cluster) -> None:
    one, other = cluster.nodes
    anne, bruno = await two_players(one, other)
    async with Play(anne, bruno) as play:
        await play.further(20)
    assert other.get(f"/api/tables/{anne.table['code']}").json()["names"] == ["Anne", "Bruno"]
    cluster.end()
    await check_log(cluster.place, [anne, bruno])


async def test_the_node_that_runs_the_table_is_killed(cluster: Cluster) -> None:
    one, other = cluster.nodes
    anne, bruno = await two_players(one, other)
    async with Play(anne, bruno) as play:
        await play.further()
        one.kill()
    anne.go_to(other)
    await anne.resume()
    async with Play(anne, bruno) as play:
        await play.further()
    assert bruno.welcomes == 2, "greeted again on the socket he had"
    cluster.end()
    await check_log(cluster.place, [anne, bruno])


async def test_a_node_that_was_killed_comes_back_at_once_and_is_another(cluster: Cluster) -> None:
    one, other = cluster.nodes
    anne, bruno = await two_players(one, other)
    async with Play(anne, bruno) as play:
        await play.further()
        one.kill()
    await asyncio.to_thread(one.start)
    await anne.resume()
    async with Play(anne, bruno) as play:
        await play.further()
    cluster.end()
    await check_log(cluster.place, [anne, bruno])


async def test_the_node_of_the_other_player_is_killed_and_the_table_stays(cluster: Cluster) -> None:
    one, other = cluster.nodes
    anne, bruno = await two_players(one, other)
    async with Play(anne, bruno) as play:
        await play.further()
        other.kill()
    with pytest.raises(ConnectionClosed):
        await bruno.play_on()
    bruno.go_to(one)
    await bruno.resume()
    async with Play(anne, bruno) as play:
        await play.further()
    assert anne.welcomes == 1
    cluster.end()
    await check_log(cluster.place, [anne, bruno])


async def test_a_node_that_sleeps_past_its_lease_wakes_without_its_tables(cluster: Cluster) -> None:
    one, other = cluster.nodes
    anne, bruno = await two_players(one, other)
    async with Play(anne, bruno) as play:
        await play.further()
        one.process.send_signal(signal.SIGSTOP)
        try:
            await asyncio.sleep(SLEEP)
            assert bruno.welcomes == 2, "the other node runs the table"
        finally:
            one.process.send_signal(signal.SIGCONT)
        await play.further()
        assert anne.welcomes == 2, "led to the other node, on the socket she had"
    cluster.end()
    await check_log(cluster.place, [anne, bruno])


async def test_whoever_says_hello_to_a_node_that_has_just_woken_is_not_shown_the_past(
    cluster: Cluster,
) -> None:
    one, other = cluster.nodes
    anne, bruno = await two_players(one, other)
    one.process.send_signal(signal.SIGSTOP)
    try:
        anne.ws.transport.abort()
        anne.go_to(other)
        await asyncio.sleep(SLEEP)
        await anne.resume()
        async with Play(anne, bruno) as play:
            await play.further()
        seen = anne.version or 0
        anne.go_to(one)
        coming = asyncio.create_task(anne.resume())
        await asyncio.sleep(0.3)
    finally:
        one.process.send_signal(signal.SIGCONT)
    await coming
    assert (anne.version or 0) >= seen
    async with Play(anne, bruno) as play:
        await play.further()
    cluster.end()
    await check_log(cluster.place, [anne, bruno])


async def test_an_owner_whose_append_conflicts_drops_the_table_and_the_move_is_made_once(
    cluster: Cluster,
) -> None:
    anne, bruno = await two_players(*cluster.nodes)
    async with Play(anne, bruno) as play:
        for _ in range(5):
            await play.further()
            await cluster.ask("UPDATE heads SET epoch = epoch + 1, owner = 0")
        await play.further()
    assert anne.welcomes > 3
    assert not [told for told in anne.told + bruno.told if told.get("code") == "version-conflict"]
    cluster.end()
    await check_log(cluster.place, [anne, bruno])


async def test_nodes_that_are_not_heard_in_time_stop_and_go_on_when_they_are(cluster: Cluster) -> None:
    anne, bruno = await two_players(*cluster.nodes)
    async with Play(anne, bruno) as play:
        await play.further()
        await cluster.ask("DO $$ BEGIN LOCK TABLE nodes; PERFORM pg_sleep(4.5); END $$")
        await play.further()
    assert "lease is over" in cluster.said()
    cluster.end()
    await check_log(cluster.place, [anne, bruno])
