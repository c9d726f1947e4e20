"""The learner's door: a game's views and moves as numbers, here and nowhere else."""

from __future__ import annotations

from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]


class Translator(Protocol):
    """One game at one table size: `actions[i]` is the move number i, for ever."""

    game: str
    seats: int
    actions: tuple[Any, ...]
    length: int

    def refuse(self, options: Any) -> str | None:
        """Why a table with these options has no list of actions, or None if it has."""
        ...

    def observe(self, view: Any) -> Numbers:
        """`length` numbers from 0 to 1, all from what the seat sees."""
        ...

    def scores(self, view: Any) -> tuple[float, ...]:
        """The scores so far; their growth is a learner's reward."""
        ...
