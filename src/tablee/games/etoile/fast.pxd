# The C types of fast.py.
cimport cython

ctypedef unsigned long long u64
ctypedef unsigned char u8

cdef enum:
    _PLIES = 160
    _MOVES = 32768
    _STEPS = 131072

cdef int PLIES, MOVES, STEPS, ROOM, PLAY, HUFF, OBLIGE, DRAWN, ANY_WAY
cdef u64 BOARD, ONE, WORD, DEBRUIJN, PAIRS, FOURS, NIBBLES, BYTES
cdef int SLOT[64]

cdef int low(u64 word) noexcept
cdef int ones(u64 word) noexcept

@cython.final
cdef class Twin:
    cdef int camps
    cdef bint compulsory, forward_only, short_queens, men_spare_queens, loser_wins, free_landing, mirrored
    cdef u64 near[48]
    cdef u64 forward[144]
    cdef u64 crown[3]
    cdef int jump_first[193]
    cdef u8 jump_over[456]
    cdef u8 jump_to[456]
    cdef int edge_first[49]
    cdef u8 edge_to[150]
    cdef short edge_on[150]
    cdef short edge_fork[150]

    cdef u64 side[480]  # three a ply
    cdef u64 queens[_PLIES]
    cdef u64 owed[_PLIES]
    cdef u64 hunters[_PLIES]
    cdef int turn[_PLIES]
    cdef int count[_PLIES]
    cdef int alive[_PLIES]
    cdef int must[_PLIES]
    cdef int over[_PLIES]
    cdef int first[_PLIES + 1]
    cdef int step_first[_PLIES + 1]
    cdef u8 kind[_MOVES]
    cdef u8 start[_MOVES]
    cdef u8 end[_MOVES]
    cdef u8 length[_MOVES]
    cdef u64 taken[_MOVES]
    cdef int steps_at[_MOVES]
    cdef u8 steps[_STEPS]

    cdef u8 trail[48]
    cdef int top, step_top, leaving
    cdef u64 prey, full, crowning, chance

    cdef int generate(self, int ply) noexcept
    cdef int hunt(self, int ply) noexcept
    cdef int no_room(self, int ply) noexcept
    @cython.locals(hunters=u64, left=u64)
    cdef u64 captures(self, int ply) noexcept
    @cython.locals(found=u64)
    cdef u64 touching(self, u64 left, u64 prey) noexcept
    @cython.locals(hunters=u64)
    cdef u64 queen_captures(self, u64 left, u64 full, u64 prey) noexcept
    @cython.locals(could=int, over=u64, to=int, jump=int, place=int)
    cdef int leap(self, int way, int here, u64 taken, int depth) noexcept
    @cython.locals(could=int, edge=int)
    cdef int fly(self, int here, u64 taken, int depth) noexcept
    @cython.locals(could=int, over=u64)
    cdef int seek(self, int edge, u64 taken, int depth) noexcept
    @cython.locals(left=u64, stops=u64, further=int)
    cdef int land(self, int edge, u64 taken, int depth) noexcept
    @cython.locals(free=u64)
    cdef u64 slide(self, int edge, u64 full) noexcept
    @cython.locals(move=int, step=int)
    cdef void put_capture(self, u64 taken, int length) noexcept
    cdef void quiet(self, int ply) noexcept
    @cython.locals(move=int)
    cdef void steps_of_men(self, u64 left, int base, u64 free) noexcept
    @cython.locals(free=u64, edge=int)
    cdef u64 travels(self, int cell, u64 full) noexcept
    @cython.locals(move=int)
    cdef void put_quiet(self, int cell, u64 targets) noexcept
    cdef void claims(self, int ply) noexcept

    cdef void play(self, int ply, int move) noexcept
    @cython.locals(man=bint, crowned=bint, source=u64, target=u64)
    cdef void shift(self, int ply, int move) noexcept
    @cython.locals(more=int)
    cdef bint restarts(self, int ply) noexcept
    cdef void lift(self, int ply, u64 cells) noexcept
    @cython.locals(emptied=int, camp=int)
    cdef void settle(self, int ply, int first) noexcept
    @cython.locals(last=int, begin=int, place=int, camp=int)
    cdef void give_turn(self, int ply, int first) noexcept
    cdef int following(self, int alive, int camp) noexcept
    @cython.locals(left=u64)
    cdef bint able(self, int ply, int camp) noexcept
    @cython.locals(place=int, jump=int)
    cdef bint can_jump(self, u64 left, u64 prey, u64 full, int way) noexcept
    @cython.locals(own=int, rival=int)
    cdef int limit(self, int ply) noexcept
    @cython.locals(camp=int)
    cdef void copy(self, int ply, int to) noexcept

    @cython.locals(seen=u64)
    cdef u64 turned(self, u64 word, int first) noexcept

    @cython.locals(total=u64, move=int)
    cdef u64 leaves(self, int ply, int depth) noexcept
    @cython.locals(total=int, own=u64)
    cdef int count_moves(self, int ply) noexcept
    @cython.locals(total=int, ply=int, kept=int, many=int)
    cdef int rollout(self) noexcept
    cdef int draw(self, int many) noexcept
