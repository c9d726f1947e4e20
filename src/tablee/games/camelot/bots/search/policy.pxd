# The C types of policy.py.
cimport cython

from tablee.games.camelot.twin.game cimport Twin
from tablee.games.camelot.twin.table cimport Bits, u8, u64

cdef int EASY, NORMAL
cdef int NAMING, PLAYING, REACTING, KEEPING, LOSING
cdef int STAY, WITHDRAW, PLAY, ACTION, PASS, PASS_ALL, ANSWER, KEEP, NAME, LOSE, TAKE
cdef int CARD, TARGET, HUE, MINE, THEIRS, BESIDE, HAND, COLUMN
cdef int PURPLE, GREEN, COLOURED, NOBODY
cdef int SQUIRES, LADY, FIRST_ACTION, MALADRESSE, LANCE, RIPOSTE, ESQUIVE, RETRAITE, CHUTE
cdef int FEINTE, CHARGE, CONTRE, DISGRACE, ADAPTATION, FINESSE, BOUCLIER, ASSOMME, LANCELOT
cdef int ACTION_COST, TOKEN, LADY_RISK, SMALL, GREEN_CARD, LACKED, AN_ACTION, NEVER, COUNTED
cdef double BOLD, FITTING, MEAN
cdef u64 ONE, SILENT
cdef int VALUE[40]
cdef int COLOUR[40]
cdef int SORTED[20]
cdef u64 FITS[8]

cdef class Policy:
    cdef Twin twin
    cdef int points[5]
    cdef int size[5]
    cdef int colour, lady, cost, card
    cdef bint with_lady

    @cython.locals(phase=int)
    cdef int usual_move(self, int seat, int style) noexcept nogil
    @cython.locals(kind=int, open_to=int, best=int, found=int, colour=int, worth=int)
    cdef int best_hue(self, int seat, int phase) noexcept nogil
    @cython.locals(code=int, value=int, place=int)
    cdef int sturdiest(self, int seat) noexcept nogil

    @cython.locals(whole=int, left=u64, card=int)
    cdef int added(self, int seat, int colour, bint lady) noexcept nogil
    cdef bint wins_something(self, int seat, int colour) noexcept nogil
    @cython.locals(last=bint)
    cdef bint about_to_win(self, int seat, int colour) noexcept nogil
    @cython.locals(rival=int)
    cdef bint threatened(self, int seat, int colour) noexcept nogil
    @cython.locals(seat=int)
    cdef void look(self) noexcept nogil
    cdef int total(self, int seat) noexcept nogil
    @cython.locals(best=int, other=int)
    cdef int lead(self, int seat) noexcept nogil

    @cython.locals(theft=int, move=int)
    cdef int in_turn(self, int seat) noexcept nogil
    @cython.locals(fitting=u64, place=int)
    cdef int smallest(self, int seat) noexcept nogil
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
    @cython.locals(best=int, found=int, place=int)
    cdef int leave(self, int seat) noexcept nogil

    @cython.locals(missing=int, stunned=bint)
    cdef bint pay(self, int seat, bint played, int added) noexcept nogil
    cdef bint may_risk_lady(self, int seat) noexcept nogil
    @cython.locals(fitting=u64, top=int, used=int)
    cdef bint choose(self, int seat, int missing, bint stunned, bint lady) noexcept nogil
    @cython.locals(fitting=u64, place=int, card=int)
    cdef bint pick(self, int seat, int missing, int top, int used, bint lady) noexcept nogil
    cdef int take(self, int card) noexcept nogil

    @cython.locals(left=u64, card=int, best=int, found=int, place=int, cost=int)
    cdef int cheapest_action(self, int seat) noexcept nogil
    @cython.locals(own=int, rival=int, code=int)
    cdef void list_best_exchanges(self, int seat) noexcept nogil
    @cython.locals(found=int, place=int, more=int)
    cdef int extreme_place(self, int seat, bint greatest) noexcept nogil
    @cython.locals(added=int, lost=int)
    cdef int price(self, int seat, int code) noexcept nogil
    @cython.locals(card=int, before=int)
    cdef bint hurts(self, int seat) noexcept nogil
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

    @cython.locals(aimed=bint, best=int, found=int, place=int, code=int)
    cdef int easy_move(self, int seat) noexcept nogil
    @cython.locals(best=int, found=int, colour=int, many=int, left=u64)
    cdef int longest_colour(self, int seat) noexcept nogil
