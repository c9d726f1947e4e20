"""What would have been better: for the turning points of a finished game; not every box has an analyst."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tablee.core import shelf
from tablee.core.box import part
from tablee.core.contract import Seat


class Finding(msgspec.Struct, frozen=True):
    """About one move: the best one, as the game's own move and in writing, and what was lost by another.

    `path` is what an arrow on the board goes along. `loss` is in the judge's measure, from 0 (as good)
    to 2 (from won to lost). `why` is what speaks for the best one, as a hint of this game has it.
    """

    best: Any
    text: str
    path: tuple[str, ...]
    loss: float
    why: Any = None


Analyst = Callable[[Any, Seat, Any, float], Finding | None]
"""From a state, a seat that was asked, what it played, and how many seconds the thought may take."""


def analyst_of(game: str) -> Analyst | None:
    reference = shelf.box(game).analyst
    found: Analyst | None = part(reference) if reference else None
    return found
