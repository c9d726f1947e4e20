# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True
"""A tournament as a seat can imagine it: hands dealt round what it knows, the others played by models.

Each simulation draws for every other seat the kind of player it may be, by what it did (`player_kinds.py`),
and deals the unseen cards anew to hands and pile, leaning towards what a player of that kind would be likely
to hold (`leanings.py`). What counts at the tournament's end is the chance to win the game from there
(`worth.py`).
"""

from __future__ import annotations

from math import exp

from tablee.bots.tree_search import World
from tablee.games.camelot.bots.search.policy import Policy
from tablee.games.camelot.bots.worth import GREEN_CARD, STRONGEST, WON, weights_for
from tablee.games.camelot.pieces import KINDS
from tablee.games.camelot.twin import deck
from tablee.games.camelot.twin.game import Twin
from tablee.games.camelot.twin.table import Bits

TRIES, SHARES, LONGEST = 8, 1000, 400
NAMING, PLAYING, REACTING, KEEPING, LOSING, TAKING, OVER = range(7)
STAY, WITHDRAW, PLAY, ACTION, PASS, PASS_ALL, ANSWER, KEEP, NAME, LOSE, TAKE = range(1, 12)
CARD, TARGET, MINE, THEIRS, HAND = 4, 10, 16, 23, 40
ESQUIVE, RETRAITE, FINESSE, LANCELOT, PURPLE, COLOURED = 23, 24, 31, 34, 0, 5
EASY, NORMAL, BEGINNER, TREE = 0, 1, 2, -1  # the styles of `policy.py`
PILE, MODELS, SEATS, EVEN = 5, 3, 5, 100  # cards lean to the pile no more than its room says
WORD, MIX, STIR, ONE = 0xFFFFFFFFFFFFFFFF, 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93, 1
APART = 1 << 31  # between the moves of two seats
GREEN_POINTS, TOP_GRADE = GREEN_CARD, STRONGEST
FAINTEST = 2000  # hundredths: whoever is that far behind is not counted
POWER, MISSING, START, SPENT = [0] * 2001, [0] * 12, [0] * 2, [0] * 2
GRADES, CARDS = [0] * 32, [0] * 80  # at tables of two, then of more: strengths, purple first; cards
COLOUR = deck.COLOUR
VALUE = deck.VALUE
FITS = deck.FITS


class Tournament(World):
    def __init__(self, start: Twin, hero: int, seed: int) -> None:
        self.start, self.twin = start, Twin(start.options, start.seats)
        self.twin.sow(seed)
        self.policy = Policy(self.twin)
        self.hero, self.number = hero, self.start.tournament
        self.cards, self.stock, self.unseen = [0] * 112, [0] * 112, 0
        self.fact_card, self.fact_odds, self.facts = [0] * 112, [0] * 560, 0
        self.room, self.rooms = [0] * 6, [0] * 6
        self.possible, self.left, self.any_pile = [0] * 40, [0] * 40, True
        self.leaning = [EVEN] * 600
        self.style, self.model, self.share = [0] * 5, [0] * 5, [0] * 15
        self.codes, self.many = [0] * 256, 0
        self.opener, self.flat, self.known = -1, False, False
        self.trail = self.total = 0
        self.promise, self.power, self.strength = [0] * 5, [0] * 5, [0] * 5

    # --- what the seat knows, from outside ------------------------------------------------------------

    def place_unseen(self, cards: list[int], rooms: list[int], pile: int) -> None:
        """The cards in other hands and in the pile, and how many each of them has."""
        self.unseen = len(cards)
        for place, card in enumerate(cards):
            self.stock[place] = card
        for seat in range(len(rooms)):
            self.rooms[seat] = rooms[seat]
        self.rooms[PILE] = pile

    def limit_pile(self, cards: list[int]) -> None:
        """The pile holds nothing but some of these (CAM-20)."""
        self.any_pile = False
        for card in cards:
            self.possible[card] += 1

    def know(self, card: int, odds: dict[int, int]) -> None:
        """One of these seats holds this card; each with its weight."""
        self.fact_card[self.facts] = card
        for seat in range(5):
            self.fact_odds[5 * self.facts + seat] = odds.get(seat, 0)
        self.facts += 1

    def expect_opening(self, seat: int) -> None:
        """This seat is about to open the tournament: it holds a card to open with (CAM-14)."""
        self.opener = seat

    def lean(self, seat: int, style: int, card: int, hundredths: int) -> None:
        """How much likelier a seat of this style is to hold a card than an equal share of them says."""
        self.leaning[HAND * (SEATS * style + seat) + card] = hundredths

    def expect_style(self, seat: int, style: int, thousandths: int) -> None:
        """How likely a seat is to play so; what its styles leave of 1000 chooses by the tree."""
        self.share[MODELS * seat + style] = thousandths

    def look_once(self) -> None:
        """Only the decision itself is searched; after it the thinker is a model too: flat Monte Carlo."""
        self.flat = True

    def reveal(self, truth: Twin) -> None:
        """The true hands and pile, for measuring what knowing them would be worth."""
        self.start, self.known = truth, True

    def count_holders(self, worlds: int) -> list[list[int]]:
        """In so many worlds, how many of each card each seat holds, all together."""
        counts = [[0] * len(KINDS) for _ in range(self.twin.seats)]
        for _world in range(worlds):
            self.draw_styles()
            self.deal_world()
            for seat in range(self.twin.seats):
                for card in range(35):
                    if self.twin.held[HAND * seat + card]:
                        counts[seat][card] += self.twin.held[HAND * seat + card]
        return counts

    def prospects(self, worlds: int) -> list[float]:
        """Every seat's chance to win the game, if models play the tournament out so often."""
        totals = [0] * self.twin.seats
        for _world in range(worlds):
            self.imagine()
            self.finish()
            for seat in range(self.twin.seats):
                totals[seat] += self.value(seat)
        return [total / (1000.0 * worlds) for total in totals]

    def promises(self) -> list[int]:
        """What the table where the thinker stands promises every seat, in hundredths; of hands it sees."""
        self.twin.copy_from(self.start)
        return [self.promised(seat, 0 if self.twin.seats == 2 else 1) for seat in range(self.twin.seats)]

    def first_options(self) -> list[int]:
        """The moves that are worth a try at the decision itself."""
        self.imagine()
        self.list_options()
        return [self.codes[place] for place in range(self.many)]

    # --- worlds ---------------------------------------------------------------------------------------

    def imagine(self) -> None:
        self.trail = 0
        self.draw_styles()
        self.deal_world()
        self.pass_idly()

    def deal_world(self) -> None:
        """The first deal in which whoever opens can, or the last of a few."""
        for _try in range(TRIES):
            self.twin.copy_from(self.start)
            if self.known:
                self.twin.shuffle_pile()
                break
            self.deal_cards()
            if self.opener < 0 or self.can_open():
                break

    def deal_cards(self) -> None:
        """Certain cards first, then those that cannot be in the pile, then every other one."""
        for holder in range(6):
            self.room[holder] = self.rooms[holder]
        for card in range(40):
            self.left[card] = self.possible[card]
        for fact in range(self.facts):
            self.place_fact(fact)
        self.shuffle()
        count = 0
        for place in range(self.unseen):
            card = self.cards[place]
            if self.any_pile or self.left[card]:
                self.left[card] -= 1
                self.cards[count] = card
                count += 1
            elif not self.place_card(card, False):
                self.place_card(card, True)
        for place in range(count):
            if not self.place_card(self.cards[place], True):
                self.place_card(self.cards[place], False)

    def can_open(self) -> int:
        mask = self.twin.mask[self.opener]
        if self.twin.colour >= 0:
            return (mask & FITS[self.twin.colour]) != 0
        return self.twin.open_colours(self.opener) != 0

    def place_fact(self, fact: int) -> None:
        """By the odds, with one of those who may hold it and have room."""
        total = 0
        for seat in range(self.twin.seats):
            if self.room[seat]:
                total += self.fact_odds[5 * fact + seat]
        if not total:
            self.place_card(self.fact_card[fact], True)
            return
        drawn = self.twin.draw(total)
        for seat in range(self.twin.seats):
            if self.room[seat]:
                drawn -= self.fact_odds[5 * fact + seat]
                if drawn < 0:
                    self.give(seat, self.fact_card[fact])
                    return

    def shuffle(self) -> None:
        for place in range(self.unseen):
            self.cards[place] = self.stock[place]
        for place in range(self.unseen - 1, 0, -1):
            other = self.twin.draw(place + 1)
            card = self.cards[place]
            self.cards[place] = self.cards[other]
            self.cards[other] = card

    def place_card(self, card: int, pile: int) -> int:
        """In proportion to the room there is, and to who is likely to hold it; 0 if there is no room."""
        total = self.room[PILE] * EVEN if pile else 0
        for seat in range(self.twin.seats):
            total += self.room[seat] * self.leaning[HAND * (SEATS * self.model[seat] + seat) + card]
        if not total:
            return False
        drawn = self.twin.draw(total)
        for seat in range(self.twin.seats):
            drawn -= self.room[seat] * self.leaning[HAND * (SEATS * self.model[seat] + seat) + card]
            if drawn < 0:
                self.give(seat, card)
                return True
        self.room[PILE] -= 1
        self.twin.pile[self.twin.pile_size] = card
        self.twin.pile_size += 1
        return True

    def give(self, seat: int, card: int) -> None:
        self.room[seat] -= 1
        self.twin.gain(seat, card)

    def draw_styles(self) -> None:
        """What everybody is, and the model that moves it: for whoever chooses by the tree `normal`."""
        for seat in range(self.twin.seats):
            self.style[seat] = TREE if seat == self.hero else self.drawn_style(seat)
            self.model[seat] = NORMAL if self.style[seat] == TREE else self.style[seat]

    def drawn_style(self, seat: int) -> int:
        drawn = self.twin.draw(SHARES)
        for style in range(MODELS):
            drawn -= self.share[MODELS * seat + style]
            if drawn < 0:
                return style
        return TREE

    # --- the tournament, as the search asks about it ----------------------------------------------------

    def over(self) -> int:
        return self.twin.phase == OVER or self.twin.tournament != self.number

    def pass_idly(self) -> None:
        """Whoever cannot cancel an announced card lets it pass; at most one seat is left to be asked."""
        while self.twin.phase == REACTING:
            idle = self.twin.asked()
            for seat in range(self.twin.seats):
                if self.twin.mask[seat] >> LANCELOT & ONE:
                    idle &= ~(1 << seat)
            if not idle:
                return
            self.twin.play(Bits.low(idle), PASS)

    def asked(self) -> int:
        """Where several are asked at once, the thinker comes first and knows no other's answer."""
        if self.over():
            return -1
        asked = self.twin.asked()
        return self.hero if asked >> self.hero & 1 else Bits.low(asked)

    def modelled(self) -> int:
        seat = self.asked()
        chooses = self.style[seat] == TREE and not (self.flat and self.trail)
        if chooses and (seat == self.hero or self.twin.phase == PLAYING):
            return -1
        return self.policy.usual_move(seat, self.model[seat])

    def key(self) -> int:
        """What everybody has seen since the decision, and who is asked."""
        return self.trail ^ (self.asked() + 1) * STIR & WORD

    def list_options(self) -> int:
        """The usual move first; of an action card's many ways, those that do most."""
        seat = self.asked()
        self.many = 0
        self.put(self.policy.usual_move(seat, NORMAL))
        self.twin.list_moves(seat)
        for place in range(self.twin.many):
            if self.worth_a_try(seat, self.twin.codes[place]):
                self.put(self.twin.codes[place])
        return self.many

    def put(self, code: int) -> None:
        if self.many < 256 and (not self.many or code != self.codes[0]):
            self.codes[self.many] = code
            self.many += 1

    def worth_a_try(self, seat: int, code: int) -> int:
        """No order to let all pass; of Esquive, Retraite and Finesse the greatest card, for the smallest."""
        if code & 15 != ACTION:
            return code != PASS_ALL
        card, target = code >> CARD & 63, (code >> TARGET & 7) - 1
        if card == ESQUIVE:
            return (code >> THEIRS & 127) - 1 == self.policy.outlook.extreme_place(target, True)
        if card == RETRAITE:
            return (code >> MINE & 127) - 1 == self.policy.outlook.extreme_place(seat, True)
        if card != FINESSE:
            return True
        if not self.twin.size[seat] or not self.twin.size[target]:
            return False
        return (code >> THEIRS & 127) - 1 == self.policy.outlook.extreme_place(target, True) and (
            code >> MINE & 127
        ) - 1 == self.policy.outlook.extreme_place(seat, False)

    def option(self, number: int) -> int:
        return self.codes[number]

    def make(self, move: int) -> None:
        """What is hidden from the others leaves no trace in what they know."""
        seat = self.asked()
        hidden = seat != self.hero and (self.twin.phase == KEEPING or move == PASS)
        self.twin.play(seat, move)
        if not hidden:
            self.trail = ((self.trail ^ (move + 1 + seat * APART)) * MIX & WORD) ^ self.trail >> 29
        self.pass_idly()

    def finish(self) -> None:
        """By the models, until the tournament is over."""
        moves = 0
        while not self.over() and moves < LONGEST:
            moves += 1
            seat = Bits.low(self.twin.asked())
            self.twin.play(seat, self.policy.usual_move(seat, self.model[seat]))
            self.pass_idly()
        self.weigh()

    def weigh(self) -> None:
        """Everybody's chance to win the game from here, as parts of a total."""
        best = -FAINTEST
        for seat in range(self.twin.seats):
            self.promise[seat] = self.promised(seat, 0 if self.twin.seats == 2 else 1)
            best = max(best, self.promise[seat])
        self.total = 0
        for seat in range(self.twin.seats):
            self.power[seat] = POWER[max(0, self.promise[seat] - best + FAINTEST)]
            self.total += self.power[seat]

    def promised(self, seat: int, table: int) -> int:
        """What tokens and cards left promise a seat, in hundredths (`worth.py`)."""
        tokens = self.twin.tokens[seat]
        promise = MISSING[6 * table + self.twin.goal - Bits.many(tokens)]
        if self.twin.phase == NAMING and self.twin.seat == seat:
            promise += START[table]
        for colour in range(COLOURED):
            self.strength[colour] = 0
        left = self.twin.mask[seat]
        while left:
            card = Bits.low(left)
            left &= left - 1
            many = self.twin.held[HAND * seat + card]
            promise += CARDS[40 * table + card] * many
            if COLOUR[card] == COLOURED:
                continue
            self.strength[COLOUR[card]] += VALUE[card] * many
            if COLOUR[card] != PURPLE and tokens >> COLOUR[card] & 1:
                promise += SPENT[table] * many
        return promise + self.strengths(tokens, table)

    def strengths(self, tokens: int, table: int) -> int:
        """What the cards of every colour that can still win a token promise together."""
        promise = 0
        for colour in range(COLOURED):
            points = self.strength[colour] * (GREEN_POINTS if colour == COLOURED - 1 else 1)
            grade = min(TOP_GRADE, (points + 2) // 3)
            if colour == PURPLE:
                promise += GRADES[16 * table + grade]
            elif not tokens >> colour & 1:
                promise += GRADES[16 * table + 8 + grade]
        return promise

    def value(self, seat: int) -> int:
        """The chance to win the game, in thousandths."""
        if self.twin.phase == OVER:
            return 1000 if Bits.many(self.twin.tokens[seat]) == self.twin.goal else 0
        return 1000 * self.power[seat] // self.total


def _fill() -> None:
    """The weights of `worth.py` as hundredths."""
    for table, weights in enumerate((weights_for(2), weights_for(4))):
        START[table], SPENT[table] = round(100 * weights["start"]), round(100 * weights["spent"])
        MISSING[6 * table] = round(100 * WON)
        for missing in range(1, 6):
            MISSING[6 * table + missing] = round(100 * weights[f"missing {missing}"])
        for grade in range(8):
            GRADES[16 * table + grade] = round(100 * weights[f"purple {grade}"])
            GRADES[16 * table + 8 + grade] = round(100 * weights[f"colour {grade}"])
        for place, kind in enumerate(KINDS):
            CARDS[40 * table + place] = round(100 * weights.get(kind.card, 0.0))
    for place in range(FAINTEST + 1):
        POWER[place] = round(1e9 * exp((place - FAINTEST) / 100))


_fill()
