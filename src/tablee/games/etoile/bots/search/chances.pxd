# The C types of chances.py.
cimport cython

from tablee.games.etoile.bots.search.groups cimport Groups
from tablee.games.etoile.fast cimport Twin, u64

cdef int STAGES, MOST_QUEENS, SCALE, FAR
cdef int SMOOTH[1024]

@cython.final
cdef class Chances:
    cdef Groups groups
    cdef int[::1] army, tempo
    cdef int queen

    @cython.locals(following=int, last=int)
    cdef int points(self, Twin twin, int ply, int hero) noexcept
    @cython.locals(first=int, own=u64, rest=u64, queens=u64, men=u64, others=u64, away=int, packed=int,
                   points=int, groups=Groups)
    cdef int strength(self, Twin twin, int ply, int camp) noexcept
    @cython.locals(more=int)
    cdef int numbers(self, int men, int queens) noexcept

@cython.locals(apart=int)
cdef int joined(int one, int two) noexcept
