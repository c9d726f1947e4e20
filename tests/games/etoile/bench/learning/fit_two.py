"""Weights of two camps under which positions promise best how their games end: a logistic regression."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tablee.games.etoile.bots.search.learnt import ARMIES, QUEENS, Block
from tests.games.etoile.bench.learning.arithmetic import Numbers, Whole, likely, shuffled, summed, total
from tests.games.etoile.bench.learning.features import army_of, seen_by, share_won
from tests.games.etoile.bench.learning.self_play import Rows
from tests.games.etoile.bench.learning.weights import (
    HOLD,
    MOST_CELLS,
    MOST_OTHER,
    RATE,
    SCALE,
    SMALL,
    Phase,
    Table,
    packed,
    points,
)

BATCH = 4096
MEN = 24
OF_RESULT = 0.6  # the rest is what the search saw
LOST_IN_THE_FIT = 2000  # a win seen by the search counts as so many points
MAN, QUEEN = 100, 205  # what the fit begins with


class LearnerOfTwo:
    """Learns from rows: their games' results, mixed with what the search then saw; all as A sees it."""

    def __init__(self, rows: Rows) -> None:
        own, other = seen_by(0, rows), seen_by(1, rows)
        self.groups, self.queens = own.groups, own.queens
        self.army = army_of(own.men[0], own.flying[0]) * ARMIES + army_of(other.men[0], other.flying[0])
        self.turn = np.where(own.away == 0, 1.0, -1.0)
        self.stage = own.men.sum(axis=0) / MEN
        self.ahead = [(own.men[0] - own.men[1]) * 1.0, (own.flying[0] - own.flying[1]) * 1.0]
        self.results = share_won(0, rows)
        seen = np.clip(rows[:, 5] * self.turn, -LOST_IN_THE_FIT, LOST_IN_THE_FIT) / SCALE
        self.targets = OF_RESULT * self.results + (1 - OF_RESULT) * likely(seen)
        self.held_out = np.flatnonzero(rows[:, 6] % 10 == 0)
        self.learnt_from = np.flatnonzero(rows[:, 6] % 10 != 0)
        self.phases = Phase(), Phase()
        self.armies = Table(np.zeros(ARMIES * ARMIES), 1e-8)
        self.tempo, self.worth = Table(np.zeros(2)), Table(np.array([MAN, QUEEN]) / SCALE, 1e-1)

    def learn(self, rounds: int) -> Iterator[float]:
        """After every round over all rows, the loss on the games held out."""
        for turn in range(rounds):
            order = shuffled(self.learnt_from, turn)
            for begin in range(0, len(order) - BATCH + 1, BATCH):
                self.step(order[begin : begin + BATCH], 1 - 0.9 * turn / rounds)
            yield self.loss()

    def loss(self) -> float:
        parts = np.array_split(self.held_out, 1 + len(self.held_out) // BATCH)
        promised = np.concatenate([likely(self.promise(part)) for part in parts]).clip(1e-6, 1 - 1e-6)
        won = self.results[self.held_out]
        return float(-(won * np.log(promised) + (1 - won) * np.log(1 - promised)).mean())

    def shares(self, part: Whole) -> tuple[Numbers, Numbers]:
        return self.stage[part], 1 - self.stage[part]

    def promise(self, part: Whole) -> Numbers:
        told: Numbers = self.armies.weights[self.army[part]]
        for worth, ahead in zip(self.worth.weights, self.ahead, strict=True):
            told = told + worth * ahead[part]
        for phase, tempo, share in zip(self.phases, self.tempo.weights, self.shares(part), strict=True):
            promised = phase.promise(self.groups[:, part], self.queens[:, part])
            told = told + share * (promised + tempo * self.turn[part])
        return told

    def step(self, part: Whole, rate: float) -> None:
        miss = (likely(self.promise(part)) - self.targets[part]) / len(part)
        shares = self.shares(part)
        for phase, share in zip(self.phases, shares, strict=True):
            phase.step(self.groups[:, part], self.queens[:, part], miss * share, rate)
        self.tempo.step(np.array([total(miss * share * self.turn[part]) for share in shares]), RATE * rate)
        slope = summed(self.army[part], miss, ARMIES * ARMIES)
        self.armies.step(slope + HOLD * self.armies.weights, SMALL * rate)
        self.worth.step(np.array([total(miss * ahead[part]) for ahead in self.ahead]), RATE * rate)

    def block(self) -> Block:
        """In whole numbers, as `Patterns` reads them."""
        early, late = self.phases
        queens = [
            np.append(one.queens.weights[:QUEENS], tempo)
            for one, tempo in zip(self.phases, self.tempo.weights, strict=True)
        ]
        own, own_queens, other, other_queens = np.indices((13, 4, 13, 4)).reshape(4, -1)
        man, queen = self.worth.weights
        counted = (own - other) * man + (own_queens - other_queens) * queen
        return (
            packed(early.cells.weights, late.cells.weights, MOST_CELLS),
            packed(queens[0], queens[1], MOST_OTHER),
            points(self.armies.weights + counted),
        )
