"""Connections of an address that opens too many: a person is let in, what asks for nothing is not."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablee.server import limits
from tablee.server.admission.connections import Connections
from tablee.server.counts import Counts
from tablee.server.wire.door_queue import DoorQueue
from tablee.server.wire.request_size import HEAD_BYTES
from tests.server.house import Guest, House
from tests.server.raw import Raw

REQUEST = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
STEP = 0.01  # seconds


class Door:
    """A queue, and what became of those who waited in it; time passes only while somebody waits for it."""

    def __init__(self) -> None:
        self._now = asyncio.get_running_loop().time()
        self.connections = Connections(Counts())
        self.queue = DoorQueue(self.connections, self._let_in, self._turn_away)
        self.let_in: list[bytes] = []
        self.turned_away = 0
        self.reasons: list[str] = []
        self.others: list[socket.socket] = []

    def _let_in(self, connection: socket.socket, first: bytes) -> None:
        self.let_in.append(first)
        connection.close()

    def _turn_away(self, connection: socket.socket, code: str) -> None:
        self.turned_away += 1
        self.reasons.append(code)
        connection.close()

    def comes(self, said: bytes = b"", address: str = "a") -> socket.socket:
        ours, other = socket.socketpair()
        ours.setblocking(False)
        other.sendall(said)
        self.others.append(other)
        self.queue.add(ours, address)
        return other

    def spend(self, address: str = "a") -> None:
        """The address opens as many as it may, and those are let in."""
        while self.connections.admits(address, asyncio.get_running_loop().time()):
            pass

    def time(self) -> float:
        return self._now

    async def wait(self, seconds: float) -> None:
        until = self._now + seconds
        while self._now < until:
            self._now += STEP
            await asyncio.sleep(0)  # what is due by then is done
            await asyncio.sleep(0)

    async def so(self, wanted: object) -> None:
        for _ in range(int(limits.WAITING_SECONDS / STEP)):
            if self.let_in == wanted:
                return
            await self.wait(STEP)
        assert self.let_in == wanted


@pytest.fixture
async def door(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Door]:
    made = Door()
    with monkeypatch.context() as patch:
        patch.setattr(asyncio.get_running_loop(), "time", made.time)
        yield made
        made.queue.close()
    for other in made.others:
        other.close()
    assert made.connections.waiting == 0


async def test_whose_request_has_come_is_let_in_as_soon_as_the_address_may(door: Door) -> None:
    door.spend()
    door.comes(REQUEST)
    await door.so([REQUEST])
    assert not door.connections.waiting


async def test_a_request_in_pieces_is_waited_for_and_handed_over_whole(door: Door) -> None:
    other = door.comes(REQUEST[:10])
    await door.wait(0.05)
    assert door.let_in == []
    other.sendall(REQUEST[10:])
    await door.so([REQUEST])


async def test_who_hung_up_costs_nothing(door: Door) -> None:
    door.spend()
    for number in range(500):
        door.comes(b"GET / HT" if number % 2 else REQUEST).close()
    door.comes(b"person" + REQUEST)
    await door.so([b"person" + REQUEST])
    assert door.turned_away == 0


async def test_idle_ones_make_room_for_a_person_and_never_the_other_way_round(door: Door) -> None:
    door.spend()
    for _ in range(10 * limits.WAITING_PER_ADDRESS):
        door.comes()
    door.comes(REQUEST)
    for _ in range(10 * limits.WAITING_PER_ADDRESS):
        door.comes()
    assert door.connections.waiting == limits.WAITING_PER_ADDRESS
    await door.so([REQUEST])
    assert door.turned_away == 0
    assert set(door.connections.counts.refused) == {"given-up"}


async def test_whoever_is_slow_to_ask_is_not_given_up_for_a_crowd_that_asks(door: Door) -> None:
    door.spend()
    person = door.comes()
    for _ in range(2 * limits.WAITING_PER_ADDRESS):
        door.comes(b"crowd" + REQUEST)
    person.sendall(b"person" + REQUEST)
    assert door.turned_away == limits.WAITING_PER_ADDRESS + 1
    assert door.connections.counts.refused == {}


async def test_they_come_in_as_they_came_and_each_address_for_itself(door: Door) -> None:
    door.spend("a")
    door.spend("b")
    for number in range(5):
        door.comes(b"a%d" % number + REQUEST, "a")
        door.comes(b"b%d" % number + REQUEST, "b")
    await door.wait(1)
    assert len(door.let_in) == 10
    order = [first[:2] for first in door.let_in]
    assert [one for one in order if one[:1] == b"a"] == [b"a0", b"a1", b"a2", b"a3", b"a4"]
    assert [one for one in order if one[:1] == b"b"] == [b"b0", b"b1", b"b2", b"b3", b"b4"]


async def test_all_together_are_so_many_and_the_address_that_has_most_gives_up(door: Door) -> None:
    many = limits.WAITING // limits.WAITING_PER_ADDRESS
    for number in range(many):
        for _ in range(limits.WAITING_PER_ADDRESS):
            door.comes(address=f"greedy{number}")
    for number in range(20):
        door.comes(address=f"modest{number}")
    assert door.connections.waiting == limits.WAITING
    assert all(f"modest{number}" in door.queue._households for number in range(20))


async def test_an_endless_head_is_refused_at_the_door_and_takes_nobody_s_place(door: Door) -> None:
    door.spend()
    endless = b"GET / HTTP/1.1\r\n" + b"x: " + b"y" * HEAD_BYTES
    for _ in range(3):
        other = door.comes(endless[:4096])
        other.sendall(endless[4096:])
    door.comes(endless)
    door.comes(REQUEST)
    await door.so([REQUEST])
    assert door.reasons == ["too-large"] * 4


async def test_who_waits_too_long_is_sent_off(door: Door, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WAITING_SECONDS", 0.0)
    monkeypatch.setattr(door.connections, "admits", lambda address, now: False)
    door.comes(REQUEST)
    door.comes(b"GET")
    await door.wait(0.05)
    assert (door.turned_away, door.connections.waiting) == (1, 0)


FEW = """
from tablee.server import limits
limits.CONNECTS_PER_SECOND, limits.CONNECTS_BURST = 20.0, 30.0
limits.WAITING_SECONDS = 60.0  # of which a busy machine may need some
"""


async def test_a_house_flooded_from_the_persons_own_address_lets_the_person_in(tmp_path: Path) -> None:
    house = House(tmp_path / "tablee.db", first=FEW)
    house.start()
    seated = house.open()
    idle = [await Raw(house).__aenter__() for _ in range(200)]
    for number in range(5):
        async with Raw(house) as cut:
            await cut.send(b"GET / HT")
        async with Raw(house) as person:
            await person.send(REQUEST)
            assert (await person.until(b"ok")).startswith(b"HTTP/1.1 200"), number
        async with Guest(house, seated) as anne:
            assert anne.you == 0
    assert 'kind="too-many-connections"' not in house.get("/metrics").text
    for line in idle:
        line.writer.transport.abort()
    assert house.stop() == 0


async def test_a_person_who_has_just_come_is_not_given_up_for_those_who_begin_and_never_end(
    tmp_path: Path,
) -> None:
    long = "from tablee.server.wire import http_line; http_line.NEW = 60.0; "  # new, on a busy machine too
    house = House(tmp_path / "tablee.db", connections_per_address=10, first=long)
    house.start()
    begun = [await Raw(house).__aenter__() for _ in range(10)]
    for number, line in enumerate(begun):
        await line.send(b"GET / HTTP/1.1\r\n" if number % 2 else b"no HTTP\r\n\r\n")
    async with Raw(house) as person:
        for _ in range(8):
            begun.append(await Raw(house).__aenter__())
            await begun[-1].send(b"GET / HTTP/1.1\r\n")
            assert house.get("/healthz").status_code == 200
        await person.send(REQUEST)
        assert (await person.until(b"ok")).startswith(b"HTTP/1.1 200")
    for line in begun:
        line.writer.transport.abort()
    assert house.stop() == 0
