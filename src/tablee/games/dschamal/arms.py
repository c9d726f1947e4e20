"""What those who are not searching see of a search: the bag from above, and arms that move in it.

Of the inside nothing (DSC-81): where a hand is by 20 mm, whether it is closed on something, whether it is
out. Only where a table agreed to light the bag for onlookers are pieces and places told, seconds later.
"""

from __future__ import annotations

import msgspec

from tablee.games.dschamal.lying import WIDTH, Layout
from tablee.games.dschamal.state import Hand, Searching, Seat, State

CELL = 20  # millimetres


class Arm(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """`x` and `y` in whole cells; `holds` says that the hand is closed on something, not on how much."""

    seat: Seat
    x: int
    y: int
    status: str
    holds: bool
    called: bool


class Arms(msgspec.Struct, frozen=True, gc=False, tag="arms"):
    """`cell`: the millimetres of a cell; `layout`: where everything lies, if the bag is lit."""

    number: int
    width: int
    cell: int
    arms: tuple[Arm, ...]
    layout: Layout = ()


def arms(state: State) -> Arms | None:
    phase = state.phase
    if not isinstance(phase, Searching):
        return None
    lit = state.options.lit_seconds > 0
    cell = 1 if lit else CELL
    seen = tuple([_arm(hand, cell) for hand in phase.hands])
    return Arms(state.bout.number, WIDTH, cell, seen, phase.layout if lit else ())


def _arm(hand: Hand, cell: int) -> Arm:
    return Arm(hand.seat, hand.x // cell, hand.y // cell, hand.status, bool(hand.held), hand.called)
