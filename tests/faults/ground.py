"""Where the run takes place: three nodes and a database on hosts of their own, and tables of every box."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from tablee.client import HouseClient
from tablee.core.shelf import load, names
from tablee.server.nodes.loop_thread import LoopThread
from tablee.store.postgres.connection import make_ready
from tablee.store.store_choice import open_store
from tablee.table.model import Settings
from tests.faults.appends import NOTE_APPENDS, not_by_their_owner
from tests.faults.checker import ReadLog, findings
from tests.faults.database import Database
from tests.faults.network import Network
from tests.faults.node import DOOR, RunNode
from tests.faults.paths import SlowPath
from tests.faults.people import Person
from tests.ports import HeldPort
from tests.toy_shelf import put_on_shelf

put_on_shelf()
NAMES = ("one", "two", "three")
MOST_SEATS = 4
SILENCE = 2.5  # seconds without an answer, and somebody gives a line up
LASTING = Settings(level="random", away_seconds=3600, pace=0, close_early=True)


class Ground:
    def __init__(
        self, folder: Path, network: Network, database: Database, nodes: list[RunNode], paths: list[SlowPath]
    ) -> None:
        self._folder = folder
        self.network, self.database, self.nodes, self.paths = network, database, nodes, paths
        self.people: list[Person] = []
        self._playing: list[asyncio.Task[None]] = []

    @property
    def address(self) -> str:
        return f"postgresql://postgres@{self.database.host}:{self.database.port}/postgres"

    def standby(self) -> Database:
        """A second database on a host of its own, which has all that is acknowledged from now on."""
        host = "db2" if self.database.host == self.network.hosts["db"] else "db"
        port = self.database.port if self.network.apart else HeldPort().number
        standby = Database(self._folder, self.network.hosts[host], port, self.network.within(host))
        standby.follow(self.database)
        return standby

    def follow(self, standby: Database) -> None:
        """That one leads from now on; the other is gone for good."""
        before, self.database = self.database, standby
        for path in self.paths:
            path.lead_to(standby.host, standby.port)
        before.forget()

    async def open_tables(self, number: int, pace: float, silence: float = SILENCE) -> None:
        """Of every box on the shelf in turn; at each two people, on nodes drawn by lot, and bots."""
        games = names()
        for one in range(number):
            await self._open(games[one % len(games)], pace, silence)
        for person in self.people:
            self._playing += [asyncio.create_task(person.play()), asyncio.create_task(person.look_again())]

    async def _open(self, game: str, pace: float, silence: float) -> None:
        seats = min(MOST_SEATS, load(game).META.seats[-1])
        first, second = random.sample(range(len(self.nodes)), 2)
        house, other = HouseClient(self.nodes[first].base), HouseClient(self.nodes[second].base)
        host = await house.open(game, "Anne", seats, settings=LASTING)
        guest = await other.sit(host.code, "Bruno")
        pair = [
            Person(self.nodes, first, host, pace, silence),
            Person(self.nodes, second, guest, pace, silence),
        ]
        for person in pair:
            await person.player.__aenter__()
        self.people += pair

    @property
    def acknowledged(self) -> int:
        return sum(len(person.taken) + len(person.kept) for person in self.people)

    def story(self, code: str, since: float, fault: str) -> list[str]:
        """What the people at that table did and met from shortly before that moment on, in its seconds."""
        told = [
            (at - since, person.seat, what)
            for person in self.people
            if person.code == code
            for at, what in person.notes
            if at > since - 2
        ]
        return [
            f"{fault}: table {code}",
            *[f"{at:8.2f} seat {seat} {what}" for at, seat, what in sorted(told)],
        ]

    async def stop_playing(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        await asyncio.sleep(1)
        for person in self.people:
            await person.player.close()

    async def findings(self) -> list[str]:
        """What is not as promised, held against the log itself."""
        sources = {path.source: node.own_address for path, node in zip(self.paths, self.nodes, strict=True)}
        noted = await asyncio.to_thread(not_by_their_owner, self.database, sources)
        store = await asyncio.to_thread(open_store, self.address)
        found = noted
        try:
            for code in dict.fromkeys(person.code for person in self.people):
                log = ReadLog(code, await store.load(code))
                found += findings(log, [person for person in self.people if person.code == code])
        finally:
            await store.close()
        return found


@asynccontextmanager
async def ground(folder: Path, apart: bool, first: str = "", number: int = 3) -> AsyncIterator[Ground]:
    """`apart`: every node and the database on a host of its own."""
    await asyncio.to_thread(_make, folder)
    with Network([*NAMES[:number], "db", "db2"], apart) as network:
        port = 5433 if apart else HeldPort().number
        database = Database(folder, network.hosts["db"], port, network.within("db"))
        await asyncio.to_thread(database.make)
        await asyncio.to_thread(database.start)
        beside = LoopThread("paths")
        beside.start()
        nodes, paths = [], []
        held: list[HeldPort] = []
        for name, source in zip(NAMES[:number], network.sources, strict=False):
            path = SlowPath(database.host, database.port, source)
            await beside.ask(path.open(network.paths))
            store = f"postgresql://postgres@{network.paths}:{path.port}/postgres"
            held += () if apart else _two_ports()
            at = 8000 if apart else held[-2].number
            host, within = network.hosts[name], network.within(name)
            nodes.append(RunNode(name, host, at, store, within, folder / f"{name}.log", first))
            paths.append(path)
        made = Ground(folder, network, database, nodes, paths)
        try:
            await make_ready(made.address)
            await asyncio.to_thread(database.say, NOTE_APPENDS)
            await asyncio.gather(*[asyncio.to_thread(node.start) for node in nodes])
            yield made
        finally:
            for node in nodes:
                node.kill()
            for path in paths:
                path.close()
            await beside.stop()
            made.database.remove()


def _make(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    folder.chmod(0o755)


def _two_ports() -> tuple[HeldPort, HeldPort]:
    """A port, and its higher neighbour for other nodes; held for as long as they are kept."""
    while True:
        held = HeldPort()
        with contextlib.suppress(OSError, OverflowError):
            return held, HeldPort(held.number + DOOR)
