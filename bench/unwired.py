"""`python -m bench.unwired GAME --beside FOLDER…`: the house's own part of a move, without kernel or disk.

Tables of five play random games on lines that lead nowhere, over a store that keeps nothing. What is printed
is processor time a move in microseconds: the best of many blocks, for what else the machine does only adds to
it. Each tree of sources (one as it is installed, an earlier one) plays in processes of its own, in turns with
this one.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from statistics import median
from typing import Any, NamedTuple, cast

import msgspec
import uvloop

from tablee.server import limits
from tablee.server.admission.connections import Connections
from tablee.server.protocol.from_client import Hello
from tablee.server.protocol.http_types import OpenTable, Seated, TakeSeat
from tablee.server.tables.hub import Hub
from tablee.server.tables.live_table import LiveTable
from tablee.server.wire.socket import Socket
from tablee.server.wire.websocket_line import WebSocketLine
from tablee.store.appends import Appends
from tablee.table.model import Settings
from tests.toy_shelf import ROOT

try:
    from tablee.client.client_frames import frame
    from tablee.store.store_contract import Body, Heard, Store
except ImportError:  # sources of before these files said whose they are
    from tablee.client.frames import frame  # type: ignore[import-not-found, no-redef]
    from tablee.store.contract import Body, Heard, Store  # type: ignore[import-not-found, no-redef]

SEATS = 5
TABLES = 40
BLOCKS = 25
ROUNDS = 40  # moves of every table in one block
ADDRESS = "192.0.2.7"


class Forgetful(Appends):
    """A store that keeps nothing, and says so to nobody."""

    warnings: Sequence[str] = ()

    def _put(self, code: str, version: int, bodies: Sequence[Body], heard: Heard) -> None:
        asyncio.get_running_loop().call_soon(heard, None)


class Nowhere(asyncio.Transport):
    """What is written here is gone."""

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """Nobody reads it."""

    def get_write_buffer_size(self) -> int:
        return 0


class UnwiredTable(NamedTuple):
    live: LiveTable
    lines: list[WebSocketLine]

    def frame(self) -> tuple[WebSocketLine, bytes] | None:
        """A random move of somebody who is asked, and their line."""
        table, game = self.live.table, self.live.current.game
        asked = [seat for seat in range(SEATS) if table.asked[seat] and table.answer(seat) is None]
        if not asked:
            return None
        seat = random.choice(asked)
        move = msgspec.json.encode(random.choice(game.offers(table.state, seat).moves))
        id = b"%x" % random.getrandbits(48)
        return self.lines[seat], frame(
            b'{"type":"move","id":"%b","seen":%d,"move":%b}' % (id, table.version, move)
        )


async def seated(hub: Hub, game: str, options: dict[str, Any]) -> UnwiredTable:
    agreed = OpenTable(
        game, "P0", SEATS, options, Settings(pace=0, away_seconds=3600, close_early=True), begin=False
    )
    first = await hub.open_table(agreed)
    assert isinstance(first, Seated)
    people = [first, *[await hub.take_seat(first.code, TakeSeat(f"P{n}")) for n in range(1, SEATS)]]
    live, lines = await hub.live_table(first.code), list[WebSocketLine]()
    for one in cast(list[Seated], people):
        line = WebSocketLine(Nowhere(), Connections(hub.counts), ADDRESS, asyncio.get_running_loop())
        socket = Socket(line, hub.counts)
        await live.let_in(socket, Hello(one.token))
        socket.open(live.hear, live.leave)
        lines.append(line)
    lines[0].data_received(frame(b'{"type":"begin","id":"begin","level":"random"}'))
    return UnwiredTable(live, lines)


async def play(game: str, options: dict[str, Any]) -> float:
    """Microseconds a move, in the best block."""
    hub = Hub(cast(Store, Forgetful()))
    tables = [await seated(hub, game, options) for _ in range(TABLES)]
    await asyncio.sleep(0.2)
    return min([await _block(tables) for _ in range(BLOCKS)])


async def _block(tables: list[UnwiredTable]) -> float:
    used = moves = 0
    for _ in range(ROUNDS):
        waiting = [found for table in tables if (found := table.frame())]
        before, began = sum(one.live.table.length for one in tables), time.process_time_ns()
        for line, data in waiting:
            line.data_received(data)
        for _turn in range(3):  # stored, told, sent
            await asyncio.sleep(0)
        used += time.process_time_ns() - began
        moves += sum(one.live.table.length for one in tables) - before
    return used / 1000 / max(1, moves)


def in_turns(trees: Sequence[str], game: str, options: str, turns: int) -> list[list[float]]:
    costs: list[list[float]] = [[] for _ in trees]
    for _ in range(turns):
        for tree, cost in zip(trees, costs, strict=True):
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join([tree, str(ROOT)])}
            command = [sys.executable, "-m", "bench.unwired", game, "--options", options, "--once"]
            told = subprocess.run(command, env=environment, cwd=ROOT, check=True, capture_output=True)
            cost.append(float(told.stdout))
    return costs


def main() -> None:
    reader = argparse.ArgumentParser(description="Measure the house's own part of a move.")
    reader.add_argument("game")
    reader.add_argument("--options", default="{}", metavar="JSON", help="what the tables agree on")
    reader.add_argument("--beside", nargs="*", default=[], metavar="FOLDER", help="other trees of sources")
    reader.add_argument("--turns", type=int, default=7)
    reader.add_argument("--once", action="store_true", help=argparse.SUPPRESS)
    asked = reader.parse_args()
    if asked.once:
        limits.MESSAGES_PER_SECOND = limits.MESSAGES_BURST = 1e9  # type: ignore[misc]
        print(uvloop.run(play(asked.game, json.loads(asked.options))))
        return
    trees = [str(ROOT / "src"), *asked.beside]
    costs = in_turns(trees, asked.game, asked.options, asked.turns)
    for tree, cost in zip(trees, costs, strict=True):
        ratio = median(one / ours for one, ours in zip(cost, costs[0], strict=True))
        print(f"{tree:50} {min(cost):7.2f} µs a move, {ratio:.3f} times the first")


if __name__ == "__main__":
    main()
