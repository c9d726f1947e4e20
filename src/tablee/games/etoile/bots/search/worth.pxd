# The C types of worth.py.
cimport cython

from tablee.games.etoile.bots.search.chances cimport Chances
from tablee.games.etoile.bots.search.endgame cimport Endgame
from tablee.games.etoile.bots.search.endings cimport Endings
from tablee.games.etoile.bots.search.patterns cimport Patterns
from tablee.games.etoile.fast cimport Twin, u64

cdef u64 WORD, DEBRUIJN, MIX
cdef int SLOT[64]
cdef int MEN, RID, CERTAIN, HOPED, SOON, FEW, SOLVED

@cython.final
cdef class Worth:
    cdef int man, trade, rivals, noise, usual_noise, variety, hero, rid
    cdef bint loser_wins, endings
    cdef object options
    cdef Endgame table
    cdef Endings solved
    cdef Patterns of_two
    cdef Chances of_three
    cdef u64 seed
    cdef int[::1] men, queens

    @cython.locals(left=int, three=bint, taught=bint, untouched=bint)
    cdef void prepare(self, Twin twin, int hero, u64 seed)
    @cython.locals(full=u64)
    cdef int points(self, Twin twin, int ply) noexcept
    @cython.locals(value=int)
    cdef int known(self, Twin twin, int ply) noexcept
    @cython.locals(rival=int, other=int, more=bint)
    cdef int of_queens(self, Endgame table, Twin twin, int ply) noexcept
    @cython.locals(moves=int, wins=bint)
    cdef int ending(self, int value, Twin twin, int ply) noexcept
    @cython.locals(own=int, rest=int, camp=int, value=int, two=Patterns, three=Chances)
    cdef int sum(self, Twin twin, int ply) noexcept
    @cython.locals(total=int, left=u64)
    cdef int army(self, Twin twin, int ply, int camp) noexcept
    @cython.locals(word=u64)
    cdef int whim(self, Twin twin, int ply) noexcept
    @cython.locals(total=int, camp=int)
    cdef void shares(self, Twin twin, int ply, int[::1] values) noexcept
    @cython.locals(total=int)
    cdef int prize(self, Twin twin, int ply, u64 taken) noexcept

cdef int low(u64 word) noexcept
@cython.locals(total=int)
cdef int ones(u64 word) noexcept
cdef bint at_most(u64 word, int number) noexcept
