# The C types of etoile.py.
cimport cython

from tablee.games.etoile.bots.search.worth cimport Worth
from tablee.games.etoile.fast cimport Twin, u64

cdef int BEST_REPLY, MAXN, WIN, SURE, INFINITE, DEEPEST, QUIET_DEEPEST, ENTRIES
cdef int CLEARLY, LESS, FORESEEN, AGES, NAME, EXACT, AT_LEAST, AT_MOST, PLAY, HUFF, OBLIGE, DRAWN
cdef int FIRST, CLAIMED, TAKING, CROWNING, KILLING, SHIRKING
cdef u64 WORD, MIX, STIR

@cython.final
cdef class Search:
    cdef Twin twin
    cdef Worth worth
    cdef int style, hero
    cdef bint three, stopped, foreseeing
    cdef readonly bint braked
    cdef double until
    cdef public long nodes
    cdef long most
    cdef public int depth, value
    cdef u64 searches, pairs
    cdef u64[::1] keys, notes, key
    cdef int[::1] history, rank, line, killers, values, root

    @cython.locals(best=int, place=int, move=int, value=int, back=int)
    cdef void deepen(self, int many, int reach) noexcept
    @cython.locals(value=int)
    cdef int root_value(self, int move, int reach, int best) noexcept
    @cython.locals(mine=bint)
    cdef int follow(self, int ply, int depth, int alpha, int beta, int fixed) noexcept
    @cython.locals(twin=Twin, key=u64, known=u64, value=int, kind=int)
    cdef int look(self, int ply, int depth, int alpha, int beta, int fixed) noexcept
    @cython.locals(twin=Twin, value=int, many=int)
    cdef int expand(self, int ply, int depth, int alpha, int beta, int fixed, u64 key, u64 known) noexcept
    @cython.locals(twin=Twin)
    cdef bint is_calm(self, int ply) noexcept
    @cython.locals(guess=int, bound=int, value=int)
    cdef int foresee(self, int ply, int depth, int alpha, int beta) noexcept
    @cython.locals(twin=Twin, best=int, best_name=int, floor=int, begin=int, last=int, place=int,
                   move=int, value=int, kind=int)
    cdef int try_moves(self, int ply, int depth, int alpha, int beta, int fixed, u64 key) noexcept
    @cython.locals(twin=Twin, less=int, then=int, value=int, late=int)
    cdef int try_move(self, int ply, int move, int depth, int alpha, int beta, int tried, int fixed) noexcept
    @cython.locals(twin=Twin, best=int, move=int, value=int, mine=bint)
    cdef int settle(self, int ply, int alpha, int beta) noexcept
    @cython.locals(value=int)
    cdef int judge(self, int ply) noexcept
    @cython.locals(twin=Twin, value=int)
    cdef int outcome(self, int ply) noexcept
    @cython.locals(twin=Twin, many=int, mover=int, best=int, last=int, place=int, move=int, camp=int)
    cdef void each(self, int ply, int depth, int bound) noexcept

    @cython.locals(twin=Twin, base=int, move=int, name=int, rank=int)
    cdef void order(self, int ply, int hashed) noexcept
    @cython.locals(twin=Twin, man=bint)
    cdef bint crowns(self, int ply, int move) noexcept
    @cython.locals(best=int, move=int, rank=int)
    cdef int pick(self, int place, int last) noexcept
    @cython.locals(twin=Twin, trace=int)
    cdef int name(self, int move) noexcept
    @cython.locals(name=int, place=int)
    cdef void remember_cut(self, int ply, int move, int depth) noexcept

    cdef void step(self, int ply, int move) noexcept
    @cython.locals(twin=Twin, key=u64)
    cdef void rekey(self, int ply) noexcept
    @cython.locals(twin=Twin, key=u64, rest=u64)
    cdef u64 key_at(self, int ply, int fixed) noexcept
    @cython.locals(slot=u64)
    cdef u64 recall(self, u64 key) noexcept
    @cython.locals(slot=u64, age=u64, kept=u64)
    cdef void note(self, u64 key, int value, int ply, int depth, int kind, u64 name) noexcept
    @cython.locals(value=int)
    cdef int noted(self, u64 known, int ply) noexcept
    @cython.locals(back=int)
    cdef bint repeated(self, int ply) noexcept
    cdef bint count_node(self) noexcept
