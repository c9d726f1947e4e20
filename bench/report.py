"""What a run of the bench has measured so far: figures to keep, and goals to hold them against."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table

from bench import moves

Figures = dict[str, float]


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


class Report:
    """Every box adds its own figures; `last` is done when the goals have been shown."""

    def __init__(self, *, with_sockets: bool) -> None:
        self.with_sockets = with_sockets
        self.results: dict[str, Any] = {"machine": {}, "python_api": {}, "sockets": {}}
        self.goals: list[Goal] = []
        self.last: list[Callable[[], None]] = []

    def keep(self, *place: str, figures: Figures) -> None:
        """These figures, rounded, at that place of the results."""
        part = self.results
        for name in place[:-1]:
            part = part.setdefault(name, {})
        part[place[-1]] = {name: round(value, 2) for name, value in figures.items()}

    def python_api(self, game: str, seats: int, goal: float) -> Figures:
        """The game's reference rules through the Python API, in random moves a second."""
        figures = moves.measure(game, seats)
        self.keep("python_api", game, figures=figures)
        head = f"{game}: random moves a second, Python API, one core (median)"
        self.goals.append(Goal(head, figures["moves_per_second"], goal))
        return figures


def show(goals: list[Goal]) -> None:
    """Ratios to peers of the same run first: they outlast the machine's moods."""
    goals = sorted(goals, key=lambda goal: " times " not in goal.name)
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
