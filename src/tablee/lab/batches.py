"""Many tables of one game at once, for learners that want millions of steps (`pip install 'tablee[lab]'`).

    from tablee.lab.batches import batch_of
    batch = batch_of("<game>", seats=5, tables=1024)
    while learning:
        batch.step(choose(batch.observations, batch.masks))   # one action a table
        learn(batch.seats, batch.rewards, batch.overs)

Only a box with compiled rules has one (`Box.batch`); without a compiler it works too, slowly.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tablee.core import shelf
from tablee.core.box import part
from tablee.lab.whole_games import settle_options


class Batch(Protocol):
    """Arrays that every `step` writes anew in place; row i is table i.

    Numbers are those of `lab.translator`. A game that is over is followed by another one at once: `overs`
    says so, `rewards` are still of the game that ended, and what is seen is the new one.
    """

    tables: int
    size: int
    length: int
    observations: NDArray[np.float32]
    """(tables, length): what the seat that is asked sees."""
    masks: NDArray[np.int8]
    """(tables, size): the actions open to that seat."""
    seats: NDArray[np.int32]
    """(tables,): the seat that is asked; of several, the lowest."""
    rewards: NDArray[np.float32]
    """(tables, seats): what each seat gained by the last step."""
    overs: NDArray[np.int8]
    """(tables,): whether the last step ended a game."""

    def step(self, actions: Any) -> None:
        """One action for each table; `ValueError` before anything is played if one of them is not open."""
        ...

    def sample(self) -> NDArray[np.int32]:
        """Any open action for each table."""
        ...


def batch_of(
    game: str, seats: int, options: Mapping[str, Any] | Any = None, *, tables: int, seed: int = 0
) -> Batch:
    """So many tables of that game; the same seed deals the same games."""
    reference = shelf.box(game).batch
    if not reference:
        raise ValueError(f"the box of {game} has no batches")
    if tables < 1:
        raise ValueError(f"{tables} tables: at least one is needed")
    made: Batch = part(reference)(seats, settle_options(shelf.load(game), seats, options), tables, seed)
    return made
