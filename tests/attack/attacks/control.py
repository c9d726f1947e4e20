"""Frames that are no messages: control frames, empty ones, fragments, and what no client may send."""

from __future__ import annotations

from tablee.client.client_frames import BINARY, CONTINUATION, PING, PONG, TEXT, frame
from tests.attack.ground import Ground


async def _flood(ground: Ground, piece: bytes, sockets: int = 8, most: int = 2000) -> None:
    """So many sockets watch a table and write that piece over and over."""

    async def write(number: int) -> None:
        for _ in ground.times(5000):
            code = ground.codes[number % len(ground.codes)]
            async with ground.socket(code, hello={}) as (reader, writer):
                for _ in ground.times(most):
                    writer.write(piece)
                    await writer.drain()
                    ground.tally["kilobytes"] += len(piece) // 1024
                    if reader.at_eof():
                        ground.tally["sent off"] += 1
                        break

    await ground.together(sockets, write)


async def ping_flood(ground: Ground) -> None:
    await _flood(ground, frame(b"", PING) * 4000)


async def long_pings(ground: Ground) -> None:
    await _flood(ground, frame(b"x" * 125, PING) * 500)


async def pong_flood(ground: Ground) -> None:
    await _flood(ground, frame(b"", PONG) * 4000)


async def empty_frames(ground: Ground) -> None:
    await _flood(ground, frame(b"") * 2000)


async def empty_fragments(ground: Ground) -> None:
    """One message of endless empty pieces: it never reaches the longest length."""
    await _flood(ground, frame(b"", TEXT, final=False) + frame(b"", CONTINUATION, final=False) * 4000)


async def small_fragments(ground: Ground) -> None:
    """One message in pieces of a byte, up to the longest, again and again."""
    pieces = frame(b" ", CONTINUATION, final=False) * 60_000
    await _flood(ground, frame(b"", TEXT, final=False) + pieces + frame(b"{}", CONTINUATION), most=20)


async def wrong_frames(ground: Ground) -> None:
    """Reserved bits and kinds, unmasked frames, lengths that lie, text that is none, closes of all kinds."""
    wrong = [
        b"\xf1\x80\0\0\0\0",
        b"\x83\x80\0\0\0\0",
        b"\x81\x05hello",
        b"\x81\xff\x7f" + b"\xff" * 7 + b"\0" * 4,
    ]
    wrong += [frame(b"\xff\xfe"), frame(b"{}", BINARY), frame(b"x", CONTINUATION), b"\x09\x80\0\0\0\0"]
    wrong += [b"\x88\x81\0\0\0\0x", b"\x88\x82\0\0\0\0\x00\x01", b"\x89\xfe\x00\x7e\0\0\0\0" + b"x" * 126]

    async def write(number: int) -> None:
        for step in ground.times(20_000):
            code = ground.codes[number % len(ground.codes)]
            async with ground.socket(code, hello={} if step % 2 else None) as (reader, writer):
                writer.write(wrong[(number + step) % len(wrong)])
                await reader.read(65536)
                ground.tally["sockets"] += 1

    await ground.together(6, write)


ATTACKS = {
    "ping-flood": ping_flood,
    "long-pings": long_pings,
    "pong-flood": pong_flood,
    "empty-frames": empty_frames,
    "empty-fragments": empty_fragments,
    "small-fragments": small_fragments,
    "wrong-frames": wrong_frames,
}
