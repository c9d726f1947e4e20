"""Frames are read as the `websockets` library reads them, whole or cut anywhere."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame as Theirs
from websockets.frames import Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from tablee.client.client_frames import frame as by_hand
from tablee.server.wire.frames import (
    BINARY,
    CLOSE,
    PIECE,
    TEXT,
    BrokenFrame,
    FrameReader,
    close_frame,
    close_reply,
    control_frame,
    framed,
    text_in,
)

LONGEST = 1000


def frame(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """Masked as a browser would; control frames that may not be are made by hand."""
    if opcode < Opcode.CLOSE or (fin and len(data) < 126):
        return Theirs(opcode, data, fin).serialize(mask=True)
    return by_hand(data, opcode, final=fin)


def read(*parts: bytes) -> tuple[list[tuple[int, bytes]], int]:
    """The messages and control frames found, and the code of the end."""
    reader, found = FrameReader(LONGEST), list[tuple[int, bytes]]()
    for part in parts:
        reader.feed(part)
        try:
            while (one := reader.next()) is not None:
                found += [(one.kind, one.payload)] if one.kind != PIECE else []
        except BrokenFrame as broken:
            return found, broken.code
    return found, 0


def theirs(data: bytes) -> tuple[list[tuple[int, bytes]], int]:
    """The same by `websockets`, its pieces put together."""
    line = ServerProtocol(state=State.OPEN, max_size=LONGEST)
    line.receive_data(data)
    found: list[tuple[int, bytes]] = []
    pieces: list[bytes] = []
    kind = 0
    for event in line.events_received():
        assert isinstance(event, Theirs)
        if event.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            kind = int(event.opcode) or kind
            pieces.append(bytes(event.data))
            if event.fin:
                found.append((kind, b"".join(pieces)))
                pieces, kind = [], 0
        else:
            found.append((int(event.opcode), bytes(event.data)))
    failed = line.parser_exc is not None and line.close_sent is not None
    return found, line.close_sent.code if failed and line.close_sent else 0


frames = st.builds(
    frame,
    st.binary(max_size=400),
    st.sampled_from([o for o in Opcode if o is not Opcode.CLOSE]),
    st.booleans(),
)
noise = st.binary(max_size=60)


def made(parts: list[bytes]) -> bytes:
    return b"".join(parts)


@given(st.lists(st.one_of(frames, noise), max_size=6).map(made))
def test_a_row_of_frames_is_read_as_websockets_reads_it(data: bytes) -> None:
    (expected, code), (found, own) = theirs(data), read(data)
    if CLOSE in [
        kind for kind, _ in found
    ]:  # after which theirs reads no further; `closing_answer` judges it
        before = [kind for kind, _ in found].index(CLOSE)
        assert found[:before] == expected[:before]
    else:
        assert found == expected
        both_faults = {own, code} == {1002, 1009}  # out of order and too long at once: either may be named
        assert own == code or not code or both_faults  # ours knows what is wrong before the frame is complete


@given(st.lists(frames, max_size=5).map(made), st.lists(st.integers(1, 50), max_size=30))
def test_cut_anywhere_it_is_the_same(data: bytes, cuts: list[int]) -> None:
    parts, at = [], 0
    for cut in cuts:
        parts.append(data[at : at + cut])
        at += cut
    assert read(*parts, data[at:]) == read(data)


def test_a_reader_at_rest_holds_nothing() -> None:
    reader = FrameReader(LONGEST)
    reader.feed(frame(b"ab", fin=False))
    assert reader.next() == (PIECE, b"ab")
    reader.feed(frame(b"c", Opcode.CONT))
    assert reader.next() == (TEXT, b"abc")
    assert reader.begun == 0
    reader.feed(b"\x81\x81")
    assert reader.next() is None
    assert reader.begun == 2


def test_no_number_of_empty_pieces_takes_memory() -> None:
    reader = FrameReader(LONGEST)
    reader.feed(frame(b"", Opcode.BINARY, fin=False) + frame(b"", Opcode.CONT, fin=False) * 1000)
    while reader.next() is not None:
        pass
    assert reader.begun == 1
    reader.feed(frame(b"x", Opcode.CONT))
    assert reader.next() == (BINARY, b"x")


@pytest.mark.parametrize("size", [LONGEST + 1, 1 << 40, (1 << 64) - 1])
def test_too_long_is_known_by_the_head(size: int) -> None:
    head = b"\x81\xff" + size.to_bytes(8, "big") + b"\0\0\0\0"
    assert read(head) == ([], 1009)


def test_pieces_together_are_not_longer_than_one() -> None:
    data = frame(b"x" * 600, fin=False) + frame(b"x" * 600, Opcode.CONT)
    assert read(data) == ([], 1009)


@given(st.binary(max_size=70_000))
def test_one_whole_text_frame_takes_the_short_way(data: bytes) -> None:
    assert text_in(frame(data)) == (data if len(data) < 1 << 16 else None)
    assert framed(data) == Theirs(Opcode.TEXT, data).serialize(mask=False)


@given(st.binary(max_size=300), st.integers(min_value=1, max_value=20))
def test_anything_else_takes_the_long_way(data: bytes, cut: int) -> None:
    whole = frame(data)
    assert text_in(whole[:-cut]) is None
    assert text_in(whole + whole[:cut]) is None
    assert text_in(frame(data, Opcode.BINARY)) is None
    assert text_in(frame(data, fin=False)) is None
    assert text_in(Theirs(Opcode.TEXT, data).serialize(mask=False)) is None


@pytest.mark.parametrize("length", [0, 125, 126, 65_535, 65_536])
def test_heads_at_their_limits(length: int) -> None:
    data: Any = b"a" * length
    assert framed(data) == Theirs(Opcode.TEXT, data).serialize(mask=False)


def test_the_house_s_control_frames_are_theirs() -> None:
    assert control_frame(0x9, b"12345678") == Theirs(Opcode.PING, b"12345678").serialize(mask=False)
    assert close_frame(1008, "too-fast") == Theirs(Opcode.CLOSE, b"\x03\xf0too-fast").serialize(mask=False)


@pytest.mark.parametrize(
    ("payload", "answered"),
    [
        (b"", b"\x88\x00"),
        (b"\x03\xe8bye", b"\x88\x05\x03\xe8bye"),
        (b"\x03", close_frame(1002)),
        (b"\x03\xed", close_frame(1002)),  # 1005 is never sent
        (b"\x00\x00", close_frame(1002)),
        (b"\x03\xe8\xff", close_frame(1007)),
    ],
)
def test_a_close_is_answered_with_itself_or_with_what_is_wrong_with_it(
    payload: bytes, answered: bytes
) -> None:
    assert close_reply(payload) == answered
