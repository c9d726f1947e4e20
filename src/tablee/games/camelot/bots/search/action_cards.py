# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True
"""Which action card is worth its while, and which one hurts, as `bots/foresight.py` finds them."""

from __future__ import annotations

from tablee.games.camelot.bots.search.outlook import Outlook
from tablee.games.camelot.bots.search.payment import Payment
from tablee.games.camelot.twin.game import Twin
from tablee.games.camelot.twin.table import Bits

ACTION, CARD, TARGET = 4, 4, 10
GREEN, FIRST_ACTION, RIPOSTE, RETRAITE, CHUTE, FINESSE = 4, 18, 22, 24, 25, 31
BOUCLIER, ASSOMME, LANCELOT = 32, 33, 34
ACTION_COST, TOKEN, NEVER = 3, 8, 1_000_000
SILENT = 1 << CHUTE | 1 << RETRAITE | 1 << ASSOMME | 1 << BOUCLIER | 1 << LANCELOT


class ActionCards:
    """Weighs cards by the table `outlook` foresees; `cost` is what staying in comes to with the one found."""

    def __init__(self, twin: Twin, outlook: Outlook, payment: Payment) -> None:
        self.twin, self.outlook, self.payment = twin, outlook, payment
        self.cost = 0

    def cheaper_than(self, seat: int, limit: int) -> int:
        """The action card after which staying in costs least, and less than `limit`; 0 if none does."""
        if limit <= ACTION_COST:
            return 0
        self.twin.many = 0
        left = self.twin.mask[seat] >> FIRST_ACTION << FIRST_ACTION & ~SILENT
        while left:
            card = Bits.low(left)
            left &= left - 1
            if card == FINESSE:
                self.list_best_exchanges(seat)
            else:
                self.twin.list_ways(card, ACTION | card << CARD)
        self.cost, found = limit, 0
        for place in range(self.twin.many):
            cost = self.price(seat, self.twin.codes[place])
            if cost < self.cost:
                self.cost, found = cost, self.twin.codes[place]
        return found

    def list_best_exchanges(self, seat: int) -> None:
        """One's smallest card for the greatest of each opponent who has entered."""
        if not self.twin.size[seat]:
            return
        own = self.outlook.extreme_place(seat, False)
        for rival in range(self.twin.seats):
            if rival != seat and self.twin.inside >> rival & 1 and self.twin.size[rival]:
                code = ACTION | FINESSE << CARD | (rival + 1) << TARGET
                self.twin.list_exchange(code, rival, own, self.outlook.extreme_place(rival, True))

    def price(self, seat: int, code: int) -> int:
        """Points for the card itself, for those still to add, and for a token that is none any more."""
        self.outlook.look()
        self.outlook.foresee(code)
        added = self.twin.added + ((code >> CARD & 63) == RIPOSTE)
        if not self.payment.pay(seat, True, added):
            return NEVER
        lost = self.outlook.wins_something(seat, self.twin.colour) - self.outlook.wins_something(
            seat, self.outlook.colour
        )
        return ACTION_COST + self.payment.cost + TOKEN * lost

    def hurts(self, seat: int) -> int:
        """Whether the announced card spoils a tournament this seat is in and would win something by."""
        card = self.twin.action >> CARD & 63
        if not self.twin.size[seat] or not self.outlook.wins_something(seat, self.twin.colour):
            return False
        if card == ASSOMME:
            return (self.twin.action >> TARGET & 7) - 1 == seat
        if SILENT >> card & 1:
            return False
        self.outlook.look()
        before = self.outlook.lead(seat)
        self.outlook.foresee(self.twin.action)
        return before - self.outlook.lead(seat) >= (2 if self.twin.colour == GREEN else 3)
