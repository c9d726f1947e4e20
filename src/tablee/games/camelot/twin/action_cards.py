# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True
"""Action cards by number: every way of playing them, and what then happens (CAM-40 to CAM-50).

A move is one number: its kind in four bits, the card in six, then target, colour, and the two places that
an exchange names, each with 0 for none (`spelling.py`).
"""

from __future__ import annotations

from tablee.games.camelot.meta import Options
from tablee.games.camelot.twin import deck
from tablee.games.camelot.twin.table import Bits, Table

STAY, WITHDRAW, PLAY, ACTION, PASS, PASS_ALL, ANSWER, KEEP, NAME, LOSE, TAKE = range(1, 12)
CARD, TARGET, HUE, MINE, THEIRS = 4, 10, 13, 16, 23  # where each part of a move's number begins
BESIDE = 112  # Bouclier and, after it, Assommé, where other numbers are places in a character
COLUMN = 112
PURPLE, GREEN, NOBODY = 0, 4, -1
SQUIRES, LADY, FIRST_ACTION = 15, 17, 18
(DESARCONNE, CHANGEMENT, MALADRESSE, LANCE, RIPOSTE, ESQUIVE, RETRAITE, CHUTE) = range(18, 26)
(FEINTE, CHARGE, CONTRE, DISGRACE, ADAPTATION, FINESSE, BOUCLIER, ASSOMME, LANCELOT) = range(26, 35)
ONE = 1
VALUE = deck.VALUE
COLOUR = deck.COLOUR


class Actions(Table):
    """A table with a turn in progress; `codes` are the moves listed last, `many` of them."""

    def __init__(self, options: Options, seats: int) -> None:
        super().__init__(options, seats)
        self.codes, self.many = [0] * 4096, 0
        self.turn = NOBODY
        self.opening = self.first = self.played = self.entered = False
        self.added = 0
        self.stays, self.kept = [0] * 112, [0] * 5

    def put(self, code: int) -> None:
        self.codes[self.many] = code
        self.many += 1

    # --- every way of playing a card ------------------------------------------------------------

    def list_actions(self) -> None:
        """Those of whose turn it is, in the order of the deck."""
        left = self.mask[self.turn] >> FIRST_ACTION << FIRST_ACTION
        while left:
            card = Bits.low(left)
            left &= left - 1
            self.list_ways(card, ACTION | card << CARD)

    def list_ways(self, card: int, code: int) -> None:
        if card <= MALADRESSE:
            self.list_colours(card, code)
        elif card == FINESSE:
            self.list_exchanges(code)
        elif card == RETRAITE:
            self.list_own(code)
        elif card == BOUCLIER or (card >= FEINTE and card <= ADAPTATION):
            if self.does_something(card):
                self.put(code)
        elif card != LANCELOT:
            for target in range(self.seats):
                if target != self.turn:
                    self.list_targets(card, code | (target + 1) << TARGET, target)

    def list_own(self, code: int) -> None:
        """Every card of one's own character that Retraite could take back, if it is not the only one."""
        if self.size[self.turn] > 1 and not self.shielded(self.turn, self.turn):
            for place in range(self.size[self.turn]):
                self.put(code | (place + 1) << MINE)

    def does_something(self, card: int) -> int:
        """A card for everybody must take something from somebody (CAM-40)."""
        if card == ADAPTATION:
            return self.adapts()
        return card == BOUCLIER or self.thins_any(card)

    def list_colours(self, card: int, code: int) -> None:
        """Purple to red, blue or yellow; one of these to another, or to green (CAM-42)."""
        if (card == DESARCONNE) != (self.colour == PURPLE) or self.colour == GREEN:
            return
        if card == MALADRESSE:
            self.put(code | (GREEN + 1) << HUE)
            return
        for colour in range(1, GREEN):
            if colour != self.colour:
                self.put(code | (colour + 1) << HUE)

    def list_targets(self, card: int, code: int, target: int) -> None:
        if card == CHUTE:
            if self.count[target]:
                self.put(code)
        elif not self.inside >> target & 1:
            return
        elif card == ASSOMME:
            self.put(code)
        elif self.size[target] > 1 and not self.shielded(target, self.turn):
            self.list_within_reach(card, code, target)

    def list_within_reach(self, card: int, code: int, target: int) -> None:
        """On a character with cards to lose and no shield."""
        if card == ESQUIVE:
            for place in range(self.size[target]):
                self.put(code | (place + 1) << THEIRS)
        elif card == LANCE:
            if self.thins(LANCE, target, 0):
                self.put(code)
        elif self.may_take_from(target):
            self.put(code)

    def may_take_from(self, target: int) -> int:
        """Whether a Riposte takes its newest card: no second lady, none past an Assommé (CAM-50, CAM-52)."""
        if self.shielded(self.turn, self.turn) or (self.added and self.has_laid(self.turn, ASSOMME)):
            return False
        newest = self.column[COLUMN * target + self.size[target] - 1]
        return newest != LADY or not self.ladies(self.turn)

    def list_exchanges(self, code: int) -> None:
        for target in range(self.seats):
            if target == self.turn or not self.inside >> target & 1:
                continue
            for theirs in range(self.size[target] + 2):
                for mine in range(self.size[self.turn] + 2):
                    self.list_exchange(code | (target + 1) << TARGET, target, mine, theirs)

    def list_exchange(self, code: int, target: int, mine: int, theirs: int) -> None:
        """One of the exchanges, if both cards are there and it is allowed (CAM-48, CAM-49, CAM-52)."""
        given, got = self.spot_card(self.turn, mine), self.spot_card(target, theirs)
        if given < 0 or got < 0 or given == got:
            return
        if given < FIRST_ACTION and not self.size[target]:
            return
        if self.guarded(target, got, given) or self.guarded(self.turn, given, got):
            return
        if self.spoils(self.turn, given, got) or self.spoils(target, got, given):
            return
        mine = mine + 1 if given < FIRST_ACTION else BESIDE + given - BOUCLIER
        theirs = theirs + 1 if got < FIRST_ACTION else BESIDE + got - BOUCLIER
        self.put(code | mine << MINE | theirs << THEIRS)

    def spot_card(self, seat: int, spot: int) -> int:
        """Places of the character first, then what lies beside it; -1 if nothing lies there."""
        if spot < self.size[seat]:
            return self.column[COLUMN * seat + spot]
        card = self.first_laid[seat] if spot == self.size[seat] else self.second_laid[seat]
        return card or NOBODY

    def guarded(self, seat: int, leaves: int, comes: int) -> int:
        """A shield guards its character, not itself: neither losing nor gaining a card (CAM-49)."""
        touches = leaves < FIRST_ACTION or comes < FIRST_ACTION
        return touches and leaves != BOUCLIER and self.shielded(seat, self.turn)

    def spoils(self, seat: int, leaves: int, comes: int) -> int:
        """No character is emptied (CAM-41) or gets a second lady (CAM-52)."""
        if self.size[seat] == 1 and leaves < FIRST_ACTION and comes >= FIRST_ACTION:
            return True
        return self.ladies(seat) - (leaves == LADY) + (comes == LADY) > 1

    # --- what leaves characters -----------------------------------------------------------------

    def extreme(self, card: int) -> int:
        """The lowest or the highest printed value on the table (CAM-43)."""
        found = 0
        for seat in range(self.seats):
            for place in range(self.size[seat]):
                value = VALUE[self.column[COLUMN * seat + place]]
                if not found or (value < found if card == CHARGE else value > found):
                    found = value
        return found

    def takes(self, card: int, value: int, other: int) -> int:
        """Whether an action card takes this other card from a character."""
        if card == DISGRACE:
            return other >= SQUIRES
        return COLOUR[other] == PURPLE if card == LANCE else VALUE[other] == value

    def thins(self, card: int, seat: int, value: int) -> int:
        """How many cards a character loses; the oldest stays if none would (CAM-41)."""
        lost = 0
        if card == FEINTE:
            return self.size[seat] > 1
        for place in range(self.size[seat]):
            lost += self.takes(card, value, self.column[COLUMN * seat + place])
        return lost - 1 if lost and lost == self.size[seat] else lost

    def touches(self, card: int, seat: int) -> int:
        """Whether a card for everybody reaches this character."""
        if card == FEINTE and seat == self.turn:
            return False
        return self.inside >> seat & 1 and not self.shielded(seat, self.turn)

    def thins_any(self, card: int) -> int:
        value = self.extreme(card) if card in (CHARGE, CONTRE) else 0
        lost = 0
        for seat in range(self.seats):
            if self.touches(card, seat):
                lost += self.thins(card, seat, value)
        return lost

    def thin_all(self, card: int) -> None:
        value = self.extreme(card) if card in (CHARGE, CONTRE) else 0
        for seat in range(self.seats):
            if self.touches(card, seat):
                self.thin(card, seat, value)

    def thin(self, card: int, seat: int, value: int) -> None:
        if not self.thins(card, seat, value):
            return
        last = self.size[seat] - 1
        left = 0
        for place in range(last + 1):
            if card == FEINTE:
                self.stays[place] = place < last
            else:
                self.stays[place] = not self.takes(card, value, self.column[COLUMN * seat + place])
            left += self.stays[place]
        if not left:
            self.stays[0] = True
        self.keep_marked(seat)

    def keep_marked(self, seat: int) -> None:
        """What `stays` does not mark goes to the discards, in order."""
        left = 0
        for place in range(self.size[seat]):
            card = self.column[COLUMN * seat + place]
            if self.stays[place]:
                self.column[COLUMN * seat + left] = card
                left += 1
            else:
                self.points[seat] -= VALUE[card]
                self.discard(card)
        self.size[seat] = left

    # --- Adaptation -----------------------------------------------------------------------------

    def adapts(self) -> int:
        """Whether anybody would lose a card: two of one value, and no shield (CAM-44)."""
        for seat in range(self.seats):
            if self.size[seat] > 1 and not self.shielded(seat, self.turn) and self.repeats(seat):
                return True
        return False

    def repeats(self, seat: int) -> int:
        seen = 0
        for place in range(self.size[seat]):
            value = 1 << VALUE[self.column[COLUMN * seat + place]]
            if seen & value:
                return True
            seen |= value
        return False

    def choosers(self) -> int:
        """Who has something to choose: different cards of one value, and no shield against this."""
        found = 0
        for seat in range(self.seats):
            if self.inside >> seat & 1 and self.in_doubt(seat) and not self.shielded(seat, self.turn):
                found |= 1 << seat
        return found

    def in_doubt(self, seat: int) -> int:
        """The values borne by cards that are not alike, a bit each."""
        doubtful = 0
        for value in range(2, 6):
            if Bits.many(self.kinds_of(seat, value)) > 1:
                doubtful |= 1 << value
        return doubtful

    def kinds_of(self, seat: int, value: int) -> int:
        """The cards of a value in a character, a bit each."""
        found = 0
        for place in range(self.size[seat]):
            if VALUE[self.column[COLUMN * seat + place]] == value:
                found |= ONE << self.column[COLUMN * seat + place]
        return found

    def list_keeping(self, seat: int, value: int, code: int) -> None:
        """Every choice, value by value, the oldest card first (CAM-44)."""
        doubtful = self.in_doubt(seat)
        while value < 6 and not doubtful >> value & 1:
            value += 1
        if value == 6:
            self.put(code)
            return
        seen = 0
        for place in range(self.size[seat]):
            card = self.column[COLUMN * seat + place]
            if VALUE[card] == value and not seen >> card & ONE:
                seen |= ONE << card
                self.list_keeping(seat, value + 1, code | (COLOUR[card] + 1) << (CARD + 3 * (value - 2)))

    def adapt_all(self) -> None:
        for seat in range(self.seats):
            if not self.shielded(seat, self.turn):
                self.adapt(seat, self.kept[seat])
            self.kept[seat] = 0

    def adapt(self, seat: int, code: int) -> None:
        """One card of each value, the chosen one where there was a choice, else the oldest."""
        seen = 0
        for place in range(self.size[seat]):
            card = self.column[COLUMN * seat + place]
            value = VALUE[card]
            chosen = code >> (CARD + 3 * (value - 2)) & 7 if value >= 2 and value <= 5 else 0
            self.stays[place] = not seen >> value & 1 and (not chosen or chosen == COLOUR[card] + 1)
            if self.stays[place]:
                seen |= 1 << value
        self.keep_marked(seat)

    # --- what happens ---------------------------------------------------------------------------

    def take_effect(self, code: int) -> None:
        """Everything but Adaptation's choices; the card itself is still in the air."""
        card, target = code >> CARD & 63, (code >> TARGET & 7) - 1
        if card <= MALADRESSE:
            self.colour = (code >> HUE & 7) - 1
        elif card >= FEINTE and card <= DISGRACE:
            self.thin_all(card)
        elif card == LANCE:
            self.thin(LANCE, target, 0)
        elif card == FINESSE:
            self.swap_spots(target, code >> MINE & 127, code >> THEIRS & 127)
        elif card == BOUCLIER:
            self.lay(self.turn, BOUCLIER)
        elif card == ASSOMME:
            self.lay(target, ASSOMME)
        else:
            self.move_card(card, target, (code >> MINE & 127) - 1, (code >> THEIRS & 127) - 1)

    def move_card(self, card: int, target: int, mine: int, theirs: int) -> None:
        """One card leaves a character or a hand (CAM-46, CAM-47)."""
        if card == ESQUIVE:
            self.discard(self.column[COLUMN * target + theirs])
            self.remove(target, theirs)
        elif card == RIPOSTE:
            self.add(self.turn, self.column[COLUMN * target + self.size[target] - 1])
            self.remove(target, self.size[target] - 1)
            self.added += 1
        elif card == RETRAITE:
            self.gain(self.turn, self.column[COLUMN * self.turn + mine])
            self.remove(self.turn, mine)
        elif card == CHUTE:
            stolen = self.nth_card(target, self.draw(self.count[target]))
            self.spend(target, stolen)
            self.gain(self.turn, stolen)

    def swap_spots(self, target: int, mine: int, theirs: int) -> None:
        """Each card takes the other's place; what lies beside a character stays beside one (CAM-48)."""
        given = self.named_card(self.turn, mine)
        got = self.named_card(target, theirs)
        self.replace_spot(self.turn, mine, given, got)
        self.replace_spot(target, theirs, got, given)

    def named_card(self, seat: int, spot: int) -> int:
        return spot - BESIDE + BOUCLIER if spot >= BESIDE else self.column[COLUMN * seat + spot - 1]

    def replace_spot(self, seat: int, spot: int, leaves: int, comes: int) -> None:
        if spot < BESIDE and comes < FIRST_ACTION:
            self.exchange(seat, spot - 1, comes)
            return
        if spot < BESIDE:
            self.remove(seat, spot - 1)
        else:
            self.lift(seat, leaves)
        if comes < FIRST_ACTION:
            self.add(seat, comes)
        else:
            self.lay(seat, comes)
