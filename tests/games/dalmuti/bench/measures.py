"""The Grand Dalmuti: random moves, tables over sockets, and the same beside boardgame.io."""

from __future__ import annotations

from bench import sockets
from bench.report import Figures, Goal, Report
from tablee.games.dalmuti.meta import META
from tests.games.dalmuti.bench.beside import Beside, boardgame

WISH = {"game": META.name, "options": {"rounds": 100}}


def measure(report: Report) -> None:
    peer = boardgame()
    api = report.python_api(META.name, 5, 100_000)
    if peer:
        report.goals.append(Goal(f"{META.name}: random moves, times boardgame.io's", peer.rules(api)))
    for tables in sockets.TABLES if report.with_sockets else ():
        figures = sockets.measure(tables, WISH)
        report.keep("sockets", str(tables), figures=figures)
        report.goals += socket_goals(tables, figures)
        if peer:
            report.goals += beside_goals(tables, peer, figures)
    if peer:
        report.results["peers"] = {"boardgame.io": peer.results()}
        report.last.append(peer.show)


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
