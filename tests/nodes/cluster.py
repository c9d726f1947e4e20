"""Several real nodes on one real database, each a process that can be stopped, frozen and killed."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.house import House
from tests.server.witness import Witness, check_log
from tests.store.database import address_of, ask, new_database

LASTING = {"pace": 0, "away_seconds": 3600, "close_early": True}


class Cluster:
    """`nodes` are houses of their own port; `name` is their database."""

    def __init__(self, folder: Path, name: str, number: int, **settings: Any) -> None:
        self.name = name
        self.folder = folder
        self.place = address_of(name)
        self.nodes = [self._node(number, **settings) for number in range(number)]

    def _node(self, number: int, **settings: Any) -> House:
        log = self.folder / f"node-{number}.log"
        return House(log, log=log, address=self.place, node=True, **settings)

    async def start(self) -> None:
        await asyncio.gather(*[asyncio.to_thread(node.start) for node in self.nodes])

    def end(self) -> None:
        for node in self.nodes:
            if node.running:
                node.process.send_signal(signal.SIGCONT)
                node.kill()

    def said(self) -> str:
        """What all nodes have written in their logs."""
        return "".join(log.read_text() for log in sorted(self.folder.glob("node-*.log")))

    async def ask(self, statement: str) -> list[Any]:
        return await ask(statement, self.name)

    async def owners(self) -> dict[str, str]:
        """By the code of each table the internal address of the living node that runs it."""
        rows = await self.ask(
            "SELECT code, address FROM heads JOIN nodes ON incarnation = owner AND until > clock_timestamp()"
        )
        return {row["code"]: row["address"] for row in rows}


async def new_cluster(folder: Path, number: int, **settings: Any) -> Cluster:
    return Cluster(folder, await new_database(), number, **settings)


class Player(Witness):
    """Plays at one node, and can be sent to another."""

    def go_to(self, house: House) -> None:
        self.url = f"{house.base.replace('http', 'ws')}/ws/{self.url.rpartition('/')[2]}"

    @property
    def welcomes(self) -> int:
        return sum(message["type"] == "welcome" for message in self.told)


async def two_players(one: House, other: House) -> tuple[Player, Player]:
    """At one table, which runs on the first node; the second player is connected to the other."""
    first = await asyncio.to_thread(
        one.open, seats=2, options={"counters": 100_000, "secret": False}, settings=LASTING
    )
    second = await asyncio.to_thread(other.sit, first["code"], "Bruno")
    anne, bruno = Player(one, first), Player(other, second)
    await anne.__aenter__()
    await bruno.__aenter__()
    await anne.say("begin", id="begin", level="random")
    for player in (anne, bruno):
        await player.so(lambda player=player: player.table["status"] == "playing")  # type: ignore[misc]
    return anne, bruno


@asynccontextmanager
async def honest_table(cluster: Cluster) -> AsyncIterator[tuple[Player, Player]]:
    """Two people on the first two nodes; what they have seen is held against the log at the end."""
    anne, bruno = await two_players(*cluster.nodes[:2])
    yield anne, bruno
    cluster.end()
    await check_log(cluster.place, [anne, bruno])


async def play_further(*players: Player, moves: int = 6) -> None:
    async with Play(*players) as play:
        await play.further(moves)


class Play:
    """Players who play on until they are told to stop."""

    def __init__(self, *players: Player) -> None:
        self._players = players
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Play:
        self._tasks = [asyncio.create_task(player.play_on()) for player in self._players]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def until(self, so: Callable[[], bool], seconds: float = 30.0) -> None:
        """Play on until that is so."""
        loop = asyncio.get_running_loop()
        end = loop.time() + seconds
        while not so():
            self._see_to_it()
            assert loop.time() < end, "play does not lead there"
            await asyncio.sleep(0.01)

    async def further(self, moves: int = 6, seconds: float = 30.0) -> float:
        """Until so many more moves were taken; how long that took."""
        loop = asyncio.get_running_loop()
        began, wanted = loop.time(), self.taken + moves
        await self.until(lambda: self.taken >= wanted, seconds)
        return loop.time() - began

    def _see_to_it(self) -> None:
        """Whoever has failed says why."""
        for task in self._tasks:
            if task.done():
                task.result()

    @property
    def taken(self) -> int:
        return sum(len(player.taken) for player in self._players)
