# The C types of patterns.py.
cimport cython

from tablee.games.etoile.fast cimport Twin, u64

cdef int SIZE, STAGES, FINE, CENTRE, MOST_QUEENS
cdef u64 ODD, PAIRS, NIBBLES, BYTES, EVERY_BYTE, WORD, DEBRUIJN
cdef int THREES[256]
cdef int SLOT[64]

@cython.final
cdef class Patterns:
    cdef int[::1] cells, queens, army
    cdef int tempo, queen

    @cython.locals(first=int, last=int, one=u64, two=u64, men=u64, packed=int, early=int, late=int, stage=int,
                   flying=u64, others=u64, points=int)
    cdef int points(self, Twin twin, int ply, int hero) noexcept
    @cython.locals(own_left=u64, own_right=u64, own_middle=u64, left=u64, right=u64, middle=u64, total=int,
                   base=int, camp=int, shift=int, onward=int)
    cdef int men(self, u64 own, u64 other) noexcept
    @cython.locals(total=int)
    cdef int flying(self, u64 left, int base) noexcept
    @cython.locals(more=int)
    cdef int armies(self, int men, int queens, int others, int other_queens) noexcept

cdef int held(u64 own, u64 other) noexcept
cdef u64 bytes_of(u64 word) noexcept
cdef int low(u64 word) noexcept
cdef int ones(u64 word) noexcept
