"""WebSocket frames as bytes (RFC 6455): a client's are read one after the other, the house's are made.

The reader hands over one frame at a time, so that each can be counted before the next costs anything.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.server.wire.borrowed import apply_mask

PIECE: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
FINAL: Final = 0x80
MASKED: Final = 0x80
WHOLE_TEXT: Final = FINAL | TEXT  # the first byte of a message in one frame
SHORTEST_MASKED: Final = MASKED  # the second byte, of an empty one
HUGE: Final = 0xFF  # the second byte of one whose length takes eight more
LONGEST_CONTROL: Final = 125  # bytes; also what a length of one byte can say

NORMAL: Final = 1000
PROTOCOL_ERROR: Final = 1002
BAD_DATA: Final = 1007
POLICY: Final = 1008
TOO_LONG: Final = 1009
SERVICE_RESTART: Final = 1012
TRY_LATER: Final = 1013
MOVED: Final = 4012  # between nodes only: another one runs this table now, or nobody yet


class BrokenFrame(Exception):
    """The client does not speak the protocol; `code` closes the socket."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Frame(NamedTuple):
    """`kind` TEXT or BINARY is a whole message, PIECE a part of one that goes on."""

    kind: int
    payload: bytes


class FrameReader:
    """Reads frames out of the bytes of one connection, none longer than stated."""

    __slots__ = ("_data", "_kind", "_longest", "_pieces", "_size")

    def __init__(self, longest: int) -> None:
        self._data = bytearray()
        self._longest = longest
        self._kind = 0  # of the message whose pieces came so far
        self._pieces: list[bytes] = []
        self._size = 0

    def feed(self, data: bytes) -> None:
        self._data += data

    @property
    def begun(self) -> int:
        """Bytes held of what is not complete, at least one if anything is."""
        return len(self._data) + self._size + (self._kind != 0)

    def next(self) -> Frame | None:
        """The next frame, or None until more of it has come; `BrokenFrame` if it can be none."""
        data = self._data
        if len(data) < 2:
            return None
        kind, final, short = data[0] & 0x0F, bool(data[0] & FINAL), data[1] & 0x7F
        self._check(data[0], data[1], short)
        wide = 2 if short == 126 else 8 if short == 127 else 0
        if len(data) < 2 + wide:
            return None
        length = int.from_bytes(data[2 : 2 + wide], "big") if wide else short
        if kind < CLOSE and self._size + length > self._longest:
            raise BrokenFrame(TOO_LONG, "too-large")
        start = 6 + wide
        if len(data) < start + length:
            return None
        payload = apply_mask(bytes(data[start : start + length]), bytes(data[start - 4 : start]))
        del data[: start + length]
        return Frame(kind, payload) if kind >= CLOSE else self._joined(kind, final, payload)

    def _check(self, first: int, second: int, short: int) -> None:
        kind, final = first & 0x0F, first & FINAL
        if first & 0x70:
            raise BrokenFrame(PROTOCOL_ERROR, "reserved bits")
        if not second & MASKED:
            raise BrokenFrame(PROTOCOL_ERROR, "not masked")
        if kind not in (PIECE, TEXT, BINARY, CLOSE, PING, PONG):
            raise BrokenFrame(PROTOCOL_ERROR, "unknown opcode")
        if kind >= CLOSE and (short > LONGEST_CONTROL or not final):
            raise BrokenFrame(PROTOCOL_ERROR, "control frame too long or in pieces")
        if kind < CLOSE and (kind == PIECE) != bool(self._kind):
            raise BrokenFrame(PROTOCOL_ERROR, "pieces out of order")

    def _joined(self, kind: int, final: bool, payload: bytes) -> Frame:
        if final and not self._kind:
            return Frame(kind, payload)
        self._kind = self._kind or kind
        if payload:
            self._pieces.append(payload)
            self._size += len(payload)
        if not final:
            return Frame(PIECE, payload)
        whole = Frame(self._kind, b"".join(self._pieces))
        self._kind, self._pieces, self._size = 0, [], 0
        return whole


def text_in(data: bytes) -> bytes | None:
    """The text, if the data is exactly one final, masked text frame of less than 64 KiB."""
    size = len(data)
    if size < 6 or data[0] != WHOLE_TEXT or data[1] < SHORTEST_MASKED or data[1] == HUGE:
        return None
    length, start = data[1] & 0x7F, 6
    if length == 126:
        length, start = data[2] << 8 | data[3], 8
    if size != start + length:
        return None
    return bytes(apply_mask(data[start:], data[start - 4 : start]))


def framed(text: bytes) -> bytes:
    """An unmasked, unfragmented text frame."""
    length = len(text)
    if length < 126:
        return bytes((FINAL | TEXT, length)) + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


def control_frame(kind: int, payload: bytes = b"") -> bytes:
    """A ping, pong or close."""
    return bytes((FINAL | kind, len(payload))) + payload


def text_of(frame: bytes) -> memoryview:
    """What `framed` was given."""
    short = frame[1]
    return memoryview(frame)[2 if short < 126 else 4 if short == 126 else 10 :]


def close_frame(code: int, reason: str = "") -> bytes:
    return control_frame(CLOSE, code.to_bytes(2, "big") + reason.encode()[: LONGEST_CONTROL - 2])


def close_reply(payload: bytes) -> bytes:
    """What answers a client's own close frame: the same, or what was wrong with it."""
    if not payload:
        return control_frame(CLOSE)
    code = int.from_bytes(payload[:2], "big")
    if len(payload) == 1 or not (1000 <= code <= 1003 or 1007 <= code <= 1014 or 3000 <= code < 5000):
        return close_frame(PROTOCOL_ERROR)
    try:
        payload[2:].decode()
    except UnicodeDecodeError:
        return close_frame(BAD_DATA)
    return control_frame(CLOSE, payload)
