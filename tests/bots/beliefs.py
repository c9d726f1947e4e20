"""Who holds what: positions to believe something about, how good beliefs are, and what to believe them by."""

from __future__ import annotations

import hashlib
import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from tablee.bots import load
from tablee.core.chance import Stream, key_of

SIGNS = 13
"""How many signs a row has room for."""


class Position(NamedTuple):
    state: Any
    levels: tuple[str, ...]
    """Who sits at every seat."""
    game: int


class Games:
    """Whole games of a box as it comes, and those of their positions that are looked at."""

    def __init__(self, rules: Any, looked_at: Callable[[Any], bool]) -> None:
        self._rules = rules
        self._looked_at = looked_at

    def positions(
        self, games: int, seed: int, seats: int, levels: tuple[str, ...], every: int
    ) -> Iterator[Position]:
        """One in `every` of them, from games of players of these levels."""
        rules, meta = self._rules, self._rules.META
        bots = {level: load(meta.name, level) for level in levels}
        for number in range(games):
            choice = random.Random(f"{seed} {number}")
            chance = Stream(key_of(b"beliefs", [str(seed), str(number)]))
            at_table = tuple([choice.choice(levels) for _ in range(seats)])
            state = rules.deal(seats, rules.Options(), chance).state
            while rules.standings(state) is None:
                seat = min(rules.to_act(state))
                if self._looked_at(state) and choice.randrange(every) == 0:
                    yield Position(state, at_table, number)
                bot = bots[at_table[seat]]
                move = bot.choose(rules.view(state, seat), rules.offers(state, seat), chance)
                state = rules.apply(state, seat, move, chance).state


Score = Callable[[Any, bool], tuple[float, int]]
"""Of a position, by the fair guess or not: the logarithms of all unseen cards, and how many those are."""


class Measured(NamedTuple):
    fair: float
    weighted: float
    error: float
    """Twice the standard error of the difference; games are independent, the positions of one are not."""
    cards: int

    def __str__(self) -> str:
        better = f"better by {self.weighted - self.fair:.3f} ± {self.error:.3f}"
        return f"fair {self.fair:.3f}, weighted {self.weighted:.3f}, {better}, {self.cards} cards"


def measure(positions: Iterable[Position], score: Score) -> Measured:
    """What the fair guess and the weighted belief give a card on average, and over how many cards."""
    games: dict[int, list[float]] = defaultdict(lambda: [0.0, 0.0, 0.0])
    for position in positions:
        (fair, cards), (weighted, _) = score(position.state, True), score(position.state, False)
        so_far = games[position.game]
        games[position.game] = [so_far[0] + fair, so_far[1] + weighted, so_far[2] + cards]
    fair, weighted, many = [sum(column) for column in zip(*games.values(), strict=True)]
    better = (weighted - fair) / many
    off = sum([(mine - usual - better * cards) ** 2 for usual, mine, cards in games.values()])
    error = 2 * sqrt(off * len(games) / max(1, len(games) - 1)) / many
    return Measured(fair / many, weighted / many, error, int(many))


class Rows:
    """One row a position, card and holder: how many of it are held there, its room, and the signs."""

    def __init__(self) -> None:
        self.names: dict[str, int] = {}
        self.signs: list[list[int]] = []
        self.room: list[int] = []
        self.held: list[int] = []
        self.first = [0]

    def add(self, signs: Iterable[str], room: int, held: int) -> None:
        numbers = [self.names.setdefault(sign, len(self.names) + 1) for sign in signs]
        self.signs.append((numbers + [0] * SIGNS)[:SIGNS])
        self.room.append(room)
        self.held.append(held)

    def end_card(self) -> None:
        """Every holder of one card in one position was added."""
        self.first.append(len(self.room))

    def weights(self, rounds: int) -> dict[str, float]:
        """Most likely weights, held small; Adam on all rows at once."""
        signs, room = np.array(self.signs), np.log(np.array(self.room, float))
        held, first = np.array(self.held, float), np.array(self.first[:-1])
        sizes = np.array([after - before for before, after in pairwise(self.first)])
        copies = np.repeat(np.add.reduceat(held, first), sizes)
        weights = np.zeros(len(self.names) + 1)
        mean, spread = np.zeros_like(weights), np.zeros_like(weights)
        for step in range(1, rounds + 1):
            raised = np.exp(room + weights[signs].sum(axis=1))
            expected = copies * raised / np.repeat(np.add.reduceat(raised, first), sizes)
            more = np.bincount(signs.ravel(), np.repeat(held - expected, signs.shape[1]), len(weights))
            slope = more / len(held) - 1e-5 * weights
            mean, spread = 0.9 * mean + 0.1 * slope, 0.99 * spread + 0.01 * slope**2
            weights += 0.05 * (mean / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-8)
            weights[0] = 0
        return {name: round(float(weights[number]), 3) for name, number in sorted(self.names.items())}

    def write(self, file: Path, rounds: int) -> None:
        file.write_text(json.dumps(self.weights(rounds), indent=0) + "\n")
        print(len(self.held), "rows,", hashlib.sha256(file.read_bytes()).hexdigest())
