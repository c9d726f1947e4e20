# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True
"""The cards that keep a seat in the tournament, as `bots/paying.py` finds them, in the twin's words."""

from __future__ import annotations

from tablee.games.camelot.bots.search.outlook import Outlook
from tablee.games.camelot.pieces import KINDS
from tablee.games.camelot.twin import deck
from tablee.games.camelot.twin.game import Twin

HAND, GREEN, NOBODY, LADY, ASSOMME, LADY_RISK, ONE = 40, 4, -1, 17, 33, 5, 1
COUNTED = 17  # cards with a value but the lady, by value
VALUE = deck.VALUE
FITS = deck.FITS
SORTED = sorted(range(COUNTED), key=lambda card: KINDS[card].value)


class Payment:
    """At the table of `outlook`; `cost` and `card` are what the last payment came to and begins with."""

    def __init__(self, twin: Twin, outlook: Outlook) -> None:
        self.twin, self.outlook = twin, outlook
        self.cost = self.card = 0

    def smallest(self, seat: int) -> int:
        """The cheapest card to open with; a lady only if there is nothing else."""
        fitting = self.twin.mask[seat] & FITS[self.twin.colour]
        for place in range(COUNTED):
            if fitting >> SORTED[place] & ONE:
                return SORTED[place]
        return LADY

    def pay(self, seat: int, played: int, added: int) -> int:
        """Whether one can stay in at the table looked at; `cost` and the first `card` (-1: none) say how."""
        missing = 1 - self.outlook.lead(seat)
        self.cost, self.card = 0, NOBODY
        if missing <= 0 and played and (self.twin.entered or not self.twin.first):
            return True
        stunned = self.twin.has_laid(seat, ASSOMME)
        if stunned and added:
            return False
        missing = max(missing, 1)
        if self.choose(seat, missing, stunned, False):
            return True
        if not self.twin.mask[seat] >> LADY & ONE or not self.may_risk_lady(seat):
            return False
        return self.choose(seat, missing, stunned, True)

    def may_risk_lady(self, seat: int) -> int:
        if self.outlook.lady:
            return False
        if not self.twin.first or self.twin.opening or not self.twin.tokens[seat]:
            return True
        return self.outlook.threatened(seat, self.outlook.colour)

    def choose(self, seat: int, missing: int, stunned: int, lady: int) -> int:
        """The smallest card that is enough; while none is, the greatest and then the rest."""
        self.cost, self.card = 0, NOBODY
        if stunned:
            return self.pick(seat, missing, COUNTED, 0, lady)
        if self.outlook.added(seat, self.outlook.colour, lady) < missing:
            return False
        fitting = self.twin.mask[seat] & FITS[self.outlook.colour]
        top, used = COUNTED - 1, 0
        while missing > 0:
            if self.pick(seat, missing, top, used, lady):
                return True
            if lady:
                lady = False
                missing -= self.take(LADY)
                continue
            while not fitting >> SORTED[top] & ONE or used == self.twin.held[HAND * seat + SORTED[top]]:
                top -= 1
                used = 0
            missing -= self.take(SORTED[top])
            used += 1
        return True

    def pick(self, seat: int, missing: int, top: int, used: int, lady: int) -> int:
        """Pay the rest with the smallest card that is enough, of those not used yet; else 0."""
        fitting = self.twin.mask[seat] & FITS[self.outlook.colour]
        for place in range(min(top + 1, COUNTED)):
            card = SORTED[place]
            if not fitting >> card & ONE or (1 if self.outlook.colour == GREEN else VALUE[card]) < missing:
                continue
            if place < top or self.twin.held[HAND * seat + card] > used:
                self.take(card)
                return True
        if lady and (1 if self.outlook.colour == GREEN else VALUE[LADY]) >= missing:
            self.take(LADY)
            return True
        return False

    def take(self, card: int) -> int:
        """One card more is paid; what it adds."""
        self.cost += VALUE[card]
        self.card = card
        if card == LADY and self.twin.tokens[self.twin.turn]:
            self.cost += LADY_RISK
        return 1 if self.outlook.colour == GREEN else VALUE[card]
