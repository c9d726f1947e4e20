"""Frames as bytes, against another implementation of them."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import SERVER, Protocol

from tablee.client import client_frames


def parsed(data: bytes) -> list[Frame]:
    """As a server understands it."""
    server = Protocol(SERVER, max_size=None)
    server.receive_data(data)
    return [event for event in server.events_received() if isinstance(event, Frame)]


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65535, 65536])
def test_a_frame_is_one(length: int) -> None:
    made = client_frames.frame(b"x" * length)
    (found,) = parsed(made)
    assert (found.opcode, found.fin, bytes(found.data)) == (Opcode.TEXT, True, b"x" * length)


def test_fragments_and_control_frames() -> None:
    row = client_frames.frame(b"a", final=False) + client_frames.frame(b"p", client_frames.PING)
    row += client_frames.frame(b"b", client_frames.CONTINUATION)
    found = [(one.opcode, one.fin, bytes(one.data)) for one in parsed(row)]
    assert found == [(Opcode.TEXT, False, b"a"), (Opcode.PING, True, b"p"), (Opcode.CONT, True, b"b")]


@pytest.mark.parametrize("cut", [0, 1, 2, 5, 200, 70000])
def test_what_a_house_sends_is_split_wherever_it_is_cut(cut: int) -> None:
    payloads = [b"a", b"b" * 200, b"c" * 70000]
    sent = b"".join(Frame(Opcode.TEXT, payload).serialize(mask=False) for payload in payloads)
    whole, rest = client_frames.split(sent[:cut])
    more, left = client_frames.split(rest + sent[cut:])
    assert [payload for _, payload in whole + more] == payloads
    assert left == b""


def test_the_handshake_asks_for_a_table_and_may_say_more() -> None:
    asked = client_frames.handshake("ABCDEF", "example", {"Origin": "http://elsewhere"})
    assert asked.startswith(b"GET /ws/ABCDEF HTTP/1.1\r\nHost: example\r\n")
    assert b"Origin: http://elsewhere\r\n" in asked
    assert asked.endswith(b"\r\n\r\n")
