"""How the pieces lie in the bag after a shake (DSC-80): at rest, turned at random, never one in another.

Places are whole millimetres and outlines tenths of them, so a shake is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from tablee.core.chance import Chance
from tablee.games.dschamal.pieces import Piece, form_of
from tablee.games.dschamal.resting import poses, resting
from tablee.games.dschamal.solids import CIRCLE, STEPS

CELL = 46  # no outline reaches further than half of it
CLEAR = 10 * CELL  # tenths of a millimetre: middles further apart than that along an axis never touch
WIDTH = 8 * CELL
TOUCHING = 15  # nearer than 1.5 mm is touching
FURTHEST = 24
STRIDE = 4  # millimetres: no piece is so thin that one could slide past it unnoticed
_DIRECTIONS = tuple((round(1024 * c), round(1024 * s)) for c, s in CIRCLE)


class Lying(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A piece in the bag: its pose, its turn in steps of 15°, and the middle of its outline."""

    piece: Piece
    pose: int
    turn: int
    x: int
    y: int


Layout = tuple[Lying, ...]


@cache
def _outline(piece: Piece, pose: int, turn: int) -> tuple[int, ...]:
    outline = resting(form_of(piece), pose).outline
    return tuple([outline[(k - turn) % STEPS] for k in range(STEPS)])


def outline_of(lying: Lying) -> tuple[int, ...]:
    """Its reach in 24 directions, in tenths of a millimetre."""
    return _outline(lying.piece, lying.pose, lying.turn)


def reach_of(lying: Lying) -> int:
    return resting(form_of(lying.piece), lying.pose).reach


def gap(one: Lying, other: Lying) -> int:
    """How far apart two pieces lie, in tenths of a millimetre; below 0 they would overlap."""
    dx, dy = 10 * (other.x - one.x), 10 * (other.y - one.y)
    room = reach_of(one) + reach_of(other) + TOUCHING
    if dx * dx + dy * dy > room * room:
        return TOUCHING + 1
    mine, yours = outline_of(one), outline_of(other)
    half = STEPS // 2
    return max(
        [(dx * c + dy * s) // 1024 - mine[k] - yours[k - half] for k, (c, s) in enumerate(_DIRECTIONS)]
    )


def distance(lying: Lying, x: int, y: int) -> int:
    """From a point to a piece, in tenths of a millimetre; 0 or less is over it."""
    dx, dy = 10 * (x - lying.x), 10 * (y - lying.y)
    outline = outline_of(lying)
    return max([(dx * c + dy * s) // 1024 - outline[k] for k, (c, s) in enumerate(_DIRECTIONS)])


def apart(one: Lying, other: Lying) -> bool:
    """Whether two pieces do not overlap; most pairs lie clear along an axis."""
    dx, dy = 10 * (other.x - one.x), 10 * (other.y - one.y)
    if not (-CLEAR < dx < CLEAR and -CLEAR < dy < CLEAR):
        return True
    mine, yours = outline_of(one), outline_of(other)
    if dx >= mine[0] + yours[12] or -dx >= mine[12] + yours[0]:
        return True
    if dy >= mine[6] + yours[18] or -dy >= mine[18] + yours[6]:
        return True
    return gap(one, other) >= 0


def fits(lying: Lying, others: Sequence[Lying]) -> bool:
    """Whether it lies inside the bag and in nobody else's place."""
    outline = outline_of(lying)
    inside = (
        10 * lying.x >= outline[12]
        and 10 * lying.y >= outline[18]
        and 10 * (WIDTH - lying.x) >= outline[0]
        and 10 * (WIDTH - lying.y) >= outline[6]
    )
    return inside and all(apart(lying, other) for other in others)


def slid(lying: Lying, dx: int, dy: int, others: Sequence[Lying]) -> Lying:
    """Pushed along a straight line until something, or the bag, stops it."""
    steps = max(abs(dx), abs(dy))
    room = CELL + steps
    x, y = lying.x, lying.y
    near = [other for other in others if abs(other.x - x) <= room and abs(other.y - y) <= room]
    reached = 0
    for stride in (STRIDE, 1):
        while reached + stride <= steps and fits(_along(lying, dx, dy, reached + stride, steps), near):
            reached += stride
    return _along(lying, dx, dy, reached, steps)


def _along(lying: Lying, dx: int, dy: int, step: int, steps: int) -> Lying:
    if not step:
        return lying
    return at(lying, lying.x + round(dx * step / steps), lying.y + round(dy * step / steps))


def at(lying: Lying, x: int, y: int) -> Lying:
    return Lying(lying.piece, lying.pose, lying.turn, x, y)


def shake(bag: Sequence[Piece], chance: Chance) -> Layout:
    """A cell for every piece, a pose, a turn, and then a slide that often ends at a neighbour."""
    side = next(n for n in range(1, 9) if n * n >= min(64, len(bag) + 5))
    first = (WIDTH - side * CELL) // 2 + CELL // 2
    cells = chance.order(side * side)
    lies: list[Lying] = []
    slides: list[tuple[int, int]] = []
    for piece, cell in zip(bag, cells, strict=False):
        count = poses(form_of(piece))
        drawn = chance.below(count * STEPS * STEPS * FURTHEST)
        drawn, pose = divmod(drawn, count)
        drawn, turn = divmod(drawn, STEPS)
        far, way = divmod(drawn, STEPS)
        c, s = _DIRECTIONS[way]
        slides.append((round(far * c / 1024), round(far * s / 1024)))
        lies.append(Lying(piece, pose, turn, first + CELL * (cell % side), first + CELL * (cell // side)))
    for k, (dx, dy) in enumerate(slides):
        if dx or dy:
            lies[k] = slid(lies[k], dx, dy, lies[:k] + lies[k + 1 :])
    return tuple(lies)
