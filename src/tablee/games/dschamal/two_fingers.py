"""What thumb and finger do with what the hand holds (DSC-82): feel how wide it is, and roll it over."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tablee.games.dschamal.lying import Layout, Lying, fits, outline_of
from tablee.games.dschamal.pieces import Piece, Pieces, form_of
from tablee.games.dschamal.shapes import solid
from tablee.games.dschamal.solids import CIRCLE, STEPS

HALF_ROUND, QUARTER = STEPS // 2, STEPS // 4
_WAYS = tuple((round(1024 * c), round(1024 * s)) for c, s in CIRCLE)


def width_of(layout: Layout, held: Pieces, turn: int) -> int:
    """From one finger to the other across all that is held, in whole millimetres."""
    spans = [_span(lying, turn) for lying in layout if lying.piece in held]
    tenths = max([high for _, high in spans]) - min([low for low, _ in spans])
    return (tenths + 5) // 10


def _span(lying: Lying, turn: int) -> tuple[int, int]:
    """Where a piece begins and ends that way, in tenths of a millimetre."""
    (c, s), outline = _WAYS[turn], outline_of(lying)
    middle = 10 * (lying.x * c + lying.y * s) // 1024
    return middle - outline[(turn + HALF_ROUND) % STEPS], middle + outline[turn]


def rolled(layout: Layout, piece: Piece) -> tuple[Layout, bool]:
    """The piece on the next of its sides that there is room for, and whether there was.

    What can lie only one way, as a ball, rolls and lies as before.
    """
    before = next(lying for lying in layout if lying.piece == piece)
    others = tuple([lying for lying in layout if lying is not before])
    ways = list(_other_ways(before))
    after = next((lying for lying in ways if fits(lying, others)), None)
    if after is None:
        return layout, not ways
    return tuple([after if lying is before else lying for lying in layout]), True


def _other_ways(lying: Lying) -> Iterator[Lying]:
    """On each other side in turn; as it was turned, or across that."""
    downs = solid(form_of(lying.piece)).downs
    for step in range(1, len(downs)):
        pose = (lying.pose + step) % len(downs)
        if downs[pose] != downs[lying.pose]:
            yield replace(lying, pose=pose)
            yield replace(lying, pose=pose, turn=(lying.turn + QUARTER) % STEPS)
