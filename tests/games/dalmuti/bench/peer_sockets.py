"""boardgame.io and Colyseus beside us: the same game, the same load, the same cores.

Their own servers keep tables in memory and store nothing; they list no moves and send whole states.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import psutil
import uvloop

from bench.moves import REPEATS, SECONDS
from bench.serving import free_port, pin
from bench.socket_load import SEATS, Load, LoadTable
from bench.sockets import LONGEST, TABLES, pace, saturate
from tests.games.dalmuti.bench import colyseus_guest, socketio

HERE = Path(__file__).parent
STAMPS = HERE.parents[3] / ".setup"  # each holds the path of the Node that installed its peer
PRODUCTION = {**os.environ, "NODE_ENV": "production"}


class Peer(NamedTuple):
    """A server of somebody else's: `ready` is asked for until it answers, `seat` fills one of its tables."""

    name: str
    package: str
    folder: Path
    ready: str
    seat: Callable[[Load, int], Coroutine[Any, Any, LoadTable]]

    @property
    def node(self) -> str | None:
        """The Node to run it with, or None if it could not be installed."""
        stamp = STAMPS / self.folder.name
        return (
            stamp.read_text().strip() if stamp.exists() and (self.folder / "node_modules").exists() else None
        )

    @property
    def version(self) -> str:
        return str(json.loads((self.folder / "package.json").read_text())["dependencies"][self.package])


def rules(node: str) -> dict[str, float]:
    """Random moves a second through boardgame.io's client without a network, as `moves.py` measures ours."""
    command = [node, "rules.js", str(SECONDS), str(REPEATS)]
    peer = subprocess.Popen(command, cwd=BOARDGAME.folder, env=PRODUCTION, stdout=subprocess.PIPE)
    pin(peer.pid, 1)
    told, _ = peer.communicate()
    rates: list[float] = json.loads(told)
    return {"moves_per_second": median(rates), "best": max(rates), "worst": min(rates), "runs": REPEATS}


def measure(peer: Peer, tables: int) -> dict[str, float]:
    """One server, so many tables, all figures, as `sockets.py` measures ours."""
    port, server = start(peer)
    try:
        pin(0, 1)
        work = _measure(peer, tables, port, psutil.Process(server.pid))
        return uvloop.run(asyncio.wait_for(work, LONGEST))
    finally:
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
        server.terminate()
        server.wait(10)


def start(peer: Peer) -> tuple[int, subprocess.Popen[bytes]]:
    """Its server on the first core, and the port at which it answers."""
    port = free_port()
    command = [str(peer.node), "--expose-gc", "server.js", str(port)]
    server = subprocess.Popen(command, cwd=peer.folder, env=PRODUCTION)
    pin(server.pid, 0)
    _wait(peer, port)
    return port, server


def _wait(peer: Peer, port: int) -> None:
    for _ in range(500):
        try:
            house = http.client.HTTPConnection("127.0.0.1", port)
            house.request("GET", peer.ready)
            house.getresponse().read()
            house.close()
            return
        except ConnectionRefusedError:
            time.sleep(0.02)
    raise RuntimeError(f"{peer.name}'s server did not start")


def _ask(port: int, path: str, body: Any) -> Any:
    house = http.client.HTTPConnection("127.0.0.1", port)
    house.request("POST", path, json.dumps(body), {"content-type": "application/json"})
    answer = house.getresponse()
    data = answer.read()
    house.close()
    if answer.status != 200:
        raise RuntimeError(f"{path}: {answer.status} {data.decode()}")
    return json.loads(data)


async def _measure(peer: Peer, tables: int, port: int, server: psutil.Process) -> dict[str, float]:
    empty = await _memory(server)
    load = Load()
    seated = [await peer.seat(load, port) for _ in range(tables)]
    for table in seated:
        for player in table.players:
            table.asked(player)
    await asyncio.sleep(1.0)  # code warm, first tricks played
    used = time.process_time()
    saturated = await saturate(load, [server])
    used = (time.process_time() - used) / max(1, load.moves)
    size = load.frame_bytes / max(1, load.frames)
    paced = await pace(load, seated)
    memory = await _memory(server) - empty
    space = {"kb_per_table": memory / 1024 / tables, "bytes_per_view": size}
    return {**saturated, "load_us_per_move": used * 1e6, **paced, **space}


async def _memory(server: psutil.Process) -> int:
    server.send_signal(signal.SIGUSR2)
    await asyncio.sleep(1.0)
    return int(server.memory_info().rss)


async def _at_boardgame(load: Load, port: int) -> LoadTable:
    """A table with five people, through its lobby, so that each move is checked against its player."""
    table = LoadTable(load, time.perf_counter)
    asked = {"numPlayers": SEATS, "setupData": {"rounds": 100}}
    match = (await asyncio.to_thread(_ask, port, "/games/dalmuti/create", asked))["matchID"]
    for seat in range(SEATS):
        who = {"playerID": str(seat), "playerName": f"P{seat}"}
        joined = await asyncio.to_thread(_ask, port, f"/games/dalmuti/{match}/join", who)
        await socketio.sit_down(table, port, match, joined["playerCredentials"], seat)
    return table


async def _at_colyseus(load: Load, port: int) -> LoadTable:
    """The same through its matchmaker, which reserves a seat in a room for each."""
    table, room = LoadTable(load, time.perf_counter), ""
    for _ in range(SEATS):
        path = f"/matchmake/joinById/{room}" if room else "/matchmake/create/table"
        found = await asyncio.to_thread(_ask, port, path, {})
        room = found["roomId"]
        way_in = f"/{found['processId']}/{room}?sessionId={found['sessionId']}"
        await colyseus_guest.sit_down(table, port, way_in)
    return table


BOARDGAME = Peer("boardgame.io", "boardgame.io", HERE / "boardgame", "/games", _at_boardgame)
COLYSEUS = Peer("Colyseus", "@colyseus/core", HERE / "colyseus", "/", _at_colyseus)


def require(peer: Peer) -> None:
    if peer.node is None:
        raise SystemExit(f"{peer.name} is not installed for the bench: `make bench` does that")


def run(tables: tuple[int, ...] = TABLES) -> None:
    for peer in (BOARDGAME, COLYSEUS):
        require(peer)
        for count in tables:
            told = ", ".join(f"{name} {value:,.1f}" for name, value in measure(peer, count).items())
            print(f"{peer.name}, {count} tables of {SEATS}: {told}", flush=True)


if __name__ == "__main__":
    run(tuple(int(one) for one in sys.argv[1:]) or TABLES)
