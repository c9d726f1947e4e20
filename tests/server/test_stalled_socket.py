"""A watcher on a real socket who stops reading, in a house that soon notices."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from tests.server.house import Guest, House

SMALL = 4096
LINE = "🎲" * 500
TALKATIVE = "limits.CHAT_BYTES_PER_MINUTE = limits.TABLE_CHAT_BYTES_PER_MINUTE = 1e9; "
TALKATIVE += "limits.WRITES_PER_MINUTE = limits.TABLE_WRITES_PER_MINUTE = limits.MESSAGES_BURST = 1e9; "
IMPATIENT = f"from tablee.server import limits; limits.QUEUE_BYTES = 0; {TALKATIVE}"


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[House]:
    """It drops whoever has more waiting than the transport likes to hold."""
    house = House(tmp_path / "tablee.db", first=IMPATIENT)
    house.start()
    yield house
    assert house.stop() == 0


class Deaf:
    """A client that says hello and never reads again."""

    def __init__(self, house: House, code: str) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self._socket.setblocking(False)
        self._port, self._url = house.port, f"{house.base.replace('http', 'ws')}/ws/{code}"

    async def enter(self) -> None:
        loop, talk = asyncio.get_running_loop(), ClientProtocol(parse_uri(self._url))
        await loop.sock_connect(self._socket, ("127.0.0.1", self._port))
        talk.send_request(talk.connect())
        await loop.sock_sendall(self._socket, b"".join(talk.data_to_send()))
        heard = b""
        while b"\r\n\r\n" not in heard:
            heard += await loop.sock_recv(self._socket, 1)
        hello = Frame(Opcode.TEXT, b'{"type":"hello"}').serialize(mask=True)
        await loop.sock_sendall(self._socket, hello)

    def close(self) -> None:
        self._socket.close()


async def test_everybody_else_hears_every_version_while_he_is_dropped(impatient: House) -> None:
    first = impatient.open(seats=2, options={"counters": 500, "guessing": False})
    second = impatient.sit(first["code"], "Bruno")
    deaf = Deaf(impatient, first["code"])
    async with Guest(impatient, first) as anne:
        await deaf.enter()
        await anne.hear("presence", watchers=1)
        async with Guest(impatient, second) as bruno:
            for _ in range(5000):  # the kernel takes some megabytes; a guest notices every gap
                await anne.ask("say", text=LINE)
                await bruno.so(lambda: bruno.version == anne.version)
                if any(told["type"] == "presence" and not told["watchers"] for told in anne.told):
                    break
            else:
                raise AssertionError("the deaf one is never dropped")
            if not any(told["type"] == "presence" and not told["watchers"] for told in bruno.told):
                await bruno.hear("presence", watchers=0)
    deaf.close()
