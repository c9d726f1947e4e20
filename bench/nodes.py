"""What a move costs where several nodes serve one PostgreSQL: `python -m bench.nodes`.

Microseconds of processor a move, of all nodes and of the database apart, beside the same tables in one house
with a file of its own: with one, two and three nodes, everybody at the node that runs the table, and with two
where everybody is at the other one. Two cores cannot show more moves a second by more nodes. Then one of two
nodes hands its tables over, and the longest wait for a move is told.
"""

from __future__ import annotations

import asyncio
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

import psutil
import uvloop

from bench.report import Figures, Goal, Report
from bench.serving import free_port, pin, serving, start
from bench.socket_load import Load, LoadTable
from bench.sockets import TOY, begin, connect, open_table, pace, processor, saturate
from tests.store.database import address_of, folder, new_database
from tests.toy_shelf import put_on_shelf

TABLES: Final = 60
LONGEST: Final = 120.0  # seconds one measurement may take in all
HAND_OVER: Final = 0.3  # seconds of play at a steady pace before a node is told to leave


def measure() -> dict[str, Figures]:
    """Every arrangement's figures, by its name."""
    put_on_shelf()
    with serving() as (port, server):
        found = {"one house, its own file": _run(_saturated([port], [port], [server]))}
    for nodes, relayed in ((1, False), (2, False), (2, True), (3, False)):
        name = f"{nodes} node{'s' * (nodes > 1)}, {'relayed' if relayed else 'direct'}"
        found[name] = _with_nodes(nodes, relayed)
    found["hand-over"] = _hand_over()
    for name, figures in found.items():
        told = ", ".join(f"{figure} {value:,.1f}" for figure, value in figures.items())
        print(f"{name}: {told}", flush=True)
    return found


def _run(work: Any) -> Any:
    return uvloop.run(asyncio.wait_for(work, LONGEST))


def _with_nodes(number: int, relayed: bool) -> Figures:
    with _cluster(number) as nodes:
        ports = [port for port, _ in nodes]
        visited = ports[1:] + ports[:1] if relayed else ports
        servers = [psutil.Process(node.pid) for _, node in nodes]
        figures: Figures = _run(_saturated(ports, visited, servers, _database))
        return figures


async def _saturated(
    ports: list[int],
    visited: list[int],
    servers: list[psutil.Process],
    database: Callable[[], list[psutil.Process]] = list,
) -> Figures:
    """Tables are opened at `ports` in turn; their people come to the door of the same place in `visited`."""
    load, _ = await _seated(ports, visited)
    behind = database()
    before = processor(behind)
    figures = await saturate(load, servers)
    used = (processor(behind) - before) / max(1, load.moves) * 1e6
    kept = {"node_us_per_move": figures["server_us_per_move"], "database_us_per_move": used}
    return {**kept, "moves_per_second": figures["moves_per_second"]}


async def _seated(ports: list[int], visited: list[int]) -> tuple[Load, list[LoadTable]]:
    load, seated = Load(), []
    for port, door in zip(ports, visited, strict=True):
        crowd = [await asyncio.to_thread(open_table, port, TOY) for _ in range(TABLES // len(ports))]
        seated += await connect(load, crowd, door)
    await begin(seated)
    return load, seated


def _hand_over() -> Figures:
    with _cluster(2) as [(leaving, node), (staying, _)]:
        figures: Figures = _run(_left(leaving, staying, node))
        return figures


async def _left(leaving: int, staying: int, node: subprocess.Popen[bytes]) -> Figures:
    """Everybody is at the node that stays; their tables run at the one that leaves in the midst of play."""
    load, seated = await _seated([leaving], [staying])
    asyncio.get_running_loop().call_later(1.0 + HAND_OVER, node.terminate)
    figures = await pace(load, seated)
    exit_code = await asyncio.to_thread(node.wait, 30)
    if exit_code:
        raise RuntimeError(f"the node that left ended with {exit_code}")
    return {"longest_wait_ms": max(load.latencies) * 1000, "p50_ms": figures["p50_ms"]}


@contextmanager
def _cluster(number: int) -> Iterator[list[tuple[int, subprocess.Popen[bytes]]]]:
    """So many nodes on an empty database, all on one core; this process on the other."""
    place = address_of(asyncio.run(new_database()))
    nodes: list[tuple[int, subprocess.Popen[bytes]]] = []
    try:
        for _ in range(number):
            port = free_port()
            nodes.append((port, start(port, place, node=True)))
        pin(0, 1)
        yield nodes
    finally:
        for _, node in nodes:
            node.terminate()
        for _, node in nodes:
            node.wait(30)


def _database() -> list[psutil.Process]:
    """The server that holds the databases, and every process of it."""
    main = psutil.Process(int((folder() / "postmaster.pid").read_text().split()[0]))
    return [main, *main.children(recursive=True)]


def report_nodes(report: Report) -> None:
    """The figures to keep, and the ratios they are held against."""
    found = measure()
    for name, figures in found.items():
        report.keep("nodes", name, figures=figures)
    alone = found["one house, its own file"]["node_us_per_move"]
    direct, relayed = found["1 node, direct"], found["2 nodes, relayed"]
    wait = found["hand-over"]["longest_wait_ms"]
    report.goals += [
        _at_most("node: processor a move, times a house's", direct["node_us_per_move"] / alone, 1.2),
        _at_most("relayed: the same of both nodes", relayed["node_us_per_move"] / alone, 1.6),
        _at_most("PostgreSQL: processor a move (µs)", direct["database_us_per_move"], 40),
        _at_most("hand-over: longest wait for a move (ms)", wait, 1000),
    ]


def _at_most(name: str, value: float, goal: float) -> Goal:
    return Goal(name, value, goal, at_least=False)


if __name__ == "__main__":
    measure()
