"""The Grand Dalmuti: random moves, its compiled twin, tables over sockets; beside peers of each."""

from __future__ import annotations

from bench import sockets
from bench.report import Figures, Goal, Report
from tablee.games.dalmuti.meta import META
from tests.games.dalmuti.bench import twin
from tests.games.dalmuti.bench.beside import Beside, boardgame

AGREED = {"game": META.name, "options": {"rounds": 100}}


def measure(report: Report) -> None:
    peer = boardgame()
    api = report.python_api(META.name, 5, 100_000)
    if peer:
        report.goals.append(Goal(f"{META.name}: random moves, times boardgame.io's", peer.rules(api)))
    figures = twin.measure()
    report.keep("dalmuti_twin", figures=figures)
    report.goals += twin_goals(figures)
    for tables in sockets.TABLES if report.with_sockets else ():
        figures = sockets.measure(tables, AGREED)
        report.keep("sockets", str(tables), figures=figures)
        report.goals += socket_goals(tables, figures)
        if peer:
            report.goals += beside_goals(tables, peer, figures)
    if peer:
        report.results["peers"] = {"boardgame.io": peer.results()}
        report.last.append(peer.show)


def twin_goals(figures: Figures) -> list[Goal]:
    """The twin beside open_spiel's nearest game, measured in the same run."""
    peer = figures["open_spiel_hearts_moves"]
    return [
        Goal("Grand Dalmuti, 5 players: playout moves a second", figures["playout_moves_5"], 25_000_000),
        Goal("Grand Dalmuti, 8 players: playout moves a second", figures["playout_moves_8"], 25_000_000),
        Goal("open_spiel hearts, 4 players: rollout moves a second", peer),
        Goal("Grand Dalmuti: playout moves, times open_spiel's", figures["playout_moves_5"] / peer, 20),
        Goal("Grand Dalmuti, 5 players: search simulations a second", figures["simulations_5"], 100_000),
        Goal(
            "open_spiel Leduc, 4 players: search simulations a second",
            figures["open_spiel_leduc_simulations"],
        ),
    ]


def socket_goals(tables: int, figures: Figures) -> list[Goal]:
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


def beside_goals(tables: int, peer: Beside, figures: dict[str, float]) -> list[Goal]:
    """Three times a server that stores nothing, on the same machine in the same run."""
    name = f"{tables} tables of 5: moves a second, times boardgame.io's"
    return [Goal(name, peer.sockets(tables, figures), 3)]
