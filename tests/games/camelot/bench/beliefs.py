"""Who holds what: fits the weights of `leanings.py` to games, and measures beliefs on other games.

`python -m tests.games.camelot.bench.beliefs fit` writes `leanings.json`; without `fit` it measures.
The measure is the mean logarithm (base 2) of the share that a belief gives the true holder, over all
unseen cards in other hands of positions in the middle of games: 0 is certainty, the fair guess is the one
to beat.
"""

from __future__ import annotations

import sys
from collections import Counter
from math import log2
from pathlib import Path

from tablee.games.camelot import game
from tablee.games.camelot.bots.search import leanings
from tablee.games.camelot.bots.search.imagining import tournament_of
from tablee.games.camelot.guess import credible, unseen
from tablee.games.camelot.pieces import KINDS, PLACE, less
from tablee.games.camelot.state import State
from tablee.games.camelot.view import View
from tests.bots.beliefs import Games, Rows, measure

WEIGHTS = Path(leanings.__file__).with_name("leanings.json")
WORLDS = 200


GAMES = Games(game, lambda state: state.tournament > 1)  # after the first tournament


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


def open_cards(view: View) -> Counter[str]:
    """The unseen cards of which nobody knows who holds them."""
    cards = unseen(view)
    return Counter(less(cards, [fact.card for fact in credible(view, cards)]))


def add(rows: Rows, state: State) -> None:
    """A row for every holder of every card; the pile has no signs."""
    me = min(game.to_act(state))
    view = game.view(state, me)
    possible = set(less(view.fresh, view.drawn)) if view.fresh else {kind.card for kind in KINDS}
    for card in open_cards(view):
        for seat, count in enumerate(view.counts):
            if seat != me and count:
                rows.add(leanings.signs(view, seat, card), count, state.hands[seat].count(card))
        if card in possible and view.pile:
            rows.add((), view.pile, state.pile.count(card))
        rows.end_card()


def fit(games: int, seed: int) -> None:
    rows = Rows()
    for seats in (2, 3, 4, 5):
        for state in GAMES.positions(games, seed, seats, ("easy", "normal", "normal", "normal"), 12):
            add(rows, state)
    rows.write(WEIGHTS, rounds=200)


def main() -> None:
    if "fit" in sys.argv[1:]:
        fit(games=150, seed=1)
        return
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    for seats, levels in ((4, ("normal",)), (4, ("easy", "normal")), (2, ("normal",)), (5, ("normal",))):
        fair, weighted, cards = measure(GAMES.positions(games, 7, seats, levels, 6), score)
        print(f"{seats} seats of {'/'.join(levels)}: fair {fair:.3f}, weighted {weighted:.3f}, {cards} cards")


if __name__ == "__main__":
    main()
