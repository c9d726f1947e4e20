# The C types of action_cards.py.
cimport cython

from tablee.games.camelot.bots.search.outlook cimport Outlook
from tablee.games.camelot.bots.search.payment cimport Payment
from tablee.games.camelot.twin.game cimport Twin
from tablee.games.camelot.twin.table cimport Bits, u64

cdef int ACTION, CARD, TARGET
cdef int GREEN, FIRST_ACTION, RIPOSTE, RETRAITE, CHUTE, FINESSE, BOUCLIER, ASSOMME, LANCELOT
cdef int ACTION_COST, TOKEN, NEVER
cdef u64 SILENT

cdef class ActionCards:
    cdef Twin twin
    cdef Outlook outlook
    cdef Payment payment
    cdef int cost

    @cython.locals(left=u64, card=int, found=int, place=int, cost=int)
    cdef int cheaper_than(self, int seat, int limit) noexcept nogil
    @cython.locals(own=int, rival=int, code=int)
    cdef void list_best_exchanges(self, int seat) noexcept nogil
    @cython.locals(added=int, lost=int)
    cdef int price(self, int seat, int code) noexcept nogil
    @cython.locals(card=int, before=int)
    cdef bint hurts(self, int seat) noexcept nogil
