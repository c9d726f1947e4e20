"""A real house under fuzzing: people who play on beside it, and what it must not do meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

import psutil

from tablee.core import shelf
from tests.fuzz.budget import TIMES
from tests.server.house import Guest, House

SEED = int(os.environ.get("TABLEE_SEED", "1"))
MOST_MORE = 150 * 2**20  # bytes the house may grow by while it is fuzzed
KEY = re.compile(r"[A-Za-z0-9_-]{32,}")  # tokens and secrets look like this
ERRORS = re.compile(r"^\S+ (error|critical) |Traceback|Exception")
SEATS = 5
HONEST = next(name for name in shelf.names() if SEATS in shelf.load(name).META.seats)
BEATS = 5  # moves an honest person makes after the last stroke, to show that the table goes on


class Ground:
    """The house, its honest table, and everybody's tokens."""

    def __init__(self, house: House, log: Path) -> None:
        self.house = house
        self.log = log
        self.tokens: list[str] = []

    def open(self, **wish: Any) -> dict[str, Any]:
        seated = self.house.open(**{"options": {}, **wish})
        self.tokens.append(seated["token"])
        return seated

    def memory(self) -> int:
        process = psutil.Process(self.house.process.pid)
        return int(process.memory_info().rss)

    def check_log(self) -> None:
        """Nothing went wrong that nobody foresaw, and nobody's secret was written down."""
        lines = self.log.read_text("utf-8", "replace").splitlines()
        errors = [line for line in lines if ERRORS.search(line)]
        assert not errors, "\n".join(errors[:20])
        assert not [line for line in lines if KEY.search(line) or any(token in line for token in self.tokens)]


@contextlib.contextmanager
def fuzzed_house(folder: Path) -> Iterator[Ground]:
    """Alive before and after, not much larger, and with a clean log."""
    print(f"seed {SEED}, {TIMES} times (TABLEE_SEED, TABLEE_FUZZ)")
    house = House(folder / "tablee.db", log=folder / "log")
    house.start()
    ground = Ground(house, folder / "log")
    try:
        before = ground.memory()
        yield ground
        assert house.get("/healthz").text == "ok"
        assert ground.memory() - before < MOST_MORE
    finally:
        ended = house.stop()
    assert ended == 0
    ground.check_log()


class Beside(NamedTuple):
    """The honest table: who plays there, and who sits there with other things in mind."""

    anne: dict[str, Any]
    eve: dict[str, Any]


@contextlib.asynccontextmanager
async def played_beside(ground: Ground) -> AsyncIterator[Beside]:
    """Anne plays with bots and Eve all the while, misses no version, and can go on afterwards."""
    settings = {"pace": 0, "turn_seconds": 1, "close_early": True}
    seated = ground.open(game=HONEST, seats=SEATS, bots=["random"] * (SEATS - 2), settings=settings)
    eve = ground.house.sit(seated["code"], "Eve")
    ground.tokens.append(eve["token"])
    async with Guest(ground.house, seated) as anne:
        await anne.ask("begin", level="random")
        done = asyncio.Event()
        playing = asyncio.create_task(play_on(anne, done))
        try:
            yield Beside(seated, eve)
        finally:
            done.set()
            beats = await playing
        assert beats > 0
        await play_on(anne, done, BEATS)


async def play_on(anne: Guest, done: asyncio.Event, least: int = 0) -> int:
    """Moves, game after game, until it is done, and so many at least; how many there were."""
    beats = 0
    while not done.is_set() or beats < least:
        if anne.table["status"] == "over":
            await anne.ask("play-again")
            await anne.ask("begin", level="random")
        elif anne.offers:
            await asyncio.sleep(0.1)
            assert (await anne.move()).get("code") in (None, "stale", "refused")
            beats += 1
        else:
            await anne.next()
    return beats
