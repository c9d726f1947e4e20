"""The path from one node to the database: it can be slow, and lose what it carries for a while."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

AGAIN = 0.25  # seconds until TCP sends again what was lost, more or less


class SlowPath:
    """Passes bytes on, each piece after `delay` seconds, and `loss` of them only at the second try."""

    def __init__(self, host: str, port: int) -> None:
        self._to = host, port
        self.delay = 0.0
        self.loss = 0.0
        self._server: asyncio.Server | None = None
        self.port = 0

    async def open(self, host: str) -> None:
        self._server = await asyncio.start_server(self._lead, host, 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def close(self) -> None:
        if self._server is not None:
            self._server.close()

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(2):
                there, back = await asyncio.open_connection(*self._to)
            await asyncio.gather(self._pass_on(reader, back), self._pass_on(there, writer))
        writer.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(65536):
                if self.delay or self.loss:
                    lost = random.random() < self.loss
                    await asyncio.sleep(self.delay * random.uniform(0.5, 1.5) + (AGAIN if lost else 0))
                writer.write(piece)
                await writer.drain()
        writer.close()
