"""Records with a start of a stranger's making, and long ones: of every box."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

import msgspec

from tablee.core.chance import Stream
from tablee.core.record import FORMAT
from tablee.core.shelf import box
from tablee.table import game_rules
from tests.attack.boxes import seats_of
from tests.attack.ground import Ground
from tests.records.kept import kept
from tests.toy_shelf import ours

GAMES: Final = {game: seats_of(game) for game in ours()}
NAMES: Final = ("Ann", "Bob", "Cem", "Dee", "Eva")
HUGE: Final = (300_000, -1, 2**40, 10**30, 1e308)
DEPTHS: Final = (0, 8, 20)  # moves into a game
LONG: Final = 20_000  # items of a list that is too long


def record(game: str, start: Any) -> dict[str, Any]:
    """A game that has just begun from that state, as a record of it would say."""
    box = game_rules.load(game)
    deal: dict[str, Any] = {"seat": None, "move": None, "at": 0, "draws": [], "events": []}
    chance: dict[str, Any] = {
        "commitment": "0" * 64,
        "secret": None,
        "seeds": [],
        "scheme": "tablee-chance/1",
    }
    return {
        "format": FORMAT,
        "game": game,
        "rules": box.META.rules,
        "names": NAMES[: GAMES[game]],
        "options": msgspec.to_builtins(box.Options()),
        "chance": chance,
        "turns": [deal],
        "standings": None,
        "start": start,
    }


@cache
def real_start(game: str, moves_in: int = 8) -> str:
    """A state the rules made themselves, some moves into a game."""
    box, chance = game_rules.load(game), Stream(b"attack".ljust(32))
    state = box.deal(GAMES[game], box.Options(), chance).state
    for _ in range(moves_in):
        seat = min(box.to_act(state))
        moves = box.offers(state, seat).moves
        state = box.apply(state, seat, moves[0], chance).state if moves else state
    return json.dumps(msgspec.to_builtins(state))


def hostile(game: str) -> Iterator[Any]:
    """Such states for ever, in each of which one value is absurd."""
    drawn = random.Random(game)
    while True:
        state = json.loads(real_start(game, drawn.choice(DEPTHS)))
        path, value = drawn.choice(list(leaves(state)))
        put(state, path, drawn.choice(absurd(value)))
        yield state


def leaves(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    if path:
        yield path, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from leaves(inner, (*path, key))


def absurd(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int | float):
        return list(HUGE)
    if isinstance(value, str):
        return ["x" * 50_000]
    if isinstance(value, list):
        return [[], value * (LONG // max(1, len(value)))]
    return [None]


def put(state: Any, path: tuple[Any, ...], value: Any) -> None:
    for key in path[:-1]:
        state = state[key]
    state[path[-1]] = value


async def hostile_starts(ground: Ground) -> None:
    """Played on from, with bots on the other seats, and replayed."""

    async def post(number: int) -> None:
        game = list(GAMES)[number]
        for _, start in zip(ground.times(2000), hostile(game), strict=False):
            await _post(ground, game, start)

    await ground.together(len(GAMES), post)


async def _post(ground: Ground, game: str, start: Any, seat: int = 0) -> None:
    sent = record(game, start)
    bots = ["random"] * GAMES[game]
    wish = {"turn": 0, "seat": seat, "name": "Eve", "record": sent, "bots": bots}
    opened = await ground.ask("POST", "/api/tables/from", json.dumps(wish).encode())
    await ground.ask("POST", "/api/replay", json.dumps(sent).encode())
    if opened is not None and opened.status == 201:
        ground.tally["opened"] += 1
        await _look(ground, json.loads(opened.body))


async def _look(ground: Ground, seated: dict[str, Any]) -> None:
    """Say hello to what was opened: views and offers are made for whoever looks."""
    async with ground.socket(seated["code"], hello={"token": seated["token"]}) as (reader, _writer):
        await reader.read(65536)


async def giant_hand(ground: Ground) -> None:
    """A few kilobytes: whatever is counted in a state is there three hundred thousand times."""
    starts = [(game, grown(json.loads(real_start(game, 20)))) for game in GAMES]
    await ground.together(len(starts), lambda number: _post(ground, *starts[number]))


def grown(state: Any) -> Any:
    """The state with each number of its lists of numbers made huge."""
    if isinstance(state, dict):
        return {key: grown(value) for key, value in state.items()}
    if isinstance(state, list):
        return [300_000 if type(value) is int else grown(value) for value in state]
    return state


async def not_a_number(ground: Ground) -> None:
    """NaN and infinities, which some readers of JSON take."""
    for number in ground.times(20_000):
        game = list(GAMES)[number % len(GAMES)]
        sent = json.dumps(record(game, json.loads(real_start(game))))
        wrong = sent.replace('"at": 0', f'"at": {("NaN", "Infinity", "1e999", "-1e999")[number % 4]}')
        await ground.ask("POST", "/api/replay", wrong.encode())


@cache
def long_record() -> bytes:
    """A record that says it is thousands of turns long, each one legal to read."""
    record = json.loads(kept()[0].read_text())
    record["turns"] = record["turns"] * (2_500_000 // len(json.dumps(record["turns"])))
    return json.dumps(record).encode()


async def long_records(ground: Ground) -> None:
    async def post(_: int) -> None:
        for _ in ground.times(20):
            await ground.ask("POST", "/api/replay?seat=0", long_record())

    await ground.together(4, post)


async def real_records(ground: Ground) -> None:
    """Honest records, asked for again and again: replayed, judged, played on from."""
    honest = [path.read_bytes() for path in kept()]
    judged = [path.read_bytes() for game in GAMES if box(game).judge for path in kept(game)]

    async def post(number: int) -> None:
        for step in ground.times(500):
            await ground.ask("POST", "/api/replay", honest[(number * 7 + step) % len(honest)])
            await ground.ask("POST", "/api/curve", judged[(number + step) % len(judged)])

    await ground.together(4, post)


ATTACKS = {
    "hostile-starts": hostile_starts,
    "giant-hand": giant_hand,
    "not-a-number": not_a_number,
    "long-records": long_records,
    "real-records": real_records,
}
