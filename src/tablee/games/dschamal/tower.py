"""How the rules see a tower (DSC-54, DSC-85): poses at rest, taken from the record.

The physics decides what stands; it runs outside the rules, once, and its result comes in with
the move (docs/decisions/dschamal-tower.md). Here is only what any result must satisfy.
"""

from __future__ import annotations

import msgspec

from tablee.core.refusal import Refusal, refused
from tablee.games.dschamal.pieces import Piece, Pieces

UNIT = 1_000_000  # a quaternion's 1
FAR = 400_000  # no tower reaches 40 cm sideways or up; micrometres
STOREY = 50_000  # and no piece adds more than 5 cm to it


class Placed(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, array_like=True):
    """A piece in its pose: the body's origin in micrometres, z up, and its rotation."""

    piece: Piece
    x: int
    y: int
    z: int
    q: tuple[int, int, int, int] = (0, 0, 0, UNIT)


Tower = tuple[Placed, ...]
"""From the base up, in the order in which the pieces were built."""


def pieces_in(tower: Tower) -> Pieces:
    return tuple([placed.piece for placed in tower])


def refuse_build(tower: Tower, piece: Piece, drop: Placed, settled: Tower | None) -> Refusal | None:
    """Why this cannot be what happened when `piece` was let go on `tower` (DSC-54, DSC-85)."""
    if drop.piece != piece:
        return refused("DSC-54", "other-piece")
    if not possible(drop):
        return refused("DSC-85", "out-of-reach")
    if settled is None:
        return refused("DSC-85", "not-settled")
    standing = pieces_in(settled)
    before = (*pieces_in(tower), piece)
    if standing != tuple([one for one in before if one in standing]):
        return refused("DSC-85", "not-these-pieces")
    if before[0] not in standing:
        return refused("DSC-54", "base-stays")
    if not can_stand(settled):
        return refused("DSC-85", "out-of-reach")
    return None


def possible(placed: Placed) -> bool:
    """Whether a piece can be there at all: near the table, and truly turned."""
    near = all(-FAR <= along <= FAR for along in (placed.x, placed.y, placed.z))
    return near and abs(sum(part * part for part in placed.q) - UNIT * UNIT) <= UNIT * UNIT // 1000


def can_stand(tower: Tower) -> bool:
    """Whether pieces can be there at all: no tower is higher than its pieces one upon the other."""
    return all(possible(placed) and placed.z <= STOREY * len(tower) for placed in tower)


def fallen(tower: Tower, piece: Piece, settled: Tower) -> Pieces:
    """What is no longer standing: it goes back into the bag (DSC-54)."""
    standing = pieces_in(settled)
    return tuple([one for one in (*pieces_in(tower), piece) if one not in standing])
