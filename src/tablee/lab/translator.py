"""The learner's door: a game's views and moves as numbers, here and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Protocol

import numpy as np
from numpy.typing import NDArray

from tablee.core import shelf
from tablee.core.box import part
from tablee.core.contract import Offers

Numbers = NDArray[np.float32]
Fields = tuple[tuple[str, int], ...]
"""What an observation is made of, in its order: a name, and how many numbers."""
NOTHING: Final = 0.0


class Translator(Protocol):
    """One game at one table size; an action's number means the same for ever.

    Seats are counted from the eyes that look, unless a field says otherwise: a learner's own seat is 0.
    """

    game: str
    seats: int
    size: int
    """How many actions there are."""
    fields: Fields
    """The parts of an observation, in its order."""

    def refuse(self, options: Any) -> str | None:
        """Why a table with these options has no numbers, or None if it has."""
        ...

    def observe(self, view: Any) -> Numbers:
        """`length_of(fields)` numbers from 0 to 1, all from what the seat sees."""
        ...

    def legal(self, view: Any, offers: Offers) -> Mapping[int, Any]:
        """The actions open to this seat, and the move that each stands for now."""
        ...

    def scores(self, view: Any) -> tuple[float, ...] | None:
        """The scores so far, by seat; their growth is a learner's reward. None: only the places count."""
        ...


def translator_of(game: str, seats: int) -> Translator:
    """The numbers of a box; `ValueError` where it has none for learners."""
    reference = shelf.box(game).learner
    if not reference:
        raise ValueError(f"the box of {game} has nothing for learners")
    made: Translator = part(reference)(seats)
    return made


def length_of(fields: Fields) -> int:
    return sum([length for _, length in fields])


class ActionList:
    """Actions that are simply moves: `moves[i]` is the move number i, for ever."""

    def __init__(self, moves: tuple[Any, ...]) -> None:
        self.moves = moves
        self._number = {move: number for number, move in enumerate(moves)}

    def legal(self, offers: Offers) -> dict[int, Any]:
        return {self._number[move]: move for move in offers.moves}
