"""What the house does beside tables: exercises, deals of the day, calls, codes to photograph."""

from __future__ import annotations

import json
import random
import secrets
from typing import Any, Final

from tablee.client import HouseProblem
from tablee.core.box import part
from tablee.core.shelf import box, names
from tablee.table.model import Settings
from tests.attack.ground import Ground

SLOW: Final = Settings(level="easy", slow_hours=24, pace=0)
WAYS: Final = 5  # of one person at one table
LONGEST: Final = 8000  # bytes of a body


async def exercises(ground: Ground) -> None:
    """Exercises with as many moves as a request holds, all of them to be played and shown again."""
    tasks = [(name, task) for name in names() for task in tasks_of(name)]

    async def practise(number: int) -> None:
        game, task = tasks[number % len(tasks)]
        moves: list[Any] = []
        for _ in ground.times(20_000):
            wish = {"task": task, "seed": "1", "moves": moves, "fresh": len(moves)}
            body = json.dumps(wish, separators=(",", ":")).encode()
            told = await ground.ask("POST", f"/api/practice/{game}", body)
            if told is None or told.status != 200:
                continue
            answer = json.loads(told.body)
            ground.tally["moves"] += len(moves)
            moves = moves[:-1] if answer["refusal"] else moves
            if len(body) < LONGEST:
                moves.append(random.choice(answer["offers"]["moves"]))

    await ground.together(16 if tasks else 0, practise)


def tasks_of(game: str) -> tuple[str, ...]:
    reference = box(game).practice
    return tuple(part(reference).tasks) if reference else ()


async def given_deals(ground: Ground) -> None:
    """The deal of the day, by a new person each time."""
    games = [name for name in names() if box(name).given]

    async def play(number: int) -> None:
        path = f"/api/given/{games[number % len(games)]}"
        for _ in ground.times(20_000):
            token = secrets.token_hex(32)
            await ground.ask("POST", f"{path}/own", json.dumps({"token": token}).encode())
            await ground.ask("POST", path, json.dumps({"token": token, "name": "Eve"}).encode())
            await ground.ask("GET", path)

    await ground.together(8 if games else 0, play)


async def calls(ground: Ground) -> None:
    """Slow tables of the attacker's own, where ever new addresses that lead nowhere are to be called."""

    async def choose(number: int) -> None:
        client = ground.client()
        try:
            seated = await client.open("toy", "Eve", 2, settings=SLOW, bots=["easy"], begin=True)
        except HouseProblem as problem:
            ground.tally[problem.code] += 1
            return
        path, chosen = f"/api/tables/{seated.code}/ways", list[str]()
        for step in ground.times(2000):
            way = {"style": "plain", "endpoint": f"https://{number}-{step}.invalid/"}
            gone = chosen.pop(0) if len(chosen) >= WAYS else ""
            wish = {"token": seated.token, "add": way, "remove": gone}
            told = await ground.ask("POST", path, json.dumps(wish).encode())
            if told is not None and told.status == 200:
                chosen = [one["id"] for one in json.loads(told.body)["ways"]]

    await ground.together(20, choose)


async def codes(ground: Ground) -> None:
    """The code of one table under every name it might have."""

    async def draw(number: int) -> None:
        for step in ground.times(20_000):
            host = f"10.{number}.{step // 250 % 250}.{step % 250}:8000"
            await ground.ask("GET", f"/api/tables/{ground.lobby}/qr.svg", headers={"host": host})

    await ground.together(16, draw)


ATTACKS = {
    "exercises": exercises,
    "given-deals": given_deals,
    "calls": calls,
    "codes": codes,
}
