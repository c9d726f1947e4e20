"""A socket's line by hand: whatever bytes one likes go out, and what the house says comes in."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import struct
from typing import Any

OPENING = (
    "GET /ws/{code} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
)
TEXT, BINARY, CLOSE, PING, PONG = 0x1, 0x2, 0x8, 0x9, 0xA


def frame(data: bytes, opcode: int = TEXT, *, fin: bool = True, masked: bool = True, bits: int = 0) -> bytes:
    """One frame (RFC 6455, 5.2), rightly or wrongly made."""
    first = (0x80 if fin else 0) | bits << 4 | opcode
    mask = 0x80 if masked else 0
    if len(data) < 126:
        head = struct.pack("!BB", first, mask | len(data))
    elif len(data) < 1 << 16:
        head = struct.pack("!BBH", first, mask | 126, len(data))
    else:
        head = struct.pack("!BBQ", first, mask | 127, len(data))
    return head + (b"\x00\x00\x00\x00" if masked else b"") + data


class Line:
    """One connection from an address of this machine; `said` holds the house's last messages."""

    def __init__(self, port: int, code: str, address: str) -> None:
        self.said: list[dict[str, Any]] = []
        self.codes: set[str] = set()
        self.heard = 0
        self._port, self._code, self._address = port, code, address
        self._writer: asyncio.StreamWriter | None = None
        self._ear: asyncio.Task[None] | None = None

    @property
    def open(self) -> bool:
        return self._ear is not None and not self._ear.done()

    async def dial(self) -> bool:
        """Whether the house took the call."""
        await self.hang_up()
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            reader, self._writer = await asyncio.open_connection(
                "127.0.0.1", self._port, local_addr=(self._address, 0)
            )
            self._writer.write(OPENING.format(code=self._code, port=self._port).encode())
            head = await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 20)
            if head.startswith(b"HTTP/1.1 101"):
                self._ear = asyncio.create_task(self._listen(reader))
                return True
        return False

    async def send(self, data: bytes) -> None:
        with contextlib.suppress(OSError):
            if self._writer is not None:
                self._writer.write(data)
                await self._writer.drain()

    async def say(self, **message: Any) -> None:
        await self.send(frame(json.dumps(message).encode()))

    async def _listen(self, reader: asyncio.StreamReader) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while True:
                opcode, data = await _read(reader)
                if opcode == PING:
                    await self.send(frame(data, PONG))
                elif opcode == TEXT:
                    self._hear(json.loads(data))
                elif opcode == CLOSE:
                    return

    def _hear(self, message: dict[str, Any]) -> None:
        self.heard += 1
        self.said = [*self.said[-20:], message]
        if message["type"] == "problem":
            self.codes.add(message["code"])

    async def hang_up(self) -> None:
        if self._ear is not None:
            self._ear.cancel()
        if self._writer is not None:
            self._writer.transport.abort()

    def offers(self) -> list[Any]:
        """The moves last offered on this line."""
        for message in reversed(self.said):
            if message.get("offers"):
                return list(message["offers"].get("moves", []))
        return []


async def _read(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    first, second = await reader.readexactly(2)
    length = second & 0x7F
    if length == 126:
        (length,) = struct.unpack("!H", await reader.readexactly(2))
    elif length == 127:
        (length,) = struct.unpack("!Q", await reader.readexactly(8))
    return first & 0x0F, await reader.readexactly(length)


def spoilt_frames(data: bytes, dice: random.Random) -> bytes:
    """Frames that carry this text in odd or forbidden ways; many of them end the connection."""
    half = len(data) // 2
    return dice.choice(
        (
            frame(data, BINARY),
            frame(data[:half], TEXT, fin=False) + frame(data[half:], 0),
            frame(data[:half], TEXT, fin=False) + frame(b"p", PING) + frame(data[half:], 0),
            frame(data[:half], TEXT, fin=False) + frame(data, TEXT),
            frame(data, 0),
            frame(data, masked=False),
            frame(data, bits=dice.randrange(1, 8)),
            frame(data, dice.choice((3, 4, 5, 6, 7, 11, 15))),
            frame(data[:125], PING),
            frame(data, PING),
            frame(data[:125], PONG),
            frame(dice.randbytes(dice.randrange(4)), CLOSE),
            frame(struct.pack("!H", dice.choice((0, 999, 1000, 1005, 1015, 5000, 65535))), CLOSE),
            frame(data)[: dice.randrange(1, 8)],
            struct.pack("!BBQ", 0x81, 0xFF, dice.choice((2**16, 2**32, 2**63 - 1, 2**64 - 1))),
            frame(b""),
            frame(b" " * 70_000),
            b"".join(frame(data[at : at + 1], 0 if at else TEXT, fin=at == 4) for at in range(5)),
            dice.randbytes(dice.randrange(1, 300)),
        )
    )
