# The C types of action_cards.py.
cimport cython

from tablee.games.camelot.twin.table cimport Bits, Table, u64

cdef int STAY, WITHDRAW, PLAY, ACTION, PASS, PASS_ALL, ANSWER, KEEP, NAME, LOSE, TAKE
cdef int CARD, TARGET, HUE, MINE, THEIRS, BESIDE, COLUMN
cdef int PURPLE, GREEN, NOBODY, SQUIRES, LADY, FIRST_ACTION
cdef int DESARCONNE, CHANGEMENT, MALADRESSE, LANCE, RIPOSTE, ESQUIVE, RETRAITE, CHUTE
cdef int FEINTE, CHARGE, CONTRE, DISGRACE, ADAPTATION, FINESSE, BOUCLIER, ASSOMME, LANCELOT
cdef int VALUE[40]
cdef int COLOUR[40]
cdef u64 ONE

cdef class Actions(Table):
    cdef int codes[4096]
    cdef int many, turn, added
    cdef bint opening, first, played, entered
    cdef bint stays[112]
    cdef int kept[5]

    cdef void put(self, int code) noexcept nogil
    @cython.locals(left=u64, card=int)
    cdef void list_actions(self) noexcept nogil
    @cython.locals(target=int)
    cdef void list_ways(self, int card, int code) noexcept nogil
    @cython.locals(place=int)
    cdef void list_own(self, int code) noexcept nogil
    cdef bint does_something(self, int card) noexcept nogil
    @cython.locals(colour=int)
    cdef void list_colours(self, int card, int code) noexcept nogil
    cdef void list_targets(self, int card, int code, int target) noexcept nogil
    @cython.locals(place=int)
    cdef void list_within_reach(self, int card, int code, int target) noexcept nogil
    @cython.locals(newest=int)
    cdef bint may_take_from(self, int target) noexcept nogil
    @cython.locals(target=int, theirs=int, mine=int)
    cdef void list_exchanges(self, int code) noexcept nogil
    @cython.locals(given=int, got=int)
    cdef void list_exchange(self, int code, int target, int mine, int theirs) noexcept nogil
    @cython.locals(card=int)
    cdef int spot_card(self, int seat, int spot) noexcept nogil
    @cython.locals(touches=bint)
    cdef bint guarded(self, int seat, int leaves, int comes) noexcept nogil
    cdef bint spoils(self, int seat, int leaves, int comes) noexcept nogil

    @cython.locals(found=int, seat=int, place=int, value=int)
    cdef int extreme(self, int card) noexcept nogil
    cdef bint takes(self, int card, int value, int other) noexcept nogil
    @cython.locals(lost=int, place=int)
    cdef int thins(self, int card, int seat, int value) noexcept nogil
    cdef bint touches(self, int card, int seat) noexcept nogil
    @cython.locals(value=int, seat=int, lost=int)
    cdef int thins_any(self, int card) noexcept nogil
    @cython.locals(value=int, seat=int)
    cdef void thin_all(self, int card) noexcept nogil
    @cython.locals(last=int, left=int, place=int)
    cdef void thin(self, int card, int seat, int value) noexcept nogil
    @cython.locals(left=int, place=int, card=int)
    cdef void keep_marked(self, int seat) noexcept nogil

    @cython.locals(seat=int)
    cdef bint adapts(self) noexcept nogil
    @cython.locals(seen=int, place=int, value=int)
    cdef bint repeats(self, int seat) noexcept nogil
    @cython.locals(found=int, seat=int)
    cdef int choosers(self) noexcept nogil
    @cython.locals(doubtful=int, value=int)
    cdef int in_doubt(self, int seat) noexcept nogil
    @cython.locals(found=u64, place=int)
    cdef u64 kinds_of(self, int seat, int value) noexcept nogil
    @cython.locals(doubtful=int, seen=u64, place=int, card=int)
    cdef void list_keeping(self, int seat, int value, int code) noexcept nogil
    @cython.locals(seat=int)
    cdef void adapt_all(self) noexcept nogil
    @cython.locals(seen=int, place=int, card=int, value=int, chosen=int)
    cdef void adapt(self, int seat, int code) noexcept nogil

    @cython.locals(card=int, target=int)
    cdef void take_effect(self, int code) noexcept nogil
    @cython.locals(stolen=int)
    cdef void move_card(self, int card, int target, int mine, int theirs) noexcept nogil
    @cython.locals(given=int, got=int)
    cdef void swap_spots(self, int target, int mine, int theirs) noexcept nogil
    cdef int named_card(self, int seat, int spot) noexcept nogil
    cdef void replace_spot(self, int seat, int spot, int leaves, int comes) noexcept nogil
