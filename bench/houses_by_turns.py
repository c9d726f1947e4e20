"""`python -m bench.houses_by_turns REVISION GAME`: a move over sockets in this house beside an earlier one.

All houses run, each with its own players, and all but one are always stopped, so that what else the machine
does falls on all alike. What is printed is the servers' processor time a move, in microseconds. `--compiled
FOLDER` adds this house as it is installed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import tempfile
from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import psutil
import uvloop

from bench import sockets
from bench.by_turns import source_of, told
from bench.serving import free_port, pin, start
from bench.socket_load import Load
from tests.toy_shelf import ROOT

SECONDS = 0.5
OLD_SETTINGS = {"pace": 0, "away_seconds": 3600}  # of tables that never waited longer than their people


class TurnServer(ABC):
    """A server with its tables and players, which is stopped but for its turns."""

    def __init__(self, port: int, server: psutil.Process) -> None:
        self.port = port
        self.server = server
        self.load = Load()

    async def fill(self, tables: int, agreed: dict[str, Any]) -> None:
        await self._seat(tables, agreed)
        self.server.send_signal(signal.SIGSTOP)

    @abstractmethod
    async def _seat(self, tables: int, agreed: dict[str, Any]) -> None:
        """So many tables, at which everybody plays."""

    async def turn(self) -> float:
        """Microseconds a move, while this server alone goes on."""
        self.server.send_signal(signal.SIGCONT)
        before, used = self.load.moves, sockets.processor([self.server])
        await asyncio.sleep(SECONDS)
        self.server.send_signal(signal.SIGSTOP)
        cost = sockets.processor([self.server]) - used
        return cost / max(1, self.load.moves - before) * 1e6

    def close(self) -> None:
        self.server.send_signal(signal.SIGCONT)
        self.server.kill()
        self.server.wait(10)


class House(TurnServer):
    """A house of one source tree."""

    def __init__(self, source: Path, folder: Path, name: str) -> None:
        port = free_port()
        super().__init__(port, psutil.Process(start(port, str(folder / f"{name}.db"), source).pid))

    async def _seat(self, tables: int, agreed: dict[str, Any]) -> None:
        try:
            sockets.open_table(self.port, agreed)
        except RuntimeError:
            agreed = {**agreed, "settings": OLD_SETTINGS}
        crowd = [await asyncio.to_thread(sockets.open_table, self.port, agreed) for _ in range(tables)]
        await sockets.begin(await sockets.connect(self.load, crowd, self.port))


async def by_turns(
    houses: Sequence[TurnServer], tables: int, agreed: dict[str, Any], rounds: int
) -> list[list[float]]:
    """What a move cost in each house, round by round."""
    for house in houses:
        await house.fill(tables, agreed)
    costs: list[list[float]] = [[] for _ in houses]
    for _ in range(rounds):
        for house, cost in zip(houses, costs, strict=True):
            cost.append(await house.turn())
    for house in houses:
        if unexpected := set(house.load.problems) - sockets.CROSSED:
            raise RuntimeError(f"moves were answered with problems: {unexpected}")
    return costs


def main() -> None:
    reader = argparse.ArgumentParser(description="Measure this house beside an earlier one, over sockets.")
    reader.add_argument("revision")
    reader.add_argument("game")
    reader.add_argument(
        "--options", type=json.loads, default={}, metavar="JSON", help="what the tables agree on"
    )
    reader.add_argument("--tables", type=int, default=100)
    reader.add_argument("--rounds", type=int, default=20)
    reader.add_argument("--compiled", metavar="FOLDER", help="where `make .setup/compiled/made` has built it")
    asked = reader.parse_args()
    agreed = {"game": asked.game, "options": asked.options}
    pin(0, 1)
    with source_of(asked.revision) as source, tempfile.TemporaryDirectory(prefix="tablee-bench-") as folder:
        sources = {"before": source, "after": ROOT / "src"}
        if asked.compiled:
            sources["after, compiled"] = Path(asked.compiled).resolve()
        houses = [House(one, Path(folder), name) for name, one in sources.items()]
        try:
            costs = uvloop.run(by_turns(houses, asked.tables, agreed, asked.rounds))
        finally:
            for house in houses:
                house.close()
    for name, cost in zip(list(sources)[1:], costs[1:], strict=True):
        print(told(f"{asked.game}, {name}", costs[0], cost))


if __name__ == "__main__":
    main()
