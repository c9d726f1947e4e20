"""What happens at the table and in the bag, in the past tense."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tablee.core.roles import EachSeat, Seat, Standings, role
from tablee.games.dschamal.pieces import Piece, Pieces
from tablee.games.dschamal.tower import Placed


class _Event(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    pass


class StarterDrawn(_Event, frozen=True, tag="starter-drawn"):
    """Whose fingers decide who begins is drawn by lot (DSC-11, DSC-60)."""

    seat: Seat


class PieceChosen(_Event, frozen=True, tag="piece-chosen"):
    seat: Seat
    piece: Piece


class BoutReady(_Event, frozen=True, tag="bout-ready"):
    """`purpose` is "duel", "decisive" or "reach"; `middle` is the decisive piece (DSC-31)."""

    number: int
    fighters: tuple[Seat, ...]
    purpose: str
    master: Seat
    middle: Piece | None = None


class Started(_Event, frozen=True, tag="started"):
    """The bag is shaken; all hands start at the same instant, `pause` ms from now (DSC-12, DSC-80)."""

    number: int
    seat: Seat
    pause: int


class ReliefFelt(_Event, frozen=True, tag="relief-felt"):
    """What the fingertip feels at (x, y), told to its owner alone (DSC-81)."""

    seat: Seat
    x: int
    y: int
    relief: str
    near: bool


class HandClosed(_Event, frozen=True, tag="hand-closed"):
    """How many pieces the hand holds now, told to its owner alone."""

    seat: Seat
    count: int


class WidthFelt(_Event, frozen=True, tag="width-felt"):
    """How many millimetres lie between two fingers of the hand, told to its owner alone."""

    seat: Seat
    across: int
    mm: int


class PieceRolled(_Event, frozen=True, tag="piece-rolled"):
    """What the hand holds lies on another side now; not `free`: there was no room for that."""

    seat: Seat
    free: bool


class HandOpened(_Event, frozen=True, tag="hand-opened"):
    seat: Seat


class CamelCalled(_Event, frozen=True, tag="camel-called"):
    seat: Seat


class HandLaid(_Event, frozen=True, tag="hand-laid"):
    """A hand is out of the bag with something; what it is shows when the duel is judged."""

    seat: Seat


class OwnLaid(_Event, frozen=True, tag="own-laid"):
    """What one has laid oneself, told to its owner alone."""

    seat: Seat
    pieces: Pieces


class GaveUp(_Event, frozen=True, tag="gave-up"):
    seat: Seat


class TimesShown(_Event, frozen=True, tag="times-shown"):
    """The receipt: who took how many ms from the start, and the tie window (DSC-84).

    `within`: how exactly, in ms, the least exact of these times could be measured.
    """

    times: Annotated[tuple[tuple[Seat, int], ...], role("times")]
    tie_ms: int
    within: Annotated[int, role("milliseconds")] = 0


class PiecesShown(_Event, frozen=True, tag="pieces-shown"):
    seat: Seat
    pieces: Pieces
    called: bool


class BoutRepeated(_Event, frozen=True, tag="bout-repeated"):
    """`reason` is "tie" (DSC-14) or "wrong-calls" (DSC-26)."""

    fighters: tuple[Seat, ...]
    reason: str


class BoutVoid(_Event, frozen=True, tag="bout-void"):
    fighters: tuple[Seat, ...]


class BoutWon(_Event, frozen=True, tag="bout-won"):
    """`clause` is the case of the rule book that decided."""

    seat: Seat
    clause: str


class PieceKept(_Event, frozen=True, tag="piece-kept"):
    """A piece out of the bag (or the decisive one) now belongs to `seat`."""

    seat: Seat
    piece: Piece


class PieceMoved(_Event, frozen=True, tag="piece-moved"):
    giver: Seat
    taker: Seat
    piece: Piece


class ShapeCompleted(_Event, frozen=True, tag="shape-completed"):
    """All four of a shape are out: winning pieces for whoever owns them (DSC-45)."""

    shape: Annotated[int, role("shape")]
    owners: tuple[Seat, ...]


class TowerBuilt(_Event, frozen=True, tag="tower-built"):
    """How the tower stands at rest, and what fell (DSC-85)."""

    seat: Seat
    piece: Piece
    drop: Placed
    tower: tuple[Placed, ...]
    fallen: Pieces


class TowerLost(_Event, frozen=True, tag="tower-lost"):
    """Two pieces pulled: the whole tower goes back into the bag (DSC-53)."""

    seat: Seat
    pieces: Pieces


class TowersCounted(_Event, frozen=True, tag="towers-counted"):
    """Tower, points for black pieces and total of each seat (DSC-56)."""

    towers: EachSeat[int]
    blacks: EachSeat[int]
    bonuses: EachSeat[int]
    totals: EachSeat[int]


class GameEnded(_Event, frozen=True, tag="game-ended"):
    """`reason` is "seven", "tower", "blacks", "four", "bag" or "duels"."""

    standings: Standings
    reason: str


Event = (
    StarterDrawn
    | PieceChosen
    | BoutReady
    | Started
    | ReliefFelt
    | HandClosed
    | WidthFelt
    | PieceRolled
    | HandOpened
    | CamelCalled
    | HandLaid
    | OwnLaid
    | GaveUp
    | TimesShown
    | PiecesShown
    | BoutRepeated
    | BoutVoid
    | BoutWon
    | PieceKept
    | PieceMoved
    | ShapeCompleted
    | TowerBuilt
    | TowerLost
    | TowersCounted
    | GameEnded
)
