"""An easy Dalmuti player: plays when it can, weakest cards first, without a plan."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.contract import Offers
from tablee.games.dalmuti.moves import GiveTax, KeepSilent, Move, PlaySet, SettleSlip, SkipSwap
from tablee.games.dalmuti.pieces import JOKER
from tablee.games.dalmuti.view import View


class EasyBot:
    heavy = False

    def choose(self, view: View, offers: Offers, chance: Chance) -> Move:
        sets = [move for move in offers.moves if isinstance(move, PlaySet)]
        if sets:
            return self.play(view, sets)
        for wanted in (KeepSilent, SkipSwap, SettleSlip):
            for move in offers.moves:
                if isinstance(move, wanted):
                    return move
        return self.give(offers)

    def play(self, view: View, sets: list[PlaySet]) -> Move:
        """The weakest rank; when leading, as many of it as it has, without jokers if it can."""
        without_jokers = [s for s in sets if JOKER not in s.cards] or sets
        return max(without_jokers, key=lambda s: (s.cards[0], len(s.cards)))

    def give(self, offers: Offers) -> Move:
        """Taxes: the worst numbered cards; anything else: the last offer."""
        taxes = [m for m in offers.moves if isinstance(m, GiveTax) and JOKER not in m.cards]
        if taxes:
            return max(taxes, key=lambda m: m.cards)
        last: Move = offers.moves[-1]
        return last


BOT = EasyBot()
