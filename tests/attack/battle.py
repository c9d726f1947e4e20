"""One attack on one house: people play in peace, then under attack, then everything is looked at."""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee.client import HouseClient, HouseProblem, Unreachable
from tests.attack import ledger
from tests.attack.attacks import FEW_DESCRIPTORS
from tests.attack.held import longest_held
from tests.attack.honest import OWN, SETTINGS, Crowd
from tests.attack.target import MB, Target, Watch, metrics

PATIENCE: Final = 5.0  # seconds until a newcomer gives up, where times are measured


class Times(msgspec.Struct):
    """Of people's moves, in milliseconds; `machine` is how late this process itself was woken, and `sync` how
    long the disk took, both at p99.

    `held` is the longest that the house's loop was busy at a stretch, by the processor's clock.
    """

    moves: int
    p50: float
    p99: float
    machine: float
    sync: float
    held: float


class Cost(msgspec.Struct):
    """What the house used beyond what it used in peace, and wrote."""

    rss_mb: float
    thinkers_mb: float
    descriptors: int  # open at once, in all
    disk_mb: float
    log_kb: float


class Told(msgspec.Struct):
    """What the log of the house and the store say afterwards, and how the house ended."""

    tracebacks: int
    errors: list[str]  # lines of the log that tell of one nobody foresaw
    secrets: int  # tokens and secrets of honest tables, found in the log
    lost: list[str]  # moves acknowledged and not kept once
    missed: list[int]  # versions that never reached those they concern
    not_admitted: dict[str, int]  # newcomers who were still on their way when the attack ended
    exit_code: int | None


class Battle(msgspec.Struct):
    """What an attack did."""

    attack: str
    origin: str
    quiet: Times
    attacked: Times
    came: int  # newcomers
    not_admitted: dict[str, int]
    longest_join: float
    hints: int
    no_hints: dict[str, int]
    kicked_out: int
    problems: dict[str, int]  # honest moves answered with a problem
    ended: list[str]  # our own people who could not go on, and why
    thinker: tuple[float, float]  # moves a second of a bot that thinks, in peace and under attack
    cost: Cost
    breaches: dict[str, int]
    tally: dict[str, int]
    counters: dict[str, float]
    told: Told | None = None

    @property
    def ratio(self) -> float:
        return self.attacked.p99 / max(0.1, self.quiet.p99)


async def fight(attack: str, origin: str, seconds: float, quiet: float) -> Battle:
    """One attack on a house of its own, and what is told afterwards."""
    async with field(FEW_DESCRIPTORS.get(attack), PATIENCE) as house:
        battle = await house.attacked(attack, origin, seconds, quiet)
        battle.told = await house.end()
        return battle


@asynccontextmanager
async def field(descriptors: int | None, patience: float) -> AsyncIterator[Field]:
    """A house with people at play, and newcomers who wait so long."""
    with tempfile.TemporaryDirectory(prefix="tablee-attack-") as folder:
        target = Target(Path(folder), descriptors)
        await target.start()
        house, attacker = Field(target, patience), await Attacker.ready()
        try:
            await house.open(attacker)
            yield house
        finally:
            await attacker.end()
            if target.alive:
                target.stop()


class Field:
    """A house, the people in it and who attacks them."""

    def __init__(self, target: Target, patience: float) -> None:
        self._target = target
        self._patience = patience
        self._crowd = Crowd(target.address, patience, target.db.parent)
        self._facts: dict[str, Any] = {}

    async def open(self, attacker: Attacker) -> None:
        self._attacker = attacker
        self._facts["finished"] = await finished_game(self._target.address)
        await self._crowd.sit_down()
        self._facts |= {"codes": self._crowd.codes[:-1], "lobby": self._crowd.lobby}

    async def attacked(self, attack: str, origin: str, seconds: float, quiet: float) -> Battle:
        """People play in peace, then under that attack."""
        crowd = self._crowd
        await asyncio.sleep(quiet / 3)
        start = self._marked()
        await asyncio.sleep(quiet)
        peace, books = self._marked(), Books(self._target)
        kicked = crowd.connections()
        order = {"attack": attack, "origin": origin, "seconds": seconds}
        until = time.monotonic() + seconds
        done = await self._attacker.attack({**order, "port": self._target.port, "facts": self._facts})
        await asyncio.sleep(max(0.0, until - time.monotonic()))  # what it did may outlast it
        war = self._marked()
        return Battle(
            attack=attack,
            origin=origin,
            quiet=peace.times,
            attacked=war.times,
            came=war.came,
            not_admitted=war.not_admitted,
            longest_join=war.longest_join,
            hints=war.hints,
            no_hints=war.no_hints,
            kicked_out=crowd.connections() - kicked,
            problems=war.problems,
            ended=crowd.failed(),
            thinker=(thought(start, peace), thought(peace, war)),
            cost=books.close(),
            breaches=done["breaches"],
            tally=done["tally"],
            counters=await _counters(self._target),
        )

    def _marked(self) -> Mark:
        """What has happened since the last mark."""
        crowd = self._crowd
        came, failed, longest = crowd.newcomers.counted()
        hints, no_hints = crowd.hints.counted()
        problems = sum((person.problems for person in crowd.people), Counter[str]())
        for person in crowd.people:
            person.problems = Counter()
        thinking = crowd.people[-1].player.seen.version or 0
        at = time.monotonic()
        return Mark(
            at,
            measured(crowd, longest_held(self._target.held)),
            came,
            dict(failed),
            longest,
            hints,
            no_hints,
            dict(problems),
            thinking,
        )

    async def end(self) -> Told:
        """Everybody leaves, the house is stopped, and its log and store are read."""
        target, crowd = self._target, self._crowd
        with suppress(TimeoutError):
            await asyncio.wait_for(crowd.leave(), 2 * self._patience)
        _, kept_out, _ = crowd.newcomers.counted()
        code = target.stop()
        log = target.log.read_text(errors="replace")
        entries = await ledger.read(target.db, crowd.codes)
        people = [(entries[person.seated.code], person) for person in crowd.people]
        hidden = [person.seated.token for person in crowd.people]
        hidden += [secret for kept in entries.values() for secret in ledger.secrets_of(kept)]
        return Told(
            tracebacks=log.count("Traceback (most recent"),
            errors=[line[:300] for line in log.splitlines() if " error " in line][:5],
            secrets=sum(log.count(secret) for secret in hidden),
            lost=[one for kept, person in people for one in ledger.lost(kept, person)],
            missed=[one for kept, person in people for one in ledger.missed(kept, person)],
            not_admitted=dict(kept_out),
            exit_code=code,
        )


class Mark(msgspec.Struct):
    """What honest people met with since the mark before."""

    at: float
    times: Times
    came: int
    not_admitted: dict[str, int]
    longest_join: float
    hints: int
    no_hints: dict[str, int]
    problems: dict[str, int]
    thinking: int  # the version of the table whose bot thinks


def thought(first: Mark, last: Mark) -> float:
    """Versions a second of the table whose bot thinks."""
    return (last.thinking - first.thinking) / max(0.001, last.at - first.at)


class Books:
    """What the house uses from now on."""

    def __init__(self, target: Target) -> None:
        self._target = target
        self._usage = target.usage()
        self._disk = target.kept_bytes()
        self._log = target.log.stat().st_size
        self._watch = Watch(target)
        self._looking = asyncio.create_task(self._watch.look())

    def close(self) -> Cost:
        self._looking.cancel()
        most, was = self._watch.most, self._usage
        return Cost(
            rss_mb=most.get("rss_mb", 0.0) - was.get("rss_mb", 0.0),
            thinkers_mb=most.get("thinkers_mb", 0.0) - was.get("thinkers_mb", 0.0),
            descriptors=int(most.get("descriptors", 0)),
            disk_mb=(self._target.kept_bytes() - self._disk) / MB,
            log_kb=(self._target.log.stat().st_size - self._log) / 1024,
        )


class Attacker:
    """A process of its own, ready before it is told whom to attack."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def ready(cls) -> Attacker:
        command = ["nice", "-n", "5", sys.executable, "-m", "tests.attack.attacker"]
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
        attacker = cls(process)
        await attacker._line()
        return attacker

    async def _line(self) -> bytes:
        assert self._process.stdout is not None
        return await self._process.stdout.readline()

    async def attack(self, order: dict[str, Any]) -> dict[str, Any]:
        """What it counted."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        said = await self._line()
        failed = {"tally": {}, "breaches": {"the attacker failed": 1}}
        done: dict[str, Any] = json.loads(said) if said else failed
        return done

    async def end(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        await self._process.wait()


async def _counters(target: Target) -> dict[str, float]:
    try:
        return await metrics(HouseClient(target.address, source=OWN, patience=5.0))
    except (Unreachable, HouseProblem):
        return {}


async def finished_game(address: str) -> str:
    """The code of a game that bots have played to its end."""
    client = HouseClient(address, source=OWN)
    bots = ["random"] * 3
    seated = await client.open(
        "toy", "Ida", 4, options={"counters": 60}, settings=SETTINGS, bots=bots, begin=True
    )
    async with client.player(seated) as player:
        await player.let_bot_play(True)
        await player.until(lambda: player.seen.table is not None and player.seen.table.status == "over")
    return seated.code


def measured(crowd: Crowd, held: float) -> Times:
    """Of everything since the last call."""
    taken = sorted(wait * 1000 for person in crowd.people for wait in person.waited())
    woken, synced = (sorted(late * 1000 for late in some) for some in crowd.lateness.taken())
    p50, p99 = part(taken, 0.5), part(taken, 0.99)
    return Times(len(taken), p50, p99, part(woken, 0.99), part(synced, 0.99), held)


def part(values: list[float], share: float) -> float:
    return values[min(len(values) - 1, int(len(values) * share))] if values else float("inf")
