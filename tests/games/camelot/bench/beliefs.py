"""Who holds what: fits the weights of `leanings.py` to games, and measures beliefs on other games.

`python -m tests.games.camelot.bench.beliefs fit` writes `leanings.json`; without `fit` it measures,
`--games 200 --every 1` at every position of 200 games. The measure is the mean logarithm (base 2) of the
share that a belief gives the true holder, over all unseen cards in other hands (with `--pile`, those of the
pile too) of positions in the middle of games: 0 is certainty, the fair guess is the one to beat.
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import log2
from pathlib import Path

from tablee.games.camelot import game
from tablee.games.camelot.bots import hard
from tablee.games.camelot.bots.search import leanings
from tablee.games.camelot.bots.search.imagining import tournament_of
from tablee.games.camelot.bots.search.player_kinds import KINDS
from tablee.games.camelot.guess import credible, unseen
from tablee.games.camelot.pieces import KINDS as CARDS
from tablee.games.camelot.pieces import PLACE, less
from tablee.games.camelot.state import State
from tablee.games.camelot.view import View
from tests.bots.beliefs import Games, Position, Rows, measure

WEIGHTS = Path(leanings.__file__).with_name("leanings.json")
WORLDS = 200


GAMES = Games(game, lambda state: state.tournament > 1)  # after the first tournament


def score(state: State, fair: bool) -> tuple[float, int]:
    """The logarithms of all unseen cards in hands, as the seat to move believes, and how many there are."""
    me = min(game.to_act(state))
    view = game.view(state, me)
    counts = tournament_of(view, 1, hard.BOT.usual, fair=fair).count_holders(WORLDS)
    hidden, total, cards = Counter(unseen(view)), 0.0, 0
    for seat, hand in enumerate(state.hands):
        for card, held in Counter(hand).items() if seat != me else ():
            share = (counts[seat][PLACE[card]] + 0.5) / (WORLDS * hidden[card] + 0.5 * (len(state.hands) + 1))
            total += held * log2(share)
            cards += held
    return total, cards


def score_with_pile(state: State, fair: bool) -> tuple[float, int]:
    """The same over the cards of the pile too, which is one holder more."""
    me = min(game.to_act(state))
    view = game.view(state, me)
    counts = tournament_of(view, 1, hard.BOT.usual, fair=fair).count_holders(WORLDS)
    others, total, cards = [seat for seat in range(len(state.hands)) if seat != me], 0.0, 0
    for card, hidden in Counter(unseen(view)).items():
        drawn = [counts[seat][PLACE[card]] for seat in others]
        held = [state.hands[seat].count(card) for seat in others]
        drawn, held = [*drawn, WORLDS * hidden - sum(drawn)], [*held, hidden - sum(held)]
        for many, true in zip(drawn, held, strict=True):
            total += true * log2((many + 0.5) / (WORLDS * hidden + 0.5 * len(drawn)))
        cards += hidden
    return total, cards


def open_cards(view: View) -> Counter[str]:
    """The unseen cards of which nobody knows who holds them."""
    cards = unseen(view)
    return Counter(less(cards, [fact.card for fact in credible(view, cards)]))


def add(rows: Rows, position: Position) -> None:
    """A row for every holder of every card, by the kind of player it is; the pile has no signs."""
    state: State = position.state
    me = min(game.to_act(state))
    view = game.view(state, me)
    possible = set(less(view.fresh, view.drawn)) if view.fresh else {kind.card for kind in CARDS}
    for card in open_cards(view):
        for seat, count in enumerate(view.counts):
            if seat != me and count:
                found = [f"{position.levels[seat]} {sign}" for sign in leanings.signs(view, seat, card)]
                rows.add(found, count, state.hands[seat].count(card))
        if card in possible and view.pile:
            rows.add((), view.pile, state.pile.count(card))
        rows.end_card()


def fit(games: int, seed: int) -> None:
    rows = Rows()
    for seats in (2, 3, 4, 5):
        for position in GAMES.positions(games, seed, seats, (*KINDS, "normal", "normal"), 12):
            add(rows, position)
    rows.write(WEIGHTS, rounds=200)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=("fit", "measure"), default="measure")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--every", type=int, default=6)
    parser.add_argument("--pile", action="store_true")
    asked = parser.parse_args()
    if asked.what == "fit":
        fit(games=300, seed=1)
        return
    measured = score_with_pile if asked.pile else score
    for seats, levels in ((4, ("normal",)), (4, ("easy", "normal")), (2, ("normal",)), (5, ("normal",))):
        found = measure(GAMES.positions(asked.games, 7, seats, levels, asked.every), measured)
        print(f"{seats} seats of {'/'.join(levels)}: {found}", flush=True)


if __name__ == "__main__":
    main()
