"""Who holds what: fits the weights of `leanings.py` to games, and measures beliefs on other games.

`python -m tests.games.camelot.bench.beliefs fit` writes `leanings.json`; without `fit` it measures.
The measure is the mean logarithm (base 2) of the share that a belief gives the true holder, over all
unseen cards in other hands of positions in the middle of games: 0 is certainty, the fair guess is the one
to beat.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from math import log2
from pathlib import Path

import numpy as np

from tablee.bots import load
from tablee.core.chance import Stream, key_of
from tablee.games.camelot import game
from tablee.games.camelot.bots.search import leanings
from tablee.games.camelot.bots.search.imagining import tournament_of
from tablee.games.camelot.guess import credible, unseen
from tablee.games.camelot.meta import META, Options
from tablee.games.camelot.pieces import KINDS, PLACE, less
from tablee.games.camelot.state import State
from tablee.games.camelot.view import View

WEIGHTS = Path(leanings.__file__).with_name("leanings.json")
WORLDS = 200


def positions(games: int, seed: int, seats: int, levels: tuple[str, ...], every: int) -> Iterator[State]:
    """Positions of whole games of such players, after the first tournament."""
    bots = {level: load(META.name, level) for level in levels}
    for number in range(games):
        choice = random.Random(f"{seed} {number}")
        chance = Stream(key_of(b"beliefs", [str(seed), str(number)]))
        at_table = [bots[choice.choice(levels)] for _ in range(seats)]
        state: State = game.deal(seats, Options(), chance).state
        while game.standings(state) is None:
            seat = min(game.to_act(state))
            if state.tournament > 1 and choice.randrange(every) == 0:
                yield state
            move = at_table[seat].choose(game.view(state, seat), game.offers(state, seat), chance)
            state = game.apply(state, seat, move, chance).state


def score(state: State, fair: bool) -> tuple[float, int]:
    """The logarithms of all unseen cards in hands, as the seat to move believes, and how many there are."""
    me = min(game.to_act(state))
    view = game.view(state, me)
    counts = tournament_of(view, 1, fair=fair).count_holders(WORLDS)
    hidden, total, cards = Counter(unseen(view)), 0.0, 0
    for seat, hand in enumerate(state.hands):
        for card, held in Counter(hand).items() if seat != me else ():
            share = (counts[seat][PLACE[card]] + 0.5) / (WORLDS * hidden[card] + 0.5 * (len(state.hands) + 1))
            total += held * log2(share)
            cards += held
    return total, cards


def measure(games: int, seed: int, seats: int, levels: tuple[str, ...]) -> tuple[float, float, int]:
    sums, cards = [0.0, 0.0], 0
    for state in positions(games, seed, seats, levels, 6):
        (fair, many), (weighted, _) = score(state, True), score(state, False)
        sums = [sums[0] + fair, sums[1] + weighted]
        cards += many
    return sums[0] / cards, sums[1] / cards, cards


def open_cards(view: View) -> Counter[str]:
    """The unseen cards of which nobody knows who holds them."""
    cards = unseen(view)
    return Counter(less(cards, [fact.card for fact in credible(view, cards)]))


class Fit:
    """One row a position, card and holder: how many it holds, its room, and the signs; the pile has none."""

    def __init__(self) -> None:
        self.names: dict[str, int] = {}
        self.signs: list[list[int]] = []
        self.room: list[int] = []
        self.held: list[int] = []
        self.first = [0]

    def add(self, state: State) -> None:
        me = min(game.to_act(state))
        view = game.view(state, me)
        possible = set(less(view.fresh, view.drawn)) if view.fresh else {kind.card for kind in KINDS}
        for card in open_cards(view):
            for seat, count in enumerate(view.counts):
                if seat != me and count:
                    told = leanings.signs(view, seat, card)
                    self._row([self.names.setdefault(s, len(self.names) + 1) for s in told], count)
                    self.held.append(state.hands[seat].count(card))
            if card in possible and view.pile:
                self._row([0] * 6, view.pile)
                self.held.append(state.pile.count(card))
            self.first.append(len(self.room))

    def _row(self, signs: list[int], room: int) -> None:
        self.signs.append(signs)
        self.room.append(room)

    def weights(self, rounds: int = 200) -> dict[str, float]:
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


def fit(games: int, seed: int) -> None:
    found = Fit()
    for seats in (2, 3, 4, 5):
        for state in positions(games, seed, seats, ("easy", "normal", "normal", "normal"), 12):
            found.add(state)
    WEIGHTS.write_text(json.dumps(found.weights(), indent=0) + "\n")
    print(len(found.held), "rows,", hashlib.sha256(WEIGHTS.read_bytes()).hexdigest())


def main() -> None:
    if "fit" in sys.argv[1:]:
        fit(games=150, seed=1)
        return
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    for seats, levels in ((4, ("normal",)), (4, ("easy", "normal")), (2, ("normal",)), (5, ("normal",))):
        fair, weighted, cards = measure(games, 7, seats, levels)
        print(f"{seats} seats of {'/'.join(levels)}: fair {fair:.3f}, weighted {weighted:.3f}, {cards} cards")


if __name__ == "__main__":
    main()
