# The C types of table.py.
cimport cython

from tablee.core.unlocked cimport Work

ctypedef unsigned long long u64
ctypedef unsigned char u8

cdef int HAND, COLUMN, GREEN, NOBODY, LADY, BOUCLIER
cdef u64 WORD, ONE, DEBRUIJN, MIX, STIR
cdef int SLOT[64]
cdef int VALUE[40]

cdef class Bits:
    @staticmethod
    cdef int low(u64 word) noexcept nogil
    @cython.locals(found=int)
    @staticmethod
    cdef int many(u64 word) noexcept nogil

cdef class Table(Work):
    cdef readonly object options
    cdef readonly int seats
    cdef bint no_repeated_colour, name_after_drawing, shield_stops_all, unclocked
    cdef u8 held[200]
    cdef u64 mask[5]
    cdef int count[5]
    cdef u8 column[560]
    cdef int size[5]
    cdef int points[5]
    cdef int first_laid[5]
    cdef int second_laid[5]
    cdef int tokens[5]
    cdef u8 pile[112]
    cdef u8 discards[112]
    cdef int pile_size, discards_size, colour, previous, inside
    cdef u64 chance

    @cython.locals(chance=u64)
    cdef int draw(self, u64 many) noexcept nogil

    cdef void gain(self, int seat, int card) noexcept nogil
    cdef void spend(self, int seat, int card) noexcept nogil
    @cython.locals(card=int)
    cdef void empty_hand(self, int seat) noexcept nogil
    @cython.locals(left=u64, card=int)
    cdef int nth_card(self, int seat, int number) noexcept nogil
    cdef void discard(self, int card) noexcept nogil
    cdef void draw_card(self, int seat) noexcept nogil
    @cython.locals(place=int)
    cdef void shuffle_if_empty(self) noexcept nogil
    @cython.locals(last=int, other=int, card=int)
    cdef void shuffle_pile(self) noexcept nogil

    cdef void add(self, int seat, int card) noexcept nogil
    @cython.locals(at=int)
    cdef void remove(self, int seat, int place) noexcept nogil
    cdef void exchange(self, int seat, int place, int card) noexcept nogil
    cdef int total(self, int seat) noexcept nogil
    @cython.locals(best=int, other=int)
    cdef int best_rival(self, int seat) noexcept nogil
    @cython.locals(found=int, place=int)
    cdef int ladies(self, int seat) noexcept nogil
    cdef bint has_laid(self, int seat, int card) noexcept nogil
    cdef void lay(self, int seat, int card) noexcept nogil
    cdef void lift(self, int seat, int card) noexcept nogil
    cdef bint shielded(self, int seat, int actor) noexcept nogil
    @cython.locals(place=int)
    cdef void clear_front(self, int seat) noexcept nogil
    @cython.locals(seat=int, place=int)
    cdef void copy_table(self, Table other) noexcept nogil
