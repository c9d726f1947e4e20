"""A lean crowd of players: raw sockets, hand-made frames, random offered moves."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import cast

import msgspec

SEATS = 5
HANDSHAKE = (
    "GET /ws/{code} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class SeenOffers(msgspec.Struct):
    moves: tuple[msgspec.Raw, ...] = ()


class Seen(msgspec.Struct):
    """As much of a message as a player without eyes needs."""

    type: str
    version: int = 0
    offers: SeenOffers | None = None
    re: str | None = None
    code: str | None = None


decoder = msgspec.json.Decoder(Seen)


def masked(payload: bytes) -> bytes:
    """A client's text frame, masked with zeros: legal, and nothing to compute."""
    length = len(payload)
    if length < 126:
        return bytes((0x81, 0x80 | length)) + b"\0\0\0\0" + payload
    return b"\x81\xfe" + length.to_bytes(2, "big") + b"\0\0\0\0" + payload


class Load:
    """What the whole crowd counts."""

    def __init__(self) -> None:
        self.moves = 0
        self.frames = 0
        self.frame_bytes = 0
        self.problems: dict[str, int] = {}
        self.latencies: list[float] = []
        self.interval = 0.0  # seconds between two moves of a table; 0: as fast as it goes


class LoadTable:
    """Five players, and when each version has reached all of them."""

    def __init__(self, load: Load, clock: Callable[[], float]) -> None:
        self.load = load
        self.clock = clock
        self.players: list[Player] = []
        self.waiting: list[Player] = []
        self.sent: dict[str, float] = {}
        self.reached: dict[int, int] = {}
        self.made: dict[int, float] = {}

    def arrived(self, seen: Seen) -> None:
        version = seen.version
        if seen.re is not None:
            self.made[version] = self.sent.pop(seen.re, 0.0)
        count = self.reached.get(version, 0) + 1
        if count < SEATS:
            self.reached[version] = count
            return
        self.reached.pop(version, None)
        began = self.made.pop(version, 0.0)
        if began:
            self.load.moves += 1
            self.load.latencies.append(self.clock() - began)

    def asked(self, player: Player) -> None:
        if player in self.waiting:
            self.waiting.remove(player)
        if player.offers and self.load.interval:
            self.waiting.append(player)
        elif player.offers:
            player.move()

    def tick(self) -> None:
        """One move of somebody who is asked, at the table's own pace."""
        if self.waiting:
            self.waiting.pop(random.randrange(len(self.waiting))).move()


class Player(asyncio.Protocol):
    def __init__(self, table: LoadTable, code: str, token: str) -> None:
        self.table = table
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._code = code
        self._token = token
        self._buffer = b""
        self._upgraded = False
        self.offers: tuple[msgspec.Raw, ...] = ()
        self._version = 0
        self._count = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)  # uvloop's is none by descent
        self.transport.write(HANDSHAKE.format(code=self._code).encode())

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        at = 0
        if not self._upgraded:
            at = buffer.find(b"\r\n\r\n") + 4
            self._upgraded = at >= 4
            if self._upgraded:
                self.say(msgspec.json.encode({"type": "hello", "token": self._token}))
        end = len(buffer)
        while self._upgraded and end - at >= 2:
            head, length = 2, buffer[at + 1]
            if length >= 126:
                head = 4 if length == 126 else 10
                length = int.from_bytes(buffer[at + 2 : at + head], "big") if end - at >= head else end
            if end - at < head + length:
                break
            self._frame(buffer[at], buffer[at + head : at + head + length])
            at += head + length
        self._buffer = buffer[max(at, 0) :]

    def _frame(self, opcode: int, payload: bytes) -> None:
        if opcode == 0x89:  # a ping: an empty pong would be ignored, its own payload is wanted back
            self.transport.write(bytes((0x8A, 0x80 | len(payload))) + b"\0\0\0\0" + payload)
        elif opcode == 0x81:
            self._told(decoder.decode(payload), len(payload))

    def _told(self, seen: Seen, size: int) -> None:
        load = self.table.load
        if seen.type == "update":
            load.frames += 1
            load.frame_bytes += size
            self.table.arrived(seen)
        elif seen.type == "problem":
            code = str(seen.code)
            load.problems[code] = load.problems.get(code, 0) + 1
        elif seen.type == "welcome" and not self.welcomed.done():
            self.welcomed.set_result(None)
        self._version = max(self._version, seen.version)
        if seen.offers is not None:
            self.offers = seen.offers.moves
            self.table.asked(self)

    def move(self) -> None:
        choice = bytes(random.choice(self.offers))
        self._count += 1
        name = f"{id(self):x}{self._count}"
        self.table.sent[name] = self.table.clock()
        self.say(b'{"type":"move","id":"%b","seen":%d,"move":%b}' % (name.encode(), self._version, choice))

    def say(self, message: bytes) -> None:
        self.transport.write(masked(message))
