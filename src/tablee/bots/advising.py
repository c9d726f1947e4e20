"""Why a move is advised, for games whose bots can say: facts that the game's sentences are made of."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from tablee.core.contract import Offers

Adviser = Callable[[Any, Offers, Any], Any]
"""From what a seat sees, its offers and the move advised: the reasons."""

_MODULES = {"etoile": "etoile_reasons"}


def explains(game: str) -> bool:
    return game in _MODULES


def explain(game: str, view: Any, offers: Offers, move: Any) -> Any:
    adviser: Adviser = import_module(f"tablee.bots.{_MODULES[game]}").explain
    return adviser(view, offers, move)
