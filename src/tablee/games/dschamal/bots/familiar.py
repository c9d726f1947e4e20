"""What every form feels like: common knowledge, made from the definition of the pieces (DSC-86).

A touch is kept as bits, the more of them the higher a point is: two touches differ by the bits in
which they differ. A form is known by the same few touches, in every pose and turn, begun at any
place on it. What was felt is compared with these: first roughly, then, where it comes near, more
closely. The result is a doubt, not an answer: how likely it is each of the forms.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from operator import itemgetter

import msgspec

from tablee.games.dschamal.pieces import FORMS, Form
from tablee.games.dschamal.resting import HALF, SIDE, heights, poses
from tablee.games.dschamal.solids import CIRCLE, STEPS
from tablee.games.dschamal.touch import ACROSS, LEVEL, LEVELS, NOTHING, PITCH, TIP

Spot = tuple[int, int]
"""Millimetres: from the first touch of a piece, or from its middle to that touch."""
Bits = int
Grid = tuple[bytes, ...]
STEP = 9  # between two touches: a fingertip is about as wide
SPOTS: tuple[Spot, ...] = (
    *((0, 0), (STEP, 0), (-STEP, 0), (0, STEP), (0, -STEP)),
    *((STEP, STEP), (-STEP, STEP), (-STEP, -STEP), (STEP, -STEP)),
    *((2 * STEP, 0), (0, 2 * STEP), (-2 * STEP, 0), (0, -2 * STEP)),
)
"""Where one feels, from the first touch outwards: the longer, the surer."""
COARSE = 5
FAR = 3 * COARSE  # the first touch of a piece is rarely further from its middle
MIDDLES: tuple[Spot, ...] = tuple(
    (x, y)
    for x in range(-FAR, FAR + 1, COARSE)
    for y in range(-FAR, FAR + 1, COARSE)
    if x * x + y * y <= 18 * 18
)
POINTS = ACROSS * ACROSS
_EDGE = 2 * STEP + FAR + COARSE + TIP
_SPAN = 2 * _EDGE + 1
_ROUGH_TURNS = 2  # in steps of 15°
_HEIGHT = [(1 << level) - 1 for level in range(LEVELS + 2)]
_FELT = bytes.maketrans(
    f"{NOTHING}{''.join(str(level) for level in range(LEVELS + 1))}".encode(), bytes(_HEIGHT)
)


class Way(msgspec.Struct, frozen=True):
    """A form in one of its poses, turned so."""

    form: Form
    pose: int
    turn: int


class Touches(msgspec.Struct, frozen=True):
    """What was felt at the first few spots, side by side, and where the middle of it seems to be."""

    bits: Bits
    count: int
    middle: Spot


def side_by_side(reliefs: Sequence[str]) -> Touches:
    """The reliefs at the first spots, in their order; an empty one is nothing felt."""
    bits, xs, ys = 0, [0], [0]
    for number, relief in enumerate(reliefs):
        if not relief:
            continue
        bits |= int.from_bytes(relief.encode().translate(_FELT), "little") << 8 * POINTS * number
        x, y = SPOTS[number]
        felt = [k for k, sign in enumerate(relief) if sign != NOTHING]
        xs += [x - TIP + PITCH * (k % ACROSS) for k in felt]
        ys += [y - TIP + PITCH * (k // ACROSS) for k in felt]
    middle = (round(sum(xs) / len(xs)), round(sum(ys) / len(ys)))
    return Touches(bits, len(reliefs), middle)


@cache
def poses_of(form: Form) -> dict[int, float]:
    """Every pose that feels different, and how often the form lies so."""
    looks = [heights(form, pose) for pose in range(poses(form))]
    return {looks.index(look): looks.count(look) / len(looks) for look in looks}


@cache
def turned(form: Form, pose: int, turn: int) -> Grid:
    """The heights of a piece turned by so many steps, a millimetre a cell."""
    if turn >= STEPS // 4:
        before = turned(form, pose, turn - STEPS // 4)
        return tuple([bytes(column) for column in zip(*before[::-1], strict=True)])
    cells = bytes(_turn(turn)((*heights(form, pose), 0)))
    return tuple([cells[k : k + _SPAN] for k in range(0, len(cells), _SPAN)])


@cache
def _turn(turn: int) -> itemgetter[tuple[int, ...]]:
    """Where each cell of a grid turned so is found among the heights; the last of these is nothing."""
    (c, s), span = CIRCLE[turn], range(-_EDGE, _EDGE + 1)
    places = [(round(x * c + y * s), round(y * c - x * s)) for y in span for x in span]
    return itemgetter(
        *[
            (v + HALF) * SIDE + u + HALF if -HALF <= u <= HALF and -HALF <= v <= HALF else SIDE * SIDE
            for u, v in places
        ]
    )


def touches_of(way: Way, x: int, y: int, count: int) -> Bits:
    """The first touches of a piece that lies so, begun that far from its middle."""
    grid = turned(way.form, way.pose, way.turn)
    return int.from_bytes(b"".join([_touch(grid, x + dx, y + dy) for dx, dy in SPOTS[:count]]), "little")


def _touch(grid: Grid, x: int, y: int) -> bytes:
    """As `touch.relief` has it: heights below the highest point, as deep as the skin yields."""
    left, low = x + _EDGE - TIP, y + _EDGE - TIP
    rows = range(low, low + PITCH * ACROSS, PITCH)
    felt = b"".join([grid[row][left : left + PITCH * ACROSS : PITCH] for row in rows])
    return felt.translate(_below(max(felt)))


@cache
def _below(top: int) -> bytes:
    lowest = top - LEVELS * LEVEL
    felt = [0 < height <= top and height > lowest for height in range(256)]
    return bytes([_HEIGHT[(h - lowest) // LEVEL + 1] if here else 0 for h, here in enumerate(felt)])


Rough = tuple[tuple[Way, ...], tuple[tuple[Bits, ...], ...]]
"""Ways to lie, and for each of `MIDDLES` their touches."""


@cache
def rough(form: Form, pose: int) -> Rough:
    """A pose by its turns, as far as they feel different: a ball has one, an egg many."""
    found: dict[tuple[Bits, ...], Way] = {}
    for turn in range(0, STEPS, _ROUGH_TURNS):
        way = Way(form, pose, turn)
        found.setdefault(tuple([touches_of(way, x, y, len(SPOTS)) for x, y in MIDDLES]), way)
    return tuple(found.values()), tuple(zip(*found, strict=True))


@cache
def all_rough() -> Rough:
    parts = [rough(form, pose) for form in range(len(FORMS)) for pose in poses_of(form)]
    ways = tuple([way for part in parts for way in part[0]])
    return ways, tuple([tuple([b for part in parts for b in part[1][k]]) for k in range(len(MIDDLES))])
