"""How a game stands for each seat, for the curve of a finished game; not every game has a judge."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

Judge = Callable[[Any], tuple[float, ...]]
"""From a state: for each seat a value from -1 (lost) to 1 (won)."""

_MODULES = {"etoile": "etoile_judge"}


def judge_of(game: str) -> Judge | None:
    if game not in _MODULES:
        return None
    judge: Judge = import_module(f"tablee.bots.{_MODULES[game]}").judge
    return judge
