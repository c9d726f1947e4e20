"""Games of the star's search against itself, and the quiet positions met in them."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.games.etoile.bots.player import best_style
from tablee.games.etoile.bots.search.learnt import Block, Learnt, made_of
from tablee.games.etoile.bots.search.tree import Search
from tablee.games.etoile.bots.search.worth import Weights, Worth
from tablee.games.etoile.fast import Moved, Twin
from tablee.games.etoile.meta import Options, Rules

EARLY = (2, 12)  # so many moves at the start are made by lot, for every two camps
BY_LOT = 0.02  # and of the others one in fifty
LONGEST = 240  # turns for every two camps, after which a game counts as drawn
ENTRIES = 1 << 15  # of a table of positions; more are not needed for so few nodes
AT_ONCE = 25  # games a worker plays before it answers
COLUMNS = ("A", "B", "C", "queens", "turn", "points", "game", "winners")
"""Points are the mover's; winners a bit a camp, of a draw all who shared it."""
Rows = npt.NDArray[np.int64]
Taught = tuple[dict[str, Block], ...]


class Plan(NamedTuple):
    """One round of self-play."""

    rules: Rules
    camps: int
    games: int
    nodes: int
    seed: int

    @property
    def name(self) -> str:
        return f"{self.rules}-{self.camps}-{self.seed}"


class Arena:
    """Plays a plan's games on the dark star; every game depends on its number alone.

    Who plays a camp is drawn from those `taught`: by several states of what is learnt, none for the points
    found by hand.
    """

    def __init__(self, plan: Plan, taught: Taught) -> None:
        self.plan = plan
        self.options = Options(plan.rules)
        self.twin = Twin(self.options, plan.camps)
        self.start = self.twin.position()
        self.worths = [Worth(self.options, Weights(), True, self.read(blocks)) for blocks in taught]

    def read(self, blocks: dict[str, Block]) -> Learnt | None:
        return made_of(self.plan.rules, blocks) if blocks else None

    def rows(self, number: int) -> list[tuple[int, ...]]:
        self.dice = random.Random(f"{self.plan.name} {number}")
        style = best_style(self.options, learns=False)
        minds = [Search(self.twin, worth, style, ENTRIES) for worth in self.worths]
        met, winners = self.play([self.dice.choice(minds) for _ in range(self.plan.camps)])
        return [(*row, number, winners) for row in met]

    def play(self, minds: list[Search]) -> tuple[list[tuple[int, ...]], int]:
        """The quiet positions of a game with everybody in, and who won."""
        twin, met = self.twin, []
        sides, queens, *_ = self.start
        twin.place(sides, queens, 0)
        early = self.dice.randint(*EARLY) * self.plan.camps // 2
        for ply in range(LONGEST * self.plan.camps // 2):
            if twin.winners() is not None:
                break
            moves, mind = twin.moves(), minds[twin.position()[2]]
            if len(moves) == 1 or ply < early or self.dice.random() < BY_LOT:
                best = self.dice.randrange(len(moves))
            else:
                best = self.think(mind, len(moves))
                if is_quiet(twin, moves) and len(minds) == twin.position()[4].bit_count():
                    met.append(self.seen(mind))
            twin.advance(best)
        won = sum(1 << camp for camp in twin.winners() or ())
        return met, won or twin.position()[4]

    def think(self, mind: Search, many: int) -> int:
        return mind.think(list(range(many)), self.plan.nodes, 60.0, 60, self.dice.randrange(1 << 30))

    def seen(self, mind: Search) -> tuple[int, ...]:
        sides, queens, turn, *_ = self.twin.position()
        return *sides, queens, turn, mind.value


def is_quiet(twin: Twin, moves: list[Moved]) -> bool:
    *_, owed, must = twin.position()
    return not owed and not must and not any(taken for _, _, taken in moves)


def positions(plan: Plan, taught: Taught, workers: int) -> Rows:
    """All rows of a plan, in the order of `COLUMNS`, the same for any number of workers."""
    found: list[tuple[int, ...]] = []
    with ProcessPoolExecutor(workers, initializer=_begin, initargs=(plan, taught)) as pool:
        for number, rows in enumerate(pool.map(_some, range(0, plan.games, AT_ONCE)), 1):
            found += rows
            if number % 20 == 0 or number * AT_ONCE >= plan.games:
                done = min(number * AT_ONCE, plan.games)
                print(f"{plan.name}: {done} of {plan.games} games, {len(found)} positions", flush=True)
    return np.array(found, dtype=np.int64)


_arena: Arena
"""A worker's own."""


def _begin(plan: Plan, taught: Taught) -> None:
    global _arena  # noqa: PLW0603
    os.environ["TABLEE_ENDINGS"] = os.devnull  # whoever has solved endings learns the same as others
    _arena = Arena(plan, taught)


def _some(begin: int) -> list[tuple[int, ...]]:
    return list(_rows(range(begin, min(begin + AT_ONCE, _arena.plan.games))))


def _rows(numbers: range) -> Iterator[tuple[int, ...]]:
    for number in numbers:
        yield from _arena.rows(number)
