# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True
"""The readable players in the twin's words, move by move the same, which a test compares.

The other players of an imagined tournament move so, and whoever plays on where a search ends. What each
line is for is said where people read it: `normal.py`, `foresight.py`, `paying.py`, `table.py`, `easy.py`.
"""

from __future__ import annotations

from tablee.games.camelot.pieces import COLOURS, KINDS
from tablee.games.camelot.twin.game import Twin
from tablee.games.camelot.twin.table import Bits

EASY, NORMAL = 0, 1
STYLES = ("easy", "normal")
NAMING, PLAYING, REACTING, KEEPING, LOSING = range(5)
STAY, WITHDRAW, PLAY, ACTION, PASS, PASS_ALL, ANSWER, KEEP, NAME, LOSE, TAKE = range(1, 12)
CARD, TARGET, HUE, MINE, THEIRS, BESIDE, HAND, COLUMN = 4, 10, 13, 16, 23, 112, 40, 112
PURPLE, GREEN, COLOURED, NOBODY = 0, 4, 5, -1
SQUIRES, LADY, FIRST_ACTION, MALADRESSE, LANCE, RIPOSTE, ESQUIVE, RETRAITE, CHUTE = (
    15,
    17,
    18,
    20,
    21,
    22,
    23,
    24,
    25,
)
FEINTE, CHARGE, CONTRE, DISGRACE, ADAPTATION, FINESSE, BOUCLIER, ASSOMME, LANCELOT = range(26, 35)
ACTION_COST, TOKEN, LADY_RISK, SMALL, GREEN_CARD, LACKED, AN_ACTION = 3, 8, 5, 4, 3, 12, 2
BOLD, FITTING, MEAN = 0.8, 0.31, 3.3
NEVER, ONE = 1_000_000, 1
VALUE, COLOUR, SORTED, FITS = [0] * 40, [0] * 40, [0] * 20, [0] * 8
SILENT = 1 << CHUTE | 1 << RETRAITE | 1 << ASSOMME | 1 << BOUCLIER | 1 << LANCELOT
COUNTED = 17  # cards with a value but the lady, by value


class Policy:
    """Looks at a table for one seat; `cost` and `card` are what the last payment came to and begins with."""

    def __init__(self, twin: Twin) -> None:
        self.twin = twin
        self.points, self.size = [0] * 5, [0] * 5
        self.colour = self.lady = self.cost = self.card = self.with_lady = 0

    def move_as(self, seat: int, style: str) -> int:
        """What that readable player does here, for whoever is not compiled."""
        return self.usual_move(seat, STYLES.index(style))

    def usual_move(self, seat: int, style: int) -> int:
        if style == EASY:
            return self.easy_move(seat)
        phase = self.twin.phase
        if phase == PLAYING:
            return self.in_turn(seat)
        if phase == REACTING:
            return ANSWER if self.twin.mask[seat] >> LANCELOT & ONE and self.hurts(seat) else PASS
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
            worth = self.added(seat, colour, True) * (GREEN_CARD if colour == GREEN else 1)
            if kind == NAME and self.wins_something(seat, colour):
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

    # --- what a table looks like --------------------------------------------------------------------

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

    # --- a turn -------------------------------------------------------------------------------------

    def in_turn(self, seat: int) -> int:
        if self.twin.opening and not self.twin.entered:
            return PLAY | self.smallest(seat) << CARD
        if self.twin.mask[seat] >> CHUTE & ONE:
            theft = self.theft(seat)
            if theft:
                return theft
        if (
            self.twin.opening
            or self.wins_something(seat, self.twin.colour)
            or self.threatened(seat, self.twin.colour)
        ):
            move = self.stay_in(seat)
            if move:
                return move
        return self.leave(seat)

    def smallest(self, seat: int) -> int:
        """The cheapest card to open with; a lady only if there is nothing else."""
        fitting = self.twin.mask[seat] & FITS[self.twin.colour]
        for place in range(COUNTED):
            if fitting >> SORTED[place] & ONE:
                return SORTED[place]
        return LADY

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
        self.look()
        paid = self.pay(seat, self.twin.played, self.twin.added)
        cost, card = self.cost if paid else NEVER, self.card
        if cost > ACTION_COST and self.twin.mask[seat] >> FIRST_ACTION:
            action = self.cheapest_action(seat)
            if action and self.cost < cost:
                return action if self.worth_paying(seat, self.cost) else 0
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
        if not others & (others - 1) and self.about_to_win(Bits.low(others), self.twin.colour):
            return True
        if cost <= SMALL and self.twin.size[seat]:
            return True
        mine = self.twin.total(seat) + self.added(seat, self.twin.colour, not self.twin.ladies(seat))
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
            best, found = -1, 0
            for place in range(self.twin.size[seat]):
                if VALUE[self.twin.column[COLUMN * seat + place]] > best:
                    best, found = VALUE[self.twin.column[COLUMN * seat + place]], place
            return ACTION | RETRAITE << CARD | (found + 1) << MINE
        return STAY if self.twin.opening else WITHDRAW

    # --- what staying in costs ------------------------------------------------------------------------

    def pay(self, seat: int, played: int, added: int) -> int:
        """Whether one can stay in at the table looked at; `cost` and the first `card` (-1: none) say how."""
        missing = 1 - self.lead(seat)
        self.cost, self.card, self.with_lady = 0, NOBODY, False
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
        if self.lady:
            return False
        if not self.twin.first or self.twin.opening or not self.twin.tokens[seat]:
            return True
        return self.threatened(seat, self.colour)

    def choose(self, seat: int, missing: int, stunned: int, lady: int) -> int:
        """The smallest card that is enough; while none is, the greatest and then the rest."""
        self.cost, self.card, self.with_lady = 0, NOBODY, False
        if stunned:
            return self.pick(seat, missing, COUNTED, 0, lady)
        if self.added(seat, self.colour, lady) < missing:
            return False
        fitting = self.twin.mask[seat] & FITS[self.colour]
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
        fitting = self.twin.mask[seat] & FITS[self.colour]
        for place in range(min(top + 1, COUNTED)):
            card = SORTED[place]
            if not fitting >> card & ONE or (1 if self.colour == GREEN else VALUE[card]) < missing:
                continue
            if place < top or self.twin.held[HAND * seat + card] > used:
                self.take(card)
                return True
        if lady and (1 if self.colour == GREEN else VALUE[LADY]) >= missing:
            self.take(LADY)
            return True
        return False

    def take(self, card: int) -> int:
        """One card more is paid; what it adds."""
        self.cost += VALUE[card]
        self.card = card
        if card == LADY:
            self.with_lady = True
            if self.twin.tokens[self.twin.turn]:
                self.cost += LADY_RISK
        return 1 if self.colour == GREEN else VALUE[card]

    # --- action cards -----------------------------------------------------------------------------------

    def cheapest_action(self, seat: int) -> int:
        """The action card after which staying in costs least, and in `cost` what it then costs in all."""
        self.twin.many = 0
        left = self.twin.mask[seat] >> FIRST_ACTION << FIRST_ACTION & ~SILENT
        while left:
            card = Bits.low(left)
            left &= left - 1
            if card == FINESSE:
                self.list_best_exchanges(seat)
            else:
                self.twin.list_ways(card, ACTION | card << CARD)
        best, found = NEVER, 0
        for place in range(self.twin.many):
            cost = self.price(seat, self.twin.codes[place])
            if cost < best:
                best, found = cost, self.twin.codes[place]
        self.cost = best
        return found

    def list_best_exchanges(self, seat: int) -> None:
        """One's smallest card for the greatest of each opponent who has entered."""
        if not self.twin.size[seat]:
            return
        own = self.extreme_place(seat, False)
        for rival in range(self.twin.seats):
            if rival != seat and self.twin.inside >> rival & 1 and self.twin.size[rival]:
                code = ACTION | FINESSE << CARD | (rival + 1) << TARGET
                self.twin.list_exchange(code, rival, own, self.extreme_place(rival, True))

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

    def price(self, seat: int, code: int) -> int:
        """Points for the card itself, for those still to add, and for a token that is none any more."""
        self.look()
        self.foresee(code)
        added = self.twin.added + ((code >> CARD & 63) == RIPOSTE)
        if not self.pay(seat, True, added):
            return NEVER
        lost = self.wins_something(seat, self.twin.colour) - self.wins_something(seat, self.colour)
        return ACTION_COST + self.cost + TOKEN * lost

    def hurts(self, seat: int) -> int:
        """Whether the announced card spoils a tournament this seat is in and would win something by."""
        card = self.twin.action >> CARD & 63
        if not self.twin.size[seat] or not self.wins_something(seat, self.twin.colour):
            return False
        if card == ASSOMME:
            return (self.twin.action >> TARGET & 7) - 1 == seat
        if SILENT >> card & 1:
            return False
        self.look()
        before = self.lead(seat)
        self.foresee(self.twin.action)
        return before - self.lead(seat) >= (2 if self.twin.colour == GREEN else 3)

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

    # --- easy -----------------------------------------------------------------------------------------------

    def easy_move(self, seat: int) -> int:
        """Stays in while its cards let it, smallest first; then the first action card; then it leaves."""
        if self.twin.phase == REACTING:
            aimed = (self.twin.action >> TARGET & 7) - 1 == seat
            return ANSWER if aimed and self.twin.mask[seat] >> LANCELOT & ONE else PASS
        if self.twin.phase == NAMING:
            return NAME | (self.longest_colour(seat) + 1) << HUE
        if (
            self.twin.phase == PLAYING
            and (self.twin.entered or not self.twin.opening)
            and self.twin.may_stay()
        ):
            return STAY
        self.twin.list_moves(seat)
        best, found = NEVER, self.twin.codes[0]
        for place in range(self.twin.many):
            code = self.twin.codes[place]
            if code & 15 == PLAY and VALUE[code >> CARD & 63] < best:
                best, found = VALUE[code >> CARD & 63], code
        return found

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


for _place, _kind in enumerate(KINDS):
    VALUE[_place] = _kind.value
    COLOUR[_place] = COLOURS.index(_kind.colour) if _kind.colour else COLOURED
for _place, _card in enumerate(sorted(range(COUNTED), key=lambda card: KINDS[card].value)):
    SORTED[_place] = _card
for _colour in range(COLOURED):
    for _card in range(FIRST_ACTION):
        if COLOUR[_card] == _colour or COLOUR[_card] == COLOURED:
            FITS[_colour] |= 1 << _card
