# The C types of world.py.
cimport cython

from tablee.bots.tree_search cimport World
from tablee.games.camelot.bots.search.policy cimport Policy
from tablee.games.camelot.twin.game cimport Twin
from tablee.games.camelot.twin.table cimport Bits, u64

cdef int TRIES, SHARES, LONGEST
cdef int NAMING, PLAYING, REACTING, KEEPING, LOSING, TAKING, OVER
cdef int STAY, WITHDRAW, PLAY, ACTION, PASS, PASS_ALL, ANSWER, KEEP, NAME, LOSE, TAKE
cdef int CARD, TARGET, MINE, THEIRS, HAND
cdef int ESQUIVE, RETRAITE, FINESSE, LANCELOT, PURPLE, COLOURED
cdef int EASY, NORMAL, BEGINNER, TREE, PILE, MODELS, SEATS, EVEN, FAINTEST, GREEN_POINTS, TOP_GRADE
cdef u64 WORD, MIX, STIR, ONE, APART
cdef long long POWER[2001]
cdef int SPENT[2]
cdef int GRADES[32]
cdef int CARDS[80]
cdef int COLOUR[40]
cdef int VALUE[40]
cdef u64 FITS[8]
cdef int MISSING[12]
cdef int START[2]

cdef class Tournament(World):
    cdef readonly Twin twin, start
    cdef Policy policy
    cdef int hero, number, unseen, facts, many, opener
    cdef bint any_pile, flat, known
    cdef u64 trail
    cdef long long total
    cdef int cards[112]
    cdef int stock[112]
    cdef int fact_card[112]
    cdef int fact_odds[560]
    cdef int room[6]
    cdef int rooms[6]
    cdef int possible[40]
    cdef int left[40]
    cdef int leaning[600]
    cdef int style[5]
    cdef int model[5]
    cdef int share[15]
    cdef int codes[256]
    cdef int promise[5]
    cdef int strength[5]
    cdef long long power[5]

    cdef void imagine(self) noexcept nogil
    @cython.locals(_try=int)
    cdef void deal_world(self) noexcept nogil
    @cython.locals(holder=int, card=int, fact=int, count=int, place=int)
    cdef void deal_cards(self) noexcept nogil
    @cython.locals(mask=u64)
    cdef bint can_open(self) noexcept nogil
    @cython.locals(total=long, drawn=long, seat=int)
    cdef void place_fact(self, int fact) noexcept nogil
    @cython.locals(place=int, other=int, card=int)
    cdef void shuffle(self) noexcept nogil
    @cython.locals(total=long, drawn=long, seat=int)
    cdef bint place_card(self, int card, bint pile) noexcept nogil
    cdef void give(self, int seat, int card) noexcept nogil
    @cython.locals(seat=int)
    cdef void draw_styles(self) noexcept nogil
    @cython.locals(drawn=int, style=int)
    cdef int drawn_style(self, int seat) noexcept nogil

    cdef bint over(self) noexcept nogil
    @cython.locals(idle=int, seat=int)
    cdef void pass_idly(self) noexcept nogil
    @cython.locals(asked=int)
    cdef int asked(self) noexcept nogil
    @cython.locals(seat=int, chooses=bint)
    cdef int modelled(self) noexcept nogil
    cdef u64 key(self) noexcept nogil
    @cython.locals(seat=int, place=int)
    cdef int list_options(self) noexcept nogil
    cdef void put(self, int code) noexcept nogil
    @cython.locals(card=int, target=int)
    cdef bint worth_a_try(self, int seat, int code) noexcept nogil
    cdef int option(self, int number) noexcept nogil
    @cython.locals(seat=u64, hidden=bint)
    cdef void make(self, int move) noexcept nogil
    @cython.locals(moves=int, seat=int)
    cdef void finish(self) noexcept nogil
    @cython.locals(best=int, seat=int)
    cdef void weigh(self) noexcept nogil
    @cython.locals(tokens=int, promise=int, left=u64, card=int, many=int, colour=int)
    cdef int promised(self, int seat, int table) noexcept nogil
    @cython.locals(promise=int, colour=int, points=int, grade=int)
    cdef int strengths(self, int tokens, int table) noexcept nogil
    cdef int value(self, int seat) noexcept nogil
