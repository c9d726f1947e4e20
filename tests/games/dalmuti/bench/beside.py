"""boardgame.io's figures beside ours, and how many times theirs ours are."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

from tests.games.dalmuti.bench import peer_sockets

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

    def __init__(self, node: str) -> None:
        self._node = node
        self._pairs: dict[str, tuple[Figures, Figures]] = {}

    def rules(self, ours: Figures) -> float:
        return self._add("rules", ours, peer_sockets.rules(self._node))

    def sockets(self, tables: int, ours: Figures) -> float:
        return self._add(str(tables), ours, peer_sockets.measure(self._node, tables))

    def _add(self, what: str, ours: Figures, theirs: Figures) -> float:
        """How many times their moves a second ours are."""
        self._pairs[what] = ours, theirs
        return ours["moves_per_second"] / theirs["moves_per_second"]

    def results(self) -> dict[str, Any]:
        told: dict[str, Any] = {"version": peer_sockets.version()}
        for what, (ours, theirs) in self._pairs.items():
            times = {f"{name}_ours_to_theirs": ours[name] / theirs[name] for name in NAMES if name in theirs}
            told[what] = {name: round(value, 2) for name, value in {**theirs, **times}.items()}
        return told

    def show(self) -> None:
        table = Table(box=None, header_style="bold", pad_edge=False)
        table.add_column("the Grand Dalmuti")
        for heading in ("ours", f"boardgame.io {peer_sockets.version()}", "ours/theirs"):
            table.add_column(heading, justify="right")
        for what, (ours, theirs) in self._pairs.items():
            head = "rules alone" if what == "rules" else f"{what} tables of 5"
            for name in filter(theirs.__contains__, NAMES):
                pair = ours[name], theirs[name]
                told = [f"{value:,.{0 if value >= 1000 else 2}f}" for value in pair]
                table.add_row(f"{head}: {NAMES[name]}", *told, f"{pair[0] / pair[1]:.2f}")
        Console().print(table)


def boardgame() -> Beside | None:
    """The peer, or None, said in one line, if it could not be installed."""
    node = peer_sockets.node()
    if node is None:
        print("boardgame.io is not installed: the bench goes on without it.")
    return None if node is None else Beside(node)
