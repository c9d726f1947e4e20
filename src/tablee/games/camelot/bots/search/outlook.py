# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True
"""A table as a seat looks at it, and as it would stand once an action card has taken effect.

What `bots/table.py` reads off a table, and what `bots/foresight.py` asks the rules, in the twin's words.
"""

from __future__ import annotations

from tablee.games.camelot.twin import deck
from tablee.games.camelot.twin.game import Twin
from tablee.games.camelot.twin.table import Bits

CARD, TARGET, HUE, MINE, THEIRS, HAND, COLUMN = 4, 10, 13, 16, 23, 40, 112
PURPLE, GREEN = 0, 4
LADY, FIRST_ACTION, MALADRESSE, LANCE, RIPOSTE, ESQUIVE = 17, 18, 20, 21, 22, 23
FEINTE, CHARGE, CONTRE, DISGRACE, ADAPTATION, FINESSE = range(26, 32)
ONE = 1
VALUE = deck.VALUE
FITS = deck.FITS


class Outlook:
    """Totals, ladies and colour as `look` found them; `foresee` changes them, the table stays."""

    def __init__(self, twin: Twin) -> None:
        self.twin = twin
        self.points, self.size = [0] * 5, [0] * 5
        self.colour = self.lady = 0

    # --- the table as it is -----------------------------------------------------------------------

    def added(self, seat: int, colour: int, lady: int) -> int:
        """All one could put down in a colour, of the ladies one at most."""
        whole = 0
        left = self.twin.mask[seat] & FITS[colour] & ~(ONE << LADY)
        while left:
            card = Bits.low(left)
            left &= left - 1
            whole += self.twin.held[HAND * seat + card] * (1 if colour == GREEN else VALUE[card])
        if lady and self.twin.mask[seat] >> LADY & ONE:
            whole += 1 if colour == GREEN else VALUE[LADY]
        return whole

    def wins_something(self, seat: int, colour: int) -> int:
        return colour == PURPLE or not self.twin.tokens[seat] >> colour & 1

    def about_to_win(self, seat: int, colour: int) -> int:
        last = Bits.many(self.twin.tokens[seat]) + 1 == self.twin.goal
        return last and self.wins_something(seat, colour)

    def threatened(self, seat: int, colour: int) -> int:
        """Whether a rival who is in would win the game by this tournament."""
        for rival in range(self.twin.seats):
            if rival != seat and self.twin.inside >> rival & 1 and self.about_to_win(rival, colour):
                return True
        return False

    def extreme_place(self, seat: int, greatest: int) -> int:
        """Where a character's smallest or greatest card lies, the oldest of equal ones."""
        found = 0
        for place in range(1, self.twin.size[seat]):
            more = (
                VALUE[self.twin.column[COLUMN * seat + place]]
                - VALUE[self.twin.column[COLUMN * seat + found]]
            )
            if more > 0 if greatest else more < 0:
                found = place
        return found

    def look(self) -> None:
        """The table as it is, to be changed by what is foreseen."""
        for seat in range(self.twin.seats):
            self.points[seat], self.size[seat] = self.twin.points[seat], self.twin.size[seat]
        self.colour = self.twin.colour
        self.lady = self.twin.ladies(self.twin.turn)

    def total(self, seat: int) -> int:
        return self.size[seat] if self.colour == GREEN else self.points[seat]

    def lead(self, seat: int) -> int:
        best = 0
        for other in range(self.twin.seats):
            if other != seat and self.total(other) > best:
                best = self.total(other)
        return self.total(seat) - best

    # --- the table to come ------------------------------------------------------------------------

    def foresee(self, code: int) -> None:
        """The totals once this card has taken effect; under Adaptation everybody keeps their oldest cards."""
        card, target = code >> CARD & 63, (code >> TARGET & 7) - 1
        if card <= MALADRESSE:
            self.colour = (code >> HUE & 7) - 1
        elif card == ADAPTATION:
            for seat in range(self.twin.seats):
                if not self.twin.shielded(seat, self.twin.turn):
                    self.foresee_adapted(seat)
        elif card >= FEINTE and card <= DISGRACE:
            self.foresee_thinning(card)
        elif card == LANCE:
            self.foresee_thinned(LANCE, target, 0)
        elif card == FINESSE:
            self.foresee_exchange(target, code >> MINE & 127, code >> THEIRS & 127)
        elif card == ESQUIVE:
            self.loses(target, self.twin.column[COLUMN * target + (code >> THEIRS & 127) - 1])
        elif card == RIPOSTE:
            newest = self.twin.column[COLUMN * target + self.twin.size[target] - 1]
            self.loses(target, newest)
            self.gets(self.twin.turn, newest)

    def foresee_adapted(self, seat: int) -> None:
        seen = 0
        for place in range(self.twin.size[seat]):
            card = self.twin.column[COLUMN * seat + place]
            if seen >> VALUE[card] & 1:
                self.loses(seat, card)
            seen |= 1 << VALUE[card]

    def foresee_thinning(self, card: int) -> None:
        value = self.twin.extreme(card) if card in (CHARGE, CONTRE) else 0
        for seat in range(self.twin.seats):
            if self.twin.touches(card, seat):
                self.foresee_thinned(card, seat, value)

    def foresee_thinned(self, card: int, seat: int, value: int) -> None:
        """If nothing would stay, the oldest card does."""
        size = self.twin.size[seat]
        if card == FEINTE:
            if size > 1:
                self.loses(seat, self.twin.column[COLUMN * seat + size - 1])
            return
        for place in range(size):
            if self.twin.takes(card, value, self.twin.column[COLUMN * seat + place]):
                self.loses(seat, self.twin.column[COLUMN * seat + place])
        if size and not self.size[seat]:
            self.gets(seat, self.twin.column[COLUMN * seat])

    def foresee_exchange(self, target: int, mine: int, theirs: int) -> None:
        given, got = self.twin.named_card(self.twin.turn, mine), self.twin.named_card(target, theirs)
        if given < FIRST_ACTION:
            self.loses(self.twin.turn, given)
            self.gets(target, given)
        if got < FIRST_ACTION:
            self.loses(target, got)
            self.gets(self.twin.turn, got)

    def loses(self, seat: int, card: int) -> None:
        self.points[seat] -= VALUE[card]
        self.size[seat] -= 1
        if card == LADY and seat == self.twin.turn:
            self.lady -= 1

    def gets(self, seat: int, card: int) -> None:
        self.points[seat] += VALUE[card]
        self.size[seat] += 1
        if card == LADY and seat == self.twin.turn:
            self.lady += 1
