"""A line without a network: what is told, what is counted, how it ends."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode

from tablee.server import limits
from tablee.server.admission.connections import Connections, Priority
from tablee.server.counts import Counts
from tablee.server.wire import intake
from tablee.server.wire.frames import POLICY, TOO_LONG, TRY_LATER
from tablee.server.wire.outbox import A_TURN, outbox_of
from tablee.server.wire.socket import Gone, Socket
from tablee.server.wire.websocket_line import WebSocketLine


def frame(data: bytes = b"", opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


class Transport:
    """Takes what is written and remembers how it was closed."""

    def __init__(self) -> None:
        self.sent = bytearray()
        self.buffered = 0
        self.ends: list[str] = []

    def write(self, data: bytes) -> None:
        self.sent += data

    def get_write_buffer_size(self) -> int:
        return self.buffered

    def close(self) -> None:
        self.ends.append("close")

    def abort(self) -> None:
        self.ends.append("abort")

    def pause_reading(self) -> None:
        self.ends.append("deaf")

    def resume_reading(self) -> None:
        self.ends.append("hearing")

    def is_closing(self) -> bool:
        return "close" in self.ends

    @property
    def close_frame(self) -> tuple[int, str]:
        at = self.sent.rindex(0x88)
        return int.from_bytes(self.sent[at + 2 : at + 4], "big"), self.sent[at + 4 :].decode()


class Line:
    """A wire and its socket, as after the handshake."""

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        self.counts = Counts()
        self.connections = Connections(self.counts)
        self.transport = Transport()
        self.line = WebSocketLine(
            cast(asyncio.Transport, self.transport), self.connections, "192.0.2.7", loop
        )
        self.connections.add(self.line)
        self.connections.become(self.line, self.line)
        self.socket = Socket(self.line, self.counts)
        self.socket.listen()
        self.heard: list[Any] = []
        self.left: list[Socket] = []

    def open(self) -> None:
        self.socket.open(lambda _, message: self.heard.append(message), self.left.append)


@pytest.fixture
async def line(monkeypatch: pytest.MonkeyPatch) -> Line:
    """On a clock that stands still: on a busy machine a flood would have time, and be less of one."""
    loop = asyncio.get_running_loop()
    now = loop.time()
    monkeypatch.setattr(loop, "time", lambda: now)
    made = Line()
    made.open()
    return made


SAY = b'{"type":"say","id":"1","text":"x"}'
FLOODS = {
    "pings": frame(b"", Opcode.PING),
    "pongs": frame(b"x", Opcode.PONG),
    "empty texts": frame(b""),
    "binary": frame(SAY, Opcode.BINARY),
    "messages": frame(SAY),
    "pieces": frame(b"", Opcode.CONT, fin=False),
}


@pytest.mark.parametrize("kind", FLOODS)
async def test_a_flood_of_any_frames_costs_the_flooder_its_line_and_little_else(
    line: Line, kind: str
) -> None:
    first = frame(b"", fin=False) if kind == "pieces" else b""
    line.line.data_received(first + FLOODS[kind] * 40_000)
    assert line.transport.close_frame == (POLICY, "too-fast")
    assert line.counts.frames_in <= limits.MESSAGES_BURST + limits.FLOOD_DROPS + 2
    assert len(line.transport.sent) < 64 * 1024
    assert "deaf" in line.transport.ends
    assert line.left == [line.socket]


async def test_a_trickle_is_a_flood_too_and_has_a_time(line: Line) -> None:
    made = frame(b"x" * 60_000)
    for at in range(2000):
        line.line.data_received(made[at : at + 1])
        await asyncio.sleep(0)
    assert line.transport.close_frame == (POLICY, "too-fast")


async def test_a_message_once_begun_has_its_time(line: Line) -> None:
    line.line.data_received(frame(SAY)[:9])
    now = asyncio.get_running_loop().time()
    line.line.check(now + limits.FRAME_SECONDS - 1)
    assert not line.line.closed
    assert line.line.held() == 9
    line.line.check(now + limits.FRAME_SECONDS + 1)
    assert line.transport.close_frame == (POLICY, "too-slow")
    assert line.line.held() == 0


async def test_a_message_in_pieces_is_heard_and_leaves_nothing(line: Line) -> None:
    line.line.data_received(
        frame(SAY[:5], fin=False) + frame(b"p", Opcode.PING) + frame(SAY[5:], Opcode.CONT)
    )
    line.line.check(asyncio.get_running_loop().time() + 3600)
    assert [message.text for message in line.heard] == ["x"]
    assert not line.line.closed
    assert line.line.held() == 0


async def test_long_messages_count_for_several(line: Line) -> None:
    long = frame(b"[" + b" " * (limits.FRAME_BYTES - 2) + b"]")
    for _ in range(10):
        line.line.data_received(long)
        await asyncio.sleep(0)
    assert line.counts.refused["too-fast"] == 7


async def test_a_line_without_a_seat_waits_for_its_turn_and_is_read_no_further(line: Line) -> None:
    said = frame(SAY)
    for _ in range(intake.A_TURN):
        line.line.data_received(said)
    line.line.data_received(said + said[:9])
    assert (len(line.heard), line.transport.ends) == (intake.A_TURN, ["deaf"])
    assert line.line.held() == len(said) + 9
    await asyncio.sleep(0)
    assert (len(line.heard), line.transport.ends) == (intake.A_TURN + 1, ["deaf", "hearing"])
    line.line.data_received(said[9:])
    assert len(line.heard) == intake.A_TURN + 2


async def test_a_line_with_a_seat_waits_for_nobody(line: Line) -> None:
    line.socket.seat = 0
    for _ in range(3 * intake.A_TURN):
        line.line.data_received(frame(SAY))
    assert (len(line.heard), line.transport.ends) == (3 * intake.A_TURN, [])


async def test_a_line_that_was_sent_off_while_it_waited_is_heard_no_more(line: Line) -> None:
    for _ in range(intake.A_TURN + 1):
        line.line.data_received(frame(SAY))
    line.line.hang_up(POLICY, "enough")
    await asyncio.sleep(0)
    assert len(line.heard) == intake.A_TURN
    assert "hearing" not in line.transport.ends


async def test_whoever_may_not_be_read_stays_unread_after_their_turn(line: Line) -> None:
    for _ in range(intake.A_TURN + 1):
        line.line.data_received(frame(SAY))
    line.line.read(False)
    await asyncio.sleep(0)
    assert "hearing" not in line.transport.ends
    line.line.read(True)
    assert line.transport.ends[-1] == "hearing"


async def test_where_too_much_waits_a_line_is_sent_off(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "UNHEARD_BYTES", 10)
    for _ in range(intake.A_TURN + 1):
        line.line.data_received(frame(SAY))
    assert line.transport.close_frame == (TRY_LATER, "busy")
    assert line.counts.refused["unheard"] == 1
    await asyncio.sleep(0)
    assert len(line.heard) == intake.A_TURN


async def test_too_long_a_frame_is_refused_by_its_head(line: Line) -> None:
    line.line.data_received(frame(b"x" * (limits.FRAME_BYTES + 1))[:10])
    assert line.transport.close_frame == (TOO_LONG, "too-large")


async def test_before_the_welcome_frames_are_few_and_short() -> None:
    line = Line()
    line.line.data_received(frame(b"x" * (limits.HELLO_BYTES + 1))[:10])
    assert line.transport.close_frame == (TOO_LONG, "too-large")
    line = Line()
    line.line.data_received(frame(SAY) * (limits.HELLO_FRAMES + 1))
    assert line.transport.close_frame == (POLICY, "no-hello")


async def test_what_came_before_the_door_was_open_comes_first() -> None:
    line = Line()
    line.line.data_received(frame(b'{"type":"hello"}') + frame(SAY))
    assert type(await line.socket.next()).__name__ == "Hello"
    line.open()
    line.line.data_received(frame(SAY.replace(b'"x"', b'"y"')))
    assert [message.text for message in line.heard] == ["x", "y"]


async def test_who_is_gone_before_the_door_is_open_is_not_waited_for() -> None:
    line = Line()
    waiting = asyncio.create_task(line.socket.next())
    await asyncio.sleep(0)
    line.line.connection_lost(None)
    with pytest.raises(Gone):
        await waiting
    line.open()
    assert line.left == [line.socket]
    assert line.connections.open == 0


async def test_the_end_of_a_line_is_heard_once(line: Line) -> None:
    line.line.hang_up(TRY_LATER, "slow-reader")
    line.line.hang_up(POLICY, "too-fast")
    line.line.connection_lost(None)
    assert line.left == [line.socket]
    assert line.transport.close_frame == (TRY_LATER, "slow-reader")


async def test_a_client_that_closes_is_answered(line: Line) -> None:
    line.line.data_received(frame(SAY) + frame(b"\x03\xe8bye", Opcode.CLOSE) + frame(SAY))
    assert line.transport.close_frame == (1000, "bye")
    assert "close" in line.transport.ends
    assert len(line.heard) == 1


async def test_the_silent_are_asked_and_then_given_up(line: Line) -> None:
    for _ in range(3):
        line.line.beat()
        line.line.data_received(frame(b"", Opcode.PONG))
    assert not line.transport.sent
    line.line.beat()
    line.line.beat()
    assert bytes(line.transport.sent) == b"\x89\x00"
    line.line.data_received(frame(b"", Opcode.PONG))
    line.line.beat()
    line.line.beat()
    assert not line.transport.ends
    line.line.beat()
    assert line.transport.ends == ["abort"]


async def test_a_line_s_worth_follows_its_seat() -> None:
    line = Line()
    assert line.line.priority() is Priority.GREETING
    line.open()
    assert line.line.priority() is Priority.WATCHING
    line.socket.seat = 0
    assert line.line.priority() is Priority.SEATED


class Deaf:
    """A client that reads nothing."""

    def __init__(self) -> None:
        self.waiting = 0
        self.ended: tuple[int, str] | None = None

    def tell(self, frame: bytes, can_wait: bool = False) -> None:
        self.waiting += len(frame)

    def backlog(self) -> int:
        return self.waiting

    def hang_up(self, code: int, reason: str) -> None:
        self.ended = (code, reason)


async def test_a_slow_reader_is_dropped_with_a_reason() -> None:
    deaf, counts = Deaf(), Counts()
    socket = Socket(cast(WebSocketLine, deaf), counts)
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

    def flush(self) -> None:
        self.sent.append(self.name)


async def test_what_is_told_in_one_turn_leaves_at_its_end_in_order() -> None:
    sent: list[str] = []
    outbox = outbox_of(asyncio.get_running_loop())
    assert outbox is outbox_of(asyncio.get_running_loop())
    for name in ("a", "b"):
        outbox.add(Post(name, sent))
    assert sent == []
    await asyncio.sleep(0)
    assert sent == ["a", "b"]
    outbox.add(Post("c", sent))
    await asyncio.sleep(0)
    assert sent == ["a", "b", "c"]


async def test_what_people_are_told_leaves_before_what_a_crowd_of_watchers_is_told() -> None:
    sent: list[str] = []
    outbox = outbox_of(asyncio.get_running_loop())
    for number in range(2 * A_TURN):
        outbox.add(Post(f"w{number}", sent), can_wait=True)
    outbox.add(Post("a", sent))
    await asyncio.sleep(0)
    assert sent == ["a", *[f"w{number}" for number in range(A_TURN)]]
    outbox.add(Post("b", sent))
    await asyncio.sleep(0)
    assert sent[A_TURN + 1 :] == ["b", *[f"w{number}" for number in range(A_TURN, 2 * A_TURN)]]
    await asyncio.sleep(0)
    outbox.add(Post("c", sent))
    await asyncio.sleep(0)
    assert sent[-1] == "c"
    assert len(sent) == 2 * A_TURN + 3


async def test_a_line_that_breaks_keeps_nobody_elses_frames_back() -> None:
    class BrokenPost(Post):
        def flush(self) -> None:
            raise RuntimeError("the handler is closed")

    sent: list[str] = []
    outbox = outbox_of(asyncio.get_running_loop())
    for line in (Post("a", sent), BrokenPost("b", sent), Post("c", sent)):
        outbox.add(line)
    await asyncio.sleep(0)
    assert sent == ["a", "c"]
