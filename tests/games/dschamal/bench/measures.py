"""Dschamál: how long a finger in the bag waits for what it feels."""

from __future__ import annotations

from bench.report import Figures, Goal, Report
from tests.games.dschamal.bench import duels


def measure(report: Report) -> None:
    if report.with_sockets:
        figures = duels.measure()
        report.keep("duels", figures=figures)
        report.goals += duel_goals(figures)


def duel_goals(figures: Figures) -> list[Goal]:
    head = f"{duels.DUELS} duels at once:"
    return [
        Goal(f"{head} felt patches a second", figures["patches_per_second"]),
        Goal(f"{head} p50 of a felt patch (ms)", figures["p50_ms"]),
        Goal(f"{head} p99 of a felt patch (ms)", figures["p99_ms"], 20, at_least=False),
        Goal(f"{head} cores lent away meanwhile (ms)", figures["stolen_ms"]),
    ]
