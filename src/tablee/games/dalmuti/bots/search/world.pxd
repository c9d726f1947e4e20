# The C types of world.py.
cimport cython

from tablee.bots.tree_search cimport World
from tablee.games.dalmuti.bots.search.policy cimport Policy
from tablee.games.dalmuti.fast cimport Twin, Word, u64

cdef int OPTIONS, TRIES, SHARES, DOUBTED
cdef int PASSING, SET, CALL, TAXES, PLAY, OVER, WILD
cdef int TREE, EASY, QUICK, NORMAL
cdef u64 WORD, MIX, STIR, ONE

cdef class Round(World):
    cdef readonly Twin twin, start
    cdef int hero, pile_size, facts, limited, limit
    cdef bint taxed_greater, taxed_lesser, flat
    cdef u64 trail
    cdef int pile[80]
    cdef int cards[80]
    cdef int fact_seats[40]
    cdef int fact_card[40]
    cdef int room[10]
    cdef int rooms[10]
    cdef u64 own[10]
    cdef u64 played[10]
    cdef int leaning[140]
    cdef int style[10]
    cdef int share[10]
    cdef int model, doubted
    cdef int codes[128]
    cdef int prices[128]
    cdef int many

    @cython.locals(_try=int)
    cdef void imagine(self) noexcept nogil
    @cython.locals(seat=int, fact=int, place=int, fits=bint)
    cdef bint deal_hands(self) noexcept nogil
    @cython.locals(number=int, seat=int, found=int)
    cdef void place_fact(self, int fact) noexcept nogil
    @cython.locals(place=int, other=int, card=int)
    cdef void shuffle(self) noexcept nogil
    @cython.locals(total=long, drawn=long, seat=int)
    cdef bint place_card(self, int card) noexcept nogil
    cdef void give(self, int seat, int card) noexcept nogil
    cdef bint taxes_possible(self) noexcept nogil
    @cython.locals(kept=u64, rich=u64, rank=int, good=int, left=int)
    cdef bint tax_possible(self, int dalmuti, int peon, int count) noexcept nogil
    @cython.locals(seat=int, drawn=int, style=int)
    cdef void draw_styles(self) noexcept nogil
    @cython.locals(seat=int)
    cdef bint passes_likely(self) noexcept nogil

    cdef int asked(self) noexcept nogil
    @cython.locals(seat=int, chooses=bint)
    cdef int modelled(self) noexcept nogil
    cdef u64 key(self) noexcept nogil
    @cython.locals(seat=int, usual=int, place=int)
    cdef int list_options(self) noexcept nogil
    @cython.locals(rank=int, wild=int)
    cdef int price(self, int seat, int code, int usual) noexcept nogil
    @cython.locals(first=int, place=int, best=int, code=int, price=int)
    cdef void sort_options(self) noexcept nogil
    cdef int option(self, int number) noexcept nogil
    @cython.locals(seat=int, hidden=bint)
    cdef void make(self, int move) noexcept nogil
    @cython.locals(seat=int)
    cdef void finish(self) noexcept nogil
    cdef int value(self, int seat) noexcept nogil
