"""Moves over real sockets, the store on; `python -m bench.sockets` measures the toy game.

The server runs alone on core 0, the players on core 1. For each number of tables of five: moves
a second when everybody answers at once; then, at two moves a second a table, the time from a
move sent until all five have seen it; memory a table; bytes a view.
"""

from __future__ import annotations

import asyncio
import http.client
import random
import sys
import time
from statistics import median
from typing import Any

import psutil
import uvloop

from bench.serving import post, serving, stolen
from bench.socket_load import SEATS, Load, LoadTable, Player, Screen
from tests.toy_shelf import put_on_shelf

TABLES = (100, 300)
WINDOWS = 5
WINDOW_SECONDS = 1.6
PACED_SECONDS = 8.0
INTERVAL = 0.5
CROSSED = {"refused", "stale"}  # two moves crossed: the question was gone meanwhile
TOY = {"game": "toy", "options": {"counters": 100_000}}
SETTINGS = {"pace": 0, "away_seconds": 3600, "close_early": True}
CPU_CLOCK = 2  # with a process's number, Linux' name of the clock of its processor time
LONGEST = 60.0  # seconds one measurement may take in all


def measure(tables: int, agreed: dict[str, Any], *, televisions: bool = False) -> dict[str, float]:
    """One server, so many tables of that game and those options, all figures."""
    with serving() as (port, server):
        work = _measure(tables, agreed, port, server, televisions)
        return uvloop.run(asyncio.wait_for(work, LONGEST))


async def _measure(
    tables: int, agreed: dict[str, Any], port: int, server: psutil.Process, televisions: bool
) -> dict[str, float]:
    empty = server.memory_info().rss
    load, crowd = Load(), [await asyncio.to_thread(open_table, port, agreed) for _ in range(tables)]
    seated = await connect(load, crowd, port)
    screens = await put_up_screens(seated, crowd, port) if televisions else []
    await begin(seated)
    saturated = await saturate(load, [server])
    memory = server.memory_info().rss - empty
    size = load.frame_bytes / max(1, load.frames)
    paced = await pace(load, seated)
    if unexpected := set(load.problems) - CROSSED:
        raise RuntimeError(f"moves were answered with problems: {unexpected}")
    if any(screen.transport.is_closing() for screen in screens):
        raise RuntimeError("a television was sent off")
    space = {"kb_per_table": memory / 1024 / tables, "bytes_per_view": size}
    return {**saturated, **paced, **space}


def open_table(port: int, agreed: dict[str, Any]) -> list[tuple[str, str]]:
    """A table with five people: each one's code and token."""
    house = http.client.HTTPConnection("127.0.0.1", port)
    body = {"settings": SETTINGS, **agreed, "name": "P0", "seats": SEATS}
    first = post(house, "/api/tables", body)
    rest = [post(house, f"/api/tables/{first['code']}/seats", {"name": f"P{n}"}) for n in range(1, SEATS)]
    house.close()
    return [(one["code"], one["token"]) for one in (first, *rest)]


async def connect(load: Load, crowd: list[list[tuple[str, str]]], port: int) -> list[LoadTable]:
    loop = asyncio.get_running_loop()
    seated = []
    for people in crowd:
        table = LoadTable(load, time.perf_counter)
        for code, token in people:
            make = _maker(table, code, token)
            _, player = await loop.create_connection(make, "127.0.0.1", port)
            table.players.append(player)
        await asyncio.gather(*[player.welcomed for player in table.players])
        seated.append(table)
    return seated


async def put_up_screens(
    seated: list[LoadTable], crowd: list[list[tuple[str, str]]], port: int
) -> list[Screen]:
    """A television at each table."""
    loop = asyncio.get_running_loop()
    screens = list[Screen]()
    for table, people in zip(seated, crowd, strict=True):
        screen = Screen(table, people[0][0])
        await loop.create_connection(lambda one=screen: one, "127.0.0.1", port)  # type: ignore[misc]
        await screen.welcomed
        screens.append(screen)
    return screens


async def begin(seated: list[LoadTable]) -> None:
    """First hands are dealt, first tricks played."""
    for table in seated:
        table.players[0].say(b'{"type":"begin","id":"begin","level":"random"}')
    await asyncio.sleep(1.0)


def _maker(table: LoadTable, code: str, token: str) -> Any:
    return lambda: Player(table, code, token)


async def saturate(load: Load, servers: list[psutil.Process]) -> dict[str, float]:
    """The median of several windows, and the best and the worst of them.

    The servers' processor time a move tells a slow server from a busy machine.
    """
    load.moves = load.frames = load.frame_bytes = 0
    windows = [await _window(load, servers) for _ in range(WINDOWS)]
    rates, costs = [rate for rate, _ in windows], [cost for _, cost in windows]
    spread = {"best": max(rates), "worst": min(rates)}
    return {"moves_per_second": median(rates), **spread, "server_us_per_move": median(costs)}


async def _window(load: Load, servers: list[psutil.Process]) -> tuple[float, float]:
    """Moves a second, and microseconds of the servers' processor a move."""
    before, began, used = load.moves, time.perf_counter(), processor(servers)
    await asyncio.sleep(WINDOW_SECONDS)
    took, used = time.perf_counter() - began, processor(servers) - used
    moves = load.moves - before
    return moves / took, used / max(1, moves) * 1e6


def processor(processes: list[psutil.Process]) -> float:
    """Seconds of processor they have used so far, by their own clocks: psutil's goes in ticks of 10 ms."""
    return sum([time.clock_gettime(~one.pid << 3 | CPU_CLOCK) for one in processes])


async def pace(load: Load, seated: list[LoadTable]) -> dict[str, float]:
    load.interval = INTERVAL
    await asyncio.sleep(1.0)
    load.latencies.clear()
    before = stolen()
    ticking = [asyncio.create_task(_tick(table)) for table in seated]
    await asyncio.sleep(PACED_SECONDS)
    for task in ticking:
        task.cancel()
    taken = sorted(load.latencies)
    p50, p99 = (taken[int(len(taken) * part)] * 1000 for part in (0.5, 0.99))
    figures = {"p50_ms": p50, "p99_ms": p99, "paced_moves_per_second": len(taken) / PACED_SECONDS}
    return {**figures, "stolen_ms": (stolen() - before) * 1000}


async def _tick(table: LoadTable) -> None:
    await asyncio.sleep(random.random() * INTERVAL)
    while True:
        table.tick()
        await asyncio.sleep(INTERVAL)


def run(tables: tuple[int, ...] = TABLES) -> dict[str, dict[str, float]]:
    """The figures for each number of tables, printed as they come."""
    put_on_shelf()
    results = {}
    for count in tables:
        results[str(count)] = figures = measure(count, TOY)
        told = ", ".join(f"{name} {value:,.1f}" for name, value in figures.items())
        print(f"{count} tables of {SEATS}: {told}", flush=True)
    return results


if __name__ == "__main__":
    run(tuple(int(one) for one in sys.argv[1:]) or TABLES)
