# The C types of patterns.py.
cimport cython

from tablee.games.etoile.bots.search.groups cimport Groups
from tablee.games.etoile.fast cimport Twin, u64

cdef int STAGES, MOST_QUEENS

@cython.final
cdef class Patterns:
    cdef Groups groups
    cdef int[::1] army
    cdef int tempo, queen

    @cython.locals(first=int, last=int, one=u64, two=u64, men=u64, packed=int, flying=u64, others=u64,
                   points=int, groups=Groups)
    cdef int points(self, Twin twin, int ply, int hero) noexcept
    @cython.locals(more=int)
    cdef int armies(self, int men, int queens, int others, int other_queens) noexcept
