"""Bare connections to a house: bytes in, bytes out, as no honest client would."""

from __future__ import annotations

import asyncio
import socket
from types import TracebackType

from tests.server.house import PATIENCE, House


class Raw:
    """One TCP connection, from an address of the loopback network if one is named."""

    def __init__(self, house: House, address: str = "127.0.0.1") -> None:
        self._port = house.port
        self._address = address
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def __aenter__(self) -> Raw:
        self.reader, self.writer = await asyncio.open_connection(
            "127.0.0.1", self._port, local_addr=(self._address, 0), family=socket.AF_INET
        )
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.writer.transport.abort()

    async def send(self, data: bytes) -> None:
        """As much of it as the house takes."""
        try:
            self.writer.write(data)
            await asyncio.wait_for(self.writer.drain(), PATIENCE)
        except OSError:
            return

    async def rest(self) -> bytes:
        """Everything until the house closes."""
        data = b""
        try:
            while part := await asyncio.wait_for(self.reader.read(65536), PATIENCE):
                data += part
        except ConnectionError:
            pass
        return data

    async def until(self, end: bytes) -> bytes:
        data = b""
        while end not in data:
            part = await asyncio.wait_for(self.reader.read(65536), PATIENCE)
            assert part, data
            data += part
        return data
