"""What a page of somebody else's, or a liar about addresses, may get from the house: nothing."""

from __future__ import annotations

import json
from typing import Final

from tablee.client import Line, Unreachable
from tablee.client.client_frames import handshake
from tests.attack.ground import JSON, Ground

EVIL: Final = "evil.example"
OPEN: Final = json.dumps({"game": "toy", "name": "Eve", "seats": 5}).encode()


async def foreign_pages(ground: Ground) -> None:
    """A page of another site makes its visitor's browser open tables, sit down and connect (CSRF)."""
    origin = f"http://{EVIL}"
    for number in ground.times(2000):
        kind = ("application/json", "text/plain", "application/x-www-form-urlencoded", "")[number % 4]
        answer = await ground.ask("POST", "/api/tables", OPEN, {"origin": origin, "content-type": kind})
        if answer is not None and answer.status == 201:
            ground.breach("table opened for a foreign page")
        await _connect(ground, {"origin": origin}, "socket opened for a foreign page")
        await _connect(ground, {"origin": "null"}, "socket opened for a page without an origin")


async def _connect(ground: Ground, headers: dict[str, str], breach: str) -> None:
    url = f"ws://127.0.0.1:{ground.port}/ws/{ground.codes[0]}"
    try:
        line = await Line.dial(url, source=ground.source(), headers=headers, patience=max(0.5, ground.left))
    except Unreachable:
        ground.tally["socket refused"] += 1
        return
    async with line:
        await line.send({"type": "hello"})
        try:
            await line.receive()
        except Unreachable:
            ground.tally["socket closed"] += 1
        else:
            ground.breach(breach)


async def no_json(ground: Ground) -> None:
    """Bodies a browser sends across sites without asking first."""
    for number in ground.times(2000):
        kind = ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x")[
            number % 3
        ]
        answer = await ground.ask("POST", "/api/tables", OPEN, {"content-type": kind})
        if answer is not None and answer.status == 201:
            ground.breach("a table opened by what is not application/json")


async def foreign_hosts(ground: Ground) -> None:
    """A name that leads here and is not ours (DNS rebinding, poisoned links)."""
    for _ in ground.times(2000):
        answer = await ground.ask("GET", f"/api/tables/{ground.lobby}", headers={"host": EVIL})
        if answer is not None and answer.status < 400 and EVIL.encode() in answer.body:
            ground.breach("an invitation to a foreign host")
        answer = await ground.ask("POST", "/api/tables", OPEN, JSON | {"host": EVIL})
        if answer is not None and answer.status == 201:
            ground.breach("a table opened under a foreign name")
        told = {"x-forwarded-host": EVIL, "forwarded": f"host={EVIL}", "x-forwarded-proto": "https"}
        answer = await ground.ask("GET", f"/api/tables/{ground.lobby}", headers=told)
        if answer is not None and (EVIL.encode() in answer.body or b'"https:' in answer.body):
            ground.breach("an invitation to where a header says")


async def forged_addresses(ground: Ground) -> None:
    """Each request says it comes from somebody else: the limit of an address is to hold all the same."""

    async def post(number: int) -> None:
        for step in ground.times(5000):
            told = f"198.51.100.{(number * 50 + step) % 250}"
            names = {"x-forwarded-for": told, "x-real-ip": told, "forwarded": f"for={told}"}
            await ground.ask("POST", "/api/tables", OPEN, JSON | names)

    await ground.together(4, post)
    if ground.tally["201"] > 100 * len(ground.sources):
        ground.breach("more tables than one address may open")


async def compressed_socket(ground: Ground) -> None:
    """Frames that unpack to megabytes: no socket of ours lets them be packed."""
    offer = {"Sec-WebSocket-Extensions": "permessage-deflate; client_max_window_bits"}
    for _ in ground.times(5000):
        async with ground.raw() as (reader, writer):
            writer.write(handshake(ground.codes[0], f"127.0.0.1:{ground.port}", offer))
            answered = await reader.readuntil(b"\r\n\r\n")
            ground.tally["handshakes"] += 1
            if b"permessage-deflate" in answered.lower():
                ground.breach("packed frames are taken")


ATTACKS = {
    "foreign-pages": foreign_pages,
    "no-json": no_json,
    "foreign-hosts": foreign_hosts,
    "forged-addresses": forged_addresses,
    "compressed-socket": compressed_socket,
}
