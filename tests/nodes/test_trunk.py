"""One connection for many devices: each is told what it is told, and nobody waits for a slow one."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server import limits
from tablee.server.nodes.exchange import HungUp
from tablee.server.nodes.relay import RECEIPT
from tablee.server.nodes.trunk import WINDOW
from tablee.server.protocol.from_client import Say
from tablee.server.wire.frames import MOVED, POLICY, TRY_LATER, framed
from tablee.server.wire.socket import Socket
from tests.nodes.trunk_ends import Device, Ends

A_TURN = 0.01


def update(number: int, size: int = 0) -> bytes:
    return framed(b'{"type":"update","version":%d,"pad":"%b"}' % (number, b"x" * size))


def tell_long(socket: Socket, number: int, size: int) -> list[bytes]:
    """So many updates of that size."""
    frames = [update(one, size) for one in range(number)]
    for frame in frames:
        socket.tell(frame)
    return frames


async def test_a_device_is_told_frames_as_they_are_and_heard_as_at_any_door() -> None:
    ends = Ends()
    (anne,) = await ends.devices(1)
    (seat,) = ends.table.sockets
    frame = framed(b'{"type":"update","version":4,"re":"m1"}')
    seat.tell(frame)
    assert anne.relay is not None
    anne.relay.hear(anne.socket, Say("c1", "bonjour"))
    await asyncio.sleep(A_TURN)
    assert anne.line.told[1:] == [frame]
    assert (anne.version, anne.answers, anne.socket.seat) == (4, ["m1"], 1)
    assert ends.table.said == [Say("c1", "bonjour")]
    assert seat.address == anne.line.address


async def test_what_is_said_in_one_turn_leaves_in_one_piece() -> None:
    ends = Ends()
    await ends.devices(5)
    before = len(ends.down.writes)
    for number, socket in enumerate(ends.table.sockets):
        socket.tell(update(number))
    await asyncio.sleep(A_TURN)
    assert len(ends.down.writes) == before + 1


@pytest.mark.parametrize("cut", [1, 5, 9, 10, 50])
async def test_pieces_are_put_together_wherever_they_were_cut(cut: int) -> None:
    ends = Ends()
    devices = await ends.devices(2)
    for number in range(4):
        for socket in ends.table.sockets:
            socket.tell(update(number, size=300 * number))
    await asyncio.sleep(0)
    heard = [list(device.line.told) for device in devices]
    (data,) = ends.down.writes[-1:]
    for start in range(0, len(data), cut):
        ends.departures.protocol.data_received(data[start : start + cut])
    for device, before in zip(devices, heard, strict=True):
        assert device.line.told[len(before) :] == [update(n, size=300 * n) for n in range(4)]


async def test_a_device_that_does_not_read_keeps_nobody_waiting_and_hears_all_once_it_reads() -> None:
    ends = Ends()
    slow, quick = await ends.devices(2)
    slow.line.behind = WINDOW + 1
    told = tell_long(ends.table.sockets[0], 40, 4000)
    also = tell_long(ends.table.sockets[1], 40, 4000)
    await asyncio.sleep(A_TURN)
    assert quick.line.told[1:] == also
    assert WINDOW <= sum(map(len, slow.line.told)) < WINDOW + 8000
    assert 0 < ends.table.sockets[0].backlog() < limits.QUEUE_BYTES
    slow.line.behind = 0
    slow.socket.flows()
    await asyncio.sleep(A_TURN)
    assert slow.line.told[1:] == told
    assert ends.table.sockets[0].backlog() == 0


async def test_only_who_stays_too_far_behind_is_dropped() -> None:
    ends = Ends()
    slow, quick = await ends.devices(2)
    slow.line.behind = WINDOW + 1
    for number in range(2 * limits.QUEUE_BYTES // 4000):
        for socket in ends.table.sockets:
            socket.tell(update(number, 4000))
        await asyncio.sleep(0)
    await asyncio.sleep(A_TURN)
    assert slow.line.closed == (TRY_LATER, "slow-reader")
    assert sum(map(len, slow.line.told)) < 2 * WINDOW
    assert ends.table.left == ends.table.sockets[:1]
    assert quick.line.closed is None
    ends.table.sockets[1].tell(update(9000))
    await asyncio.sleep(A_TURN)
    assert quick.version == 9000


async def test_receipts_are_given_for_many_frames_at_once() -> None:
    ends = Ends()
    await ends.devices(1)
    before = len(ends.up.writes)
    tell_long(ends.table.sockets[0], 10, RECEIPT // 8)
    await asyncio.sleep(A_TURN)
    assert len(ends.up.writes) == before + 1


async def test_while_the_other_node_takes_nothing_every_channel_keeps_what_it_has_to_say() -> None:
    ends = Ends()
    devices = await ends.devices(3)
    ends.arrivals.trunk.pause_writing()
    before = len(ends.down.writes)
    told = [tell_long(socket, 5, 100) for socket in ends.table.sockets]
    await asyncio.sleep(A_TURN)
    assert len(ends.down.writes) == before
    ends.arrivals.trunk.resume_writing()
    await asyncio.sleep(A_TURN)
    assert [device.line.told[1:] for device in devices] == told


async def test_whoever_keeps_most_is_dropped_when_all_together_keep_too_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(limits, "BUFFERED_BYTES", 50_000)
    ends = Ends()
    much, little = await ends.devices(2)
    ends.arrivals.trunk.pause_writing()
    tell_long(ends.table.sockets[0], 10, 5000)
    tell_long(ends.table.sockets[1], 1, 5000)
    list(ends.connections.tick(0.0))
    await asyncio.sleep(A_TURN)
    assert much.line.closed == (TRY_LATER, "slow-reader")
    assert little.line.closed is None
    assert ends.connections.open == 1


async def test_pings_are_answered_by_the_device_and_by_it_alone() -> None:
    ends = Ends()
    (anne,) = await ends.devices(1)
    (seat,) = ends.table.sockets
    seat.ping()
    await asyncio.sleep(0.03)
    payload = anne.line.told[-1][2:]
    assert anne.line.told[-1][0] == 0x89
    assert not anne.socket.ponged(b"a guess!")
    assert seat.usual_delay() is None
    assert anne.socket.ponged(payload)
    assert not anne.socket.ponged(payload), "answered once"
    await asyncio.sleep(A_TURN)
    assert seat.delay() >= 30


async def test_a_device_that_leaves_leaves_its_table_and_what_was_on_its_way_is_dropped() -> None:
    ends = Ends()
    anne, bruno = await ends.devices(2)
    ends.table.sockets[0].tell(update(8))
    anne.socket.gone()
    await asyncio.sleep(A_TURN)
    assert ends.table.left == ends.table.sockets[:1]
    ends.table.sockets[0].tell(update(9))
    ends.table.sockets[1].tell(update(9))
    await asyncio.sleep(A_TURN)
    assert bruno.version == 9
    assert anne.version < 9
    assert ends.connections.open == 1


@pytest.mark.parametrize("code", [MOVED, POLICY])
async def test_where_the_table_has_moved_the_device_moves_on_and_else_it_is_sent_off(code: int) -> None:
    ends = Ends()
    (anne,) = await ends.devices(1)
    ends.table.sockets[0].hang_up(code, "a reason")
    await asyncio.sleep(A_TURN)
    assert anne.moved_on == (code == MOVED)
    assert anne.line.closed == (None if code == MOVED else (code, "a reason"))


async def test_when_the_trunk_is_lost_everybody_moves_on_and_whoever_is_on_the_way_is_told() -> None:
    ends = Ends()
    anne, bruno = await ends.devices(2)
    ends.table.opens.clear()
    coming = asyncio.create_task(Device().comes(ends.departures))
    ends.departures.protocol.pause_writing()
    await asyncio.sleep(A_TURN)
    ends.up.abort()
    with pytest.raises(HungUp):
        await coming
    assert (anne.moved_on, bruno.moved_on) == (1, 1)
    assert anne.line.reading == [False, True], "what it says waits at this node now"
    assert ends.table.left == ends.table.sockets
    with pytest.raises(HungUp):
        await Device().comes(ends.departures)


async def test_who_does_not_wait_for_the_answer_takes_no_place_at_the_table() -> None:
    ends = Ends()
    ends.table.opens.clear()
    coming = asyncio.create_task(Device().comes(ends.departures))
    await asyncio.sleep(A_TURN)
    coming.cancel()
    await asyncio.sleep(A_TURN)
    ends.table.opens.set()
    await asyncio.sleep(A_TURN)
    assert ends.connections.open == 0
    assert not ends.table.tasks
    assert (await Device().comes(ends.departures)).status == "ok"


async def test_a_node_that_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tablee.server.nodes.trunks.REACH_SECONDS", 0.05)
    ends = Ends()
    ends.up.to = asyncio.Protocol()
    with pytest.raises(TimeoutError):
        await Device().comes(ends.departures)


async def test_a_piece_that_cannot_be_read_ends_its_own_channel_alone() -> None:
    ends = Ends()
    anne, bruno = await ends.devices(2)
    ends.table.sockets[0].tell(framed(b"no JSON"))
    ends.table.sockets[1].tell(update(5))
    await asyncio.sleep(A_TURN)
    assert (anne.moved_on, bruno.moved_on) == (1, 0)
    assert bruno.version == 5
    assert ends.table.left == ends.table.sockets[:1]
