"""A beginner at Camelot: in love with its greatest card, and never thinks of the next tournament.

It opens in the colour of the greatest card it holds, throws great cards first and more than it needs, stays
in whatever there is to win, and never thinks of its action cards. Who lets it spend itself wins the next one.
"""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.contract import Offers
from tablee.games.camelot.moves import Move, NameColour, PlayCard, Stay, Withdraw
from tablee.games.camelot.pieces import COLOUR, VALUE
from tablee.games.camelot.view import View


class BeginnerBot:
    heavy = False

    def choose(self, view: View, offers: Offers, chance: Chance) -> Move:
        moves: tuple[Move, ...] = offers.moves
        if view.phase == "naming":
            return max(moves, key=lambda move: greatest_in(view, move))
        if view.phase != "turn":
            return moves[0]
        cards = [move for move in moves if isinstance(move, PlayCard)]
        if Stay() in moves:
            return Stay()
        return max(cards, key=lambda move: VALUE[move.card]) if cards else Withdraw()


def greatest_in(view: View, move: Move) -> int:
    """The greatest card of the hand in the colour that a move names."""
    assert isinstance(move, NameColour)
    return max([VALUE[card] for card in view.hand if COLOUR.get(card) == move.colour], default=0)


BOT = BeginnerBot()
