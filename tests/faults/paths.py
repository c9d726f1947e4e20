"""The path from one node to the database: slow or lossy, held up, or cut in the middle of an answer."""

from __future__ import annotations

import asyncio
import random
from contextlib import suppress

AGAIN = 0.25  # seconds until TCP sends again what was lost, more or less


class SlowPath:
    """Passes bytes on, each piece after `delay` seconds, and `loss` of them only at the second try.

    The database sees the node come from `source`, which no other node does. It is opened in a loop beside the
    run's own, which is late when people have much to say, and whoever tells it to change does so from there.
    """

    def __init__(self, host: str, port: int, source: str) -> None:
        self._to = host, port
        self.source = source
        self.delay = 0.0
        self.loss = 0.0
        self._asks = asyncio.Event()
        self._asks.set()
        self._lines: set[_Line] = set()
        self._server: asyncio.Server | None = None
        self.port = 0

    async def open(self, host: str) -> None:
        self._loop = asyncio.get_running_loop()
        self._server = await asyncio.start_server(self._lead, host, 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def close(self) -> None:
        if self._server is not None:
            self._loop.call_soon_threadsafe(self._server.close)

    def lead_to(self, host: str, port: int) -> None:
        """Whoever connects from now on is led there."""
        self._to = host, port

    def hold(self, on: bool) -> None:
        """What the node asks waits on its way, and arrives later though the node may have hung up."""
        self._loop.call_soon_threadsafe(self._asks.clear if on else self._asks.set)

    def cut_at_the_next_answer(self) -> None:
        """Each line is cut when the database next answers: what it was asked is done, and nobody knows."""
        self._loop.call_soon_threadsafe(self._go_deaf)

    def _go_deaf(self) -> None:
        for line in self._lines:
            line.deaf = True

    async def _lead(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, TimeoutError):
            async with asyncio.timeout(2):
                there, back = await asyncio.open_connection(*self._to, local_addr=(self.source, 0))
            line = _Line(writer, back)
            self._lines.add(line)
            try:
                await asyncio.gather(self._asked(reader, back), self._answered(there, writer, line))
            finally:
                self._lines.discard(line)
        writer.close()

    async def _asked(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(65536):
                await self._travel()
                await self._asks.wait()
                writer.write(piece)
                await writer.drain()
        writer.close()

    async def _answered(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, line: _Line
    ) -> None:
        with suppress(OSError):
            while piece := await reader.read(65536):
                if line.deaf:
                    line.cut()
                    return
                await self._travel()
                writer.write(piece)
                await writer.drain()
        writer.close()

    async def _travel(self) -> None:
        if self.delay or self.loss:
            lost = random.random() < self.loss
            await asyncio.sleep(self.delay * random.uniform(0.5, 1.5) + (AGAIN if lost else 0))


class _Line:
    def __init__(self, *ends: asyncio.StreamWriter) -> None:
        self._ends = ends
        self.deaf = False

    def cut(self) -> None:
        for end in self._ends:
            end.transport.abort()
