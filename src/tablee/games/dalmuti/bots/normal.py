"""A good Dalmuti player, readable from top to bottom: a list of priorities for each decision.

Leading: if what remains after a set nobody can beat is one last group, win; otherwise get rid
of the weakest group. Following: play when you can, weakest set first, but do not break a group,
spend a joker or a lone strong card while the round is young. What is out is counted.
"""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.contract import Offers
from tablee.games.dalmuti.bots.counting import beaten_by_unseen, groups_of, unseen_cards
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
)
from tablee.games.dalmuti.pieces import JOKER, Hand, hand_of
from tablee.games.dalmuti.view import View

STRONG = 4  # ranks up to this one win tricks more often than not
YOUNG = 5  # a round is young while everybody else holds more cards than this


class NormalBot:
    heavy = False

    def choose(self, view: View, offers: Offers, chance: Chance) -> Move:
        sets = [move for move in offers.moves if isinstance(move, PlaySet)]
        if sets:
            return lead(view, sets) if view.trick is None else follow(view, sets)
        return answer(view, offers.moves)


def lead(view: View, sets: list[PlaySet]) -> Move:
    """Win if the rest is certain; else shed the weakest group, jokers kept back."""
    hand, unseen = hand_of(view.hand), unseen_cards(view)
    groups = groups_of(hand)
    sure = [g for g in groups if not beaten_by_unseen(g[0], len(g), unseen)]
    if sure and len(groups) - len(sure) <= 1:
        return PlaySet(min(sure, key=lambda g: (-len(g), g[0])))
    if len(groups) == 1:
        return max(sets, key=lambda s: len(s.cards))
    loose = [g for g in groups if JOKER not in g]
    return PlaySet(max(loose or groups, key=lambda g: (g[0], len(g))))


def follow(view: View, sets: list[PlaySet]) -> Move:
    """The cheapest set that beats the trick, or a pass if even that costs too much."""
    hand = hand_of(view.hand)
    out = [s for s in sets if len(s.cards) == len(view.hand)]
    if out:
        return out[0]
    cheapest = min(sets, key=lambda s: (cost(hand, s), -s.cards[0]))
    return Pass() if cost(hand, cheapest) > patience(view) else cheapest


def cost(hand: Hand, move: PlaySet) -> int:
    """What a set spoils: a group broken up, jokers spent, a strong card gone."""
    rank = move.cards[0]
    jokers = move.cards.count(JOKER)
    broken = hand[rank] - (len(move.cards) - jokers)
    strong = max(0, STRONG + 1 - rank)
    return 2 * min(broken, 2) + 3 * jokers + strong


def patience(view: View) -> int:
    """How much one is ready to spoil: little in a young round, anything when somebody is nearly out."""
    others = [n for seat, n in enumerate(view.counts) if seat != view.seat and n]
    fewest = min(others)
    if len(view.hand) <= 4 or fewest <= 2:
        return 99
    return 3 if fewest > YOUNG else 6


def answer(view: View, moves: tuple[Move, ...]) -> Move:
    """Everything but cards on the table: the call, taxes, the swap, a slip; passing if nothing else."""
    if Declare() in moves:
        return Declare() if view.order.index(view.seat or 0) >= len(view.order) / 2 else KeepSilent()
    given = [move for move in moves if isinstance(move, GiveTax | OfferSwap | AnswerSwap)]
    if given:
        return max(given, key=lambda move: spare(view, move))
    settle = [move for move in moves if isinstance(move, SettleSlip)]
    if settle and view.slip is not None:
        return SettleSlip(to_peon=view.slip.card > STRONG and view.slip.meant_for != view.seat)
    return moves[-1]


def spare(view: View, move: GiveTax | OfferSwap | AnswerSwap) -> tuple[int, int]:
    """How gladly these cards are given away: weak ones, and whole groups rather than parts."""
    hand = hand_of(view.hand)
    cards = move.cards if isinstance(move, GiveTax) else (move.card,)
    keep_jokers = -20 * cards.count(JOKER)
    left = sum(hand[card] - cards.count(card) for card in set(cards))
    return keep_jokers + sum(cards) - 2 * left, -left


BOT = NormalBot()
