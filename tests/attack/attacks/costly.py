"""Small requests that cost the house much: thinking, drawing, reading, opening."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any, Final

from tablee.client import HouseProblem, Player
from tablee.client.table_player import new_id
from tablee.server.protocol.from_client import Hint
from tablee.server.protocol.http_types import Seated
from tablee.table.model import Settings
from tests.attack.boxes import IN_REAL_TIME, IN_TURNS, seats_of, strongest
from tests.attack.ground import Ground, text
from tests.toy_shelf import ours

THINKERS: Final = tuple([(game, seats_of(game), strongest(game)) for game in IN_TURNS])
LETTERS: Final = "ABCDEFGHJKMNPQRTUVWXYZ"


async def costly_gets(ground: Ground) -> None:
    """Pages that are made anew for whoever asks: replays, curves, the OpenAPI page, rule books, codes."""
    code = ground.finished
    paths = [f"/api/tables/{code}/{what}" for what in ("replay?seat=0", "record", "curve", "qr.svg")]
    paths += [
        "/api/openapi.json",
        "/api/shelf",
        "/metrics",
        "/",
    ]
    paths += [f"/api/scenes/{game}" for game in ours()]
    paths += [f"/api/rules/{game}/fr" for game in ours()]

    async def ask(number: int) -> None:
        for step in ground.times(20_000):
            await ground.ask("GET", paths[(number + step) % len(paths)])

    await ground.together(16, ask)


async def scenes(ground: Ground) -> None:
    """Every scene of every game, from every seat."""
    paths = []
    for game in ours():
        told = await ground.ask("GET", f"/api/scenes/{game}")
        names = [one["name"] for one in json.loads(told.body)["scenes"]] if told else []
        paths += [f"/api/scenes/{game}/{name}?seat={seat}" for name in names for seat in range(3)]

    async def ask(number: int) -> None:
        for step in ground.times(20_000):
            await ground.ask("GET", paths[(number * 11 + step) % len(paths)])

    await ground.together(8, ask)


async def open_flood(ground: Ground) -> None:
    """Tables opened as fast as they can be, with the best bots, dealt at once."""

    async def post(number: int) -> None:
        for step in ground.times(20_000):
            game, seats, level = THINKERS[(number + step) % len(THINKERS)]
            wish = {"game": game, "name": "Eve", "seats": seats, "bots": [level] * (seats - 1), "begin": True}
            await ground.ask("POST", "/api/tables", json.dumps(wish).encode())

    await ground.together(8, post)


async def own_tables(ground: Ground) -> None:
    """Tables of the attacker's own, where the best bots play against each other."""

    async def play(number: int) -> None:
        seated = await _open(ground, number)
        if seated is None:
            return
        async with ground.client().player(seated) as player:
            await player.let_bot_play(True)
            await asyncio.sleep(max(0.0, ground.left))

    await ground.together(30, play)


async def quick_bots(ground: Ground) -> None:
    """Tables of the attacker's own, where the simplest bots play against each other as fast as they can."""

    async def play(_: int) -> None:
        settings = Settings(level="easy", pace=0)
        options = {"counters": 100_000}
        client = ground.client()
        try:
            seated = await client.open(
                "toy", "Eve", 4, options=options, settings=settings, bots=["easy"] * 3, begin=True
            )
        except HouseProblem as problem:
            ground.tally[problem.code] += 1
            return
        async with client.player(seated) as player:
            await player.let_bot_play(True)
            await asyncio.sleep(max(0.0, ground.left - 0.2))
            ground.tally["versions"] += player.seen.version or 0

    await ground.together(40, play)


async def _open(ground: Ground, number: int) -> Seated | None:
    game, seats, level = THINKERS[number % len(THINKERS)]
    try:
        return await ground.client().open(game, "Eve", seats, bots=[level] * (seats - 1), begin=True)
    except HouseProblem as problem:
        ground.tally[problem.code] += 1
        return None


async def hint_flood(ground: Ground) -> None:
    """Advice asked for thirty times a second on every seat the attacker has."""

    async def ask(number: int) -> None:
        seated = await _open(ground, number)
        if seated is None:
            return
        async with ground.client().player(seated) as player:
            await _ask_on(ground, player)

    await ground.together(16, ask)


async def _ask_on(ground: Ground, player: Player) -> None:
    asked: set[asyncio.Task[Any]] = set()
    while ground.left > 0.3:  # so that those not answered are ended in time
        asked.add(asyncio.create_task(player.ask(Hint(new_id()))))
        ground.tally["asked"] += 1
        await asyncio.sleep(1 / 28)
    for task in asked:
        task.cancel()
    for answer in await asyncio.gather(*asked, return_exceptions=True):
        ground.tally["no hint" if isinstance(answer, BaseException) else "hints"] += 1


async def code_guessing(ground: Ground) -> None:
    """Codes tried by thousands, over HTTP and by socket."""

    async def guess(_: int) -> None:
        for _ in ground.times(20_000):
            code = "".join(random.choice(LETTERS) for _ in range(6))
            answer = await ground.ask("GET", f"/api/tables/{code}")
            if answer is not None and answer.status == 404:
                ground.tally["guessed"] += 1
            async with ground.socket(code, hello={}) as (reader, _writer):
                await reader.read(4096)

    await ground.together(8, guess)


async def towers(ground: Ground) -> None:
    """Games in real time, whose every touch is physics."""

    async def play(number: int) -> None:
        client, game = ground.client(), IN_REAL_TIME[number % len(IN_REAL_TIME)]
        try:
            seated = await client.open(game, "Eve", 3, bots=[strongest(game)] * 2, begin=True)
        except HouseProblem as problem:
            ground.tally[problem.code] += 1
            return
        async with client.player(seated) as player:
            for _ in ground.times(200):
                moves = player.seen.offers.moves
                if moves:
                    try:
                        await player.move(random.choice(moves))
                        ground.tally["moves"] += 1
                    except HouseProblem as problem:
                        ground.tally[problem.code] += 1
                await asyncio.sleep(0.03)

    if IN_REAL_TIME:
        await ground.together(12, play)


async def resumed(ground: Ground) -> None:
    """Everything since the beginning, asked for again and again."""

    async def ask(number: int) -> None:
        code = ground.codes[number % len(ground.codes)]
        async with ground.socket(code, hello={"version": 0}) as (reader, writer):
            for _ in ground.times(2000):
                writer.write(text({"type": "hello", "version": 0}) * 5)
                ground.tally["hellos"] += 5
                await reader.read(1 << 20)
                await asyncio.sleep(0.16)

    await ground.together(30, ask)


ATTACKS = {
    "costly-gets": costly_gets,
    "scenes": scenes,
    "open-flood": open_flood,
    "own-tables": own_tables,
    "quick-bots": quick_bots,
    "hint-flood": hint_flood,
    "code-guessing": code_guessing,
    "towers": towers,
    "resumed": resumed,
}
