"""Whoever has no seat is heard a few at a time, with moves in between."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.client.client_frames import PING, frame, handshake, split
from tablee.server import limits
from tablee.server.wire.intake import A_TURN, Intake
from tests.server.house import House

SAID = b"as long as this"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    running = House(tmp_path / "tablee.db")
    running.start()
    yield running
    if running.running:
        assert running.stop() == 0


class Line:
    """A line that has something to say; `heard` are all that were heard, in order."""

    def __init__(self, intake: Intake, heard: list[str], name: str) -> None:
        self._intake, self._heard, self._name = intake, heard, name
        self.address = name.partition(" ")[0]
        self.unheard = b""

    def say(self) -> bool:
        """As both kinds of lines do; whether there was room for it."""
        if self._intake.admits():
            self._heard.append(self._name)
            return True
        self.unheard = SAID
        return self._intake.put_off(self)

    def hear_unheard(self) -> None:
        self.unheard = b""
        if "broken" in self._name:
            raise ValueError
        self._heard.append(self._name)


async def turn() -> None:
    await asyncio.sleep(0)


async def test_of_a_crowd_a_few_are_heard_in_each_turn() -> None:
    intake, heard = Intake(asyncio.get_running_loop()), list[str]()
    for number in range(10 * A_TURN):
        Line(intake, heard, f"crowd {number}").say()
    counted = [len(heard)]
    while len(heard) < 10 * A_TURN:
        await turn()
        counted.append(len(heard))
    assert counted == [A_TURN * number for number in range(1, 11)]
    assert heard == [f"crowd {number}" for number in range(10 * A_TURN)]


async def test_a_newcomer_from_elsewhere_waits_for_one_of_each_crowd() -> None:
    intake, heard = Intake(asyncio.get_running_loop()), list[str]()
    for number in range(100):
        Line(intake, heard, f"{number % 3} {number}").say()
    Line(intake, heard, "newcomer").say()
    await turn()
    assert heard[A_TURN:].index("newcomer") <= 3


async def test_nobody_is_put_off_where_few_speak_in_a_turn() -> None:
    intake, heard = Intake(asyncio.get_running_loop()), list[str]()
    for number in range(5 * A_TURN):
        Line(intake, heard, f"one {number}").say()
        assert len(heard) == number + 1
        await turn()


async def test_a_line_that_breaks_keeps_nobody_waiting() -> None:
    intake, heard = Intake(asyncio.get_running_loop()), list[str]()
    for number in range(A_TURN):
        Line(intake, heard, f"one {number}").say()
    Line(intake, heard, "broken").say()
    Line(intake, heard, "whole").say()
    await turn()
    assert heard[A_TURN:] == ["whole"]


async def test_so_much_is_kept_unheard_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "UNHEARD_BYTES", 3 * len(SAID))
    intake = Intake(asyncio.get_running_loop())
    rooms = [Line(intake, [], f"one {number}").say() for number in range(A_TURN + 5)]
    assert rooms == [True] * (A_TURN + 3) + [False] * 2
    for _ in range(3):
        await turn()
    assert [Line(intake, [], f"two {number}").say() for number in range(A_TURN + 3)] == [True] * (A_TURN + 3)


async def test_a_crowd_that_asks_at_once_is_answered_each_and_in_full(house: House) -> None:
    """Requests, then sockets, hellos and pings: everything that waited is heard, in the order it was said."""
    code = house.open(seats=2)["code"]
    lines = [await asyncio.open_connection("127.0.0.1", house.port) for _ in range(60)]
    for _, writer in lines:
        writer.write(f"GET /api/tables/{code} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".encode())
    for reader, _ in lines:
        head = await reader.readuntil(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 200 ")
        length = next(line for line in head.lower().split(b"\r\n") if line.startswith(b"content-length"))
        await reader.readexactly(int(length.split(b":")[1]))
    for _, writer in lines:
        writer.write(handshake(code, "127.0.0.1") + frame(b'{"type":"hello"}'))
    for reader, writer in lines:
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101 ")
        writer.write(frame(b"first", PING))
        writer.write(frame(b"second", PING))
    for reader, writer in lines:
        assert await _pongs(reader) == [b"first", b"second"]
        writer.close()


async def _pongs(reader: asyncio.StreamReader) -> list[bytes]:
    found: list[bytes] = []
    kept = b""
    while len(found) < 2:
        frames, kept = split(kept + await reader.read(65536))
        found += [payload for first, payload in frames if first & 0xF == 0xA]
    return found
