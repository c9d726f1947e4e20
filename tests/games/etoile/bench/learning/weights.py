"""Weights while they are learnt, as logarithms of chances; and as the whole numbers that are shipped."""

from __future__ import annotations

from array import array
from dataclasses import dataclass, field

import numpy as np

from tablee.games.etoile.bots.search.learnt import FINE, GROUPS, SIZE
from tests.games.etoile.bench.learning.arithmetic import Numbers, Places, descend, looked_up, summed
from tests.games.etoile.bench.learning.features import NOWHERE

SCALE = 140  # points that make a win e times as likely
RATE, SMALL = 0.05, 0.01  # steps of what is met everywhere, and of what is met now and then
HOLD = 1e-6
MOST_CELLS, MOST_OTHER = 900, 300  # no sum of them leaves sixteen bits


@dataclass
class Table:
    """Some numbers, and how steep their slopes have been."""

    weights: Numbers
    past: Numbers = field(init=False)
    start: float = 1e-2

    def __post_init__(self) -> None:
        self.past = np.full_like(self.weights, self.start)

    def step(self, slope: Numbers, rate: float) -> None:
        descend(self.weights, self.past, slope, rate)


class Phase:
    """Men by groups of cells and queens by cells, on a full board or on an empty one."""

    def __init__(self) -> None:
        self.cells, self.queens = Table(np.zeros(GROUPS * SIZE), start=1e-7), Table(np.zeros(NOWHERE + 1))

    def promise(self, groups: Places, queens: Places) -> Numbers:
        return looked_up(self.cells.weights, groups) + looked_up(self.queens.weights, queens)

    def step(self, groups: Places, queens: Places, miss: Numbers, rate: float) -> None:
        """`miss` is by how much each position was promised too much."""
        slope = summed(groups, np.tile(miss, len(groups)), GROUPS * SIZE)
        met = slope != 0
        slope += HOLD * self.cells.weights
        self.cells.step(np.where(met, slope, 0), SMALL * rate)
        slope = summed(queens, np.tile(miss, len(queens)), NOWHERE + 1) + 10 * HOLD * self.queens.weights
        slope[NOWHERE] = 0
        self.queens.step(slope, RATE * rate)


def packed(early: Numbers, late: Numbers, most: int) -> array[int]:
    """Two weights in one number, as `Groups` reads them."""
    high, low_ = [np.clip(np.rint(one * SCALE * FINE), -most, most).astype(np.int64) for one in (early, late)]
    return array("i", (high * 65536 + low_).tolist())


def points(weights: Numbers) -> array[int]:
    return array("i", np.rint(weights * SCALE).astype(np.int64).tolist())
