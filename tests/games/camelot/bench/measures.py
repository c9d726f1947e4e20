"""Camelot: random moves, its compiled twin and its search."""

from __future__ import annotations

from bench.report import Goal, Report
from tablee.games.camelot.meta import META
from tests.games.camelot.bench import twin


def measure(report: Report) -> None:
    report.python_api(META.name, 4, 15_000)
    figures = twin.measure()
    report.keep("camelot_twin", figures=figures)
    for seats in (2, 4):
        moves, simulations = figures[f"playout_moves_{seats}"], figures[f"simulations_{seats}"]
        report.goals += [
            Goal(f"Camelot, {seats} players: playout moves a second", moves, 5_000_000),
            Goal(f"Camelot, {seats} players: search simulations a second", simulations, 50_000),
        ]
