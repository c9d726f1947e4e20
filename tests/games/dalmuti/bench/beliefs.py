"""Who holds what: fits the weights of `leanings.py` to games, and measures beliefs on other games.

`python -m tests.games.dalmuti.bench.beliefs fit` writes `leanings.json`; without `fit` it measures.
The measure is the mean logarithm (base 2) of the share that a belief gives the true holder, over all
unseen cards of positions in the middle of rounds: 0 is certainty, the fair guess is the one to beat.
"""

from __future__ import annotations

import sys
from math import log2
from pathlib import Path

import numpy as np

from tablee.games.dalmuti import game
from tablee.games.dalmuti.bots.counting import unseen_cards
from tablee.games.dalmuti.bots.search import leanings
from tablee.games.dalmuti.bots.search.imagining import round_of
from tablee.games.dalmuti.fast import unpacked
from tablee.games.dalmuti.state import Playing, State
from tests.bots.beliefs import Games, Rows, measure

WEIGHTS = Path(leanings.__file__).with_name("leanings.json")
WORLDS = 200


def begun(state: State) -> bool:
    """In the middle of a round: some cards are played, some are not."""
    return isinstance(state.phase, Playing) and any(played[0] for played in state.played)


GAMES = Games(game, begun)


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


def add(rows: Rows, state: State) -> None:
    """A row for every seat and rank."""
    me = min(game.to_act(state))
    view = game.view(state, me)
    taxed, unseen = leanings.is_taxed(view), unseen_cards(view)
    for card in range(1, 14):
        if not unseen[card]:
            continue
        for seat, count in enumerate(view.counts):
            if seat != me and count:
                rows.add(leanings.signs(view, seat, card, taxed), count, state.hands[seat][card])
        rows.end_card()


def fit(games: int, seed: int) -> None:
    rows = Rows()
    for seats in (4, 5, 6, 8):
        for state in GAMES.positions(games, seed, seats, ("easy", "normal", "normal"), 12):
            add(rows, state)
    rows.write(WEIGHTS, rounds=250)


def main() -> None:
    if "fit" in sys.argv[1:]:
        fit(games=60, seed=1)
        return
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    for seats, levels in ((5, ("normal",)), (5, ("easy", "normal")), (8, ("normal",))):
        fair, weighted, cards = measure(GAMES.positions(games, 7, seats, levels, 8), score)
        print(f"{seats} seats of {'/'.join(levels)}: fair {fair:.3f}, weighted {weighted:.3f}, {cards} cards")


if __name__ == "__main__":
    main()
