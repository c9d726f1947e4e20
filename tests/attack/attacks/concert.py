"""Many who do the same at the same moment: one turn of the loop must not be given all of it to do."""

from __future__ import annotations

import asyncio
from asyncio import StreamReader, StreamWriter
from collections.abc import Awaitable, Callable, Sequence
from functools import partial

from tablee.client.client_frames import PING, frame, handshake
from tests.attack.ground import Ground, Stream, text

WATCHERS = 400
ASKING = 400
PINGS = 60  # as many as a socket may send in one go
REST = 0.25  # seconds until the next concert
Part = Callable[[int, StreamReader, StreamWriter], Awaitable[None]]


async def _concert(ground: Ground, players: int, parts: Sequence[Part]) -> None:
    """So many connect; then all of them play each part at once, and all hang up at once; and again."""
    for _ in ground.times(20):
        lines: list[Stream] = []
        await ground.together(players, partial(_connect, ground, lines))
        for part in parts:
            await ground.together(len(lines), partial(_play, part, lines))
        for _reader, writer in lines:
            writer.transport.abort()
        ground.tally["concerts"] += 1
        await asyncio.sleep(REST)


async def _connect(ground: Ground, lines: list[Stream], _: int) -> None:
    lines.append(await ground.connect())


async def _play(part: Part, lines: list[Stream], number: int) -> None:
    await part(number, *lines[number])


async def watchers_in_concert(ground: Ground) -> None:
    """They come to tables of the attacker's own, say hello, ping and leave."""
    opened = [await ground.client(source).open("toy", "Eve", 5) for source in ground.sources[:8]]

    async def come(number: int, reader: StreamReader, writer: StreamWriter) -> None:
        writer.write(handshake(opened[number % len(opened)].code, f"127.0.0.1:{ground.port}"))
        await reader.readuntil(b"\r\n\r\n")

    async def say_hello(_: int, reader: StreamReader, writer: StreamWriter) -> None:
        writer.write(text({"type": "hello"}))
        await reader.read(65536)
        ground.tally["greeted"] += 1

    async def ping(_: int, reader: StreamReader, writer: StreamWriter) -> None:
        writer.write(frame(b"", PING) * PINGS)
        await reader.read(65536)
        ground.tally["pinged"] += 1

    await _concert(ground, WATCHERS, [come, say_hello, ping])


async def requests_in_concert(ground: Ground) -> None:
    """All ask for a page in the same moment, and once more."""
    asked = f"GET /api/tables/{ground.lobby} HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n".encode()

    async def ask(_: int, reader: StreamReader, writer: StreamWriter) -> None:
        writer.write(asked)
        ground.tally["answered" if await reader.read(65536) else "sent off"] += 1

    await _concert(ground, ASKING, [ask, ask])


ATTACKS = {"watchers-in-concert": watchers_in_concert, "requests-in-concert": requests_in_concert}
