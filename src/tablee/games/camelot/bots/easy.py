"""An easy Camelot player: stays in while its cards let it, without a plan.

It opens in the colour it holds most of, adds its smallest cards until it is highest, tries an
action card when they are not enough, whatever it does, and leaves when nothing helps.
"""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.contract import Offers
from tablee.games.camelot.bots.table import ADDS
from tablee.games.camelot.moves import Move, NameColour, PlayAction, PlayCard, PlayLancelot, Stay, Withdraw
from tablee.games.camelot.pieces import VALUE
from tablee.games.camelot.view import View


class EasyBot:
    heavy = False

    def choose(self, view: View, offers: Offers, chance: Chance) -> Move:
        moves: tuple[Move, ...] = offers.moves
        if view.phase == "turn":
            return in_turn(moves)
        named = [move for move in moves if isinstance(move, NameColour)]
        if named:
            return max(named, key=lambda move: sum(card in ADDS[move.colour] for card in view.hand))
        aimed = view.action is not None and view.action.target == view.seat
        return PlayLancelot() if aimed and PlayLancelot() in moves else moves[0]


def in_turn(moves: tuple[Move, ...]) -> Move:
    """Highest: stay. Else the smallest card, else the first action card, else leave."""
    if Stay() in moves:
        return Stay()
    cards = [move for move in moves if isinstance(move, PlayCard)]
    if cards:
        return min(cards, key=lambda move: VALUE[move.card])
    return next((move for move in moves if isinstance(move, PlayAction)), Withdraw())


BOT = EasyBot()
