# The C types of fast.py.
cimport cython

from tablee.core.unlocked cimport Work

ctypedef unsigned long long u64

cdef int SLIP, CALL, TAXES, PLAY, OVER
cdef int PASSING, SET, SILENCE, DECLARATION, SETTLEMENT, TAX, OFFER, NO_SWAP, ANSWER
cdef int WILD, NOBODY
cdef u64 WORD, RANKED, ONES, HIGH, ONE, DEBRUIJN, MIX, STIR
cdef int SLOT[64]

cdef class Word:
    @staticmethod
    cdef int low(u64 word) noexcept nogil
    @staticmethod
    cdef int ranks_in(u64 mask) noexcept nogil
    @staticmethod
    cdef u64 at_least(u64 hand, u64 many) noexcept nogil
    @staticmethod
    cdef u64 better_than(int rank) noexcept nogil
    @staticmethod
    cdef int held(u64 hand, int rank) noexcept nogil
    @cython.locals(ranked=u64)
    @staticmethod
    cdef int best_card(u64 hand) noexcept nogil

cdef class Twin(Work):
    cdef readonly object options
    cdef readonly int seats
    cdef int cards, rounds, total, slips
    cdef bint free_first_round, rising_bonus, people_swap, pass_is_final
    cdef public bint one_round
    cdef int deck[80]
    cdef int pile[80]
    cdef int codes[128]
    cdef int many
    cdef u64 hand[10]
    cdef int count[10]
    cdef int order[10]
    cdef int place[10]
    cdef int score[10]
    cdef int points[10]
    cdef int out[10]
    cdef int tax[2]
    cdef u64 chance
    cdef Twin start
    cdef long games, moved
    cdef int round, phase, turn, outs, holding, passed, silent, revolution
    cdef int trick_seat, trick_rank, trick_size, trick_wild
    cdef bint swap_open
    cdef int swap_partner, swap_card, swap_answer
    cdef int slip_card, slip_meant, slip_holder

    @cython.locals(_turn=long)
    cdef void work(self) noexcept nogil
    @cython.locals(chance=u64)
    cdef int draw(self, u64 many) noexcept nogil

    @cython.locals(position=int, place=int, seat=int)
    cdef void deal_round(self, int number) noexcept nogil
    @cython.locals(place=int, last=int, other=int, card=int)
    cdef void shuffle(self) noexcept nogil
    cdef void clear_phase(self) noexcept nogil
    @cython.locals(index=int)
    cdef void draw_slip(self) noexcept nogil
    @cython.locals(peon=int, given=int, swapped=u64)
    cdef void settle(self, int to_peon) noexcept nogil
    @cython.locals(rank=int)
    cdef int nth_card(self, u64 hand, int number) noexcept nogil

    cdef void keep_silent(self, int seat) noexcept nogil
    @cython.locals(position=int, across=int, other=int)
    cdef void declare(self, int seat) noexcept nogil
    cdef void begin_play(self) noexcept nogil
    @cython.locals(moved=u64)
    cdef void exchange_if_chosen(self) noexcept nogil
    @cython.locals(given=u64, left=u64, owed=u64, best=u64, _turn=int)
    cdef void exchange(self, int dalmuti, int peon, int code, int count) noexcept nogil

    @cython.locals(size=int, gained=int)
    cdef void play_set(self, int seat, int rank, u64 numbered, u64 wild) noexcept nogil
    cdef void pass_turn(self, int seat) noexcept nogil
    @cython.locals(leader=int, left=int)
    cdef void go_on(self, int position) noexcept nogil
    @cython.locals(later=int)
    cdef int following(self, int left, int position) noexcept nogil
    cdef void end_round(self) noexcept nogil
    @cython.locals(dalmuti=int, peon=int, risen=int)
    cdef void score_rising(self, int position) noexcept nogil
    @cython.locals(seat=int)
    cdef bint is_last_round(self) noexcept nogil

    cdef int asked(self) noexcept nogil
    @cython.locals(waiting=int)
    cdef int choosers(self) noexcept nogil
    @cython.locals(kind=int, first=int, second=int)
    cdef void play(self, int seat, int code) noexcept nogil
    cdef void choose(self, int seat, int code, int kind, int first, int second) noexcept nogil
    cdef void list_moves(self, int seat) noexcept nogil
    cdef void put(self, int code) noexcept nogil
    @cython.locals(jokers=int, rank=int, numbered=int, wild=int)
    cdef void list_leads(self, u64 hand) noexcept nogil
    @cython.locals(jokers=int, better=u64, wild=int, left=u64, rank=int)
    cdef void list_answers(self, u64 hand) noexcept nogil
    @cython.locals(hand=u64, position=int, other=int, card=int)
    cdef void list_taxes(self, int seat) noexcept nogil
    @cython.locals(first=int, second=int)
    cdef void list_pairs(self, u64 hand) noexcept nogil
    @cython.locals(card=int)
    cdef void list_cards(self, u64 hand, int kind) noexcept nogil

    @cython.locals(total=int)
    cdef int rollout(self) noexcept nogil
    cdef void random_answer(self, int seat) noexcept nogil
    @cython.locals(hand=u64, size=int, jokers=int, better=u64, plain=u64, helped=u64, twice=u64,
                   first=int, second=int, number=int)
    cdef void random_trick_move(self, int seat) noexcept nogil
    cdef void play_nth(self, int seat, u64 left, int number, int numbered, int wild) noexcept nogil
    @cython.locals(number=int, card=int, wild=int, rank=int)
    cdef void random_lead(self, int seat, u64 hand, int jokers) noexcept nogil
    @cython.locals(seat=int)
    cdef void copy_from(self, Twin other) noexcept nogil
