"""What everybody saw each seat do last, tournament by tournament (CAM-60).

Whoever puts down a card shows what it needed and what it spent; whoever leaves, what it had not to give.
A person at the table could write down three numbers a seat, and keep the last tournament of every colour.
A tournament that changes its colour begins a new line: in green a card counts otherwise (CAM-27).
"""

from __future__ import annotations

import msgspec

from tablee.core.roles import Seat
from tablee.games.camelot.pieces import Colour


class Deed(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """One seat's last deed in a tournament.

    `lacked` is what it still lacked to be highest when it put down its last card, `card` that card's printed
    value, and `left` what it lacked when it withdrew, at least 1; 0 for what it has not done.
    """

    lacked: int = 0
    card: int = 0
    left: int = 0


Deeds = tuple[Deed, ...]
NOTHING = Deed()


class Past(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """The last tournament that ended in a colour."""

    colour: Colour
    tournament: int
    deeds: Deeds


def added(deeds: Deeds, seat: Seat, seats: int, lacked: int, card: int) -> Deeds:
    """A seat put down a colour or support card."""
    return _with(deeds, seat, Deed(lacked, card), seats)


def withdrew(deeds: Deeds, seat: Seat, seats: int, lacked: int) -> Deeds:
    last = deeds[seat] if deeds else NOTHING
    return _with(deeds, seat, Deed(last.lacked, last.card, max(1, lacked)), seats)


def remembered(past: tuple[Past, ...], ended: Past) -> tuple[Past, ...]:
    """The oldest first; a colour's last tournament takes the place of the one before."""
    return (*[one for one in past if one.colour != ended.colour], ended)


def _with(deeds: Deeds, seat: Seat, deed: Deed, seats: int) -> Deeds:
    before = deeds or (NOTHING,) * seats
    return (*before[:seat], deed, *before[seat + 1 :])
