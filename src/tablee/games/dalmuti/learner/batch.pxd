# The C types of batch.py.
cimport cython

from tablee.games.dalmuti.fast cimport Twin, Word, u64

cdef int SLIP, CALL, TAXES, PLAY, OVER, SET, SETTLEMENT, RANKS
cdef u64 ONE
cdef double COPIES[13]

cdef class BatchTable:
    cdef Twin twin
    cdef int seats, goal, rounds, seat
    cdef u64 played[10]
    cdef u64 gave[10]
    cdef u64 got[10]
    cdef u64 before[10]
    cdef int gained[10]
    cdef int open[128]
    cdef int many

    cdef void clear(self) noexcept
    @cython.locals(other=int, phase=int, round=int, kind=int)
    cdef void advance(self, int seat, int code) noexcept
    @cython.locals(peon=int, given=u64)
    cdef void note_slip(self) noexcept
    @cython.locals(third=int, partner=int, card=u64, answer=u64)
    cdef void note_taxes(self) noexcept
    @cython.locals(dalmuti=int, peon=int, given=u64, owed=u64)
    cdef void note_pair(self, int position, int code, int count) noexcept
    cdef void give(self, int giver, int receiver, u64 cards) noexcept
    @cython.locals(at=int, position=int, asked=int, most=int, other=int, hand=u64)
    cdef void observe(self, float[::1] row, int seat) noexcept
    @cython.locals(rank=int)
    cdef int shares(self, float[::1] row, int at, u64 hand) noexcept

cdef class Batch:
    cdef readonly object numbers, observations, masks, seats, rewards, overs
    cdef readonly int tables, size, length
    cdef list rows
    cdef int people
    cdef long seed
    cdef u64 luck
    cdef float[:, ::1] seen
    cdef signed char[:, ::1] open
    cdef int[::1] asked
    cdef float[:, ::1] gains
    cdef signed char[::1] ended
    cdef int[::1] chosen
    cdef int code[1024]
    cdef int number[16384]

    @cython.locals(table=BatchTable)
    cdef void deal(self, int place)
    @cython.locals(place=int, action=int)
    cdef int first_closed(self) noexcept
    @cython.locals(table=BatchTable, other=int, seat=int, phase=int)
    cdef void play(self, int place)
    @cython.locals(table=BatchTable, at=int, seat=int)
    cdef void show(self, int place) noexcept
    @cython.locals(table=BatchTable, luck=u64)
    cdef int drawn(self, int place) noexcept
