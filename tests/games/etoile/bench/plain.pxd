# The C types of plain.py.
cimport cython

from tablee.games.etoile.bots.search.worth cimport Worth
from tablee.games.etoile.fast cimport Twin, u64

cdef int WIN, INFINITE, DEEPEST, LAST, DRAWN

@cython.final
cdef class Plain:
    cdef Twin twin
    cdef Worth worth
    cdef int hero, deepest
    cdef bint stopped, roams
    cdef double until
    cdef public long nodes
    cdef public int value
    cdef long most

    @cython.locals(best=int, best_move=int, move=int, value=int)
    cdef int deepen(self, int many, int reach) noexcept
    @cython.locals(twin=Twin, move=int, value=int, mine=bint)
    cdef int look(self, int ply, int depth, int alpha, int beta) noexcept
    @cython.locals(twin=Twin, points=int, turn=int, camp=int, own=int, left=u64)
    cdef int freedom(self, int ply) noexcept

@cython.final
cdef class Flat:
    cdef Twin twin
    cdef int hero
    cdef double[::1] won
    cdef public long nodes
    cdef public int value

    @cython.locals(twin=Twin, ply=int, many=int, won=double)
    cdef double playout(self, int move) noexcept
