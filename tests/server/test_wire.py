"""The short way of frames says the same as the long one; limits hold without a network."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from tablee.server import limits
from tablee.server.mailbag import bag_of
from tablee.server.metrics import Counts
from tablee.server.socket import Socket
from tablee.server.wire import TRY_LATER, Farewell, Wire, ends_whole, framed, text_in


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@given(st.binary(max_size=70_000))
def test_one_whole_text_frame_is_understood(data: bytes) -> None:
    made = frame(data)
    assert text_in(made) == (data if len(data) < 1 << 16 else None)
    assert framed(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


@given(st.binary(max_size=300), st.integers(min_value=1, max_value=20))
def test_anything_else_takes_the_long_way(data: bytes, cut: int) -> None:
    made = frame(data)
    assert text_in(made[:-cut]) is None
    assert text_in(made + made[:cut]) is None
    assert text_in(frame(data, Opcode.BINARY)) is None
    assert text_in(frame(data, fin=False)) is None
    assert text_in(Frame(Opcode.TEXT, data).serialize(mask=False)) is None


@given(st.lists(st.binary(max_size=300), min_size=1, max_size=5), st.integers(min_value=1, max_value=5))
def test_the_long_way_knows_whether_it_stands_between_frames(parts: list[bytes], cut: int) -> None:
    row = b"".join(frame(part) for part in parts)
    assert ends_whole(row)
    assert not ends_whole(row[:-cut])
    assert not ends_whole(row + frame(b"more", fin=False))


class Deaf:
    """A client that reads nothing."""

    def __init__(self) -> None:
        self.waiting = 0
        self.ended: tuple[int, str] | None = None

    def tell(self, frame: bytes) -> None:
        self.waiting += len(frame)

    def backlog(self) -> int:
        return self.waiting

    def hang_up(self, code: int, reason: str) -> None:
        self.ended = (code, reason)


async def test_a_slow_reader_is_dropped_with_a_reason() -> None:
    deaf, counts = Deaf(), Counts()
    socket = Socket(cast(Wire, deaf), counts)
    while deaf.ended is None:
        socket.tell(b"x" * 1000)
    assert deaf.ended == (TRY_LATER, "slow-reader")
    assert limits.QUEUE_BYTES < deaf.waiting <= limits.QUEUE_BYTES + 1000
    assert counts.dropped == 1
    await asyncio.sleep(0)


class Post:
    """A line that says when it is emptied."""

    def __init__(self, name: str, sent: list[str]) -> None:
        self.name, self.sent = name, sent

    def send_off(self) -> None:
        self.sent.append(self.name)


async def test_what_is_told_in_one_turn_leaves_at_its_end_in_order() -> None:
    sent: list[str] = []
    bag = bag_of(asyncio.get_running_loop())
    assert bag is bag_of(asyncio.get_running_loop())
    for name in ("a", "b"):
        bag.add(Post(name, sent))
    assert sent == []
    await asyncio.sleep(0)
    assert sent == ["a", "b"]
    bag.add(Post("c", sent))
    await asyncio.sleep(0)
    assert sent == ["a", "b", "c"]


async def test_a_line_that_breaks_keeps_nobody_elses_frames_back() -> None:
    class Broken(Post):
        def send_off(self) -> None:
            raise RuntimeError("the handler is closed")

    sent: list[str] = []
    bag = bag_of(asyncio.get_running_loop())
    for line in (Post("a", sent), Broken("b", sent), Post("c", sent)):
        bag.add(line)
    await asyncio.sleep(0)
    assert sent == ["a", "c"]


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_heads_at_their_limits(length: int) -> None:
    data: Any = b"a" * length
    assert framed(data) == Frame(Opcode.TEXT, data).serialize(mask=False)


def test_the_end_of_a_line_is_heard_once() -> None:
    ends: list[str] = []
    farewell = Farewell(lambda: ends.append("gone"))
    farewell.put_nowait({"type": "websocket.disconnect", "code": 1001})
    farewell.put_nowait({"type": "websocket.disconnect", "code": 1005})
    assert ends == ["gone"]
