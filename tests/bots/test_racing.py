"""The race between moves: clear winners win, the usual move is kept in doubt, nobody waits for ever."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tablee.bots.move_race import ROUND, lead_of, race

Trial = Callable[[list[str]], list[float] | None]


def trials(worlds: int, means: dict[str, float], seen: list[list[str]] | None = None) -> Trial:
    """So many worlds, in which each move is worth its mean, give or take a tenth."""
    chance, left = Random(1), iter(range(worlds))

    def trial(running: list[str]) -> list[float] | None:
        if next(left, None) is None:
            return None
        if seen is not None:
            seen.append(list(running))
        return [means[move] + chance.gauss(0, 0.1) for move in running]

    return trial


def test_a_clearly_better_move_wins() -> None:
    assert race(["usual", "better"], trials(64, {"usual": 0.3, "better": 0.5})) == "better"


def test_in_doubt_the_usual_move_is_made() -> None:
    assert race(["usual", "other"], trials(ROUND, {"usual": 0.5, "other": 0.501})) == "usual"


def test_without_any_time_the_usual_move_is_made() -> None:
    assert race(["usual", "other"], trials(0, {})) == "usual"


def test_a_move_far_behind_drops_out_and_the_race_ends_when_one_is_left() -> None:
    seen: list[list[str]] = []
    means = {"usual": 0.9, "bad": 0.1, "worse": 0.0}
    assert race(list(means), trials(10_000, means, seen)) == "usual"
    assert len(seen) == ROUND


def test_the_lead_is_told_in_standard_errors() -> None:
    assert lead_of([1, 1], [1, 1]) == 0
    assert lead_of([1, 2, 3], [0, 0, 0]) > 2
    assert lead_of([0, 0], [1, 1]) == -float("inf")
