# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True
"""Cards on a table, by number: hands as counts and a mask, characters as columns, pile and discards in order.

A card is its place in `pieces.KINDS`, a colour its place in `pieces.COLOURS`. Chance is one small generator,
drawn from in the same order as the reference rules draw.
"""

from __future__ import annotations

from tablee.core.unlocked import Work
from tablee.games.camelot.meta import Options
from tablee.games.camelot.twin import deck

HAND, COLUMN = 40, 112  # places kept for each seat
GREEN, NOBODY, LADY, BOUCLIER = 4, -1, 17, 32
WORD, ONE = 0xFFFFFFFFFFFFFFFF, 1
DEBRUIJN, MIX, STIR = 0x03F79D71B4CB0A89, 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93
SLOT = [0] * 64
VALUE = deck.VALUE


class Bits:
    """Masks with a bit a card, or a bit a seat."""

    @staticmethod
    def low(word: int) -> int:
        """The lowest bit of a word that has one."""
        return SLOT[((word & -word) * DEBRUIJN & WORD) >> 58]

    @staticmethod
    def many(word: int) -> int:
        """How many bits a small word has."""
        found = 0
        while word:
            word &= word - 1
            found += 1
        return found


class Table(Work):
    """Where every card is; a `column` is a character, oldest card first, worth its `points` or its `size`."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options, self.seats = options, seats
        self.no_repeated_colour = options.no_repeated_colour
        self.name_after_drawing = options.name_after_drawing
        self.shield_stops_all = options.shield_stops_all
        self.unclocked = not options.reaction_seconds
        self.held, self.mask, self.count = [0] * 200, [0] * 5, [0] * 5
        self.column, self.size, self.points = [0] * 560, [0] * 5, [0] * 5
        self.first_laid, self.second_laid = [0] * 5, [0] * 5
        self.tokens = [0] * 5
        self.pile, self.pile_size = [0] * 112, 0
        self.discards, self.discards_size = [0] * 112, 0
        self.colour = self.previous = NOBODY
        self.inside = 0
        self.chance = 1

    def sow(self, seed: int) -> None:
        """Everything drawn from now on comes from this seed."""
        self.chance = (seed * MIX + STIR & WORD) | 1

    def draw(self, many: int) -> int:
        chance = self.chance
        chance ^= chance << 13 & WORD
        chance ^= chance >> 7
        chance ^= chance << 17 & WORD
        self.chance = chance
        return ((chance >> 32) * many) >> 32

    # --- hands, pile and discards ---------------------------------------------------------------

    def gain(self, seat: int, card: int) -> None:
        self.held[HAND * seat + card] += 1
        self.mask[seat] |= ONE << card
        self.count[seat] += 1

    def spend(self, seat: int, card: int) -> None:
        self.held[HAND * seat + card] -= 1
        self.count[seat] -= 1
        if not self.held[HAND * seat + card]:
            self.mask[seat] &= ~(ONE << card)

    def empty_hand(self, seat: int) -> None:
        for card in range(HAND):
            self.held[HAND * seat + card] = 0
        self.mask[seat] = self.count[seat] = 0

    def nth_card(self, seat: int, number: int) -> int:
        """A hand's cards lie in the order of the deck."""
        left = self.mask[seat]
        card = Bits.low(left)
        while number >= self.held[HAND * seat + card]:
            number -= self.held[HAND * seat + card]
            left &= left - 1
            card = Bits.low(left)
        return card

    def discard(self, card: int) -> None:
        self.discards[self.discards_size] = card
        self.discards_size += 1

    def draw_card(self, seat: int) -> None:
        """The pile's top card; when it was the last one the discards are shuffled at once (CAM-20)."""
        self.shuffle_if_empty()
        if not self.pile_size:
            return
        self.pile_size -= 1
        self.gain(seat, self.pile[self.pile_size])
        self.shuffle_if_empty()

    def shuffle_if_empty(self) -> None:
        if self.pile_size or not self.discards_size:
            return
        self.pile_size = self.discards_size
        self.discards_size = 0
        for place in range(self.pile_size):
            self.pile[place] = self.discards[place]
        self.shuffle_pile()

    def shuffle_pile(self) -> None:
        for last in range(self.pile_size - 1, 0, -1):
            other = self.draw(last + 1)
            card = self.pile[last]
            self.pile[last] = self.pile[other]
            self.pile[other] = card

    # --- characters -----------------------------------------------------------------------------

    def add(self, seat: int, card: int) -> None:
        """On top of the character (CAM-23)."""
        self.column[COLUMN * seat + self.size[seat]] = card
        self.size[seat] += 1
        self.points[seat] += VALUE[card]

    def remove(self, seat: int, place: int) -> None:
        """Out of the character; the cards above it come down."""
        self.points[seat] -= VALUE[self.column[COLUMN * seat + place]]
        self.size[seat] -= 1
        for at in range(place, self.size[seat]):
            self.column[COLUMN * seat + at] = self.column[COLUMN * seat + at + 1]

    def exchange(self, seat: int, place: int, card: int) -> None:
        self.points[seat] += VALUE[card] - VALUE[self.column[COLUMN * seat + place]]
        self.column[COLUMN * seat + place] = card

    def total(self, seat: int) -> int:
        """The printed values together; in green every card counts 1 (CAM-27)."""
        return self.size[seat] if self.colour == GREEN else self.points[seat]

    def best_rival(self, seat: int) -> int:
        best = 0
        for other in range(self.seats):
            if other != seat and self.total(other) > best:
                best = self.total(other)
        return best

    def ladies(self, seat: int) -> int:
        found = 0
        for place in range(self.size[seat]):
            found += self.column[COLUMN * seat + place] == LADY
        return found

    def has_laid(self, seat: int, card: int) -> int:
        return self.first_laid[seat] == card or self.second_laid[seat] == card

    def lay(self, seat: int, card: int) -> None:
        if self.first_laid[seat]:
            self.second_laid[seat] = card
        else:
            self.first_laid[seat] = card

    def lift(self, seat: int, card: int) -> None:
        if self.first_laid[seat] == card:
            self.first_laid[seat] = self.second_laid[seat]
        self.second_laid[seat] = 0

    def shielded(self, seat: int, actor: int) -> int:
        """Bouclier stops opponents' cards; by the letter of the sheet, all cards (CAM-49)."""
        return self.has_laid(seat, BOUCLIER) and (seat != actor or self.shield_stops_all)

    def clear_front(self, seat: int) -> None:
        """Everything before a seat goes to the discards (CAM-30, CAM-33)."""
        for place in range(self.size[seat]):
            self.discard(self.column[COLUMN * seat + place])
        self.size[seat] = self.points[seat] = 0
        if self.first_laid[seat]:
            self.discard(self.first_laid[seat])
        if self.second_laid[seat]:
            self.discard(self.second_laid[seat])
        self.first_laid[seat] = self.second_laid[seat] = 0

    # --- copies ---------------------------------------------------------------------------------

    def copy_table(self, other: Table) -> None:
        """Every card where it lies on another table with the same options."""
        for seat in range(self.seats):
            self.mask[seat], self.count[seat] = other.mask[seat], other.count[seat]
            self.size[seat], self.points[seat] = other.size[seat], other.points[seat]
            self.first_laid[seat], self.second_laid[seat] = other.first_laid[seat], other.second_laid[seat]
            self.tokens[seat] = other.tokens[seat]
            for place in range(self.size[seat]):
                self.column[COLUMN * seat + place] = other.column[COLUMN * seat + place]
        for place in range(self.seats * HAND):
            self.held[place] = other.held[place]
        self.pile_size, self.discards_size = other.pile_size, other.discards_size
        for place in range(self.pile_size):
            self.pile[place] = other.pile[place]
        for place in range(self.discards_size):
            self.discards[place] = other.discards[place]
        self.colour, self.previous, self.inside = other.colour, other.previous, other.inside


for _bit in range(64):
    SLOT[((1 << _bit) * DEBRUIJN & WORD) >> 58] = _bit
