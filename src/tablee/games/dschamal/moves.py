"""What a seat can do.

Moves in the bag say how many milliseconds they took since the last one: the hand's own clock.
Whoever runs the game bounds that claim by what they measure themselves (`measured.measure`, DSC-84).
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from tablee.core.roles import Seat, role
from tablee.games.dschamal.pieces import Piece
from tablee.games.dschamal.tower import Placed


class _Move(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    pass


class Choose(_Move, frozen=True, tag="choose"):
    """Put a piece before oneself at the start (DSC-10, DSC-60, DSC-70)."""

    piece: Piece


class Start(_Move, frozen=True, tag="start"):
    """Call "Dschamál!": at once, or after a short pause drawn by lot (DSC-12)."""

    after_pause: bool = False


class Feel(_Move, frozen=True, tag="feel"):
    """Move the fingertip by so many millimetres and feel what is there (DSC-80)."""

    dx: Annotated[int, role("step")]
    dy: int
    ms: int


class Push(_Move, frozen=True, tag="push"):
    """Push the piece under the fingertip aside (DSC-82)."""

    dx: Annotated[int, role("step")]
    dy: int
    ms: int


class Close(_Move, frozen=True, tag="close"):
    """Close the hand on what is within its grasp (DSC-82)."""

    ms: int


class Pinch(_Move, frozen=True, tag="pinch"):
    """Close with two fingers: as `Close`, and feel how wide it is between them (DSC-82).

    `across`: steps of 15° from left and right. A hand that holds something already feels only the width.
    """

    across: int
    ms: int


class Roll(_Move, frozen=True, tag="roll"):
    """Roll the one piece the hand holds over onto another of its sides (DSC-82)."""

    ms: int


class LetGo(_Move, frozen=True, tag="let-go"):
    """Open the hand again, inside the bag."""

    ms: int


class Call(_Move, frozen=True, tag="call"):
    """Call for the camel before laying it (DSC-13)."""

    ms: int


class Lay(_Move, frozen=True, tag="lay"):
    """Take the hand out and lay what it holds on the table (DSC-83).

    `within` is how exactly, in ms, that time could be measured: whoever runs the game adds it (DSC-84).
    """

    ms: int
    within: int = 0


class GiveUp(_Move, frozen=True, tag="give-up"):
    """Leave the bag with an empty hand (DSC-31)."""


class Take(_Move, frozen=True, tag="take"):
    """Take this piece from the player before whom it lies (DSC-22, DSC-24, DSC-25, DSC-65, DSC-52)."""

    piece: Piece


class Give(_Move, frozen=True, tag="give"):
    """Give this piece to that player (DSC-26, DSC-51, DSC-52)."""

    piece: Piece
    to: Seat


class Build(_Move, frozen=True, tag="build"):
    """Let go of the piece there (DSC-54); `settled` is what the physics found standing (DSC-85).

    A player says only `drop`; whoever runs the game adds `settled` before the rules see it.
    """

    drop: Annotated[Placed, role("drop")]
    settled: tuple[Placed, ...] | None = None


BagMove = Feel | Push | Close | Pinch | Roll | LetGo | Call | Lay | GiveUp
Move = Choose | Start | Feel | Push | Close | Pinch | Roll | LetGo | Call | Lay | GiveUp | Take | Give | Build

QUICKEST: dict[type[_Move], int] = {
    Feel: 40, Push: 80, Close: 120, Pinch: 200, Roll: 250, LetGo: 80, Call: 0, Lay: 150,
}  # fmt: skip
"""The fewest milliseconds each takes: a hand is no faster (DSC-90)."""
GRIP = 24  # how far the fingertip may run over what the hand holds
ACROSS_TURNS = 12  # ways two fingers can lie across a piece: 15° apart, half round
