"""A node that does not reach the one that runs a table leads its devices there by way of a third."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server import limits
from tablee.server.nodes.trunk import WINDOW
from tablee.server.protocol.from_client import Say
from tablee.server.wire.frames import MOVED, framed
from tests.nodes.trunk_ends import Device, Ends

A_TURN = 0.02


def update(number: int, size: int = 0) -> bytes:
    return framed(b'{"type":"update","version":%d,"pad":"%b"}' % (number, b"x" * size))


class ThreeNodes:
    """Devices come by `first` to a node that leads them on by `second`, where their table is."""

    def __init__(self) -> None:
        self.first, self.second = Ends(), Ends()
        self.first.table.elsewhere = True
        self.first.onward.departures = self.second.departures

    async def device(self) -> Device:
        anne = Device()
        assert (await anne.comes(self.first.departures, around=True)).status == "ok"
        await asyncio.sleep(A_TURN)
        return anne


async def test_it_is_told_and_heard_as_if_it_had_come_to_that_node() -> None:
    nodes = ThreeNodes()
    anne = await nodes.device()
    (seat,) = nodes.second.table.sockets
    seat.tell(update(4))
    assert anne.relay is not None
    anne.relay.hear(anne.socket, Say("c1", "bonjour"))
    await asyncio.sleep(A_TURN)
    assert (anne.version, anne.socket.seat) == (4, 1)
    assert nodes.second.table.said == [Say("c1", "bonjour")]


async def test_only_a_device_that_asks_for_it_is_led_around_and_only_where_a_way_leads() -> None:
    nodes = ThreeNodes()
    assert (await Device().comes(nodes.first.departures)).status == "elsewhere"
    nodes.first.onward.departures = None
    assert (await Device().comes(nodes.first.departures, around=True)).status == "elsewhere"


async def test_the_line_is_measured_from_end_to_end() -> None:
    nodes = ThreeNodes()
    anne = await nodes.device()
    (seat,) = nodes.second.table.sockets
    seat.ping()
    await asyncio.sleep(0.04)
    assert anne.line.told[-1][0] == 0x89
    assert anne.socket.ponged(anne.line.told[-1][2:])
    await asyncio.sleep(A_TURN)
    assert seat.delay() >= 40


async def test_a_slow_reader_hears_all_once_it_reads() -> None:
    nodes = ThreeNodes()
    anne = await nodes.device()
    (seat,) = nodes.second.table.sockets
    anne.line.behind = WINDOW + 1
    told = [update(number, 4000) for number in range(60)]
    for frame in told:
        seat.tell(frame)
        await asyncio.sleep(0)
    await asyncio.sleep(A_TURN)
    assert 0 < seat.backlog() < limits.QUEUE_BYTES
    anne.line.behind = 0
    anne.socket.flows()
    await asyncio.sleep(A_TURN)
    assert anne.line.told[1:] == told
    assert seat.backlog() == 0


@pytest.mark.parametrize("which", ["first", "second"])
async def test_when_a_part_of_the_way_is_lost_its_own_node_finds_another(which: str) -> None:
    nodes = ThreeNodes()
    anne = await nodes.device()
    if which == "first":
        nodes.first.up.abort()
    else:
        nodes.first.arrivals._channels[1].hang_up(MOVED, "moved")
    await asyncio.sleep(A_TURN)
    assert anne.moved_on == 1
    assert nodes.second.table.left == nodes.second.table.sockets
