"""The run: faults drawn from a seed one after the other while people play; then the log is asked."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.faults.ground import SILENCE, Ground, ground
from tests.faults.interruptions import interruptions
from tests.faults.kinds import EVERYWHERE, WITH_CLOCKS, WITH_NETWORKS, Fault
from tests.faults.network import possible
from tests.faults.node import FAKE
from tests.faults.people import history_of

BETWEEN = 60  # acknowledged moves at least between two faults
PROMISED = 5.0  # seconds until every table goes on
LONGEST = 20.0
FLOOR_SECONDS = 30.0
NOTABLE = 0.5  # seconds by which the run's own loop is late
STORIES = "late.txt"  # what people met at tables that were late


class Outcome(NamedTuple):
    faults: Counter[str]
    acknowledged: int
    seen: int
    slowest: dict[str, list[float]]
    """By kind, of each fault the longest interruption of all tables."""
    findings: list[str]
    stuck: list[str]
    """Tables that did not go on for so long that nobody waits."""


def kinds(say: Callable[[str], None], here: bool = False) -> tuple[dict[str, Fault], bool]:
    """What can be tried here, and whether hosts are apart."""
    found, apart = dict(EVERYWHERE), not here and possible()
    if apart:
        found |= WITH_NETWORKS
    elif not here:
        say("no root or no iproute2: no hosts of their own, so nothing is cut off")
    if FAKE.exists():
        found |= WITH_CLOCKS
    else:
        say("libfaketime is not installed: no clock is moved")
    return found, apart


def drawn(names: Sequence[str], number: int, draw: random.Random) -> list[str]:
    """So many faults, every kind as often as the others, in an order drawn by lot."""
    rows = [names[one % len(names)] for one in range(number)]
    draw.shuffle(rows)
    return rows


class Terms(NamedTuple):
    """`first` makes a mutant of every node; `between` are moves acknowledged between two faults."""

    apart: bool
    tables: int
    pace: float
    first: str = ""
    between: int = BETWEEN
    minutes: float = 0.0
    """After which no further fault begins; 0: all of them do."""
    silence: float = SILENCE
    watched: float = PROMISED
    """Seconds for which tables are looked at after each fault, at least."""


async def run(
    folder: Path, seed: int, faults: Sequence[tuple[str, Fault]], terms: Terms, say: Callable[[str], None]
) -> Outcome:
    draw = random.Random(seed)
    began = time.monotonic()
    done, slowest = Counter[str](), defaultdict[str, list[float]](list)
    stuck: list[str] = []
    late_by: list[float] = []
    async with ground(folder, terms.apart, terms.first) as place:
        watch = asyncio.create_task(_watch(late_by))
        await place.open_tables(terms.tables, terms.pace, terms.silence)
        await _moves(place, terms.between)
        for number, (name, fault) in enumerate(faults, 1):
            if terms.minutes and time.monotonic() > began + 60 * terms.minutes:
                break
            late_by.clear()
            since = await fault(place, draw)
            went = await interruptions(
                place.people, since, terms.watched, LONGEST + (time.monotonic() - since)
            )
            stuck += [f"table {code}: stood still after {name}" for code, s in went.items() if s >= LONGEST]
            done[name] += 1
            slowest[name].append(max(went.values()))
            late = [code for code, one in went.items() if one > PROMISED]
            say(
                f"{number:4} {name}: interrupted for {slowest[name][-1]:.1f} s at most"
                + (f", {len(late)} late" if late else "")
                + (f" (this run itself was late by {max(late_by):.1f} s)" if late_by else "")
            )
            with (folder / STORIES).open("a") as stories:
                stories.writelines(f"{line}\n" for code in late for line in place.story(code, since, name))
            await _moves(place, terms.between)
        watch.cancel()
        await place.stop_playing()
        for node in place.nodes:
            await asyncio.to_thread(node.kill)
        found = await place.findings()
        seen = sum(len(person.seen) for person in place.people)
        (folder / f"histories-{seed}.jsonl").write_bytes(b"\n".join(map(history_of, place.people)))
        return Outcome(done, place.acknowledged, seen, dict(slowest), found, stuck)


async def _watch(late_by: list[float]) -> None:
    """How late the run's own loop is, where that would be taken for an interruption."""
    while True:
        before = time.monotonic()
        await asyncio.sleep(0.1)
        late = time.monotonic() - before - 0.1
        if late > NOTABLE:
            late_by.append(late)


async def _moves(place: Ground, number: int) -> None:
    """So many more are acknowledged, or there was time enough for them."""
    before, until = place.acknowledged, time.monotonic() + FLOOR_SECONDS
    while place.acknowledged < before + number and time.monotonic() < until:  # noqa: ASYNC110
        await asyncio.sleep(0.05)
