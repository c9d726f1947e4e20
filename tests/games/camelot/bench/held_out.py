"""A Camelot player for measuring alone: no model, no fit and no test of a level has ever seen it.

It is a gambler: it opens in the colour it holds most cards of, enters every tournament that can win it
something, pays with one great card rather than with small ones, plays an action card as soon as it lacks
four, and leaves once it would have to spend more than half of its hand.
"""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.contract import Offers
from tablee.games.camelot.moves import Move, NameColour, PlayAction, PlayCard, Stay, Withdraw
from tablee.games.camelot.pieces import COLOUR, VALUE
from tablee.games.camelot.view import View

FAR = 4  # points short from which an action card is played


class Gambler:
    heavy = False

    def choose(self, view: View, offers: Offers, chance: Chance) -> Move:
        moves: tuple[Move, ...] = offers.moves
        if view.phase == "naming":
            return max(moves, key=lambda move: _many(view, move))
        if view.phase != "turn":
            return moves[0]
        assert view.seat is not None
        if view.colour in view.tokens[view.seat] and view.colour != "purple" and Withdraw() in moves:
            return Withdraw()
        cards = [move for move in moves if isinstance(move, PlayCard)]
        if Stay() in moves and view.short[view.seat] <= 0:
            return Stay()
        actions = [move for move in moves if isinstance(move, PlayAction)]
        if actions and view.short[view.seat] >= FAR:
            return actions[chance.below(len(actions))]
        spent = len(view.characters[view.seat])
        if cards and (spent <= len(view.hand) or Withdraw() not in moves):
            enough = [one for one in cards if VALUE[one.card] >= view.short[view.seat]]
            return min(enough, key=_value) if enough else max(cards, key=_value)
        return Withdraw() if Withdraw() in moves else moves[0]


def _value(move: PlayCard) -> int:
    return VALUE[move.card]


def _many(view: View, move: Move) -> int:
    assert isinstance(move, NameColour)
    return sum([COLOUR.get(card) == move.colour for card in view.hand])
