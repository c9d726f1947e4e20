"""From one node to another: who reads too slowly, who may knock, and requests over HTTP."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import psutil
import pytest

from tablee.server.nodes.exchange import Unreachable, ask, new_nonce
from tablee.server.nodes.node_question import LINK_SUMMARY, OTHER, SPEAKS, TRUNK, Question
from tablee.store.store_contract import NodeAddress
from tests.nodes.cluster import LASTING, Cluster, new_cluster, two_players
from tests.server.house import Guest
from tests.server.test_stalled_socket import LINE, TALKATIVE, Deaf

PAGE = os.sysconf("SC_PAGE_SIZE")


@pytest.fixture
async def cluster(tmp_path: Path) -> AsyncIterator[Cluster]:
    made = await new_cluster(tmp_path, 2, first=f"from tablee.server import limits; {TALKATIVE}")
    await made.start()
    yield made
    made.end()


def memory(cluster: Cluster, number: int) -> int:
    pid = cluster.nodes[number].process.pid
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE


async def test_a_reader_who_stalls_at_another_node_is_dropped_and_takes_no_memory_there(
    cluster: Cluster,
) -> None:
    one, other = cluster.nodes
    anne, bruno = await two_players(one, other)
    deaf = Deaf(other, anne.table["code"])
    await deaf.enter()
    await anne.so(lambda: anne.table["watchers"] == 1)
    before = memory(cluster, 1)
    for _ in range(8000):  # the kernels of both nodes take some megabytes; a guest notices every gap
        await anne.ask("say", text=LINE)
        await bruno.so(lambda: bruno.version == anne.version)
        if not anne.table["watchers"]:
            break
    else:
        raise AssertionError("the deaf one is never dropped")
    assert memory(cluster, 1) - before < 12 << 20
    deaf.close()


async def test_whoever_does_not_know_the_houses_secret_is_told_nothing(cluster: Cluster) -> None:
    (address,) = {row["address"] for row in (await cluster.ask("SELECT address FROM nodes"))[:1]}
    rows = await cluster.ask(f"SELECT incarnation FROM nodes WHERE address = '{address}'")
    secret = (await cluster.ask("SELECT secret FROM node_secret"))[0]["secret"]
    node = NodeAddress(rows[0]["incarnation"], address)
    question = Question(SPEAKS, node.incarnation, LINK_SUMMARY, "AAAAAA", new_nonce())
    with pytest.raises(Unreachable):
        await ask(node, bytes(32), question)
    exchange, told = await ask(node, secret, question)
    assert told.status == "no-such-table"
    exchange.transport.abort()
    elder = Question(SPEAKS + 1, node.incarnation, TRUNK, "", new_nonce())
    exchange, told = await ask(node, secret, elder)
    assert told.status == OTHER
    exchange.transport.abort()


async def test_requests_are_answered_wherever_they_arrive(cluster: Cluster) -> None:
    one, other = cluster.nodes
    first = await asyncio.to_thread(one.open, seats=3, settings=LASTING)
    code = first["code"]
    second = await asyncio.to_thread(other.sit, code, "Bruno", seat=2)
    assert second["seat"] == 2
    assert other.get(f"/api/tables/{code}").json()["names"] == ["Anne", "", "Bruno"]
    assert other.get(f"/api/tables/{code}/qr.svg").status_code == 200
    assert other.get("/api/tables/AAAAAA").status_code == 404
    body = {"name": "Chloé", "seat": 2}
    taken = await asyncio.to_thread(httpx.post, f"{other.base}/api/tables/{code}/seats", json=body)
    assert taken.status_code == 409
    assert taken.json()["code"] == "seat-taken"
    assert other.get(f"/api/tables/{code}/record").json()["code"] == "not-over"


async def test_a_token_that_opens_no_seat_is_refused_as_at_home(cluster: Cluster) -> None:
    one, other = cluster.nodes
    first = await asyncio.to_thread(one.open, seats=2)
    guest = Guest(other, first)
    await guest.dial()
    await guest.say("hello", token="nobody's")
    assert (await guest.next())["code"] == "bad-token"
    assert (await guest.hello())["you"] == 0
    await guest.ws.close()
    stranger = Guest(other, code="AAAAAA")
    await stranger.dial()  # told at once, and hung up on: a hello may come too late
    assert (await stranger.next())["code"] == "no-such-table"


async def test_all_devices_that_are_led_to_a_node_share_one_connection(cluster: Cluster) -> None:
    one, other = cluster.nodes
    first = await asyncio.to_thread(one.open, seats=2, settings=LASTING)
    guests = [Guest(other, code=first["code"]) for _ in range(6)]
    for guest in guests:
        await guest.dial()
        await guest.hello()
    rows = await cluster.ask("SELECT address FROM nodes")
    doors = {int(row["address"].rpartition(":")[2]) for row in rows}
    led = [
        line
        for line in psutil.Process(other.process.pid).net_connections("tcp")
        if line.status == psutil.CONN_ESTABLISHED and line.raddr.port in doors
    ]
    assert len(led) == 1
    for guest in guests:
        await guest.ws.close()


async def test_pings_are_answered_from_end_to_end(cluster: Cluster) -> None:
    """A ping of the node that runs the table is answered by the device, not by the node between."""
    one, other = cluster.nodes
    _, bruno = await two_players(one, other)
    pong = await bruno.ws.ping()
    await asyncio.wait_for(pong, 5)
    assert (await bruno.ask("say", text="bonjour"))["type"] == "update"
