"""The crowd of `socket_load.py` at tables of Colyseus: one WebSocket a player, messages in MessagePack."""

from __future__ import annotations

import asyncio
from functools import cache
from random import choice
from typing import cast

import msgspec

from bench.socket_load import A_PING, LoadTable, Player, Seen
from tablee.client.client_frames import BINARY, KEY, PONG, frame
from tests.games.dalmuti.bench.socketio import SeenGame, moves

JOIN_ROOM, ROOM_DATA = b"\x0a", b"\x0d"
UPDATE = ROOM_DATA + b"\xa6update"
MOVE = ROOM_DATA + b"\xa4move"


class SeenUpdate(msgspec.Struct):
    seat: int
    version: int
    G: SeenGame


_update = msgspec.msgpack.Decoder(SeenUpdate)


@cache
def packed(move: bytes) -> bytes:
    """A move as `socketio.py` writes it, as Colyseus reads it."""
    return frame(MOVE + msgspec.msgpack.encode(msgspec.json.decode(b"{%b}" % move)), BINARY)


class Guest(Player):
    """`path` is where a reservation lets one in; every update carries a version as ours do."""

    def __init__(self, table: LoadTable, path: str) -> None:
        super().__init__(table, path, "")

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.WriteTransport, transport)  # uvloop's is none by descent
        lines = [
            f"GET {self._code} HTTP/1.1",
            "Host: bench",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {KEY}",
            "Sec-WebSocket-Version: 13",
        ]
        self.transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        if not self._upgraded:
            self._upgraded = True
            data = data[data.index(b"\r\n\r\n") + 4 :]
        super().data_received(data)

    def _frame(self, first: int, payload: bytes) -> None:
        if first == A_PING:
            self.transport.write(frame(payload, PONG))
        elif payload.startswith(UPDATE):
            self._updated(payload)
        elif payload.startswith(JOIN_ROOM):
            self.transport.write(frame(JOIN_ROOM, BINARY))
            self.welcomed.set_result(None)

    def _updated(self, payload: bytes) -> None:
        seen, load = _update.decode(payload[len(UPDATE) :]), self.table.load
        load.frames += 1
        load.frame_bytes += len(payload)
        self._version = seen.version
        self.table.arrived(Seen("update", seen.version))
        if seen.G.turn == seen.seat:
            self.offers = moves(seen.G)
            if seen.version:  # the first move waits until all tables are full
                self.table.asked(self)

    def move(self) -> None:
        self.table.made[self._version + 1] = self.table.clock()
        self.transport.write(packed(bytes(choice(self.offers))))


async def sit_down(table: LoadTable, port: int, path: str) -> None:
    guest = Guest(table, path)
    await asyncio.get_running_loop().create_connection(lambda: guest, "127.0.0.1", port)
    table.players.append(guest)
    await guest.welcomed
