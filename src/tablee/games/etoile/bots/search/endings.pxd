# The C types of endings.py.
cimport cython

from tablee.games.etoile.fast cimport Twin, u8, u64

cdef u64 ONE, WORD, DEBRUIJN
cdef int SLOT[64]
cdef int DEEPEST, NEVER

@cython.final
cdef class Endings:
    cdef Twin twin
    cdef public int most
    cdef int[::1] rank, across, choose
    cdef u64[::1] back, one, one_queens, two, two_queens
    cdef long long[::1] start
    cdef public long long total
    cdef public list materials
    cdef const signed char[::1] values
    cdef signed char[::1] found
    cdef u8[::1] due, dirty
    cdef long base, size
    cdef int other, last_due, decided

    @cython.locals(first=int, last=int, queens=u64, one=u64, two=u64, second=bint)
    cdef int points(self, Twin twin, int ply) noexcept
    @cython.locals(own=int, own_queens=int, other=int, other_queens=int, material=int, here=long)
    cdef long place(self, u64 one, u64 two, u64 queens, bint second) noexcept
    @cython.locals(men=u64, flying=u64, of_men=int, of_queens=int, count=int)
    cpdef int number(self, int camp, u64 pieces, u64 queens) noexcept
    @cython.locals(place=long)
    cdef void open_all(self) noexcept
    @cython.locals(twin=Twin, here=long, first=long, second=long, one=u64, two=u64)
    cdef bint set_up(self, long place) noexcept
    @cython.locals(twin=Twin)
    cdef long after(self) noexcept
    @cython.locals(twin=Twin, soonest=int, latest=int, escapes=bint, move=int, then=long, value=int, due=int)
    cdef void look_outside(self, long place) noexcept
    @cython.locals(decided=int, now=u8, place=long, value=int)
    cdef int sweep(self, int depth) noexcept
    @cython.locals(twin=Twin, worst=int, escapes=bint, move=int, value=int)
    cdef int decide(self, int depth) noexcept
    @cython.locals(twin=Twin, here=long, first=long, second=long, camp=int, pieces=u64, queens=u64, full=u64,
                   left=u64, piece=u64, cell=int, source=u64, begun=u64, flying=u64, number=long, before=long)
    cdef void mark(self, long place, u8 later) noexcept

cdef int low(u64 word) noexcept
@cython.locals(total=int)
cdef int ones(u64 word) noexcept
