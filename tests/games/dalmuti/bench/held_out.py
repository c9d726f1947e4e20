"""A Dalmuti player for measuring alone: no model, no fit and no test of a level has ever seen it.

It thinks in whole groups: it leads with the group that is largest, the weaker of two, and beats a trick only
with a whole group of just that size. What is strong, and every joker, waits until six cards are left.
"""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.contract import Offers
from tablee.games.dalmuti.bots.normal import answer
from tablee.games.dalmuti.moves import Move, Pass, PlaySet
from tablee.games.dalmuti.pieces import JOKER
from tablee.games.dalmuti.view import View

KEPT = 3  # ranks up to this one wait
LATE = 6  # cards in hand from which nothing waits any more


class Hoarder:
    heavy = False

    def choose(self, view: View, offers: Offers, chance: Chance) -> Move:
        sets = [move for move in offers.moves if isinstance(move, PlaySet)]
        if not sets:
            return answer(view, offers.moves)
        if len(view.hand) <= LATE:
            return max(sets, key=lambda one: (len(one.cards), min(one.cards)))
        whole = [one for one in sets if _whole(view, one)]
        cheap = [one for one in whole if min(one.cards) > KEPT]
        if view.trick is not None:
            return max(cheap, key=lambda one: min(one.cards), default=Pass())
        return max(cheap or whole or sets, key=lambda one: (len(one.cards), min(one.cards)))


def _whole(view: View, one: PlaySet) -> bool:
    rank = one.cards[0]
    return JOKER not in one.cards and view.hand.count(rank) == len(one.cards)
