"""`python -m tests.games.dalmuti.bench.peers_by_turns`: a move over sockets beside two peers, turn by turn.

All servers have their tables and players, and all but one of them are always stopped, so that what else the
machine does falls on all alike. What is printed is the servers' processor time a move, and the median of how
many times the peer's ours was in neighbouring turns. `--compiled FOLDER` adds this house as it is installed.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

import psutil
import uvloop

from bench.houses_by_turns import House, TurnServer, by_turns
from bench.serving import pin
from tests.games.dalmuti.bench.measures import AGREED
from tests.games.dalmuti.bench.peer_sockets import BOARDGAME, COLYSEUS, Peer, require, start
from tests.toy_shelf import ROOT


class PeerServer(TurnServer):
    def __init__(self, peer: Peer) -> None:
        port, server = start(peer)
        super().__init__(port, psutil.Process(server.pid))
        self._peer = peer

    async def _seat(self, tables: int, agreed: dict[str, Any]) -> None:
        seated = [await self._peer.seat(self.load, self.port) for _ in range(tables)]
        for table in seated:
            for player in table.players:
                table.asked(player)


def show(names: list[str], peers: list[str], costs: list[list[float]]) -> None:
    found = dict(zip(names, costs, strict=True))
    for name in names:
        print(f"{name:24} {median(found[name]):7.1f} µs a move")
    for name in names[: -len(peers)]:
        for peer in peers:
            times = median(ours / theirs for ours, theirs in zip(found[name], found[peer], strict=True))
            print(f"{name}, times {peer}'s: {times:.2f}")


def main() -> None:
    reader = argparse.ArgumentParser(description="Measure a move in this house beside its peers.")
    reader.add_argument("--tables", type=int, default=100)
    reader.add_argument("--rounds", type=int, default=20)
    reader.add_argument("--compiled", metavar="FOLDER", help="where `make .setup/compiled/made` has built it")
    asked = reader.parse_args()
    peers = [BOARDGAME, COLYSEUS]
    for peer in peers:
        require(peer)
    sources = {"ours, as a checkout": ROOT / "src"}
    if asked.compiled:
        sources["ours, as installed"] = Path(asked.compiled)
    pin(0, 1)
    servers: list[TurnServer] = []
    with tempfile.TemporaryDirectory(prefix="tablee-bench-") as folder:
        try:
            for name, source in sources.items():
                servers.append(House(source, Path(folder), name.rpartition(" ")[2]))
            servers += [PeerServer(peer) for peer in peers]
            costs = uvloop.run(by_turns(servers, asked.tables, AGREED, asked.rounds))
        finally:
            for server in servers:
                server.close()
    show([*sources, *[peer.name for peer in peers]], [peer.name for peer in peers], costs)


if __name__ == "__main__":
    main()
