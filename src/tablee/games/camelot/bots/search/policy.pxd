# The C types of policy.py.
cimport cython

from tablee.games.camelot.bots.search.action_cards cimport ActionCards
from tablee.games.camelot.bots.search.outlook cimport Outlook
from tablee.games.camelot.bots.search.payment cimport Payment
from tablee.games.camelot.twin.game cimport Twin
from tablee.games.camelot.twin.table cimport Bits, u64

cdef int EASY, NORMAL, BEGINNER
cdef int NAMING, PLAYING, REACTING, KEEPING, LOSING
cdef int STAY, WITHDRAW, PLAY, ACTION, PASS, PASS_ALL, ANSWER, KEEP, NAME, LOSE, TAKE
cdef int CARD, TARGET, HUE, MINE, HAND, COLUMN
cdef int GREEN, COLOURED, FIRST_ACTION, RETRAITE, CHUTE, BOUCLIER, ASSOMME, LANCELOT
cdef int SMALL, GREEN_CARD, LACKED, AN_ACTION, NEVER
cdef double BOLD, FITTING, MEAN
cdef u64 ONE
cdef int VALUE[40]
cdef int COLOUR[40]
cdef u64 FITS[8]

cdef class Policy:
    cdef Twin twin
    cdef Outlook outlook
    cdef Payment payment
    cdef ActionCards actions

    @cython.locals(phase=int)
    cdef int usual_move(self, int seat, int style) noexcept nogil
    @cython.locals(kind=int, open_to=int, best=int, found=int, colour=int, worth=int)
    cdef int best_hue(self, int seat, int phase) noexcept nogil
    @cython.locals(code=int, value=int, place=int)
    cdef int sturdiest(self, int seat) noexcept nogil

    @cython.locals(theft=int, move=int)
    cdef int in_turn(self, int seat) noexcept nogil
    @cython.locals(best=int, found=int, target=int, rich=int)
    cdef int theft(self, int seat) noexcept nogil
    @cython.locals(paid=bint, cost=int, card=int, action=int, laid=int)
    cdef int stay_in(self, int seat) noexcept nogil
    @cython.locals(others=int, mine=int, mean=double, most=double, rival=int)
    cdef bint worth_paying(self, int seat, int cost) noexcept nogil
    @cython.locals(found=int, left=u64)
    cdef int actions_held(self, int seat) noexcept nogil
    @cython.locals(others=int)
    cdef int laying(self, int seat) noexcept nogil
    cdef int leave(self, int seat) noexcept nogil

    @cython.locals(aimed=bint, best=int, found=int, place=int, code=int)
    cdef int easy_move(self, int seat) noexcept nogil
    @cython.locals(best=int, found=int, colour=int, many=int, left=u64)
    cdef int longest_colour(self, int seat) noexcept nogil
    cdef bint highest(self) noexcept nogil

    @cython.locals(best=int, found=int, place=int, code=int)
    cdef int beginner_move(self, int seat) noexcept nogil
    @cython.locals(best=int, found=int, colour=int, greatest=int, left=u64, card=int)
    cdef int dearest_colour(self, int seat) noexcept nogil
