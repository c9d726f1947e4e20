# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True
"""The rules once more, for search: a hand is one word of 64 bits, five a rank and the jokers on top.

Plain Python that also compiles: `fast.pxd` gives every name its C type, and nothing of Cython is needed
to run. Chance is one small generator, drawn from in the same order as the reference rules draw, so the
same numbers give the same deals. `tests/games/dalmuti/test_fast.py` proves both equal.
"""

from __future__ import annotations

from tablee.core.unlocked import Work
from tablee.games.dalmuti.dealing import deck_for
from tablee.games.dalmuti.meta import Options
from tablee.games.dalmuti.pieces import Cards, Hand

SLIP, CALL, TAXES, PLAY, OVER = 0, 1, 2, 3, 4  # phases
PASSING, SET, SILENCE, DECLARATION, SETTLEMENT, TAX, OFFER, NO_SWAP, ANSWER = range(9)
KINDS = (
    "pass",
    "play",
    "keep-silent",
    "declare",
    "settle-slip",
    "give-tax",
    "offer-swap",
    "skip-swap",
    "answer-swap",
)
WORD = 0xFFFFFFFFFFFFFFFF
RANKED = (1 << 60) - 1  # the twelve ranks of a hand, without its jokers
ONES = sum([1 << 5 * rank for rank in range(12)])
HIGH = ONES << 4  # carries of a comparison, one a rank
WILD, ONE = 60, 1
DEBRUIJN, MIX, STIR = 0x03F79D71B4CB0A89, 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93
SLOT = [0] * 64
NOBODY = -1


class Word:
    """A hand as one word: twelve ranks of five bits, the jokers on top; masks have a bit a rank."""

    @staticmethod
    def low(word: int) -> int:
        """The lowest bit of a word."""
        return SLOT[((word & -word) * DEBRUIJN & WORD) >> 58]

    @staticmethod
    def ranks_in(mask: int) -> int:
        """How many ranks a mask of carries names."""
        return ((mask >> 4) * ONES & WORD) >> 55 & 31

    @staticmethod
    def at_least(hand: int, many: int) -> int:
        """A mask of the ranks of which a hand has that many cards or more, 1 to 16."""
        return ((hand & RANKED) + (16 - many) * ONES) & HIGH

    @staticmethod
    def better_than(rank: int) -> int:
        """A mask of all ranks better than this one."""
        return (ONE << 5 * (rank - 1)) - 1

    @staticmethod
    def held(hand: int, rank: int) -> int:
        """How many cards of a rank a hand has; 13 are its jokers."""
        return hand >> 5 * (rank - 1) & 31

    @staticmethod
    def best_card(hand: int) -> int:
        """The best card of a hand that has one (DAL-21)."""
        ranked = hand & RANKED
        return Word.low(ranked) // 5 + 1 if ranked else 13


def packed(hand: Hand) -> int:
    """A hand of the reference rules as one word."""
    return sum([hand[rank] << 5 * (rank - 1) for rank in range(1, 14)])


def unpacked(word: int) -> Hand:
    """A word as a hand of the reference rules."""
    counts = [word >> 5 * (rank - 1) & 31 for rank in range(1, 14)]
    return (sum(counts), *counts)


class Twin(Work):
    """One game at one table, seats by number; a move is a number of its kind and cards (`spelling.py`)."""

    def __init__(self, options: Options, seats: int) -> None:
        cards = deck_for(seats, options)
        self.options = options
        self.seats, self.cards = seats, len(cards)
        self.deck = [*cards, *[0] * (80 - len(cards))]
        self.rounds, self.total = options.rounds, options.total
        self.free_first_round, self.rising_bonus = options.free_first_round, options.rising_bonus
        self.people_swap, self.slips = options.people_swap, options.slip
        self.pass_is_final, self.one_round = options.pass_is_final, False
        self.pile, self.codes, self.many = [0] * 80, [0] * 128, 0
        self.hand, self.count = [0] * 10, [0] * 10
        self.order, self.place = [0] * 10, [0] * 10
        self.score, self.points, self.out = [0] * 10, [0] * 10, [0] * 10
        self.tax = [0] * 2
        self.chance, self.start, self.games, self.moved = 1, self, 0, 0
        self.slip_card, self.slip_meant, self.slip_holder = 0, NOBODY, NOBODY
        self.clear_round(range(seats), 1)

    # --- the position, from outside -----------------------------------------------------------

    def sow(self, seed: int) -> None:
        """Everything drawn from now on comes from this seed."""
        self.chance = (seed * MIX + STIR & WORD) | 1

    def deal(self, seed: int) -> None:
        """A new game: cards drawn for the social order, then the first deal (DAL-10, DAL-15)."""
        self.sow(seed)
        for seat in range(self.seats):
            self.score[seat] = 0
        for position, seat in enumerate(self._drawn(list(range(self.seats)))):
            self.out[position] = seat
        self.deal_round(1)

    def _drawn(self, tied: list[int]) -> list[int]:
        left = [self.deck[place] for place in range(self.cards)]
        cards = [left.pop(self.draw(len(left))) for _ in tied]
        order: list[int] = []
        for card in sorted(set(cards)):
            equal = [seat for seat, drawn in zip(tied, cards, strict=True) if drawn == card]
            order += equal if len(equal) == 1 else self._drawn(equal)
        return order

    def clear_round(self, order: Cards | range, number: int) -> None:
        """A round at its beginning, nobody holding anything; what is different is placed next."""
        self.round, self.phase = number, CALL
        for position in range(self.seats):
            self.order[position] = order[position]
            self.place[order[position]] = position
            self.hand[position] = self.count[position] = self.points[position] = self.out[position] = 0
        self.outs = self.holding = 0
        self.clear_phase()

    def place_hand(self, seat: int, word: int, score: int, points: int, count: int = NOBODY) -> None:
        """A hand; or, if only its number of cards is known, no cards and that `count`."""
        self.hand[seat], self.score[seat], self.points[seat] = word, score, points
        self.count[seat] = unpacked(word)[0] if count < 0 else count
        if self.count[seat]:
            self.holding |= 1 << self.place[seat]

    def place_out(self, seats: Cards) -> None:
        """Who has gone out already, in that order."""
        self.outs = len(seats)
        for position, seat in enumerate(seats):
            self.out[position] = seat

    def place_revolution(self, seat: int) -> None:
        self.revolution = seat

    def place_play(self, turn: int, trick: tuple[int, int, int, int], passed: Cards) -> None:
        """A trick under way: who played which rank, how many cards, how many of them jokers."""
        self.phase, self.turn = PLAY, turn
        self.trick_seat, self.trick_rank, self.trick_size, self.trick_wild = trick
        self.passed = sum([1 << self.place[seat] for seat in passed])

    def place_call(self, silent: Cards) -> None:
        self.phase, self.silent = CALL, sum([1 << seat for seat in silent])

    def place_taxes(self, taxes: tuple[int, int], swap: tuple[bool, int, int, int]) -> None:
        """Moves of both Dalmutis (0 if not chosen); whether a swap is open, partner, card and answer."""
        self.phase = TAXES
        self.tax[0], self.tax[1] = taxes
        self.swap_open, self.swap_partner, self.swap_card, self.swap_answer = swap

    def place_slip(self, card: int, meant_for: int, holder: int, settled: bool) -> None:
        self.slip_card, self.slip_meant, self.slip_holder = card, meant_for, holder
        if not settled:
            self.phase = SLIP

    def hands(self) -> list[Hand]:
        return [unpacked(self.hand[seat]) for seat in range(self.seats)]

    def facts(self) -> dict[str, object]:
        """All there is to know, in the words of the reference rules' state."""
        seats = range(self.seats)
        trick = None
        if self.trick_seat >= 0:
            trick = self.trick_seat, self.trick_rank, self.trick_size, self.trick_wild
        return {
            "phase": ("slip", "call", "taxes", "play", "over")[self.phase],
            "round": self.round,
            "order": tuple([self.order[position] for position in seats]),
            "hands": tuple(self.hands()),
            "scores": tuple([self.score[seat] for seat in seats]),
            "points": tuple([self.points[seat] for seat in seats]),
            "out": tuple([self.out[position] for position in range(self.outs)]),
            "asked": frozenset([seat for seat in seats if self.asked() >> seat & 1]),
            "trick": trick,
            "passed": frozenset([seat for seat in seats if self.passed >> self.place[seat] & 1]),
            "slip": (self.slip_card, self.slip_meant, self.slip_holder) if self.slip_card else None,
            "revolution": None if self.revolution < 0 else self.revolution,
        }

    def moves(self, seat: int) -> list[int]:
        """Every move open to a seat."""
        self.list_moves(seat)
        return [self.codes[place] for place in range(self.many)]

    def advance(self, seat: int, code: int) -> None:
        """Make one of the moves open to a seat."""
        self.play(seat, code)

    def playouts(self, games: int, seed: int) -> int:
        """Play random games to their end from the position; how many moves they took."""
        self.start = Twin(self.options, self.seats)
        self.start.copy_from(self)
        self.sow(seed)
        self.games, self.moved = games, 0
        self.run()
        return self.moved

    def work(self) -> None:
        for _turn in range(self.games):
            self.moved += self.rollout()
            self.copy_from(self.start)

    # --- chance -------------------------------------------------------------------------------

    def draw(self, many: int) -> int:
        chance = self.chance
        chance ^= chance << 13 & WORD
        chance ^= chance >> 7
        chance ^= chance << 17 & WORD
        self.chance = chance
        return ((chance >> 32) * many) >> 32

    # --- the deal -----------------------------------------------------------------------------

    def deal_round(self, number: int) -> None:
        """Who went out first is Grand Dalmuti; every card is dealt one by one (DAL-15, DAL-35)."""
        self.round = number
        for position in range(self.seats):
            self.order[position] = self.out[position]
            self.place[self.out[position]] = position
            self.hand[position] = self.count[position] = self.points[position] = 0
        self.outs, self.holding = 0, (1 << self.seats) - 1
        self.clear_phase()
        self.shuffle()
        for place in range(self.cards):
            seat = self.order[place % self.seats]
            self.hand[seat] += ONE << 5 * (self.pile[place] - 1)
            self.count[seat] += 1
        self.phase = CALL
        self.draw_slip()

    def shuffle(self) -> None:
        for place in range(self.cards):
            self.pile[place] = self.deck[place]
        for last in range(self.cards - 1, 0, -1):
            other = self.draw(last + 1)
            card = self.pile[last]
            self.pile[last] = self.pile[other]
            self.pile[other] = card

    def clear_phase(self) -> None:
        self.trick_seat, self.trick_rank, self.trick_size, self.trick_wild = NOBODY, 0, 0, 0
        self.passed = self.silent = self.tax[0] = self.tax[1] = 0
        self.swap_open, self.swap_partner, self.swap_card, self.swap_answer = False, NOBODY, 0, 0
        self.slip_card, self.slip_meant, self.slip_holder = 0, NOBODY, NOBODY
        self.revolution, self.turn = NOBODY, NOBODY

    def draw_slip(self) -> None:
        """One round in so many, a card is shown by accident; the Grand Péon's own settles itself (DAL-55)."""
        if not self.slips or self.draw(self.slips):
            return
        index = self.draw(self.cards)
        self.slip_card = self.pile[index]
        self.slip_meant = self.slip_holder = self.order[index % self.seats]
        if self.slip_meant != self.order[self.seats - 1]:
            self.phase = SLIP

    def settle(self, to_peon: int) -> None:
        self.phase = CALL
        if not to_peon:
            return
        peon = self.order[self.seats - 1]
        given = self.nth_card(self.hand[peon], self.draw(self.count[peon]))
        swapped = (ONE << 5 * (self.slip_card - 1)) - (ONE << 5 * (given - 1))
        self.hand[peon] += swapped
        self.hand[self.slip_meant] -= swapped
        self.slip_holder = peon

    def nth_card(self, hand: int, number: int) -> int:
        rank = 1
        while number >= Word.held(hand, rank):
            number -= Word.held(hand, rank)
            rank += 1
        return rank

    # --- the call and the taxes ---------------------------------------------------------------

    def keep_silent(self, seat: int) -> None:
        """Taxes follow when all have kept silent (DAL-25, DAL-52)."""
        self.silent |= 1 << seat
        if self.silent != (1 << self.seats) - 1:
            return
        if self.round == 1 and self.free_first_round:
            self.begin_play()
        else:
            self.phase = TAXES
            self.swap_open = self.people_swap and self.seats >= 6

    def declare(self, seat: int) -> None:
        """No taxes; the Grand Péon's is the Great Revolution (DAL-25, DAL-26)."""
        self.revolution = seat
        if seat == self.order[self.seats - 1]:
            for position in range(self.seats // 2):
                across = self.seats - 1 - position
                other = self.order[across]
                self.order[across] = self.order[position]
                self.order[position] = other
            for position in range(self.seats):
                self.place[self.order[position]] = position
        self.begin_play()

    def begin_play(self) -> None:
        self.phase, self.turn, self.silent = PLAY, self.order[0], 0

    def exchange_if_chosen(self) -> None:
        """Everything changes hands at once, when all have chosen (DAL-20, DAL-22, DAL-54)."""
        if not self.tax[0] or not self.tax[1] or self.swap_open:
            return
        self.exchange(self.order[0], self.order[self.seats - 1], self.tax[0], 2)
        self.exchange(self.order[1], self.order[self.seats - 2], self.tax[1], 1)
        if self.swap_answer:
            moved = (ONE << 5 * (self.swap_card - 1)) - (ONE << 5 * (self.swap_answer - 1))
            self.hand[self.order[2]] -= moved
            self.hand[self.swap_partner] += moved
        self.begin_play()

    def exchange(self, dalmuti: int, peon: int, code: int, count: int) -> None:
        given = ONE << 5 * ((code >> 4 & 15) - 1)
        if count == 2:
            given += ONE << 5 * ((code >> 8 & 15) - 1)
        left, owed = self.hand[peon], 0
        for _turn in range(count):
            best = ONE << 5 * (Word.best_card(left) - 1)
            left -= best
            owed += best
        self.hand[dalmuti] = self.hand[dalmuti] - given + owed
        self.hand[peon] = left + given

    # --- tricks -------------------------------------------------------------------------------

    def play_set(self, seat: int, rank: int, numbered: int, wild: int) -> None:
        """Cards on the table; who has none left is out (DAL-31, DAL-40)."""
        self.hand[seat] -= (numbered << 5 * (rank - 1)) + (wild << WILD)
        size = numbered + wild
        self.count[seat] -= size
        self.trick_seat, self.trick_rank, self.trick_size, self.trick_wild = seat, rank, size, wild
        if not self.pass_is_final:
            self.passed = 0
        if not self.count[seat]:
            gained = self.seats - 1 - self.outs
            self.score[seat] += gained
            self.points[seat] += gained
            self.out[self.outs] = seat
            self.outs += 1
            self.holding &= ~(1 << self.place[seat])
            if self.outs == self.seats - 1:
                self.end_round()
                return
        self.go_on(self.place[seat])

    def pass_turn(self, seat: int) -> None:
        """For this turn only, unless the table says it is final (DAL-32, DAL-56)."""
        self.passed |= 1 << self.place[seat]
        self.go_on(self.place[seat])

    def go_on(self, position: int) -> None:
        """The next one asked, or a new lead when everybody else has passed (DAL-31, DAL-33, DAL-34)."""
        leader = self.place[self.trick_seat]
        left = self.holding & ~self.passed & ~(1 << leader)
        if left:
            self.turn = self.order[self.following(left, position)]
            return
        if not self.holding >> leader & 1:
            leader = self.following(self.holding, leader)
        self.turn = self.order[leader]
        self.trick_seat, self.trick_rank, self.trick_size, self.trick_wild = NOBODY, 0, 0, 0
        self.passed = 0

    def following(self, left: int, position: int) -> int:
        """Clockwise from a position, the first of these."""
        later = left >> (position + 1) << (position + 1)
        return Word.low(later or left)

    def end_round(self) -> None:
        """The last one left is Grand Péon; then the next deal, or the end (DAL-35, DAL-41, DAL-53)."""
        self.out[self.outs] = self.order[Word.low(self.holding)]
        self.outs += 1
        if self.rising_bonus:
            self.score_rising(0)
            self.score_rising(1)
        self.trick_seat, self.turn = NOBODY, NOBODY
        if self.one_round or self.is_last_round():
            self.phase, self.passed = OVER, 0
        else:
            self.deal_round(self.round + 1)

    def score_rising(self, position: int) -> None:
        dalmuti, peon = self.order[position], self.order[self.seats - 1 - position]
        for risen in range(self.seats - 1 - position):
            if self.out[risen] == peon:
                self.score[dalmuti] += 1
                self.points[dalmuti] += 1

    def is_last_round(self) -> int:
        if not self.total:
            return self.round >= self.rounds
        for seat in range(self.seats):
            if self.score[seat] >= self.total:
                return 1
        return 0

    # --- moves --------------------------------------------------------------------------------

    def asked(self) -> int:
        """The seats that may act now, a bit each."""
        if self.phase == PLAY:
            return 1 << self.turn
        if self.phase == CALL:
            return ((1 << self.seats) - 1) & ~self.silent
        if self.phase == TAXES:
            return self.choosers()
        return 1 << self.order[0] if self.phase == SLIP else 0

    def choosers(self) -> int:
        waiting = (0 if self.tax[0] else 1 << self.order[0]) | (0 if self.tax[1] else 1 << self.order[1])
        if self.swap_open:
            waiting |= 1 << (self.order[2] if self.swap_partner < 0 else self.swap_partner)
        return waiting

    def play(self, seat: int, code: int) -> None:
        kind, first, second = code & 15, code >> 4 & 15, code >> 8 & 15
        if kind == SET:
            self.play_set(seat, first, second, code >> 12)
        elif kind == PASSING:
            self.pass_turn(seat)
        elif kind == SILENCE:
            self.keep_silent(seat)
        elif kind == DECLARATION:
            self.declare(seat)
        elif kind == SETTLEMENT:
            self.settle(first)
        else:
            self.choose(seat, code, kind, first, second)

    def choose(self, seat: int, code: int, kind: int, first: int, second: int) -> None:
        """Taxes and the swap (DAL-22, DAL-54)."""
        if kind == TAX:
            self.tax[self.place[seat]] = code
        elif kind == OFFER:
            self.swap_partner, self.swap_card = first, second
        else:
            self.swap_open = False
            self.swap_answer = first if kind == ANSWER else 0
        self.exchange_if_chosen()

    def list_moves(self, seat: int) -> None:
        """Put every move of a seat into `codes`, `many` of them; none if it is not asked."""
        self.many = 0
        if not self.asked() >> seat & 1:
            return
        if self.phase == PLAY:
            if self.trick_seat < 0:
                self.list_leads(self.hand[seat])
            else:
                self.list_answers(self.hand[seat])
        elif self.phase == CALL:
            if self.hand[seat] >> WILD == 2:
                self.put(DECLARATION)
            self.put(SILENCE)
        elif self.phase == SLIP:
            self.put(SETTLEMENT)
            self.put(SETTLEMENT | 1 << 4)
        else:
            self.list_taxes(seat)

    def put(self, code: int) -> None:
        self.codes[self.many] = code
        self.many += 1

    def list_leads(self, hand: int) -> None:
        jokers = hand >> WILD
        for rank in range(1, 13):
            for numbered in range(1, Word.held(hand, rank) + 1):
                for wild in range(jokers + 1):
                    self.put(SET | rank << 4 | numbered << 8 | wild << 12)
        for wild in range(1, jokers + 1):
            self.put(SET | 13 << 4 | wild << 12)

    def list_answers(self, hand: int) -> None:
        """Better sets of the same size, strongest rank first, and a pass (DAL-31)."""
        jokers = hand >> WILD
        better = Word.better_than(self.trick_rank)
        for wild in range(min(jokers, self.trick_size - 1) + 1):
            left = Word.at_least(hand, self.trick_size - wild) & better
            while left:
                rank = Word.low(left) // 5 + 1
                left &= left - 1
                self.put(SET | rank << 4 | (self.trick_size - wild) << 8 | wild << 12)
        self.put(PASSING)

    def list_taxes(self, seat: int) -> None:
        hand, position = self.hand[seat], self.place[seat]
        if position == 0:
            self.list_pairs(hand)
        elif position == 1:
            self.list_cards(hand, TAX)
        elif self.swap_partner >= 0:
            self.list_cards(hand, ANSWER)
        else:
            for other in range(3, self.seats - 2):
                for card in range(1, 14):
                    if Word.held(hand, card):
                        self.put(OFFER | self.order[other] << 4 | card << 8)
            self.put(NO_SWAP)

    def list_pairs(self, hand: int) -> None:
        for first in range(1, 14):
            for second in range(first, 14):
                if Word.held(hand, first) > (first == second) and Word.held(hand, second):
                    self.put(TAX | first << 4 | second << 8)

    def list_cards(self, hand: int, kind: int) -> None:
        for card in range(1, 14):
            if Word.held(hand, card):
                self.put(kind | card << 4)

    # --- rolling out --------------------------------------------------------------------------

    def rollout(self) -> int:
        """One random game from here; how many moves it took."""
        total = 0
        while self.phase != OVER:
            if self.phase == PLAY:
                self.random_trick_move(self.turn)
            else:
                self.random_answer(Word.low(self.asked()))
            total += 1
        return total

    def random_answer(self, seat: int) -> None:
        self.list_moves(seat)
        self.play(seat, self.codes[self.draw(self.many) if self.many > 1 else 0])

    def random_trick_move(self, seat: int) -> None:
        """Any set or a pass, each as likely as the others, without listing them."""
        hand, size = self.hand[seat], self.trick_size
        jokers = hand >> WILD
        if not size:
            self.random_lead(seat, hand, jokers)
            return
        better = Word.better_than(self.trick_rank)
        plain = Word.at_least(hand, size) & better
        helped = Word.at_least(hand, size - 1) & better if jokers and size > 1 else 0
        twice = Word.at_least(hand, size - 2) & better if jokers > 1 and size > 2 else 0
        if not plain | helped | twice:
            self.pass_turn(seat)
            return
        first, second = Word.ranks_in(plain), Word.ranks_in(helped)
        number = self.draw(first + second + Word.ranks_in(twice) + 1)
        if number < first:
            self.play_nth(seat, plain, number, size, 0)
        elif number < first + second:
            self.play_nth(seat, helped, number - first, size - 1, 1)
        elif number < first + second + Word.ranks_in(twice):
            self.play_nth(seat, twice, number - first - second, size - 2, 2)
        else:
            self.pass_turn(seat)

    def play_nth(self, seat: int, left: int, number: int, numbered: int, wild: int) -> None:
        while number:
            left &= left - 1
            number -= 1
        self.play_set(seat, Word.low(left) // 5 + 1, numbered, wild)

    def random_lead(self, seat: int, hand: int, jokers: int) -> None:
        """Every numbered card ends one set of its rank, with any of the jokers; or jokers alone (DAL-30)."""
        number = self.draw((self.count[seat] - jokers) * (jokers + 1) + jokers)
        card, wild, rank = number // (jokers + 1), number % (jokers + 1), 1
        while rank < 13 and card >= Word.held(hand, rank):
            card -= Word.held(hand, rank)
            rank += 1
        if rank < 13:
            self.play_set(seat, rank, card + 1, wild)
        else:
            self.play_set(seat, 13, 0, number - (self.count[seat] - jokers) * (jokers + 1) + 1)

    # --- copies -------------------------------------------------------------------------------

    def copy_from(self, other: Twin) -> None:
        """Everything but the table's options, which are the same."""
        for seat in range(10):
            self.hand[seat], self.count[seat] = other.hand[seat], other.count[seat]
            self.order[seat], self.place[seat] = other.order[seat], other.place[seat]
            self.score[seat], self.points[seat] = other.score[seat], other.points[seat]
            self.out[seat] = other.out[seat]
        self.outs, self.holding, self.passed, self.turn = other.outs, other.holding, other.passed, other.turn
        self.round, self.phase, self.silent = other.round, other.phase, other.silent
        self.trick_seat, self.trick_rank = other.trick_seat, other.trick_rank
        self.trick_size, self.trick_wild = other.trick_size, other.trick_wild
        self.tax[0], self.tax[1] = other.tax[0], other.tax[1]
        self.swap_open, self.swap_partner = other.swap_open, other.swap_partner
        self.swap_card, self.swap_answer = other.swap_card, other.swap_answer
        self.slip_card, self.slip_meant, self.slip_holder = (
            other.slip_card,
            other.slip_meant,
            other.slip_holder,
        )
        self.revolution = other.revolution


for _bit in range(64):
    SLOT[((1 << _bit) * DEBRUIJN & WORD) >> 58] = _bit
