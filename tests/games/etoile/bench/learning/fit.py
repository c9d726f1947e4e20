"""Weights under which positions promise best how their games end: a logistic regression, step by step."""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.games.etoile.bots.search.learnt import ARMIES, FINE, GROUPS, MOST_QUEENS, SIZE, Block
from tests.games.etoile.bench.learning.features import Numbers, Whole, features
from tests.games.etoile.bench.learning.self_play import Rows

SCALE = 140  # points that make a win e times as likely
BATCH = 4096
RATE, SMALL = 0.05, 0.015  # steps of what is met everywhere, and of what is met now and then
HOLD_SMALL = 1e-6
LOST_IN_THE_FIT = 2000  # a win seen by the search counts as so many points
MOST_CELLS, MOST_OTHER = 1000, 300  # no sum of them leaves sixteen bits


class Weights(NamedTuple):
    """Logarithms of chances; `early` and `late` where there are two rows."""

    cells: Numbers
    army: Numbers
    queens: Numbers
    tempo: Numbers
    ahead: Numbers


class Learner:
    """Learns from rows: their games' results, mixed with what the search then saw."""

    def __init__(self, rows: Rows, of_result: float, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.seen = features(rows)
        self.results = rows[:, 7] / 2
        searched = likely(np.clip(rows[:, 5], -LOST_IN_THE_FIT, LOST_IN_THE_FIT) / SCALE)
        self.targets = (of_result * self.results + (1 - of_result) * searched).astype(np.float32)
        self.held_out = np.flatnonzero(rows[:, 6] % 10 == 0)
        self.learnt_from = np.flatnonzero(rows[:, 6] % 10 != 0)
        self.weights = Weights(
            np.zeros((2, GROUPS * SIZE), np.float32),
            np.zeros(ARMIES, np.float32),
            np.zeros((2, 96), np.float32),
            np.zeros(2, np.float32),
            np.array([100 / SCALE, 205 / SCALE], np.float32),
        )
        first = (1e-9, 1e-8, 1e-2, 1e-2, 1e-1)
        self.past = Weights(
            *[np.full_like(one, start) for one, start in zip(self.weights, first, strict=True)]
        )

    def learn(self, rounds: int) -> Iterator[float]:
        """After every round over all rows, the loss on the games held out."""
        for turn in range(rounds):
            rate = 1 - 0.9 * turn / rounds
            order = self.chance.permutation(self.learnt_from)
            for begin in range(0, len(order) - BATCH + 1, BATCH):
                self.step(order[begin : begin + BATCH], rate)
            yield self.loss()

    def loss(self) -> float:
        parts = np.array_split(self.held_out, 1 + len(self.held_out) // BATCH)
        promised = np.concatenate([likely(self.promise(part)) for part in parts]).clip(1e-6, 1 - 1e-6)
        won = self.results[self.held_out]
        return float(-(won * np.log(promised) + (1 - won) * np.log(1 - promised)).mean())

    def promise(self, part: Whole) -> Numbers:
        weights, seen, stage = self.weights, self.seen, self.seen.stage[part]
        told = weights.army[seen.army[part]] + seen.ahead[part] @ weights.ahead
        for phase, share in ((0, stage), (1, 1 - stage)):
            told = told + share * (
                weights.cells[phase][seen.groups[part]].sum(axis=1)
                + seen.queens[part] @ weights.queens[phase]
                + seen.tempo[part] * weights.tempo[phase]
            )
        found: Numbers = told
        return found

    def step(self, part: Whole, rate: float) -> None:
        seen, weights, past = self.seen, self.weights, self.past
        miss = ((likely(self.promise(part)) - self.targets[part]) / len(part)).astype(np.float32)
        stage, places = seen.stage[part], seen.groups[part].ravel()
        for phase, share in ((0, stage), (1, 1 - stage)):
            slope = summed(places, np.repeat(miss * share, GROUPS), GROUPS * SIZE)
            met = slope != 0
            slope += HOLD_SMALL * weights.cells[phase]
            descend(weights.cells[phase], past.cells[phase], np.where(met, slope, 0), SMALL * rate)
            slope = seen.queens[part].T @ (miss * share) + 10 * HOLD_SMALL * weights.queens[phase]
            descend(weights.queens[phase], past.queens[phase], slope, RATE * rate)
            descend(
                weights.tempo[phase : phase + 1],
                past.tempo[phase : phase + 1],
                (miss * share) @ seen.tempo[part],
                RATE * rate,
            )
        slope = summed(seen.army[part], miss, ARMIES) + HOLD_SMALL * weights.army
        descend(weights.army, past.army, slope, SMALL * rate)
        descend(weights.ahead, past.ahead, miss @ seen.ahead[part], RATE * rate)

    def block(self) -> Block:
        """In whole numbers, as `Patterns` reads them."""
        weights = self.weights
        cells, queens = whole(weights.cells, MOST_CELLS), whole(weights.queens, MOST_OTHER)
        tempo = whole(weights.tempo, MOST_OTHER)
        own, own_queens, other, other_queens = np.indices((13, 1 + MOST_QUEENS, 13, 1 + MOST_QUEENS))
        counted = (own - other) * weights.ahead[0] + (own_queens - other_queens) * weights.ahead[1]
        army = np.rint((weights.army + counted.ravel()) * SCALE).astype(int)
        return (
            array("i", (cells[0] * 65536 + cells[1]).tolist()),
            array("i", [*(queens[0] * 65536 + queens[1]).tolist(), int(tempo[0] * 65536 + tempo[1])]),
            array("i", army.tolist()),
        )


def descend(weights: Numbers, past: Numbers, slope: npt.ArrayLike, rate: float) -> None:
    """A step against the slope, the shorter the steeper it was before (Adagrad)."""
    slope = np.asarray(slope, np.float32)
    past += slope * slope
    weights -= rate * slope / np.sqrt(past)


def summed(places: Whole | npt.NDArray[np.int32], values: Numbers, size: int) -> Numbers:
    return np.bincount(places, weights=values, minlength=size).astype(np.float32)


def likely(logarithm: npt.NDArray[np.floating]) -> Numbers:
    found: Numbers = 1 / (1 + np.exp(-logarithm))
    return found


def whole(weights: Numbers, most: int) -> Whole:
    found: Whole = np.clip(np.rint(weights * SCALE * FINE), -most, most).astype(np.int64)
    return found
