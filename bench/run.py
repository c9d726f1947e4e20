"""All measurements, against their goals; written to bench/results.json."""

from __future__ import annotations

import json
import os
import platform
import sys
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from bench import duels, moves, sockets, star, starting
from bench.peers.beside import Beside, boardgame

QUIET = 0.5  # load average above which something else is running
RESULTS = Path(__file__).parent / "results.json"


class Goal(msgspec.Struct, frozen=True):
    """A figure and what it should be: at least, or at most."""

    name: str
    value: float
    goal: float | None = None
    at_least: bool = True

    @property
    def met(self) -> bool | None:
        if self.goal is None:
            return None
        return self.value >= self.goal if self.at_least else self.value <= self.goal


def machine() -> dict[str, Any]:
    """What a reader needs to compare, and nothing that names the machine.

    The load before the first measurement tells whether the machine was free for it.
    """
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return {
        "cores": os.cpu_count(),
        "memory_gb": round(memory / 2**30, 1),
        "architecture": platform.machine(),
        "system": platform.system(),
        "python": platform.python_version(),
        "load_before": round(os.getloadavg()[0], 2),
    }


# What each game's reference rules should do through the Python API, in random moves a second.
API_GOALS = {"dalmuti": (5, 100_000), "etoile": (3, 20_000), "camelot": (4, 15_000)}


def api_goals(name: str, figures: dict[str, float]) -> list[Goal]:
    head = f"{name}: random moves a second, Python API, one core (median)"
    return [Goal(head, figures["moves_per_second"], API_GOALS[name][1])]


def starting_goals(figures: dict[str, float]) -> list[Goal]:
    return [
        Goal("tablee --help (s)", figures["help_seconds"], 0.4, at_least=False),
        Goal("first page after tablee serve (s)", figures["first_page_seconds"], 2, at_least=False),
    ]


def star_goals(figures: dict[str, float]) -> list[Goal]:
    """The twin beside its peers, measured in the same run."""
    peer, other = figures["open_spiel_checkers_moves"], figures["py_draughts_american_moves"]
    return [
        Goal("star, 2 players: perft nodes a second", figures["perft_nodes_2"], 20_000_000),
        Goal("star, 3 players: perft nodes a second", figures["perft_nodes_3"], 20_000_000),
        Goal("py-draughts, American: perft nodes a second", figures["py_draughts_american_perft_nodes"]),
        Goal("open_spiel checkers: rollout moves a second", peer),
        Goal("py-draughts, American: rollout moves a second", other),
        Goal("star, 2 players: playout moves, times open_spiel's", figures["playout_moves_2"] / peer, 20),
        Goal("star, 3 players: playout moves, times open_spiel's", figures["playout_moves_3"] / peer, 20),
        Goal("star, 2 players: playout moves, times py-draughts'", figures["playout_moves_2"] / other),
        Goal("star, 3 players: playout moves, times py-draughts'", figures["playout_moves_3"] / other),
    ]


def socket_goals(tables: int, figures: dict[str, float]) -> list[Goal]:
    """The goals for memory and latency are those of the fullest house."""
    head = f"{tables} tables of 5:"
    return [
        Goal(f"{head} moves a second, saturated", figures["moves_per_second"], 5_200),
        Goal(f"{head} p50 at 2 moves/s a table (ms)", figures["p50_ms"]),
        Goal(f"{head} p99 at 2 moves/s a table (ms)", figures["p99_ms"], 10, at_least=False),
        Goal(f"{head} cores lent away meanwhile (ms)", figures["stolen_ms"]),
        Goal(f"{head} kB a table", figures["kb_per_table"], 150, at_least=False),
        Goal(f"{head} bytes a view", figures["bytes_per_view"], 400, at_least=False),
    ]


def duel_goals(figures: dict[str, float]) -> list[Goal]:
    head = f"{duels.DUELS} duels at once:"
    return [
        Goal(f"{head} felt patches a second", figures["patches_per_second"]),
        Goal(f"{head} p50 of a felt patch (ms)", figures["p50_ms"]),
        Goal(f"{head} p99 of a felt patch (ms)", figures["p99_ms"], 20, at_least=False),
        Goal(f"{head} cores lent away meanwhile (ms)", figures["stolen_ms"]),
    ]


def beside_goals(tables: int, peer: Beside, figures: dict[str, float]) -> list[Goal]:
    """Three times a server that stores nothing, on the same machine in the same run."""
    name = f"{tables} tables of 5: moves a second, times boardgame.io's"
    return [Goal(name, peer.sockets(tables, figures), 3)]


def show(goals: list[Goal]) -> None:
    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("measured")
    for heading in ("figure", "goal", ""):
        table.add_column(heading, justify="right")
    for one in goals:
        sign = "≥" if one.at_least else "≤"
        wanted = "" if one.goal is None else f"{sign} {one.goal:,.1f}".removesuffix(".0")
        verdict = {None: "", True: "[green]met[/]", False: "[red]missed[/]"}[one.met]
        digits = 0 if one.value >= 1000 else 2
        table.add_row(one.name, f"{one.value:,.{digits}f}", wanted, verdict)
    Console().print(table)


def rounded(figures: dict[str, float]) -> dict[str, float]:
    return {name: round(value, 2) for name, value in figures.items()}


def main() -> None:
    """`--moves` measures the Python API alone."""
    with_sockets = "--moves" not in sys.argv[1:]
    facts = machine()
    if facts["load_before"] > QUIET:
        print(f"The machine is busy (load {facts['load_before']}): the figures will be too low.")
    results: dict[str, Any] = {"machine": facts, "python_api": {}, "sockets": {}}
    goals: list[Goal] = []
    peer = boardgame()
    for name, (seats, _) in API_GOALS.items():
        api = moves.measure(name, seats)
        results["python_api"][name] = rounded(api)
        goals += api_goals(name, api)
        if peer and name == "dalmuti":
            goals.append(Goal("dalmuti: random moves, times boardgame.io's", peer.rules(api)))
    waited = starting.measure()
    results["starting"] = rounded(waited)
    goals += starting_goals(waited)
    compared = star.measure()
    results["star"] = rounded(compared)
    goals += star_goals(compared)
    for tables in sockets.TABLES if with_sockets else ():
        figures = sockets.measure(tables)
        results["sockets"][str(tables)] = rounded(figures)
        goals += socket_goals(tables, figures)
        if peer:
            goals += beside_goals(tables, peer, figures)
    if with_sockets:
        felt = duels.measure()
        results["duels"] = rounded(felt)
        goals += duel_goals(felt)
    show(goals)
    if peer:
        results["peers"] = {"boardgame.io": peer.results()}
        peer.show()
    if with_sockets:
        RESULTS.write_text(json.dumps(results, indent=2) + "\n")
        print(f"written to bench/{RESULTS.name}")
