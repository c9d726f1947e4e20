# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True
"""The readable players in the twin's words, move by move the same, which a test compares.

The other players of an imagined tournament move so, and whoever plays on where a search ends. What each
line is for is said where people read it: `normal.py`, `foresight.py`, `paying.py`, `table.py`, `easy.py`,
`beginner.py`.
"""

from __future__ import annotations

from tablee.games.camelot.bots.search.action_cards import ActionCards
from tablee.games.camelot.bots.search.outlook import Outlook
from tablee.games.camelot.bots.search.payment import Payment
from tablee.games.camelot.twin import deck
from tablee.games.camelot.twin.game import Twin
from tablee.games.camelot.twin.table import Bits

EASY, NORMAL, BEGINNER = 0, 1, 2
STYLES = ("easy", "normal", "beginner")
NAMING, PLAYING, REACTING, KEEPING, LOSING = range(5)
STAY, WITHDRAW, PLAY, ACTION, PASS, PASS_ALL, ANSWER, KEEP, NAME, LOSE, TAKE = range(1, 12)
CARD, TARGET, HUE, MINE, HAND, COLUMN = 4, 10, 13, 16, 40, 112
GREEN, COLOURED, FIRST_ACTION = 4, 5, 18
RETRAITE, CHUTE, BOUCLIER, ASSOMME, LANCELOT = 24, 25, 32, 33, 34
SMALL, GREEN_CARD, LACKED, AN_ACTION = 4, 3, 12, 2
BOLD, FITTING, MEAN = 0.8, 0.31, 3.3
NEVER, ONE = 1_000_000, 1
VALUE = deck.VALUE
COLOUR = deck.COLOUR
FITS = deck.FITS


class Policy:
    """Chooses for one seat after the other, at the table the twin holds just then."""

    def __init__(self, twin: Twin) -> None:
        self.twin = twin
        self.outlook = Outlook(twin)
        self.payment = Payment(twin, self.outlook)
        self.actions = ActionCards(twin, self.outlook, self.payment)

    def move_as(self, seat: int, style: str) -> int:
        """What that readable player does here, for whoever is not compiled."""
        return self.usual_move(seat, STYLES.index(style))

    def usual_move(self, seat: int, style: int) -> int:
        if style == EASY:
            return self.easy_move(seat)
        if style == BEGINNER:
            return self.beginner_move(seat)
        phase = self.twin.phase
        if phase == PLAYING:
            return self.in_turn(seat)
        if phase == REACTING:
            return ANSWER if self.twin.mask[seat] >> LANCELOT & ONE and self.actions.hurts(seat) else PASS
        if phase == KEEPING:
            return self.sturdiest(seat)
        return self.best_hue(seat, phase)

    # --- choices beside a turn --------------------------------------------------------------------

    def best_hue(self, seat: int, phase: int) -> int:
        """The colour to open in, the token to lose, the token to take."""
        if phase == NAMING:
            kind, open_to = NAME, self.twin.open_colours(seat)
        elif phase == LOSING:
            kind, open_to = LOSE, self.twin.tokens[seat]
        else:
            kind, open_to = TAKE, 31 & ~self.twin.tokens[seat]
        best, found = -NEVER, 0
        for colour in range(COLOURED):
            if not open_to >> colour & 1:
                continue
            worth = self.outlook.added(seat, colour, True) * (GREEN_CARD if colour == GREEN else 1)
            if kind == NAME and self.outlook.wins_something(seat, colour):
                worth += LACKED
            if kind == TAKE:
                worth = -worth
            if worth > best:
                best, found = worth, colour
        return kind | (found + 1) << HUE

    def sturdiest(self, seat: int) -> int:
        """Under Adaptation: of each value in doubt the oldest card that is no support, else the oldest."""
        code = KEEP
        for value in range(2, 6):
            if not self.twin.in_doubt(seat) >> value & 1:
                continue
            place = 0
            while VALUE[self.twin.column[COLUMN * seat + place]] != value or (
                COLOUR[self.twin.column[COLUMN * seat + place]] == COLOURED
            ):
                place += 1
            code |= (COLOUR[self.twin.column[COLUMN * seat + place]] + 1) << (CARD + 3 * (value - 2))
        return code

    # --- a turn -------------------------------------------------------------------------------------

    def in_turn(self, seat: int) -> int:
        if self.twin.opening and not self.twin.entered:
            return PLAY | self.payment.smallest(seat) << CARD
        if self.twin.mask[seat] >> CHUTE & ONE:
            theft = self.theft(seat)
            if theft:
                return theft
        if (
            self.twin.opening
            or self.outlook.wins_something(seat, self.twin.colour)
            or self.outlook.threatened(seat, self.twin.colour)
        ):
            move = self.stay_in(seat)
            if move:
                return move
        return self.leave(seat)

    def theft(self, seat: int) -> int:
        """From the one nearest to winning, then the one with most cards."""
        best, found = -1, 0
        for target in range(self.twin.seats):
            if target == seat or not self.twin.count[target]:
                continue
            rich = 1000 * Bits.many(self.twin.tokens[target]) + self.twin.count[target]
            if rich > best:
                best, found = rich, ACTION | CHUTE << CARD | (target + 1) << TARGET
        return found

    def stay_in(self, seat: int) -> int:
        """The cheapest way to stay in, if it is worth its price; 0 if there is none."""
        self.outlook.look()
        paid = self.payment.pay(seat, self.twin.played, self.twin.added)
        cost, card = self.payment.cost if paid else NEVER, self.payment.card
        action = self.actions.cheaper_than(seat, cost)
        if action:
            return action if self.worth_paying(seat, self.actions.cost) else 0
        if not paid or not self.worth_paying(seat, cost):
            return 0
        if card >= 0:
            return PLAY | card << CARD
        laid = self.laying(seat)
        return laid or STAY

    def worth_paying(self, seat: int, cost: int) -> int:
        """Whether one may hope to outlast the rivals, or it costs next to nothing to see."""
        if self.twin.opening:
            return True
        others = self.twin.inside & ~(1 << seat)
        if not others & (others - 1) and self.outlook.about_to_win(Bits.low(others), self.twin.colour):
            return True
        if cost <= SMALL and self.twin.size[seat]:
            return True
        mine = self.twin.total(seat) + self.outlook.added(seat, self.twin.colour, not self.twin.ladies(seat))
        mine += self.actions_held(seat) * (1 if self.twin.colour == GREEN else AN_ACTION)
        mean = FITTING * (1.0 if self.twin.colour == GREEN else MEAN)
        most = -1.0
        for rival in range(self.twin.seats):
            if others >> rival & 1 and self.twin.total(rival) + mean * self.twin.count[rival] > most:
                most = self.twin.total(rival) + mean * self.twin.count[rival]
        return mine >= BOLD * most

    def actions_held(self, seat: int) -> int:
        found = 0
        left = self.twin.mask[seat] >> FIRST_ACTION << FIRST_ACTION
        while left:
            found += self.twin.held[HAND * seat + Bits.low(left)]
            left &= left - 1
        return found

    def laying(self, seat: int) -> int:
        """A character with something to lose is shielded; a last rival is stunned."""
        if self.twin.mask[seat] >> BOUCLIER & ONE and self.twin.size[seat] > 1:
            return ACTION | BOUCLIER << CARD
        others = self.twin.inside & ~(1 << seat)
        if self.twin.mask[seat] >> ASSOMME & ONE and not others & (others - 1):
            return ACTION | ASSOMME << CARD | (Bits.low(others) + 1) << TARGET
        return 0

    def leave(self, seat: int) -> int:
        """Retraite saves one's best card from the discards first."""
        if (
            self.twin.mask[seat] >> RETRAITE & ONE
            and self.twin.size[seat] > 1
            and not self.twin.shielded(seat, seat)
        ):
            return ACTION | RETRAITE << CARD | (self.outlook.extreme_place(seat, True) + 1) << MINE
        return STAY if self.twin.opening else WITHDRAW

    # --- easy -----------------------------------------------------------------------------------------------

    def easy_move(self, seat: int) -> int:
        """Stays in while its cards let it, smallest first; then the first action card; then it leaves."""
        if self.twin.phase == REACTING:
            aimed = (self.twin.action >> TARGET & 7) - 1 == seat
            return ANSWER if aimed and self.twin.mask[seat] >> LANCELOT & ONE else PASS
        if self.twin.phase == NAMING:
            return NAME | (self.longest_colour(seat) + 1) << HUE
        if self.highest():
            return STAY
        self.twin.list_moves(seat)
        best, found = NEVER, self.twin.codes[0]
        for place in range(self.twin.many):
            code = self.twin.codes[place]
            if code & 15 == PLAY and VALUE[code >> CARD & 63] < best:
                best, found = VALUE[code >> CARD & 63], code
        return found

    def highest(self) -> int:
        """Whether one may end one's turn and stay in."""
        if self.twin.phase != PLAYING or (self.twin.opening and not self.twin.entered):
            return False
        return self.twin.may_stay()

    def longest_colour(self, seat: int) -> int:
        """The open colour in which one holds most cards."""
        best, found = -1, 0
        for colour in range(COLOURED):
            if self.twin.open_colours(seat) >> colour & 1:
                many = 0
                left = self.twin.mask[seat] & FITS[colour]
                while left:
                    many += self.twin.held[HAND * seat + Bits.low(left)]
                    left &= left - 1
                if many > best:
                    best, found = many, colour
        return found

    # --- beginner -------------------------------------------------------------------------------------------

    def beginner_move(self, seat: int) -> int:
        """Throws its greatest cards until it is highest, and leaves when it has none."""
        if self.twin.phase == NAMING:
            return NAME | (self.dearest_colour(seat) + 1) << HUE
        if self.highest():
            return STAY
        self.twin.list_moves(seat)
        best, found = 0, WITHDRAW if self.twin.phase == PLAYING else self.twin.codes[0]
        for place in range(self.twin.many):
            code = self.twin.codes[place]
            if code & 15 == PLAY and VALUE[code >> CARD & 63] > best:
                best, found = VALUE[code >> CARD & 63], code
        return found

    def dearest_colour(self, seat: int) -> int:
        """The open colour of the greatest card one holds."""
        best, found = -1, 0
        for colour in range(COLOURED):
            if self.twin.open_colours(seat) >> colour & 1:
                greatest = 0
                left = self.twin.mask[seat] & FITS[colour]
                while left:
                    card = Bits.low(left)
                    left &= left - 1
                    if COLOUR[card] == colour:
                        greatest = max(greatest, VALUE[card])
                if greatest > best:
                    best, found = greatest, colour
        return found
