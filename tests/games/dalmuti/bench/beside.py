"""A peer's figures beside ours, and how many times theirs ours are."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from tests.games.dalmuti.bench import peer_sockets
from tests.games.dalmuti.bench.peer_sockets import BOARDGAME, COLYSEUS, Peer

Figures = dict[str, float]
NAMES = {
    "moves_per_second": "moves a second",
    "server_us_per_move": "server's µs a move",
    "p50_ms": "p50 at 2 moves/s a table (ms)",
    "p99_ms": "p99 at 2 moves/s a table (ms)",
    "kb_per_table": "kB a table",
    "bytes_per_view": "bytes a view",
}


class Beside:
    """One peer through one run of the bench; each measurement follows ours at once."""

    def __init__(self, peer: Peer) -> None:
        self.peer = peer
        self._pairs: dict[str, tuple[Figures, Figures]] = {}

    def rules(self, ours: Figures) -> Figures:
        return self._add("rules", ours, peer_sockets.rules(str(self.peer.node)))

    def sockets(self, tables: int, ours: Figures) -> Figures:
        return self._add(str(tables), ours, peer_sockets.measure(self.peer, tables))

    def _add(self, what: str, ours: Figures, theirs: Figures) -> Figures:
        """How many times theirs each of our figures is."""
        self._pairs[what] = ours, theirs
        return {name: ours[name] / theirs[name] for name in NAMES if theirs.get(name)}

    def results(self) -> dict[str, Any]:
        told: dict[str, Any] = {"version": self.peer.version}
        for what, (ours, theirs) in self._pairs.items():
            times = {f"{name}_ours_to_theirs": ours[name] / theirs[name] for name in NAMES if name in theirs}
            told[what] = {name: round(value, 2) for name, value in {**theirs, **times}.items()}
        return told

    def show(self) -> None:
        table = Table(box=None, header_style="bold", pad_edge=False)
        table.add_column("the Grand Dalmuti")
        for heading in ("ours", f"{self.peer.name} {self.peer.version}", "ours/theirs"):
            table.add_column(heading, justify="right")
        for what, (ours, theirs) in self._pairs.items():
            head = "rules alone" if what == "rules" else f"{what} tables of 5"
            for name in filter(theirs.__contains__, NAMES):
                pair = ours[name], theirs[name]
                told = [f"{value:,.{0 if value >= 1000 else 2}f}" for value in pair]
                table.add_row(f"{head}: {NAMES[name]}", *told, f"{pair[0] / pair[1]:.2f}")
        Console().print(table)


def peers() -> list[Beside]:
    """Those that could be installed; of each other one, a line."""
    for peer in (BOARDGAME, COLYSEUS):
        if peer.node is None:
            print(f"{peer.name} is not installed: the bench goes on without it.")
    return [Beside(peer) for peer in (BOARDGAME, COLYSEUS) if peer.node is not None]
