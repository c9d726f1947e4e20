"""Strengths of three camps in proportion to whose exponentials they win: a regression over three at once."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from tablee.games.etoile.bots.search.learnt import ARMIES, QUEENS, Block
from tests.games.etoile.bench.learning.arithmetic import Numbers, Whole, exponential, shuffled, summed
from tests.games.etoile.bench.learning.features import army_of, seen_by, share_won
from tests.games.etoile.bench.learning.self_play import Rows
from tests.games.etoile.bench.learning.weights import (
    HOLD,
    MOST_CELLS,
    MOST_OTHER,
    RATE,
    SCALE,
    Phase,
    Table,
    packed,
    points,
)

BATCH = 2048
MEN = 36
AFTERWARDS = 0.9  # of what a position is to promise comes from later ones; the rest from the next
MAN, QUEEN = 80, 160  # what the fit begins with
CAMPS = range(3)


class LearnerOfThree:
    """Learns from rows: who won their games, and what was promised a little later in them."""

    def __init__(self, rows: Rows) -> None:
        self.seen = [seen_by(camp, rows) for camp in CAMPS]
        self.army = [army_of(one.men[0], one.flying[0]) for one in self.seen]
        self.stage = self.seen[0].men.sum(axis=0) / MEN
        self.games = rows[:, 6]
        self.results = np.stack([share_won(camp, rows) for camp in CAMPS])
        self.targets = self.results
        self.held_out = np.flatnonzero(self.games % 10 == 0)
        self.learnt_from = np.flatnonzero(self.games % 10 != 0)
        self.phases = Phase(), Phase()
        self.tempo = Table(np.zeros(3)), Table(np.zeros(3))
        men, queens = np.indices((13, 4)).reshape(2, -1)
        self.armies = Table((men * MAN + queens * QUEEN) / SCALE, 1e-4)

    def learn(self, rounds: int) -> Iterator[float]:
        """After every round over all rows, the loss on the games held out."""
        for turn in range(rounds):
            if turn >= rounds // 2:
                self.targets = self.foretold()
            order = shuffled(self.learnt_from, turn)
            for begin in range(0, len(order) - BATCH + 1, BATCH):
                self.step(order[begin : begin + BATCH], 1 - 0.9 * turn / rounds)
            yield self.loss()

    def loss(self) -> float:
        promised = self.promised(self.held_out).clip(1e-6, 1)
        return float(-(self.results[:, self.held_out] * np.log(promised)).sum(axis=0).mean())

    def promised(self, numbers: Whole) -> Numbers:
        parts = np.array_split(numbers, 1 + len(numbers) // BATCH)
        return np.concatenate([self.promise(part) for part in parts], axis=1)

    def promise(self, part: Whole) -> Numbers:
        """Everybody's chances."""
        strengths = np.stack([self.strength(camp, part) for camp in CAMPS])
        parts = exponential(strengths - strengths.max(axis=0))
        found: Numbers = parts / (parts[0] + parts[1] + parts[2])
        return found

    def strength(self, camp: int, part: Whole) -> Numbers:
        seen, told = self.seen[camp], self.armies.weights[self.army[camp][part]]
        for phase, tempo, share in zip(self.phases, self.tempo, self.shares(part), strict=True):
            promised = phase.promise(seen.groups[:, part], seen.queens[:, part])
            told = told + share * (promised + tempo.weights[seen.away[part]])
        return told

    def shares(self, part: Whole) -> tuple[Numbers, Numbers]:
        return self.stage[part], 1 - self.stage[part]

    def foretold(self) -> Numbers:
        """For every position a mixture of what the next ones promise and, at last, of who won."""
        promised = self.promised(np.arange(len(self.games)))
        found = self.results.copy()
        last = np.flatnonzero(np.append(self.games[1:] != self.games[:-1], True))
        now = last - 1
        while len(now := now[(now >= 0) & (self.games[now] == self.games[np.minimum(now + 1, last[-1])])]):
            found[:, now] = AFTERWARDS * found[:, now + 1] + (1 - AFTERWARDS) * promised[:, now + 1]
            now = now - 1
        return found

    def step(self, part: Whole, rate: float) -> None:
        miss = (self.promise(part) - self.targets[:, part]) / len(part)
        all_groups = np.concatenate([one.groups[:, part] for one in self.seen], axis=1)
        all_queens = np.concatenate([one.queens[:, part] for one in self.seen], axis=1)
        away = np.concatenate([one.away[part] for one in self.seen])
        for phase, tempo, share in zip(self.phases, self.tempo, self.shares(part), strict=True):
            shared = (miss * share).ravel()
            phase.step(all_groups, all_queens, shared, rate)
            tempo.step(summed(away, shared, 3), RATE * rate)
        slope = summed(np.concatenate([one[part] for one in self.army]), miss.ravel(), ARMIES)
        self.armies.step(slope + HOLD * self.armies.weights, RATE * rate)

    def block(self) -> Block:
        """In whole numbers, as `Chances` reads them."""
        early, late = self.phases
        queens = [
            np.append(one.queens.weights[:QUEENS], tempo.weights)
            for one, tempo in zip(self.phases, self.tempo, strict=True)
        ]
        return (
            packed(early.cells.weights, late.cells.weights, MOST_CELLS),
            packed(queens[0], queens[1], MOST_OTHER),
            points(self.armies.weights),
        )
