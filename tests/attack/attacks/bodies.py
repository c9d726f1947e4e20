"""Headers, addresses and bodies larger, deeper and stranger than any honest client sends."""

from __future__ import annotations

import asyncio
import gzip
import json
from typing import Any, Final

from tests.attack.ground import JSON, Ground

OPEN: Final = {"game": "toy", "name": "Eve", "seats": 5}
POSTS: Final = ("/api/tables", "/api/tables/from", "/api/replay", "/api/curve", "/api/tables/AAAAAA/seats")


WRONG: Final[tuple[dict[str, Any], ...]] = (
    {"seats": 10**30},
    {"seats": -1},
    {"seats": 2, "bots": ["hard"] * 4, "begin": True},
    {"bots": ["x"] * 9000},
    {"options": {"counters": 2**70}},
    {"options": {"a": None}},
    {"settings": {"away_seconds": 2**63}},
    {"settings": {"pace": -1}},
    {"game": "\0"},
    {"game": "../../etc"},
    {"name": "\ud800"},
    {"name": "a\u200b\u200d\u2060" * 6},
    {"name": " " * 24},
    {"seed": "\u202e" * 64},
)


async def header_flood(ground: Ground) -> None:
    """Headers without end on one request, as fast as they are taken."""
    piece = b"".join(b"x-%d: %s\r\n" % (number, b"y" * 1000) for number in range(60))

    async def flood(_: int) -> None:
        for _ in ground.times(400):
            async with ground.raw() as (_reader, writer):
                writer.write(b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n")
                for _ in ground.times(60):
                    writer.write(piece)
                    await writer.drain()
                    ground.tally["kilobytes"] += 60

    await ground.together(8, flood)


async def many_headers(ground: Ground) -> None:
    """Whole requests with a thousand small headers each."""
    many = b"".join(b"h%d: v\r\n" % number for number in range(2000))
    asked = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\n%b\r\n" % many

    async def flood(_: int) -> None:
        async with ground.raw() as (reader, writer):
            for _ in ground.times(20_000):
                writer.write(asked)
                await reader.readuntil(b"\r\n\r\n")
                ground.tally["requests"] += 1

    await ground.together(8, flood)


async def long_addresses(ground: Ground) -> None:
    paths = [
        "/" + "a" * 60_000,
        "/api/tables/" + "A" * 60_000,
        "/?" + "&".join(f"a{n}=b" for n in range(8000)),
    ]
    paths += ["/" + "%2e%2e/" * 5000, "/api/tables/%ff%fe%00", "/ws/" + "x" * 60_000, "/" + "a/" * 20_000]

    async def ask(number: int) -> None:
        for step in ground.times(20_000):
            await ground.ask("GET", paths[(number + step) % len(paths)])

    await ground.together(6, ask)


async def large_bodies(ground: Ground) -> None:
    """As much as a record may have and more, none of it worth reading."""
    junk = [b"[" + b"0," * 3_000_000 + b"0]", b'"' + b"x" * 7_000_000 + b'"', b"{" + b" " * 7_900_000 + b"}"]
    junk.append(b"[" + b"{}," * 2_500_000 + b"{}]")
    junk.append(json.dumps({**OPEN, "options": {f"o{n}": n for n in range(4000)}}).encode())

    async def post(number: int) -> None:
        for step in ground.times(200):
            await ground.ask("POST", POSTS[(number + step) % len(POSTS)], junk[(number + step) % len(junk)])

    await ground.together(4, post)


async def deep_bodies(ground: Ground) -> None:
    """JSON deeper than anybody's stack, at every door."""
    deep = [b"[" * 60_000, b'{"a":' * 10_000 + b"1" + b"}" * 10_000, b"[" * 30_000 + b"]" * 30_000]
    deep.append(b'{"game":"toy","name":"Eve","seats":5,"options":{"a":' + deep[2] + b"}}")
    deep.append(b'{"turn":0,"seat":0,"name":"Eve","record":' + deep[2] + b"}")

    async def post(number: int) -> None:
        for step in ground.times(5000):
            await ground.ask(
                "POST", POSTS[(number + step) % len(POSTS)], deep[(number * 3 + step) % len(deep)]
            )

    await ground.together(4, post)


async def wrong_bodies(ground: Ground) -> None:
    """What is no message: wrong types, absurd numbers, broken text, unknown games and seats."""
    wrong: list[Any] = [*[{**OPEN, **one} for one in WRONG], [], None, 0, "x"]
    bodies = [json.dumps(one).encode() for one in wrong] + [b"\xff\xfe", b"", b"{", b"\0" * 100]
    gets = ["/api/tables/AAAAAA/replay?seat=nan", "/api/replay?seat=99999999999999999999", "/api/%e2%82"]
    gets += ["/api/scenes/toy/%00", "/api/scenes/x/y?seat=-1", "/api/rules/toy/..%2f..%2fx"]

    async def ask(number: int) -> None:
        for step in ground.times(5000):
            at = number * 5 + step
            await ground.ask("POST", POSTS[at % len(POSTS)], bodies[at % len(bodies)])
            await ground.ask("GET", gets[at % len(gets)])
            await ground.ask(("HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "FOO")[at % 6], "/api/tables")

    await ground.together(3, ask)


async def packed_bodies(ground: Ground) -> None:
    """A small body that says it is a large one packed: it is to be refused, not unpacked."""
    bomb = gzip.compress(b'{"game":"toy","name":"' + b"x" * 30_000_000)
    for step in ground.times(500):
        path = POSTS[step % len(POSTS)]
        await ground.ask("POST", path, bomb, JSON | {"content-encoding": ("gzip", "deflate", "br")[step % 3]})


async def no_http(ground: Ground) -> None:
    """Bytes of other protocols, and HTTP that contradicts itself."""
    tls = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\0" * 500
    both = b"POST /api/tables HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n"
    chunk = b"POST /api/tables HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nffffffffffffffff\r\n"
    upgrade = b"GET /ws/AAAAAA HTTP/1.1\r\nhost: a\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n"
    h2 = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + b"\0" * 100
    twice = b"GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n"
    said = [
        tls,
        both + b"0\r\n\r\nGET /smuggled HTTP/1.1\r\n\r\n",
        chunk,
        upgrade,
        h2,
        twice,
        b"\r\n" * 500,
        b"\0",
    ]

    async def send(number: int) -> None:
        for step in ground.times(10_000):
            async with ground.raw() as (reader, writer):
                writer.write(said[(number + step) % len(said)])
                writer.write_eof()
                await reader.read(65536)
                ground.tally["connections"] += 1

    await ground.together(4, send)


async def one_long_row(ground: Ground) -> None:
    """Thousands of requests on one connection, none of whose answers is read."""
    row = b"GET /api/openapi.json HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n" * 500

    async def send(_: int) -> None:
        async with ground.raw() as (_reader, writer):
            for _ in ground.times(40):
                writer.write(row)
                await writer.drain()
                ground.tally["requests"] += 500
            await asyncio.sleep(max(0.0, ground.left))

    await ground.together(6, send)


async def endless_chunks(ground: Ground) -> None:
    """A body in pieces of one byte, whose end is never told."""
    first = b"POST /api/replay HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n"

    async def send(_: int) -> None:
        for _ in ground.times(100):
            async with ground.raw() as (_reader, writer):
                writer.write(first + b"transfer-encoding: chunked\r\n\r\n")
                for _ in ground.times(200):
                    writer.write(b"1\r\n \r\n" * 5000)
                    await writer.drain()
                    ground.tally["kilobytes"] += 30

    await ground.together(6, send)


ATTACKS = {
    "endless-chunks": endless_chunks,
    "header-flood": header_flood,
    "many-headers": many_headers,
    "long-addresses": long_addresses,
    "large-bodies": large_bodies,
    "deep-bodies": deep_bodies,
    "wrong-bodies": wrong_bodies,
    "packed-bodies": packed_bodies,
    "no-http": no_http,
    "one-long-row": one_long_row,
}
