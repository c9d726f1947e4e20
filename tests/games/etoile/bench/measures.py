"""The star: random moves, and the compiled twin beside its peers."""

from __future__ import annotations

from bench.report import Figures, Goal, Report
from tablee.games.etoile.meta import META
from tests.games.etoile.bench import twin


def measure(report: Report) -> None:
    report.python_api(META.name, 3, 20_000)
    figures = twin.measure()
    report.keep("star", figures=figures)
    report.goals += star_goals(figures)


def star_goals(figures: Figures) -> list[Goal]:
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
