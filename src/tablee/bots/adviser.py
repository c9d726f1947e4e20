"""Why a move is advised, for games whose box has an adviser: facts that the game's sentences are made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core import shelf
from tablee.core.box import part
from tablee.core.contract import Offers

Adviser = Callable[[Any, Offers, Any], Any]
"""From what a seat sees, its offers and the move advised: the reasons."""


def explains(game: str) -> bool:
    return bool(shelf.box(game).adviser)


def explain(game: str, view: Any, offers: Offers, move: Any) -> Any:
    adviser: Adviser = part(shelf.box(game).adviser)
    return adviser(view, offers, move)
