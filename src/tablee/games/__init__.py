"""The published games, one folder each; `load` finds one by its name."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from tablee.core.contract import Game

NAMES = ("dalmuti", "etoile", "camelot", "dschamal")


def load(name: str) -> Game:
    """The game of that name; `KeyError` if the shelf has no such box."""
    if name not in NAMES:
        raise KeyError(name)
    return cast(Game, import_module(f"tablee.games.{name}.game"))
