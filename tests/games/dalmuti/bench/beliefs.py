"""Who holds what: fits the weights of `leanings.py` to games, and measures beliefs on other games.

`python -m tests.games.dalmuti.bench.beliefs fit` writes `leanings.json`; without `fit` it measures,
`--games 200 --every 1` at every position of 200 games.
The measure is the mean logarithm (base 2) of the share that a belief gives the true holder, over all
unseen cards of positions in the middle of rounds: 0 is certainty, the fair guess is the one to beat.
"""

from __future__ import annotations

import argparse
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
        for position in GAMES.positions(games, seed, seats, ("easy", "normal", "normal"), 12):
            add(rows, position.state)
    rows.write(WEIGHTS, rounds=250)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=("fit", "measure"), default="measure")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--every", type=int, default=8)
    asked = parser.parse_args()
    if asked.what == "fit":
        fit(games=60, seed=1)
        return
    for seats, levels in ((5, ("normal",)), (5, ("easy", "normal")), (8, ("normal",))):
        found = measure(GAMES.positions(asked.games, 7, seats, levels, asked.every), score)
        print(f"{seats} seats of {'/'.join(levels)}: {found}", flush=True)


if __name__ == "__main__":
    main()
