# The C types of policy.py.
cimport cython

from tablee.games.dalmuti.fast cimport Twin, Word, u64

cdef int CHANCE, EASY, QUICK, NORMAL, STRONG, YOUNG, ANYTHING
cdef int SET, SILENCE, DECLARATION, SETTLEMENT, TAX, OFFER, NO_SWAP, ANSWER
cdef int SLIP, CALL, TAXES, PLAY, WILD
cdef u64 RANKED, ONE

cdef class Policy:
    @staticmethod
    cdef int usual_move(Twin twin, int seat, int style) noexcept nogil

    @staticmethod
    cdef int group(u64 hand, int rank, int jokers) noexcept nogil
    @cython.locals(rank=int)
    @staticmethod
    cdef int worst_rank(u64 hand) noexcept nogil
    @staticmethod
    cdef int weakest_group(u64 hand) noexcept nogil
    @cython.locals(unseen=u64, other=int)
    @staticmethod
    cdef u64 unseen_by(Twin twin, int seat) noexcept nogil
    @cython.locals(wanted=int)
    @staticmethod
    cdef u64 beaten(int rank, int size, u64 unseen) noexcept nogil
    @cython.locals(hand=u64, unseen=u64, jokers=int, best=int, unsure=int, groups=int, longest=int, sure=int,
                   left=u64, rank=int, size=int)
    @staticmethod
    cdef int lead(Twin twin, int seat) noexcept nogil
    @cython.locals(hand=u64, size=int, better=u64, jokers=int, plain=u64, helped=u64, rank=int, wild=int, spent=int)
    @staticmethod
    cdef int easy_follow(Twin twin, int seat) noexcept nogil
    @cython.locals(rank=int)
    @staticmethod
    cdef int last_rank(u64 mask) noexcept nogil
    @cython.locals(hand=u64, size=int, better=u64, jokers=int, left=u64, cheapest=int, code=int, rank=int,
                   wild=int, price=int)
    @staticmethod
    cdef int follow(Twin twin, int seat, int style) noexcept nogil
    @staticmethod
    cdef int cost(u64 hand, int rank, int numbered, int wild) noexcept nogil
    @cython.locals(fewest=int, other=int)
    @staticmethod
    cdef int patience(Twin twin, int seat, int style) noexcept nogil

    @cython.locals(position=int, hand=u64, worst=int, rest=u64)
    @staticmethod
    cdef int easy_answer(Twin twin, int seat) noexcept nogil
    @cython.locals(position=int, hand=u64, card=int, low_born=bint)
    @staticmethod
    cdef int answer(Twin twin, int seat) noexcept nogil
    @cython.locals(best=int, found=int, card=int, left=int, gladly=int)
    @staticmethod
    cdef int spare_card(u64 hand) noexcept nogil
    @cython.locals(best=int, found=int, first=int, second=int, jokers=int, left=int, gladly=int)
    @staticmethod
    cdef int spare_pair(u64 hand) noexcept nogil

cdef class Model:
    cdef readonly Twin twin
