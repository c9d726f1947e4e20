"""Games of the star's search against itself, and the quiet positions met in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.games.etoile.bots.search.patterns import Patterns
from tablee.games.etoile.bots.search.tree import Search
from tablee.games.etoile.bots.search.worth import Weights, Worth
from tablee.games.etoile.fast import Moved, Twin
from tablee.games.etoile.meta import Options, Rules

EARLY = (2, 12)  # so many moves at the start are made by lot
BY_LOT = 0.02  # and of the others one in fifty
LONGEST = 240  # turns, after which a game counts as drawn
COLUMNS = ("men", "other_men", "queens", "other_queens", "turn", "points", "game", "result")
Rows = npt.NDArray[np.int64]


class Plan(NamedTuple):
    """One round of self-play."""

    rules: Rules
    games: int
    nodes: int
    seed: int


class Arena:
    """Plays one plan's games, camp A against camp B on the dark star."""

    def __init__(self, plan: Plan, learnt: Patterns | None) -> None:
        self.plan = plan
        self.dice = random.Random(f"{plan.rules} {plan.seed}")
        options = Options(plan.rules)
        self.twin = Twin(options, 2)
        self.start = self.twin.position()
        self.search = Search(self.twin, Worth(options, Weights(), endings=True, learnt=learnt), "paranoid")

    def rows(self) -> Iterator[list[tuple[int, ...]]]:
        """Game by game."""
        for number in range(self.plan.games):
            met, result = self.play()
            yield [(*row, number, result) for row in met]

    def play(self) -> tuple[list[tuple[int, ...]], int]:
        """The quiet positions of a game, and how it ended for A: 2 won, 1 drawn, 0 lost."""
        twin, met = self.twin, []
        sides, queens, *_ = self.start
        twin.place(sides, queens, 0)
        early = self.dice.randint(*EARLY)
        for ply in range(LONGEST):
            if twin.winners() is not None:
                break
            moves = twin.moves()
            if len(moves) == 1 or ply < early or self.dice.random() < BY_LOT:
                best = self.dice.randrange(len(moves))
            else:
                best = self.think(len(moves))
                if is_quiet(twin, moves):
                    met.append(self.seen())
            twin.advance(best)
        winners = twin.winners()
        return met, 2 if winners == [0] else 0 if winners == [1] else 1

    def think(self, many: int) -> int:
        seed = self.dice.randrange(1 << 30)
        return self.search.think(list(range(many)), self.plan.nodes, 60.0, 60, seed)

    def seen(self) -> tuple[int, ...]:
        sides, queens, turn, *_ = self.twin.position()
        one, two, _ = sides
        points = self.search.value if turn == 0 else -self.search.value
        return one & ~queens, two & ~queens, one & queens, two & queens, turn, points


def is_quiet(twin: Twin, moves: list[Moved]) -> bool:
    *_, owed, must = twin.position()
    return not owed and not must and not any(taken for _, _, taken in moves)


def positions(plan: Plan, learnt: Patterns | None) -> Rows:
    """All rows of a plan, in the order of `COLUMNS`; tells how far it is."""
    found: list[tuple[int, ...]] = []
    for number, rows in enumerate(Arena(plan, learnt).rows(), 1):
        found += rows
        if number % 500 == 0 or number == plan.games:
            print(f"{plan.rules}: {number} of {plan.games} games, {len(found)} positions", flush=True)
    return np.array(found, dtype=np.int64)
