"""Who holds what: fits the weights of `leanings.py` to games, and measures beliefs on other games.

`python -m tests.games.dalmuti.bench.beliefs fit` writes `leanings.json`; without `fit` it measures.
The measure is the mean logarithm (base 2) of the share that a belief gives the true holder, over all
unseen cards of positions in the middle of rounds: 0 is certainty, the fair guess is the one to beat.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections.abc import Iterator
from itertools import pairwise
from math import log2
from pathlib import Path

import numpy as np
import numpy.typing as npt

from tablee.bots import load
from tablee.core.chance import Stream, key_of
from tablee.games.dalmuti import game
from tablee.games.dalmuti.bots.counting import unseen_cards
from tablee.games.dalmuti.bots.search import leanings
from tablee.games.dalmuti.bots.search.imagining import round_of
from tablee.games.dalmuti.fast import unpacked
from tablee.games.dalmuti.meta import META, Options
from tablee.games.dalmuti.state import Playing, State

WEIGHTS = Path(leanings.__file__).with_name("leanings.json")
WORLDS = 200
Numbers = npt.NDArray[np.float64]


def positions(games: int, seed: int, seats: int, levels: tuple[str, ...], every: int) -> Iterator[State]:
    """Mid-round positions of whole games of such players: some cards are played, some are not."""
    bots = {level: load(META.name, level) for level in levels}
    for number in range(games):
        choice = random.Random(f"{seed} {number}")
        chance = Stream(key_of(b"beliefs", [str(seed), str(number)]))
        at_table = [bots[choice.choice(levels)] for _ in range(seats)]
        state: State = game.deal(seats, Options(), chance).state
        while game.standings(state) is None:
            seat = min(game.to_act(state))
            begun = isinstance(state.phase, Playing) and any(played[0] for played in state.played)
            if begun and choice.randrange(every) == 0:
                yield state
            move = at_table[seat].choose(game.view(state, seat), game.offers(state, seat), chance)
            state = game.apply(state, seat, move, chance).state


def score(state: State, fair: bool) -> tuple[float, int]:
    """The logarithms of all unseen cards, as the seat to move believes, and how many there are."""
    seat = min(game.to_act(state))
    view = game.view(state, seat)
    world = round_of(view, 1, fair=fair)
    counts = np.full((len(view.order), 14), 0.0)
    for _ in range(WORLDS):
        counts += np.array([unpacked(word) for word in world.hands()])
    total, cards = 0.0, 0
    unseen = unseen_cards(view)
    for holder, hand in enumerate(state.hands):
        for rank in range(1, 14) if holder != seat else ():
            if hand[rank]:
                share = (counts[holder][rank] + 0.5) / (WORLDS * unseen[rank] + 0.5 * len(view.order))
                total += hand[rank] * log2(share)
                cards += hand[rank]
    return total, cards


def measure(games: int, seed: int, seats: int, levels: tuple[str, ...]) -> tuple[float, float, int]:
    sums, cards = [0.0, 0.0], 0
    for state in positions(games, seed, seats, levels, 8):
        (fair, many), (weighted, _) = score(state, True), score(state, False)
        sums = [sums[0] + fair, sums[1] + weighted]
        cards += many
    return sums[0] / cards, sums[1] / cards, cards


class Fit:
    """One row a position and rank: who holds how many, and the signs of every seat."""

    def __init__(self) -> None:
        self.names: dict[str, int] = {}
        self.signs: list[list[int]] = []
        self.room: list[int] = []
        self.held: list[int] = []
        self.first = [0]

    def add(self, state: State) -> None:
        me = min(game.to_act(state))
        view = game.view(state, me)
        taxed, unseen = leanings.is_taxed(view), unseen_cards(view)
        for card in range(1, 14):
            if not unseen[card]:
                continue
            for seat, count in enumerate(view.counts):
                if seat == me or not count:
                    continue
                told = leanings.signs(view, seat, card, taxed)
                numbers = [self.names.setdefault(sign, len(self.names) + 1) for sign in told]
                self.signs.append((numbers + [0] * 6)[:6])
                self.room.append(count)
                self.held.append(state.hands[seat][card])
            self.first.append(len(self.room))

    def weights(self, rounds: int = 250) -> dict[str, float]:
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
            slope = np.zeros_like(weights)
            np.add.at(slope, signs.ravel(), np.repeat(held - expected, signs.shape[1]))
            slope = slope / len(held) - 1e-5 * weights
            mean, spread = 0.9 * mean + 0.1 * slope, 0.99 * spread + 0.01 * slope**2
            weights += 0.05 * (mean / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-8)
            weights[0] = 0
        return {name: round(float(weights[number]), 3) for name, number in sorted(self.names.items())}


def fit(games: int, seed: int) -> None:
    found = Fit()
    for seats in (4, 5, 6, 8):
        for state in positions(games, seed, seats, ("easy", "normal", "normal"), 12):
            found.add(state)
    WEIGHTS.write_text(json.dumps(found.weights(), indent=0) + "\n")
    print(len(found.held), "rows,", hashlib.sha256(WEIGHTS.read_bytes()).hexdigest())


def main() -> None:
    if "fit" in sys.argv[1:]:
        fit(games=60, seed=1)
        return
    for seats, levels in ((5, ("normal",)), (5, ("easy", "normal")), (8, ("normal",))):
        fair, weighted, cards = measure(int(sys.argv[1]) if len(sys.argv) > 1 else 40, 7, seats, levels)
        print(f"{seats} seats of {'/'.join(levels)}: fair {fair:.3f}, weighted {weighted:.3f}, {cards} cards")


if __name__ == "__main__":
    main()
