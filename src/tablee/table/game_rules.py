"""How a table finds the rules of the game it plays."""

from __future__ import annotations

from collections.abc import Callable

from tablee.core.contract import Game
from tablee.core.shelf import load

__all__ = ["Games", "load"]

Games = Callable[[str], Game]
