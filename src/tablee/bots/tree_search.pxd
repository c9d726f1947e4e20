# The C types of tree_search.py.
cimport cython

from tablee.core.unlocked cimport Work

ctypedef unsigned long long u64

cdef int NODES, EDGES, SLOTS, LONGEST, NOBODY, SCALE
cdef u64 WORD, MIX

cdef class World:
    cdef void imagine(self) noexcept nogil
    cdef int asked(self) noexcept nogil
    cdef int modelled(self) noexcept nogil
    cdef u64 key(self) noexcept nogil
    cdef int list_options(self) noexcept nogil
    cdef int option(self, int number) noexcept nogil
    cdef void make(self, int move) noexcept nogil
    cdef void finish(self) noexcept nogil
    cdef int value(self, int seat) noexcept nogil

cdef class TreeSearch(Work):
    cdef World world
    cdef long wanted
    cdef public long simulations
    cdef public double curiosity
    cdef int nodes, edges
    cdef int slot[16384]
    cdef u64 node_key[8192]
    cdef int node_first[8192]
    cdef int edge_move[32768]
    cdef int edge_next[32768]
    cdef long edge_tries[32768]
    cdef long edge_open[32768]
    cdef long edge_total[32768]
    cdef int path[256]
    cdef int owner[256]

    @cython.locals(_turn=long)
    cdef void work(self) noexcept nogil
    @cython.locals(depth=int, seat=int, move=int, edge=int, fresh=bint)
    cdef void simulate(self) noexcept nogil
    @cython.locals(many=int)
    cdef int choose(self) noexcept nogil
    @cython.locals(place=int, node=int)
    cdef int node_of(self, u64 key) noexcept nogil
    @cython.locals(number=int, edge=int, best=int, worth=double, most=double, first=int)
    cdef int select(self, int node, int many) noexcept nogil
    @cython.locals(power=int)
    cdef double doublings(self, long many) noexcept nogil
    @cython.locals(edge=int)
    cdef int edge_of(self, int node, int move) noexcept nogil
    @cython.locals(edge=int)
    cdef int add_edge(self, int node, int move) noexcept nogil
