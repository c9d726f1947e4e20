"""What happens on the star, in the past tense; everybody sees all of it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tablee.core.roles import Order, Seat, Standings, role

Names = tuple[str, ...]
Path = Annotated[Names, role("path")]


class _Event(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    pass


class CampsDrawn(_Event, frozen=True, tag="camps-drawn"):
    """Whose camps A, B and C are, drawn by lot (ETO-12)."""

    seats: Order


class PieceTouched(_Event, frozen=True, tag="piece-touched"):
    seat: Seat
    cell: str


class PieceMoved(_Event, frozen=True, tag="piece-moved"):
    seat: Seat
    path: Path


class PiecesTaken(_Event, frozen=True, tag="pieces-taken"):
    """A capture: every landing cell, and where the lifted pieces stood (ETO-22, ETO-33)."""

    seat: Seat
    path: Annotated[Names, role("capture")]
    taken: Names


class QueenMade(_Event, frozen=True, tag="queen-made"):
    seat: Seat
    cell: str


class CaptureMissed(_Event, frozen=True, tag="capture-missed"):
    """`seat` moved without capturing; `by` may now punish it at one of these cells (ETO-40)."""

    seat: Seat
    by: Seat
    cells: Names


class PieceHuffed(_Event, frozen=True, tag="piece-huffed"):
    seat: Seat
    offender: Seat
    cell: str


class MoveTakenBack(_Event, frozen=True, tag="move-taken-back"):
    """`seat` obliges the offender to capture instead of this move (ETO-40)."""

    seat: Seat
    offender: Seat
    path: Path


class OwnerAsked(_Event, frozen=True, tag="owner-asked"):
    """A piece of `seat` could have been taken: `seat` may oblige the offender to take it (ETO-40)."""

    seat: Seat
    offender: Seat


class CaptureWaived(_Event, frozen=True, tag="capture-waived"):
    """`seat` lets it stand that a piece of their own was not taken (ETO-40)."""

    seat: Seat


class DrawOffered(_Event, frozen=True, tag="draw-offered"):
    seat: Seat


class DrawAccepted(_Event, frozen=True, tag="draw-accepted"):
    seat: Seat


class DrawDeclined(_Event, frozen=True, tag="draw-declined"):
    seat: Seat


class Resigned(_Event, frozen=True, tag="resigned"):
    seat: Seat


class WentOut(_Event, frozen=True, tag="went-out"):
    """A player without pieces is out (ETO-50)."""

    seat: Seat


class PassedOver(_Event, frozen=True, tag="passed-over"):
    """A blocked player loses this turn (ETO-50)."""

    seat: Seat


class GameEnded(_Event, frozen=True, tag="game-ended"):
    """`reason`: "taken", "blocked", "resigned", "agreed", "counted", "emptied" or "stuck"."""

    reason: str
    standings: Standings


Event = (
    CampsDrawn
    | PieceTouched
    | PieceMoved
    | PiecesTaken
    | QueenMade
    | CaptureMissed
    | PieceHuffed
    | MoveTakenBack
    | OwnerAsked
    | CaptureWaived
    | DrawOffered
    | DrawAccepted
    | DrawDeclined
    | Resigned
    | WentOut
    | PassedOver
    | GameEnded
)
