# The C types of game.py.
cimport cython

from tablee.games.camelot.twin.action_cards cimport Actions
from tablee.games.camelot.twin.table cimport Bits, u64

cdef int NAMING, PLAYING, REACTING, KEEPING, LOSING, TAKING, OVER
cdef int STAY, WITHDRAW, PLAY, ACTION, PASS, PASS_ALL, ANSWER, KEEP, NAME, LOSE, TAKE
cdef int CARD, HUE, HAND, COLUMN, CARDS, DEALT, PURPLE, COLOURED, NOBODY
cdef int LADY, ADAPTATION, BOUCLIER, ASSOMME, LANCELOT
cdef u64 ONE
cdef int STOCK[112]
cdef u64 FITS[8]

cdef class Twin(Actions):
    cdef int goal, tournament, dealer, starter, phase, seat, action
    cdef int answered, standing, chosen, announced
    cdef Twin start
    cdef long games, moved

    @cython.locals(_turn=long)
    cdef void work(self) noexcept nogil
    @cython.locals(total=int)
    cdef int rollout(self) noexcept nogil
    @cython.locals(many=int)
    cdef void random_move(self, int seat) noexcept nogil

    @cython.locals(seat=int)
    cdef void clear_game(self) noexcept nogil
    @cython.locals(place=int)
    cdef void deal_hands(self) noexcept nogil
    @cython.locals(step=int, seat=int)
    cdef void open_tournament(self, int first) noexcept nogil
    @cython.locals(found=int, colour=int, barred=bint)
    cdef int open_colours(self, int seat) noexcept nogil
    cdef void name_colour(self, int seat, int colour) noexcept nogil

    @cython.locals(seat=int)
    cdef void begin_turn(self, int after) noexcept nogil
    cdef void play_card(self, int seat, int card) noexcept nogil
    cdef bint may_stay(self) noexcept nogil
    @cython.locals(lady=int)
    cdef void withdraw(self, int seat) noexcept nogil
    cdef void lose_token(self, int seat, int colour) noexcept nogil
    @cython.locals(winner=int, lacking=int)
    cdef void go_on(self, int seat) noexcept nogil
    cdef void award(self, int seat, int colour) noexcept nogil

    cdef void announce(self, int seat, int code) noexcept nogil
    cdef void let_pass(self, int seat, bint rest) noexcept nogil
    @cython.locals(card=int)
    cdef void take_effect_if_answered(self) noexcept nogil
    cdef void play_lancelot(self, int seat) noexcept nogil
    cdef void keep(self, int seat, int code) noexcept nogil

    cdef int asked(self) noexcept nogil
    @cython.locals(kind=int)
    cdef void play(self, int seat, int code) noexcept nogil
    cdef void list_moves(self, int seat) noexcept nogil
    @cython.locals(colour=int)
    cdef void list_hues(self, int kind, int colours) noexcept nogil
    cdef void list_turn(self, int seat) noexcept nogil
    @cython.locals(left=u64)
    cdef void list_cards(self, int seat) noexcept nogil
    @cython.locals(seat=int)
    cdef void copy_from(self, Twin other) noexcept nogil
