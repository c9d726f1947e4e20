"""Fingers in twenty bags at once, the store on: `python -m tests.games.dschamal.bench.duels [duels]`.

The server runs alone on core 0, the players on core 1. Each table has two hands in the bag, each of
which feels 24 times a second; measured is the time from a touch sent until its patch is there.
"""

from __future__ import annotations

import asyncio
import http.client
import random
import sys
import time

import msgspec
import psutil
import uvloop

from bench.serving import post, serving, stolen
from bench.socket_load import Load, LoadTable, Player, Seen

DUELS = 20
SEATS = 3
EVERY = 0.042
WARM_SECONDS, SECONDS = 3.0, 12.0
LONGEST = 90.0
OPTIONS = {"game": "duell", "search_seconds": 60, "start_seconds": 60}
UNDER_WAY = 4  # touches of a hand not answered yet
FAR, FIRST = 8, 12  # millimetres of a touch; how many lead away from the rim


class Head(msgspec.Struct):
    """As much of an offered move as tells what it is."""

    type: str


class Finger(Player):
    """Chooses and calls as it is offered; once in the bag, feels to and fro until told to stop."""

    feeling: asyncio.Task[None] | None = None

    def _told(self, seen: Seen, size: int) -> None:
        sent = self.table.sent.pop(seen.re, None) if seen.re is not None else None
        if seen.type == "update" and sent is not None:
            self.table.load.latencies.append(self.table.clock() - sent)
        elif seen.type == "problem":
            code = str(seen.code)
            self.table.load.problems[code] = self.table.load.problems.get(code, 0) + 1
        elif seen.type == "welcome" and not self.welcomed.done():
            self.welcomed.set_result(None)
        self._version = max(self._version, seen.version)
        if seen.offers is not None:
            self._offered(seen.offers.moves)

    def _offered(self, moves: tuple[msgspec.Raw, ...]) -> None:
        if not moves:
            return
        if msgspec.json.decode(moves[0], type=Head).type != "feel":
            self.send(bytes(moves[0]), f"choice-{self._version}")
        elif self.feeling is None:
            self.feeling = asyncio.create_task(self._feel())

    async def _feel(self) -> None:
        await asyncio.sleep(EVERY * (1 + random.random()))
        step, due = 0, time.perf_counter()
        while True:
            if len(self.table.sent) < SEATS * UNDER_WAY:
                dx, dy = (0, FAR) if step < FIRST else (FAR if step // 10 % 2 else -FAR, 0)
                self.touch(dx, dy, f"{id(self):x}-{step}")
                step += 1
            due += EVERY
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    def touch(self, dx: int, dy: int, name: str) -> None:
        self.table.sent[name] = self.table.clock()
        self.send(b'{"type":"feel","dx":%d,"dy":%d,"ms":40}' % (dx, dy), name)

    def send(self, move: bytes, name: str) -> None:
        self.say(b'{"type":"move","id":"%b","seen":%d,"move":%b}' % (name.encode(), self._version, move))


def measure(duels: int = DUELS) -> dict[str, float]:
    with serving() as (port, server):
        return uvloop.run(asyncio.wait_for(_measure(duels, port, server), LONGEST))


async def _measure(duels: int, port: int, server: psutil.Process) -> dict[str, float]:
    load = Load()
    people = [await asyncio.to_thread(_open, port) for _ in range(duels)]
    fingers = [finger for table in people for finger in await _connect(load, table, port)]
    await asyncio.sleep(WARM_SECONDS)
    load.latencies.clear()
    used, lent = sum(server.cpu_times()[:2]), stolen()
    await asyncio.sleep(SECONDS)
    used, lent = sum(server.cpu_times()[:2]) - used, stolen() - lent
    taken = sorted(load.latencies)
    for finger in fingers:
        if finger.feeling is not None:
            finger.feeling.cancel()
    if load.problems:
        raise RuntimeError(f"touches were answered with problems: {load.problems}")
    p50, p99 = (taken[int(len(taken) * part)] * 1000 for part in (0.5, 0.99))
    figures = {"p50_ms": p50, "p99_ms": p99, "patches_per_second": len(taken) / SECONDS}
    return {**figures, "server_us_per_patch": used / len(taken) * 1e6, "stolen_ms": lent * 1000}


def _open(port: int) -> list[tuple[str, str]]:
    """A table with three people: each one's code and token."""
    house = http.client.HTTPConnection("127.0.0.1", port)
    body = {"game": "dschamal", "name": "P0", "seats": SEATS, "options": OPTIONS}
    first = post(house, "/api/tables", body)
    rest = [post(house, f"/api/tables/{first['code']}/seats", {"name": f"P{n}"}) for n in range(1, SEATS)]
    house.close()
    return [(one["code"], one["token"]) for one in (first, *rest)]


async def _connect(load: Load, people: list[tuple[str, str]], port: int) -> list[Finger]:
    loop, table = asyncio.get_running_loop(), LoadTable(load, time.perf_counter)
    fingers = []
    for code, token in people:
        made = Finger(table, code, token)
        await loop.create_connection(lambda made=made: made, "127.0.0.1", port)  # type: ignore[misc]
        fingers.append(made)
    await asyncio.gather(*[finger.welcomed for finger in fingers])
    fingers[0].say(b'{"type":"begin","id":"begin","level":"random"}')
    return fingers


def run(duels: int = DUELS) -> dict[str, float]:
    figures = measure(duels)
    print(f"{duels} duels: " + ", ".join(f"{name} {value:,.1f}" for name, value in figures.items()))
    return figures


if __name__ == "__main__":
    run(int(sys.argv[1]) if len(sys.argv) > 1 else DUELS)
