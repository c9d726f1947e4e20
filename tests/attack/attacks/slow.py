"""Connections that cost their owner nothing: idle, half open, a byte now and then."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

from tablee.client.client_frames import handshake
from tests.attack.ground import Ground, text


async def _trickle(ground: Ground, first: bytes, piece: bytes, count: int) -> None:
    async def one(_: int) -> None:
        async with ground.raw() as (_reader, writer):
            writer.write(first)
            ground.tally["connections"] += 1
            for _ in ground.times(1000):
                writer.write(piece)
                await writer.drain()
                await asyncio.sleep(0.4)

    await ground.together(count, one)


async def slow_headers(ground: Ground) -> None:
    """Slowloris: three hundred requests whose headers never end."""
    await _trickle(ground, b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n", b"x: y\r\n", 300)


async def slow_bodies(ground: Ground) -> None:
    first = b"POST /api/replay HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"
    await _trickle(ground, first + b"content-length: 8000000\r\n\r\n", b" " * 100, 300)


async def idle_connections(ground: Ground) -> None:
    """More connections than the house has descriptors, on which nothing is ever said."""
    await _hold(ground, 1100, b"")


async def half_open(ground: Ground) -> None:
    """Sockets that never say hello."""
    await _hold(ground, 500, handshake(ground.codes[0], f"127.0.0.1:{ground.port}"))


async def idle_watchers(ground: Ground) -> None:
    """More sockets than the house has descriptors, at tables of the attacker's own."""
    opened = [await ground.client(source).open("toy", "Eve", 5) for source in ground.sources[:8]]
    shake = [handshake(one.code, f"127.0.0.1:{ground.port}") + text({"type": "hello"}) for one in opened]
    await ground.together(1100, lambda number: _one(ground, shake[number % len(shake)]))


async def _hold(ground: Ground, count: int, first: bytes) -> None:
    await ground.together(count, lambda _: _one(ground, first))


async def _one(ground: Ground, first: bytes) -> None:
    async with ground.raw() as (reader, writer):
        ground.tally["connections"] += 1
        writer.write(first)
        while await reader.read(4096):
            ground.tally["answered"] += 1
        ground.tally["sent off"] += 1


async def slow_watchers(ground: Ground) -> None:
    """They look at the tables of honest people and stop reading, one after the other."""

    async def watch(number: int) -> None:
        code = ground.codes[number % len(ground.codes)]
        for _ in ground.times(20):
            async with ground.socket(code, hello={}) as (reader, writer):
                version = int(
                    (await reader.readuntil(b","))[4:].partition(b'"version":')[2].strip(b",") or b"0"
                )
                writer.transport.pause_reading()  # type: ignore[attr-defined]
                await _never_read(ground, writer, version)
            ground.tally["watchers"] += 1

    await ground.together(40, watch)


async def _never_read(ground: Ground, writer: asyncio.StreamWriter, version: int) -> None:
    """Each hello is answered by all there is to see, and by what was missed since."""
    for _ in ground.times(200):
        if writer.is_closing():
            return
        writer.write(text({"type": "hello", "version": max(0, version - 60)}))
        await asyncio.sleep(1 / 25)


async def cut_connections(ground: Ground) -> None:
    """Connected and cut at once, thousands of times."""

    async def cut(_: int) -> None:
        for _ in ground.times(10_000):
            async with ground.raw() as (_reader, writer):
                writer.write(b"GET / HT")
                ground.tally["connections"] += 1

    await ground.together(8, cut)


async def held_requests(ground: Ground) -> None:
    """A hundred at a time ask for a page, each on a new connection again and again, and hang up nothing."""
    request = b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"

    async def hold(_: int) -> None:
        async with AsyncExitStack() as stack:
            for _ in ground.times(30):
                reader, writer = await stack.enter_async_context(ground.raw())
                writer.write(request)
                ground.tally["answered" if await reader.read(65536) else "sent off"] += 1

    await ground.together(100, hold)


ATTACKS = {
    "slow-headers": slow_headers,
    "slow-bodies": slow_bodies,
    "idle-connections": idle_connections,
    "half-open": half_open,
    "idle-watchers": idle_watchers,
    "held-requests": held_requests,
    "slow-watchers": slow_watchers,
    "cut-connections": cut_connections,
}
