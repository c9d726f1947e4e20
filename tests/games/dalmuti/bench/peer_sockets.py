"""boardgame.io beside us: the same game, the same load, the same cores.

Its own server keeps tables in memory and stores nothing; it lists no moves and sends whole states.
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
from pathlib import Path
from statistics import median
from typing import Any

import psutil
import uvloop

from bench.moves import REPEATS, SECONDS
from bench.serving import free_port, pin
from bench.socket_load import SEATS, Load, LoadTable
from bench.sockets import LONGEST, TABLES, pace, saturate
from tests.games.dalmuti.bench.socketio import sit_down

HERE = Path(__file__).parent / "boardgame"
NODE = HERE.parents[4] / ".setup" / "boardgame"  # holds the path of the Node that installed it
PRODUCTION = {**os.environ, "NODE_ENV": "production"}


def node() -> str | None:
    """The Node to run it with, or None if it could not be installed."""
    return NODE.read_text().strip() if NODE.exists() and (HERE / "node_modules").exists() else None


def version() -> str:
    wanted = json.loads((HERE / "package.json").read_text())["dependencies"]
    return str(wanted["boardgame.io"])


def rules(node: str) -> dict[str, float]:
    """Random moves a second through its client without a network, as `moves.py` measures ours."""
    command = [node, "rules.js", str(SECONDS), str(REPEATS)]
    peer = subprocess.Popen(command, cwd=HERE, env=PRODUCTION, stdout=subprocess.PIPE)
    pin(peer.pid, 1)
    told, _ = peer.communicate()
    rates: list[float] = json.loads(told)
    return {"moves_per_second": median(rates), "best": max(rates), "worst": min(rates), "runs": REPEATS}


def measure(node: str, tables: int) -> dict[str, float]:
    """One server, so many tables, all figures, as `sockets.py` measures ours."""
    port = free_port()
    command = [node, "--expose-gc", "server.js", str(port)]
    server = subprocess.Popen(command, cwd=HERE, env=PRODUCTION)
    pin(server.pid, 0)
    try:
        pin(0, 1)
        _wait(port)
        return uvloop.run(asyncio.wait_for(_measure(tables, port, psutil.Process(server.pid)), LONGEST))
    finally:
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
        server.terminate()
        server.wait(10)


def _wait(port: int) -> None:
    for _ in range(500):
        try:
            _ask(port, "GET", "/games")
            return
        except ConnectionRefusedError:
            time.sleep(0.02)
    raise RuntimeError("boardgame.io's server did not start")


def _ask(port: int, method: str, path: str, body: Any = None) -> Any:
    house = http.client.HTTPConnection("127.0.0.1", port)
    house.request(method, path, json.dumps(body), {"content-type": "application/json"})
    answer = house.getresponse()
    data = answer.read()
    house.close()
    if answer.status != 200:
        raise RuntimeError(f"{path}: {answer.status} {data.decode()}")
    return json.loads(data)


async def _measure(tables: int, port: int, server: psutil.Process) -> dict[str, float]:
    empty = await _memory(server)
    load = Load()
    seated = [await _seat(load, port) for _ in range(tables)]
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


async def _seat(load: Load, port: int) -> LoadTable:
    """A table with five people, through its lobby, so that each move is checked against its player."""
    table = LoadTable(load, time.perf_counter)
    asked = {"numPlayers": SEATS, "setupData": {"rounds": 100}}
    match = (await asyncio.to_thread(_ask, port, "POST", "/games/dalmuti/create", asked))["matchID"]
    for seat in range(SEATS):
        who = {"playerID": str(seat), "playerName": f"P{seat}"}
        path = f"/games/dalmuti/{match}/join"
        joined = await asyncio.to_thread(_ask, port, "POST", path, who)
        await sit_down(table, port, match, joined["playerCredentials"], seat)
    return table


def run(tables: tuple[int, ...] = TABLES) -> None:
    found = node()
    if found is None:
        raise SystemExit("boardgame.io is not installed for the bench: `make bench` does that")
    print("rules alone:", rules(found))
    for count in tables:
        told = ", ".join(f"{name} {value:,.1f}" for name, value in measure(found, count).items())
        print(f"{count} tables of {SEATS}: {told}", flush=True)


if __name__ == "__main__":
    run(tuple(int(one) for one in sys.argv[1:]) or TABLES)
