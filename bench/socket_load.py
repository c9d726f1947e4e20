"""A lean crowd of players: raw sockets, hand-made frames, random offered moves."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import cast

import msgspec

from tablee.client.client_frames import PONG, frame, handshake, split

SEATS = 5
A_PING, A_TEXT = 0x89, 0x81  # first bytes of frames from the house


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
        self.transport.write(handshake(self._code))

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer + data if self._buffer else data
        if not self._upgraded:
            head, upgraded, buffer = buffer.partition(b"\r\n\r\n")
            self._upgraded = bool(upgraded)
            if not upgraded:
                self._buffer = head
                return
            self.say(msgspec.json.encode(self._hello()))
        frames, self._buffer = split(buffer)
        for first, payload in frames:
            self._frame(first, payload)

    def _hello(self) -> dict[str, object]:
        return {"type": "hello", "token": self._token}

    def _frame(self, first: int, payload: bytes) -> None:
        if first == A_PING:  # an empty pong would be ignored: its own payload is wanted back
            self.transport.write(frame(payload, PONG))
        elif first == A_TEXT:
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
        self.transport.write(frame(message))


class Screen(Player):
    """A television: it is told everything public, and nobody waits for it."""

    def __init__(self, table: LoadTable, code: str) -> None:
        super().__init__(table, code, "")

    def _hello(self) -> dict[str, object]:
        return {"type": "hello", "television": True}

    def _told(self, seen: Seen, size: int) -> None:
        if seen.type == "welcome" and not self.welcomed.done():
            self.welcomed.set_result(None)
