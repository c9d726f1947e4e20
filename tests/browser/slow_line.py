"""A slow line to a house: every byte arrives, each way so much later."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.browser.small_server import small_server
from tests.ports import HeldPort

Piece = tuple[float, bytes]


@contextmanager
def slow_line(address: str, seconds: float) -> Iterator[str]:
    """The address of the same house by that line, for as long as it is needed."""
    held = HeldPort()
    house = int(address.rsplit(":", 1)[1])

    async def passed_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection("127.0.0.1", house)
        await asyncio.gather(_way(reader, far_writer, seconds), _way(far_reader, writer, seconds))

    with small_server(held.number, passed_on):
        yield f"http://127.0.0.1:{held.number}"


async def _way(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, seconds: float) -> None:
    """What comes in goes out as much later, in the same order."""
    clock, pieces = asyncio.get_running_loop().time, asyncio.Queue[Piece]()

    async def out() -> None:
        while True:
            due, piece = await pieces.get()
            await asyncio.sleep(due - clock())
            if not piece:
                return writer.close()
            with suppress(ConnectionError):
                writer.write(piece)
                await writer.drain()

    async with asyncio.TaskGroup() as both:
        both.create_task(out())
        with suppress(ConnectionError):
            while piece := await reader.read(65536):
                pieces.put_nowait((clock() + seconds, piece))
        pieces.put_nowait((clock() + seconds, b""))
