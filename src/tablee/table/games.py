"""How a table finds the rules of the game it plays."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from tablee import games
from tablee.core.contract import Game

Games = Callable[[str], Game]


@cache
def load(name: str) -> Game:
    """The game of that name; `KeyError` if the shelf has no such box."""
    return games.load(name)
