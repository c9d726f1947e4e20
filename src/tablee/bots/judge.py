"""How a game stands for each seat, for the curve of a finished game; not every box has a judge."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core import shelf
from tablee.core.box import part

Judge = Callable[[Any], tuple[float, ...]]
"""From a state: for each seat a value from -1 (lost) to 1 (won)."""


def judge_of(game: str) -> Judge | None:
    reference = shelf.box(game).judge
    judge: Judge | None = part(reference) if reference else None
    return judge
