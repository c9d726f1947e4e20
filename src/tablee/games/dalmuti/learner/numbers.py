"""The Grand Dalmuti in numbers."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any

import numpy as np

from tablee.core.contract import Offers
from tablee.games.dalmuti.meta import Options
from tablee.games.dalmuti.moves import (
    AnswerSwap,
    Declare,
    GiveTax,
    KeepSilent,
    Move,
    OfferSwap,
    Pass,
    PlaySet,
    SettleSlip,
    SkipSwap,
)
from tablee.games.dalmuti.pieces import JOKER, RANKS, Cards, Hand, hand_of
from tablee.games.dalmuti.sets import sets_of
from tablee.games.dalmuti.view import View
from tablee.lab.translator import ActionList, Fields, Numbers

PHASES = ("slip", "call", "taxes", "play", "over")
EACH_SEAT = (
    "each seat from the top of the order: oneself, asked, passed, out, leads the trick, cards / 20, "
    "points as a share of the goal; cards it has played this round by rank"
)
COPIES = (*RANKS, 2)  # k copies of rank k, two jokers (DAL-01)
MOST_CARDS = 20  # of one hand: 80 cards at four


class DalmutiNumbers:
    game = "dalmuti"

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.actions = ActionList(all_moves(seats))
        self.size = len(self.actions.moves)
        self.fields: Fields = (
            ("phase: " + ", ".join(PHASES), len(PHASES)),
            ("one’s hand by rank, jokers last, as a share of all such cards", len(COPIES)),
            ("what one gave as tax this round, by rank", len(COPIES)),
            ("what one was given, by rank", len(COPIES)),
            ("the trick: rank / 13, cards / 14; rounds played; the most points as a share of the goal", 4),
            (EACH_SEAT, seats * (7 + len(COPIES))),
        )

    def refuse(self, options: Options) -> None:
        """Every table will do."""

    def observe(self, view: View) -> Numbers:
        """The phase, one's cards and gifts, the trick, then every seat from the top of the order."""
        gave = [card for gift in view.gifts if gift.giver == view.seat for card in gift.cards]
        got = [card for gift in view.gifts if gift.receiver == view.seat for card in gift.cards]
        numbers = [float(view.phase == phase) for phase in PHASES]
        for cards in (view.hand, gave, got):
            numbers += _shares(hand_of(cards))
        numbers += self._trick(view)
        for seat in view.order:
            numbers += self._seat(view, seat)
        return np.clip(np.array(numbers, dtype=np.float32), 0, 1)

    def legal(self, view: View, offers: Offers) -> dict[int, Any]:
        return self.actions.legal(offers)

    def scores(self, view: View) -> tuple[float, ...]:
        return tuple(map(float, view.scores))

    def _trick(self, view: View) -> list[float]:
        cards: Cards = view.trick.cards if view.trick else ()
        rank = view.trick.rank / JOKER if view.trick else 0.0
        goal = view.options.total or view.options.rounds * (self.seats - 1)
        rounds = 0.0 if view.options.total else view.round / view.options.rounds
        return [rank, len(cards) / 14, rounds, max(view.scores) / goal]

    def _seat(self, view: View, seat: int) -> list[float]:
        goal = view.options.total or view.options.rounds * (self.seats - 1)
        return [
            float(seat == view.seat),
            float(seat in view.waiting),
            float(seat in view.passed),
            float(seat in view.out),
            float(view.trick is not None and view.trick.seat == seat),
            view.counts[seat] / MOST_CARDS,
            view.scores[seat] / goal,
            *_shares(view.played[seat]),
        ]


def _shares(hand: Hand) -> list[float]:
    return [held / copies for held, copies in zip(hand[1:], COPIES, strict=True)]


def all_moves(seats: int) -> tuple[Move, ...]:
    """Every move any hand could ever offer, in an order that does not change."""
    cards = (*RANKS, JOKER)
    moves: list[Move] = [Pass(), KeepSilent(), Declare(), SkipSwap()]
    moves += [SettleSlip(to_peon=False), SettleSlip(to_peon=True)]
    moves += [PlaySet(made.cards) for rank in RANKS for made in sets_of(rank, rank, 2, 0)]
    moves += [PlaySet(made.cards) for made in sets_of(JOKER, 2, 0, 0)]
    moves += [GiveTax((card,)) for card in cards]
    moves += [GiveTax(pair) for pair in combinations_with_replacement(cards, 2) if pair != (1, 1)]
    moves += [AnswerSwap(card) for card in cards]
    moves += [OfferSwap(partner, card) for partner in range(seats) for card in cards]
    return tuple(moves)
