"""A race between moves: all are tried in the same worlds, and who falls clearly behind drops out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TypeVar

M = TypeVar("M")

ROUND = 8  # worlds between two looks at the field
BEHIND = 2.0  # standard errors: a move that far behind the first drops out
AHEAD = 1.0  # standard errors by which a move must lead the usual one to be made instead of it


def race(moves: Sequence[M], trial: Callable[[list[M]], Sequence[float] | None]) -> M:
    """The winner; the first of the moves is the usual one. `trial` gives None when time is up."""
    results: dict[M, list[float]] = {move: [] for move in moves}
    worlds = 0
    while len(results) > 1 and (outcomes := trial(list(results))) is not None:
        worlds += 1
        for move, outcome in zip(results, outcomes, strict=True):
            results[move].append(outcome)
        if worlds % ROUND == 0:
            results = _still_running(results)
    return _winner(results, moves[0])


def _still_running(results: dict[M, list[float]]) -> dict[M, list[float]]:
    first = max(results.values(), key=sum)
    return {
        move: result
        for move, result in results.items()
        if result is first or lead_of(result, first) > -BEHIND
    }


def _winner(results: dict[M, list[float]], usual: M) -> M:
    first = max(results, key=lambda move: sum(results[move]))
    if usual in results and results[usual] and lead_of(results[first], results[usual]) < AHEAD:
        return usual
    return first


def lead_of(one: Sequence[float], other: Sequence[float]) -> float:
    """The mean lead of one over the other, in standard errors of that mean."""
    leads = [a - b for a, b in zip(one, other, strict=True)]
    count, mean = len(leads), sum(leads) / len(leads)
    if not mean:
        return 0.0
    spread = sum([(lead - mean) ** 2 for lead in leads]) / max(1, count - 1)
    return mean / sqrt(spread / count) if spread else mean * float("inf")
