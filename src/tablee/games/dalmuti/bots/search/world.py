# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True
"""A round as a seat can imagine it: hands dealt round what it knows, the others played by models.

Each simulation deals the unseen cards anew, leaning towards who is likelier to hold what (`leanings.py`),
and draws for every other seat the kind of player it may be. Hands with which that player would not have
passed on the trick that lies there are doubted, so what somebody did weighs hands and kinds together.
"""

from __future__ import annotations

from tablee.bots.tree_search import World
from tablee.games.dalmuti.bots.search.policy import Policy
from tablee.games.dalmuti.fast import Twin, Word

OPTIONS = 8  # moves worth a try: the usual one, a pass, and those that spoil least
TRIES = 12  # deals drawn until one fits what was seen
SHARES = 1000
DOUBTED = 850  # in a thousand: hands dropped that would not have passed
PASSING, SET, CALL, TAXES, PLAY, OVER, WILD = 0, 1, 1, 2, 3, 4, 60
TREE, EASY, QUICK, NORMAL = 0, 1, 2, 3  # the styles of `policy.py`; nobody is taken to play at random
WORD, MIX, STIR, ONE = 0xFFFFFFFFFFFFFFFF, 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93, 1


class Round(World):
    def __init__(self, start: Twin, hero: int, seed: int) -> None:
        self.start, self.twin = start, Twin(start.options, start.seats)
        self.twin.one_round = True
        self.twin.sow(seed)
        self.hero = hero
        self.pile, self.cards, self.pile_size = [0] * 80, [0] * 80, 0
        self.fact_seats, self.fact_card, self.facts = [0] * 40, [0] * 40, 0
        self.room, self.rooms = [0] * 10, [0] * 10
        self.own, self.played = [0] * 10, [0] * 10
        self.leaning = [100] * 140
        self.style, self.share = [0] * 10, [0] * 10
        self.codes, self.prices, self.many = [0] * 128, [0] * 128, 0
        self.limited, self.limit = -1, 0
        self.taxed_greater = self.taxed_lesser = self.flat = False
        self.trail, self.model, self.doubted = 0, NORMAL, DOUBTED

    # --- what the seat knows, from outside ------------------------------------------------------

    def place_unseen(self, cards: list[int], rooms: list[int], played: list[int]) -> None:
        """The cards in other hands, how many each seat holds, and what each has played, as words."""
        self.pile_size = len(cards)
        for place, card in enumerate(cards):
            self.cards[place] = card
        for seat in range(len(rooms)):
            self.rooms[seat], self.played[seat] = rooms[seat], played[seat]

    def place_own(self, hand: int) -> None:
        self.own[self.hero] = hand

    def know(self, seats: int, card: int) -> None:
        """One of these seats, a bit each, holds this card for sure."""
        self.fact_seats[self.facts], self.fact_card[self.facts] = seats, card
        self.facts += 1

    def restrict(self, peon: int, worst: int) -> None:
        """My péon holds nothing better than this, but what I gave it (DAL-20)."""
        self.limited, self.limit = peon, worst

    def expect_taxes(self, greater: bool, lesser: bool) -> None:
        """Which taxes between others have been paid: deals that rule them out are drawn again."""
        self.taxed_greater, self.taxed_lesser = greater, lesser

    def lean(self, seat: int, card: int, hundredths: int) -> None:
        """How much likelier a seat is to hold a card than an equal share of them says."""
        self.leaning[14 * seat + card] = hundredths

    def doubt(self, thousandths: int) -> None:
        """How often a hand is dropped with which somebody would not have passed."""
        self.doubted = thousandths

    def expect_style(self, style: int, thousandths: int) -> None:
        """How many of the others are taken to play so; those of no style choose by the tree."""
        self.share[style] = thousandths

    def play_on(self, style: int) -> None:
        """How whoever chooses by the tree plays where the tree has ended."""
        self.model = style

    def look_once(self) -> None:
        """Only the decision itself is searched; after it the thinker is a model too: flat Monte Carlo."""
        self.flat = True

    def reveal(self, hands: list[int]) -> None:
        """The true hands, for measuring what knowing them would be worth."""
        self.pile_size = self.facts = 0
        self.taxed_greater = self.taxed_lesser = False
        for seat in range(len(hands)):
            self.own[seat], self.rooms[seat] = hands[seat], 0

    def hands(self) -> list[int]:
        """One world, as words."""
        self.imagine()
        return [self.twin.hand[seat] for seat in range(self.twin.seats)]

    def prospect(self) -> float:
        """The share of the others that the thinker ends ahead of, if models play a world's round out."""
        self.imagine()
        self.finish()
        return self.value(self.hero) / 1000.0

    # --- worlds -----------------------------------------------------------------------------------

    def imagine(self) -> None:
        """The first deal that fits what was seen, or the last of a few."""
        self.trail = 0
        for _try in range(TRIES):
            self.twin.copy_from(self.start)
            self.draw_styles()
            if self.deal_hands() and self.taxes_possible() and self.passes_likely():
                break
        if self.twin.swap_partner >= 0 and not self.twin.swap_card:
            self.twin.swap_card = Policy.spare_card(self.twin.hand[self.twin.order[2]])

    def deal_hands(self) -> int:
        """Certain cards first, then every other one to a seat with room for it; 0 if one found none."""
        for seat in range(self.twin.seats):
            self.room[seat] = self.rooms[seat]
            self.twin.hand[seat] = self.own[seat]
        for fact in range(self.facts):
            self.place_fact(fact)
        self.shuffle()
        fits = 1
        for place in range(self.pile_size):
            if not self.place_card(self.pile[place]):
                fits = 0
        return fits

    def place_fact(self, fact: int) -> None:
        """With one of those who may hold it, if it has room."""
        number = 0
        found = -1
        for seat in range(self.twin.seats):
            if self.fact_seats[fact] >> seat & 1 and self.room[seat]:
                number += 1
                if number == 1 or not self.twin.draw(number):
                    found = seat
        if found >= 0:
            self.give(found, self.fact_card[fact])

    def shuffle(self) -> None:
        for place in range(self.pile_size):
            self.pile[place] = self.cards[place]
        for place in range(self.pile_size - 1, 0, -1):
            other = self.twin.draw(place + 1)
            card = self.pile[place]
            self.pile[place] = self.pile[other]
            self.pile[other] = card

    def place_card(self, card: int) -> int:
        """In proportion to the room that seats have and to what they are likely to hold."""
        total = 0
        for seat in range(self.twin.seats):
            if seat != self.limited or card >= self.limit:
                total += self.room[seat] * self.leaning[14 * seat + card]
        if not total:
            for seat in range(self.twin.seats):
                if self.room[seat]:
                    self.give(seat, card)
                    return 0
            return 0
        drawn = self.twin.draw(total)
        for seat in range(self.twin.seats):
            if seat != self.limited or card >= self.limit:
                drawn -= self.room[seat] * self.leaning[14 * seat + card]
            if drawn < 0:
                self.give(seat, card)
                break
        return 1

    def give(self, seat: int, card: int) -> None:
        self.room[seat] -= 1
        self.twin.hand[seat] = self.twin.hand[seat] + (ONE << 5 * (card - 1))

    def taxes_possible(self) -> int:
        if self.taxed_greater and not self.tax_possible(
            self.twin.order[0], self.twin.order[self.twin.seats - 1], 2
        ):
            return 0
        return not self.taxed_lesser or self.tax_possible(
            self.twin.order[1], self.twin.order[self.twin.seats - 2], 1
        )

    def tax_possible(self, dalmuti: int, peon: int, count: int) -> int:
        """A péon keeps nothing better than it gave, but what it was given (DAL-20)."""
        kept = self.twin.hand[peon] + self.played[peon]
        rich = self.twin.hand[dalmuti] + self.played[dalmuti]
        rank, left = 1, count
        while rank < 13 and left >= Word.held(kept, rank):
            left -= Word.held(kept, rank)
            rank += 1
        good = 0
        while rank:
            good += Word.held(rich, rank)
            rank -= 1
        return good >= count

    def draw_styles(self) -> None:
        for seat in range(self.twin.seats):
            drawn = self.twin.draw(SHARES)
            style = NORMAL
            while style > TREE and drawn >= self.share[style]:
                drawn -= self.share[style]
                style -= 1
            self.style[seat] = style
        self.style[self.hero] = TREE

    def passes_likely(self) -> int:
        """Whoever passed on this trick would have passed with this hand; otherwise it is mostly doubted."""
        if self.twin.phase != PLAY or not self.twin.passed:
            return 1
        for seat in range(self.twin.seats):
            if seat == self.hero or not self.twin.passed >> self.twin.place[seat] & 1:
                continue
            if Policy.usual_move(self.twin, seat, self.style[seat] or NORMAL):
                return self.twin.draw(SHARES) >= self.doubted
        return 1

    # --- the round, as the search asks about it -------------------------------------------------

    def asked(self) -> int:
        if self.twin.phase == PLAY:
            return self.twin.turn if self.twin.count[self.hero] else -1
        if self.twin.phase == OVER:
            return -1
        return self.hero if self.twin.asked() >> self.hero & 1 else Word.low(self.twin.asked())

    def modelled(self) -> int:
        seat = self.asked()
        chooses = self.style[seat] == TREE and not (self.flat and self.trail)
        if chooses and (seat == self.hero or self.twin.phase == PLAY):
            return -1
        return Policy.usual_move(self.twin, seat, self.style[seat] or self.model)

    def key(self) -> int:
        """What everybody has seen since the decision, and whose turn it is."""
        return self.trail ^ (self.asked() + 1) * STIR & WORD

    def list_options(self) -> int:
        seat = self.asked()
        usual = Policy.usual_move(self.twin, seat, self.model)
        self.twin.list_moves(seat)
        self.many = self.twin.many
        for place in range(self.many):
            self.codes[place] = self.twin.codes[place]
            self.prices[place] = self.price(seat, self.codes[place], usual)
        self.sort_options()
        return min(self.many, OPTIONS)

    def price(self, seat: int, code: int, usual: int) -> int:
        """What a move spoils; the usual one and a pass spoil nothing, of others the weakest least."""
        if code == usual:
            return -1000
        if code & 15 != SET:
            return -999 if code == PASSING else -(code >> 4 & 15) - (code >> 8 & 15)
        rank = code >> 4 & 15
        wild = code >> 12
        return 16 * Policy.cost(self.twin.hand[seat], rank, code >> 8 & 15, wild) - rank

    def sort_options(self) -> None:
        """The cheapest few first, in order."""
        for first in range(min(self.many, OPTIONS)):
            best = first
            for place in range(first + 1, self.many):
                if self.prices[place] < self.prices[best]:
                    best = place
            code, price = self.codes[best], self.prices[best]
            self.codes[best], self.prices[best] = self.codes[first], self.prices[first]
            self.codes[first], self.prices[first] = code, price

    def option(self, number: int) -> int:
        return self.codes[number]

    def make(self, move: int) -> None:
        """What is hidden from the others leaves no trace in what they know."""
        seat = self.asked()
        hidden = self.twin.phase != PLAY and seat != self.hero
        self.twin.play(seat, move)
        if not hidden:
            self.trail = ((self.trail ^ (move + 1 + seat * 65536)) * MIX & WORD) ^ self.trail >> 29

    def finish(self) -> None:
        """By the models, until the thinker is out or the round is over."""
        seat = self.asked()
        while seat >= 0:
            self.twin.play(seat, Policy.usual_move(self.twin, seat, self.style[seat] or self.model))
            seat = self.asked()

    def value(self, seat: int) -> int:
        """The share of the others one was ahead of in this round."""
        return 1000 * self.twin.points[seat] // (self.twin.seats - 1)
