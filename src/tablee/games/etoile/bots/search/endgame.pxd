# The C types of etoile_endgame.py.
cimport cython

from tablee.games.etoile.fast cimport Twin, u64

cdef u64 ONE, WORD, DEBRUIJN
cdef int SLOT[64]

@cython.final
cdef class Endgame:
    cdef Twin twin
    cdef signed char[::1] values
    cdef int[::1] open
    cdef public int left, depth

    @cython.locals(both=u64, other=u64, rest=u64, one=int, two=int)
    cdef int points(self, Twin twin, int ply, int pair, int single) noexcept
    @cython.locals(kept=int, at=int, place=int, decided=int)
    cdef int solve(self) noexcept
    @cython.locals(twin=Twin, worst=int, escapes=bint, value=int, move=int)
    cdef int decide(self, int place) noexcept
    @cython.locals(twin=Twin, pair=int)
    cdef void set_up(self, int place) noexcept

cdef int low(u64 word) noexcept
