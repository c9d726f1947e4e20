# The C types of groups.py.
cimport cython

from tablee.games.etoile.fast cimport u64

cdef int SIZE, FINE, CENTRE
cdef u64 ODD, PAIRS, NIBBLES, BYTES, EVERY_BYTE, WORD, DEBRUIJN
cdef int THREES[256]
cdef int SLOT[64]

@cython.final
cdef class Groups:
    cdef int[::1] cells, queens

    @cython.locals(own_left=u64, own_right=u64, own_middle=u64, left=u64, right=u64, middle=u64, total=int,
                   base=int, camp=int, shift=int, onward=int)
    cdef int men(self, u64 own, u64 other) noexcept
    @cython.locals(total=int)
    cdef int flying(self, u64 left, int base) noexcept
    @cython.locals(early=int, late=int, points=int)
    cdef int mixed(self, int packed, int stage, int stages) noexcept
    cdef int ones(self, u64 word) noexcept

cdef int held(u64 own, u64 other) noexcept
cdef u64 bytes_of(u64 word) noexcept
cdef int low(u64 word) noexcept
