"""Honest people: they play at a steady pace, remember all they were told, and others come to join them."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Final

import msgspec

from tablee.client import HouseClient, HouseProblem, Player, Unreachable
from tablee.core.shelf import load
from tablee.server.protocol.http_types import Seated
from tablee.server.protocol.to_client import Done, ToClient, Update, Welcome
from tablee.table.model import Settings
from tests.attack.boxes import IN_TURNS, seats_of, strongest
from tests.attack.lateness import Lateness

OWN: Final = "127.0.0.1"  # where honest people live
ELSEWHERE: Final = "127.0.0.9"
PACE: Final = 0.1  # seconds somebody takes for a move
QUICK: Final = (
    0.04  # of those who answer one another as fast as anybody can, so that there are moves to measure
)
CROSSED: Final = {"stale", "refused"}  # somebody else was quicker
JOIN_EVERY: Final = 0.7
AT_THE_DOOR: Final = 6  # newcomers at once: one seat fewer than their table of eight has free beside its host
SETTINGS: Final = Settings(level="easy", away_seconds=3600, pace=0)


class Box(msgspec.Struct, frozen=True):
    """What one honest table plays: its people, its bots, and among them one that thinks, if any does."""

    game: str
    seats: int
    options: dict[str, object]
    people: int
    level: str
    thinker: str = ""
    pace: float = PACE


BOXES: Final = (
    *[Box("toy", 2, {"counters": 100_000}, 2, "easy", pace=QUICK) for _ in range(2)],
    Box("toy", 5, {"counters": 100_000}, 2, "easy"),
    Box("toy", 4, {"counters": 100_000}, 2, "easy"),
    *[
        Box(game, seats_of(game), {}, min(2, seats_of(game) - 1), load(game).META.levels[1])
        for game in IN_TURNS
    ],
    *[Box(game, seats_of(game), {}, 2, "random", strongest(game), 0.6) for game in IN_TURNS[:1]],
)
HINT_EVERY: Final = 2.0


class Person:
    """One seat, played; every version told and every move taken is remembered."""

    def __init__(self, client: HouseClient, seated: Seated, pace: float) -> None:
        self.seated = seated
        self._pace = pace
        self.player: Player = client.player(seated, listener=self._heard)
        self.told: set[int] = set()
        self.gaps: list[tuple[int, int]] = []  # versions between which events came by a welcome
        self.taken: dict[str, int] = {}
        self.latencies: list[float] = []
        self.problems: Counter[str] = Counter()
        self._asked_at: float | None = None

    def _heard(self, message: ToClient) -> None:
        if isinstance(message, Update):
            self.told.add(message.version)
        elif isinstance(message, Welcome):
            self.gaps.append((max(self.told, default=0), message.version))

    async def play(self) -> None:
        """For ever: answer whatever is asked; once it is over the host opens the box again."""
        while True:
            await self.player.until(self._asked)
            await asyncio.sleep(self._pace * random.uniform(0.8, 1.2))
            await self._move()

    def _asked(self) -> bool:
        return bool(self.player.seen.offers.moves) or self._over()

    def _over(self) -> bool:
        table = self.player.seen.table
        return table is not None and table.status in ("over", "lobby") and table.host == self.player.seen.you

    async def _move(self) -> None:
        seen = self.player.seen
        self._asked_at = time.perf_counter()
        try:
            if self._over():
                await self._again()
            elif seen.offers.moves:
                answer = await self.player.move(random.choice(seen.offers.moves), id=(name := new_id()))
                if isinstance(answer, Update | Done):
                    self.taken[name] = answer.version
            self.latencies.append(time.perf_counter() - self._asked_at)
        except HouseProblem as problem:
            self.problems[problem.code] += problem.code not in CROSSED
        finally:
            self._asked_at = None

    async def _again(self) -> None:
        table = self.player.seen.table
        if table is not None and table.status == "over":
            await self.player.play_again()
        await self.player.begin("easy")

    def waited(self) -> list[float]:
        """How long each move took since the last call; one still under way counts as long as it has."""
        now = time.perf_counter()
        found, self.latencies = self.latencies, []
        return found if self._asked_at is None else [*found, now - self._asked_at]


class Hints:
    """Somebody asks for advice now and then."""

    def __init__(self, player: Player, patience: float) -> None:
        self._player = player
        self._patience = patience
        self.given = 0
        self.refused: Counter[str] = Counter()

    async def ask(self) -> None:
        while True:
            await asyncio.sleep(HINT_EVERY)
            await self._player.until(lambda: self._player.seen.offers.moves)
            try:
                async with asyncio.timeout(self._patience):
                    await self._player.hint()
                self.given += 1
            except HouseProblem as problem:
                self.refused[problem.code] += 1
            except TimeoutError:
                self.refused["no answer"] += 1

    def counted(self) -> tuple[int, dict[str, int]]:
        """Since the last call: given, and not given, by reason."""
        given, self.given = self.given, 0
        refused, self.refused = self.refused, Counter()
        return given, dict(refused)


class Newcomers:
    """Every now and then somebody loads the page, sits down at a table, is welcomed, and leaves."""

    def __init__(self, address: str, code: str, patience: float) -> None:
        self._clients = [HouseClient(address, source=s, patience=patience) for s in (OWN, ELSEWHERE)]
        self._patience = patience
        self._code = code
        self._count = 0
        self.seconds: list[float] = []
        self.failures: Counter[str] = Counter()
        self._coming: dict[asyncio.Task[None], float] = {}

    async def come(self) -> None:
        while True:
            if len(self._coming) < AT_THE_DOOR:
                task = asyncio.create_task(self._come())
                self._coming[task] = time.perf_counter()
                task.add_done_callback(self._coming.pop)
            await asyncio.sleep(JOIN_EVERY)

    async def _come(self) -> None:
        self._count += 1
        number, began = self._count, time.perf_counter()
        client, place = self._clients[number % 2], "other" if number % 2 else "own"
        try:
            async with asyncio.timeout(self._patience):
                await client.get("/")
                await client.summary(self._code)
                seated = await client.sit(self._code, f"N{number}")
                async with client.player(seated) as player:
                    self.seconds.append(time.perf_counter() - began)
                    with suppress(HouseProblem):
                        await player.stand_up()
        except (HouseProblem, Unreachable, TimeoutError) as error:
            self.failures[f"{place}:{getattr(error, 'code', None) or type(error).__name__}"] += 1

    def counted(self) -> tuple[int, Counter[str], float]:
        """Since the last call: who came in, who did not and why, and the longest way in."""
        came, self.seconds = self.seconds, []
        failed, self.failures = self.failures, Counter()
        now = time.perf_counter()
        failed["waiting"] += sum(now - since > self._patience / 2 for since in self._coming.values())
        failed += Counter()  # without those that are none
        return len(came), failed, max(came, default=0.0)

    async def close(self) -> None:
        """Nobody comes any more; those on their way are waited for."""
        await asyncio.gather(*self._coming)


class Crowd:
    """All honest people of a house, at play."""

    def __init__(self, address: str, patience: float, folder: Path) -> None:
        """The machine's own lateness is measured by a file in that folder."""
        self._address = address
        self._patience = patience  # of newcomers, and whoever waits for a hint
        self._stack = AsyncExitStack()
        self._tasks: list[asyncio.Task[None]] = []
        self.people: list[Person] = []
        self.codes: list[str] = []
        self.lobby = ""
        self.lateness = Lateness(folder)
        self.newcomers: Newcomers
        self.hints: Hints

    async def sit_down(self) -> None:
        client = HouseClient(self._address, source=OWN)
        for box in BOXES:
            await self._open(client, box)
        self.lobby = (await client.open("toy", "Lena", 8, settings=SETTINGS)).code
        self.newcomers = Newcomers(self._address, self.lobby, self._patience)
        self.hints = Hints(self.people[-1].player, self._patience)
        machine = [self.lateness.wake(), self.lateness.sync()]
        steady = [self.newcomers.come(), self.hints.ask(), *machine]
        playing = [person.play() for person in self.people]
        self._tasks = [asyncio.create_task(work) for work in (*steady, *playing)]

    async def _open(self, client: HouseClient, box: Box) -> None:
        bots, settings = [box.thinker] if box.thinker else [], SETTINGS
        host = await client.open(
            box.game, "Anne", box.seats, options=box.options, settings=settings, bots=bots
        )
        seats = [host, *[await client.sit(host.code, f"P{n}") for n in range(1, box.people)]]
        people = [Person(client, seated, box.pace) for seated in seats]
        for person in people:
            await self._stack.enter_async_context(person.player)
        await people[0].player.begin(box.level)
        self.people += people
        self.codes.append(host.code)

    def failed(self) -> list[str]:
        """Those of our own tasks that ended, and why: none should."""
        return [repr(task.exception()) for task in self._tasks if task.done() and not task.cancelled()]

    def connections(self) -> int:
        """Made beyond the first of each person: somebody was kicked out."""
        return sum(person.player.connections - 1 for person in self.people)

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.newcomers.close()
        await self._stack.aclose()


def new_id() -> str:
    return f"{random.getrandbits(60):x}"
