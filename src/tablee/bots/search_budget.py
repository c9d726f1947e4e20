"""How long a search goes on: so many simulations; the clock is only a brake, for machines too slow."""

from __future__ import annotations

from time import monotonic
from typing import Final

from tablee.bots.tree_search import TreeSearch

SLICE: Final = 500
"""Simulations between two looks at the clock."""


def search_for(search: TreeSearch, simulations: int, seconds: float) -> bool:
    """One slice at least, then as many as are wanted and the clock lets; whether the clock cut it short."""
    until = monotonic() + seconds
    while search.simulations < simulations:
        search.think(min(SLICE, simulations - search.simulations))
        if monotonic() >= until:
            break
    return search.simulations < simulations
