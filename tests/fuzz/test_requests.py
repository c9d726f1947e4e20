"""Requests of every kind to every address, while somebody plays beside them."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.fuzz.budget import TIMES
from tests.fuzz.calls import Calls, Route
from tests.fuzz.ground import SEED, Ground, fuzzed_house, played_beside
from tests.records.kept import kept
from tests.server.house import Guest

REQUESTS = 200 * TIMES
CALLERS = 8
ADDRESSES = 200
PATIENCE = 3.0  # seconds for an answer: who has not said everything gets none so soon
KEY = "0123456789abcdef" * 4
MOVES = [{"type": "feel", "dx": 9, "dy": 30, "ms": 5}, {"type": "close", "ms": 9}, {"type": "roll", "ms": 20}]
NOWHERE = "https://nobody.invalid/push"
WAYS = (
    {"style": "ntfy", "endpoint": NOWHERE},
    {"style": "discord", "endpoint": "https://127.0.0.1/"},
    {"style": "push", "endpoint": NOWHERE, "p256dh": "A" * 87, "auth": "A" * 22},
)
TABLE = {"game": "toy", "name": "Anne", "seats": 5, "bots": ["easy"] * 4, "begin": True, "options": {}}


@pytest.mark.slow
async def test_no_request_harms_the_house_or_the_table_beside_it(tmp_path: Path) -> None:
    with fuzzed_house(tmp_path) as ground:
        async with played_beside(ground) as beside:
            calls = calls_for(ground, beside.anne["code"], await finished(ground))
            numbers = iter(range(REQUESTS))
            answers = await asyncio.gather(*[caller(ground, calls, numbers, at) for at in range(CALLERS)])
    heard = [one for some in answers for one in some]
    print(f"{len(heard)} requests, answered: {sorted(Counter(status for status, _ in heard).items())}")
    assert not [one for one in heard if one[0] == 500 or b'"failed"' in one[1]], "our own mistake"
    assert {200, 400, 404, 415} <= {status for status, _ in heard}


async def finished(ground: Ground) -> str:
    """A table whose game is over."""
    seated = ground.open(seats=2, options={"counters": 6}, bots=["random"], begin=True)
    async with Guest(ground.house, seated) as eve:
        await eve.play(lambda: eve.table["status"] == "over")
    return str(seated["code"])


def calls_for(ground: Ground, code: str, over: str) -> Calls:
    paths = ground.house.get("/api/openapi.json").json()["paths"]
    routes: list[Route] = [(method.upper(), path) for path, methods in paths.items() for method in methods]
    games = tuple(game["name"] for game in ground.house.get("/api/shelf").json()["games"])
    slow = ground.open(seats=2, bots=["easy"], settings={"slow_hours": 24}, begin=True)
    proper = bodies(over, slow["token"])
    assert {path for method, path in routes if method == "POST"} <= proper.keys(), "a door without a body"
    return Calls(routes, proper, (code, over, over.lower(), slow["code"], over, "ZZZZZZ"), games, SEED)


def bodies(code: str, token: str) -> dict[str, Any]:
    """Proper ones for every address that takes one; the token is for the slow table."""
    files = sorted(kept(), key=lambda path: path.stat().st_size)
    records = [json.loads(path.read_bytes()) for path in files[:24:2]]
    wishes = [{"turn": 1, "seat": 0, "name": "Eve", "record": record, "bots": []} for record in records]
    return {
        "/api/tables": TABLE,
        "/api/tables/{code}/seats": {"name": "Eve", "seat": 1, "seed": "ab"},
        "/api/replay": records,
        "/api/curve": records,
        "/api/tables/from": [*wishes, {"turn": 1, "seat": 0, "name": "Eve", "code": code}],
        "/api/review": records,
        "/api/read": [{"text": text} for text in ("", "1. e4", '[Box "toy"]\n\n1. 3 4 *', "W:a1 B:b2")],
        "/api/scenes/{game}/{name}/try": {"seat": 3, "at": 6, "move": {"type": "stay"}},
        "/api/coach/{game}": {"name": "Eve", "pace": 0},
        "/api/given/{game}": {"name": "Eve", "token": KEY},
        "/api/given/{game}/own": {"token": KEY},
        "/api/practice/{game}": [
            {"task": task, "seed": "1", "moves": MOVES, "fresh": 2, "answer": answer}
            for task in ("one", "three", "alone")
            for answer in ("", None)
        ],
        "/api/tables/{code}/next": {"token": token, "game": "toy"},
        "/api/tables/{code}/ways": [
            *[{"token": token, "lang": "en", "add": way} for way in WAYS],
            {"token": token, "remove": "0" * 16},
        ],
    }


async def caller(ground: Ground, calls: Calls, numbers: Any, at: int) -> list[tuple[int, bytes]]:
    heard = []
    for number in numbers:
        address = f"127.0.2.{1 + (number * CALLERS + at) % ADDRESSES}"
        heard.append(await called(ground.house.port, address, calls.next()))
    return heard


async def called(port: int, address: str, request: bytes) -> tuple[int, bytes]:
    """The answer's status and the beginning of its body; 0 where the house says nothing or hangs up."""
    with contextlib.suppress(OSError, TimeoutError):
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
        try:
            writer.write(request)
            async with asyncio.timeout(PATIENCE):
                answer = await reader.read(20_000)
        finally:
            writer.transport.abort()
        head, _, body = answer.partition(b"\r\n\r\n")
        return (int(head[9:12]) if head.startswith(b"HTTP/1.1 ") else 0), body
    return 0, b""
