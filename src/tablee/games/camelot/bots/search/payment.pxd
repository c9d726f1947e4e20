# The C types of payment.py.
cimport cython

from tablee.games.camelot.bots.search.outlook cimport Outlook
from tablee.games.camelot.twin.game cimport Twin
from tablee.games.camelot.twin.table cimport u64

cdef int HAND, GREEN, NOBODY, LADY, ASSOMME, LADY_RISK, COUNTED
cdef u64 ONE
cdef int VALUE[40]
cdef u64 FITS[8]
cdef int SORTED[17]

cdef class Payment:
    cdef Twin twin
    cdef Outlook outlook
    cdef int cost, card

    @cython.locals(fitting=u64, place=int)
    cdef int smallest(self, int seat) noexcept nogil
    @cython.locals(missing=int, stunned=bint)
    cdef bint pay(self, int seat, bint played, int added) noexcept nogil
    cdef bint may_risk_lady(self, int seat) noexcept nogil
    @cython.locals(fitting=u64, top=int, used=int)
    cdef bint choose(self, int seat, int missing, bint stunned, bint lady) noexcept nogil
    @cython.locals(fitting=u64, place=int, card=int)
    cdef bint pick(self, int seat, int missing, int top, int used, bint lady) noexcept nogil
    cdef int take(self, int card) noexcept nogil
