# The C types of outlook.py.
cimport cython

from tablee.games.camelot.twin.game cimport Twin
from tablee.games.camelot.twin.table cimport Bits, u64

cdef int CARD, TARGET, HUE, MINE, THEIRS, HAND, COLUMN
cdef int PURPLE, GREEN, LADY, FIRST_ACTION, MALADRESSE, LANCE, RIPOSTE, ESQUIVE
cdef int FEINTE, CHARGE, CONTRE, DISGRACE, ADAPTATION, FINESSE
cdef u64 ONE
cdef int VALUE[40]
cdef u64 FITS[8]

cdef class Outlook:
    cdef Twin twin
    cdef int points[5]
    cdef int size[5]
    cdef int colour, lady

    @cython.locals(whole=int, left=u64, card=int)
    cdef int added(self, int seat, int colour, bint lady) noexcept nogil
    cdef bint wins_something(self, int seat, int colour) noexcept nogil
    @cython.locals(last=bint)
    cdef bint about_to_win(self, int seat, int colour) noexcept nogil
    @cython.locals(rival=int)
    cdef bint threatened(self, int seat, int colour) noexcept nogil
    @cython.locals(found=int, place=int, more=int)
    cdef int extreme_place(self, int seat, bint greatest) noexcept nogil
    @cython.locals(seat=int)
    cdef void look(self) noexcept nogil
    cdef int total(self, int seat) noexcept nogil
    @cython.locals(best=int, other=int)
    cdef int lead(self, int seat) noexcept nogil

    @cython.locals(card=int, target=int, seat=int, newest=int)
    cdef void foresee(self, int code) noexcept nogil
    @cython.locals(seen=int, place=int, card=int)
    cdef void foresee_adapted(self, int seat) noexcept nogil
    @cython.locals(value=int, seat=int)
    cdef void foresee_thinning(self, int card) noexcept nogil
    @cython.locals(size=int, place=int)
    cdef void foresee_thinned(self, int card, int seat, int value) noexcept nogil
    @cython.locals(given=int, got=int)
    cdef void foresee_exchange(self, int target, int mine, int theirs) noexcept nogil
    cdef void loses(self, int seat, int card) noexcept nogil
    cdef void gets(self, int seat, int card) noexcept nogil
