"""Other people's seats and places: guessed, taken, crowded out."""

from __future__ import annotations

import asyncio
import json
import secrets
from typing import Final

from tablee.client import HouseProblem, Line
from tablee.server.protocol.to_client import Problem, Welcome
from tests.attack.ground import Ground, text

NAMES: Final = (
    "Anne",
    "An\u200bne",
    "Anne\u2060",
    "\u202eAnne",
    "Ann\u0435",
    "\uff21nne",
    "\u3164",
    "A\u0338\u0337\u0336nne",
)


async def guessed_tokens(ground: Ground) -> None:
    """Tokens tried on honest people's seats, many on one socket."""

    async def guess(number: int) -> None:
        code = ground.codes[number % len(ground.codes)]
        async with await ground.client().line(code) as line:
            for _ in ground.times(20_000):
                await _guess(ground, line)

    while ground.left > 0:
        await ground.together(10, guess)


async def _guess(ground: Ground, line: Line) -> None:
    await line.send({"type": "hello", "token": secrets.token_urlsafe(24)})
    answer = await line.receive()
    ground.tally[answer.code if isinstance(answer, Problem) else "heard"] += 1
    if isinstance(answer, Welcome) and answer.you is not None:
        ground.breach("a guessed token opened a seat")


async def stolen_seats(ground: Ground) -> None:
    """A seat of one's own table used elsewhere, seats that are taken, wishes for others."""
    own = await ground.client().open("toy", "Eve", 5)
    for code in ground.codes:
        async with await ground.client().line(code) as line:
            await line.send({"type": "hello", "token": own.token})
            told = await line.receive()
            if isinstance(told, Welcome) and told.you is not None:
                ground.breach("a token opened another table's seat")
        async with ground.client().watcher(code) as watcher:
            for wish in (watcher.stand_up, watcher.play_again, watcher.begin):
                try:
                    await wish()
                except HouseProblem as problem:
                    ground.tally[problem.code] += 1
                else:
                    ground.breach("a watcher's wish was fulfilled")
            places = watcher.seen.table.places if watcher.seen.table else ()
            people = {seat for seat, place in enumerate(places) if not place.bot}
        for seat in range(-1, 3):
            body = json.dumps({"name": "Eve", "seat": seat}).encode()
            answer = await ground.ask("POST", f"/api/tables/{code}/seats", body)
            if answer is not None and answer.status == 201 and seat in people:
                ground.breach("a person's seat taken in a game under way")


async def join_flood(ground: Ground) -> None:
    """Seats asked for at a full table, as fast as they can be refused."""

    async def post(number: int) -> None:
        for step in ground.times(20_000):
            wish = json.dumps({"name": f"E{number}x{step}"}).encode()
            await ground.ask("POST", f"/api/tables/{ground.codes[number % len(ground.codes)]}/seats", wish)

    await ground.together(8, post)


async def crowded_out(ground: Ground) -> None:
    """All the sockets a table may have, taken by watchers: those who sit there must still come in."""

    async def watch(_: int) -> None:
        async with ground.socket(ground.lobby, hello={}) as (reader, _writer):
            ground.tally["watchers"] += 1
            while await reader.read(65536):
                pass
            ground.tally["sent off"] += 1

    await ground.together(260, watch)


async def presence_storm(ground: Ground) -> None:
    """Watchers who come and go: everybody at the table is told each time."""

    async def come(number: int) -> None:
        code = ground.codes[number % len(ground.codes)]
        for _ in ground.times(20_000):
            async with ground.socket(code, hello={}) as (reader, _writer):
                await reader.read(65536)
                ground.tally["came"] += 1

    await ground.together(8, come)


async def same_seat(ground: Ground) -> None:
    """Hundreds of devices on one seat of the attacker's own, each told everything."""
    seated = await ground.client().open("toy", "Eve", 5, bots=["easy"] * 4, begin=True)

    async def sit(_: int) -> None:
        async with ground.socket(seated.code, hello={"token": seated.token}) as (reader, writer):
            for _ in ground.times(100):
                writer.write(text({"type": "let-bot-play", "id": secrets.token_hex(8), "on": True}))
                writer.write(text({"type": "let-bot-play", "id": secrets.token_hex(8), "on": False}))
                ground.tally["wishes"] += 2
                await reader.read(65536)
                await asyncio.sleep(0.07)

    await ground.together(60, sit)


async def names(ground: Ground) -> None:
    """Names that look like somebody else's, or like nothing: none sits down beside the one it copies."""
    client = ground.client()
    seated = await client.open("toy", "Anne", 8)
    for name in NAMES:
        try:
            await client.sit(seated.code, name)
            ground.breach(f"sat down as {name!a}")
        except HouseProblem as problem:
            ground.tally[problem.code] += 1


async def long_names(ground: Ground) -> None:
    """Names of letters that stand for eighteen others each, as many as a request holds."""

    async def post(number: int) -> None:
        wish = {"game": "toy", "name": "\ufdfa" * 2500, "seats": 5}
        for _ in ground.times(20_000):
            await ground.ask("POST", "/api/tables", json.dumps(wish, ensure_ascii=False).encode())

    await ground.together(8, post)


async def many_seats(ground: Ground) -> None:
    """More seats and devices than an address may have connections, all at tables of the attacker's own."""
    tokens: list[tuple[str, str]] = []

    async def open_table(_: int) -> None:
        client = ground.client()
        seated = await client.open("toy", "Eve", 8)
        others = [await client.sit(seated.code, f"E{number}") for number in range(9)]
        tokens.extend((one.code, one.token) for one in (seated, *others))

    async def sit(number: int) -> None:
        code, token = tokens[number % len(tokens)]
        async with ground.socket(code, hello={"token": token}) as (reader, _writer):
            ground.tally["seats"] += 1
            while await reader.read(65536):
                pass
            ground.tally["sent off"] += 1

    await ground.together(6, open_table)
    if tokens:
        await ground.together(600, sit)


ATTACKS = {
    "names": names,
    "long-names": long_names,
    "guessed-tokens": guessed_tokens,
    "stolen-seats": stolen_seats,
    "join-flood": join_flood,
    "crowded-out": crowded_out,
    "presence-storm": presence_storm,
    "same-seat": same_seat,
    "many-seats": many_seats,
}
