"""The truth of a game in progress: frozen values, no time but what hands claimed, no chance."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from tablee.core import roles
from tablee.games.dschamal.lying import Layout
from tablee.games.dschamal.meta import Options
from tablee.games.dschamal.pieces import COLOURED, Piece, Pieces
from tablee.games.dschamal.tower import Tower

Seat = roles.Seat

DUEL, DECISIVE, REACH = "duel", "decisive", "reach"
IN, LAID, OUT = "in", "laid", "out"


class _Value(msgspec.Struct, frozen=True, gc=False):
    pass


class _Phase(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    pass


class Felt(_Value, frozen=True):
    """What a fingertip felt last (DSC-80): the relief, and whether another hand was near."""

    relief: str
    near: bool


class Touch(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One touch as a hand remembers it; where nothing was felt the relief is empty."""

    x: int
    y: int
    relief: str


class Closing(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Where a hand closed, and on how many pieces."""

    x: int
    y: int
    count: int


class Trace(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """Where a hand was at that time of its own; `count` says on how many pieces it closed, else -1."""

    x: int
    y: int
    ms: int
    count: int = -1


class Width(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """How wide is what the hand holds, between two fingers (DSC-82).

    `across`: steps of 15° from left and right.
    """

    across: int
    mm: int


class Hand(_Value, frozen=True):
    """A hand in the bag: where its fingertip is, the time it has used, what it holds or laid.

    `trail` is its way, for those who look back once the search is over; `took` how what it laid had lain.
    """

    seat: Seat
    x: int
    y: int
    clock: int = 0
    status: str = IN
    called: bool = False
    held: Pieces = ()
    grip: tuple[int, int] | None = None
    felt: Felt | None = None
    lately: tuple[Touch, ...] = ()
    closings: tuple[Closing, ...] = ()
    within: int = 0
    trail: tuple[Trace, ...] = ()
    took: Layout = ()
    width: Width | None = None


class Bout(_Value, frozen=True):
    """One search: who against whom, what for, and the decisive piece if there is one (DSC-31)."""

    number: int
    fighters: tuple[Seat, ...]
    purpose: str = DUEL
    middle: Piece | None = None


class Course(_Value, frozen=True):
    """Who leads the duels and whom they have met in a row (DSC-40 to DSC-43, DSC-67, DSC-71)."""

    master: Seat
    met: tuple[Seat, ...] = ()


class Verdict(_Value, frozen=True):
    """How the last search was judged: everybody's time, what was shown, who won by which clause.

    `within`: how exactly, in ms, the times could be measured.
    """

    times: tuple[tuple[Seat, int], ...]
    shown: tuple[tuple[Seat, Pieces], ...]
    winner: Seat | None
    clause: str
    within: int = 0


class Choosing(_Phase, frozen=True, tag="choose"):
    turn: Seat


class Ready(_Phase, frozen=True, tag="ready"):
    """Hands at the bag; somebody calls (DSC-12)."""


class Searching(_Phase, frozen=True, tag="search"):
    layout: Layout
    hands: tuple[Hand, ...]


class Taking(_Phase, frozen=True, tag="take"):
    """`seat` takes one piece of each of `victims`, one after the other."""

    seat: Seat
    victims: tuple[Seat, ...]
    clause: str


class Giving(_Phase, frozen=True, tag="give"):
    """`seat` gives one of its own coloured pieces to `to` (DSC-26)."""

    seat: Seat
    to: Seat


class Handing(_Phase, frozen=True, tag="hand"):
    """`seat` gives the piece it pulled to any other player (DSC-51)."""

    seat: Seat
    piece: Piece


class Cameling(_Phase, frozen=True, tag="camel"):
    """`seat` gives or takes a black piece (DSC-52)."""

    seat: Seat


class Building(_Phase, frozen=True, tag="build"):
    """`seat` builds `piece`; `winner` is whoever won the duel (DSC-54)."""

    seat: Seat
    piece: Piece
    winner: Seat


class Over(_Phase, frozen=True, tag="over"):
    standings: tuple[tuple[Seat, ...], ...]


Phase = Choosing | Ready | Searching | Taking | Giving | Handing | Cameling | Building | Over


class State(_Value, frozen=True):
    options: Options
    owned: tuple[Pieces, ...]
    towers: tuple[Tower, ...]
    bag: Pieces
    course: Course
    bout: Bout
    phase: Phase
    last: Verdict | None = None
    rules: int = 1  # the version of the rules it is played by

    @property
    def seats(self) -> int:
        return len(self.owned)


def gain(state: State, seat: Seat, pieces: Pieces) -> State:
    """These pieces, pulled out of the bag, now lie before that seat."""
    bag = tuple([piece for piece in state.bag if piece not in pieces])
    return replace(state, bag=bag, owned=_at(state.owned, seat, (*state.owned[seat], *pieces)))


def hand_over(state: State, giver: Seat, taker: Seat, piece: Piece) -> State:
    kept = tuple([held for held in state.owned[giver] if held != piece])
    owned = _at(state.owned, giver, kept)
    return replace(state, owned=_at(owned, taker, (*owned[taker], piece)))


def to_bag(state: State, pieces: Pieces) -> State:
    """Pieces that go back into the bag; whoever had them has been told apart."""
    return replace(state, bag=tuple(sorted((*state.bag, *pieces))))


def with_tower(state: State, seat: Seat, tower: Tower) -> State:
    return replace(state, towers=(*state.towers[:seat], tower, *state.towers[seat + 1 :]))


def _at(owned: tuple[Pieces, ...], seat: Seat, pieces: Pieces) -> tuple[Pieces, ...]:
    return (*owned[:seat], tuple(sorted(pieces)), *owned[seat + 1 :])


def left_of(state: State, seat: Seat, steps: int = 1) -> Seat:
    return (seat + steps) % state.seats


def shapes_owned(state: State, seats: tuple[Seat, ...]) -> frozenset[int]:
    return frozenset([piece // 4 for seat in seats for piece in state.owned[seat] if piece < COLOURED])
