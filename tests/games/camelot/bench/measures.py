"""Camelot: random moves."""

from __future__ import annotations

from bench.report import Report
from tablee.games.camelot.meta import META


def measure(report: Report) -> None:
    report.python_api(META.name, 4, 15_000)
