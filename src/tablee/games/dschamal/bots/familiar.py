"""What every form feels like: common knowledge, made from the definition of the pieces (DSC-86).

A touch is kept as bits, the more of them the higher a point is or the steeper it rises: two touches
differ by the bits in which they differ. A form is known by the same few touches, in every pose and
turn, begun at any place on it; `kept` holds them. What was felt is compared with these: first roughly,
then, where it comes near, more closely. The result is a doubt, not an answer: how likely each form is.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from tablee.games.dschamal.fingertip import ACROSS, NOTHING, PITCH, POINTS, TILTS, TIP, felt
from tablee.games.dschamal.pieces import FORMS, Form
from tablee.games.dschamal.resting import heights, poses
from tablee.games.dschamal.solids import STEPS
from tablee.games.dschamal.touch import EDGE, Grid, turned, under

Spot = tuple[int, int]
"""Millimetres: from the first touch of a piece, or from its middle to that touch."""
Bits = int
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
WEIGHT = 3  # a step of tilt tells as much as so many levels
BYTES = POINTS + 2 * WEIGHT  # of a touch
_ROUGH_TURNS = 2  # in steps of 15°
_FURTHEST = EDGE - TIP
_SIGNS = {NOTHING: 0, **{str(level): level + 1 for level in range(5)}}
_BITS = bytes.maketrans(
    "".join((*_SIGNS, *TILTS)).encode(),
    bytes([(1 << more) - 1 for more in (*_SIGNS.values(), *range(len(TILTS)))]),
)


class Way(msgspec.Struct, frozen=True):
    """A form in one of its poses, turned so."""

    form: Form
    pose: int
    turn: int


class Touches(msgspec.Struct, frozen=True):
    """What was felt at the first few spots, side by side, and where the middle of it seems to be.

    `rules`: how a fingertip feels in that game.
    """

    bits: Bits
    count: int
    middle: Spot
    rules: int


def side_by_side(reliefs: Sequence[str], rules: int) -> Touches:
    """The reliefs at the first spots, in their order; an empty one is nothing felt."""
    xs, ys = [0], [0]
    for (x, y), relief in zip(SPOTS, reliefs, strict=False):
        there = [k for k, sign in enumerate(relief[:POINTS]) if sign != NOTHING]
        xs += [x - TIP + PITCH * (k % ACROSS) for k in there]
        ys += [y - TIP + PITCH * (k // ACROSS) for k in there]
    middle = (round(sum(xs) / len(xs)), round(sum(ys) / len(ys)))
    bits = int.from_bytes(b"".join(map(_as_bits, reliefs)), "little")
    return Touches(bits, len(reliefs), middle, rules)


def _as_bits(relief: str) -> bytes:
    """One touch; a finger that lay flat says nothing of a tilt."""
    tilt = relief[POINTS:].encode() * WEIGHT
    return (relief[:POINTS].encode() + tilt).translate(_BITS).ljust(BYTES, b"\0")


@cache
def poses_of(form: Form) -> dict[int, float]:
    """Every pose that feels different, and how often the form lies so."""
    looks = [heights(form, pose) for pose in range(poses(form))]
    return {looks.index(look): looks.count(look) / len(looks) for look in looks}


def touches_of(way: Way, x: int, y: int, count: int, rules: int) -> Bits:
    """The first touches of a piece that lies so, begun that far from its middle."""
    grid = turned(way.form, way.pose, way.turn)
    return int.from_bytes(
        b"".join([_touch(grid, x + dx, y + dy, rules) for dx, dy in SPOTS[:count]]), "little"
    )


def _touch(grid: Grid, x: int, y: int, rules: int) -> bytes:
    if not (-_FURTHEST <= x <= _FURTHEST and -_FURTHEST <= y <= _FURTHEST):
        return bytes(BYTES)
    ground = under(grid, x, y)
    return _as_bits(felt(ground, rules)) if any(ground) else bytes(BYTES)


Rough = tuple[tuple[Way, ...], tuple[tuple[Bits, ...], ...]]
"""Ways to lie, and for each of `MIDDLES` their touches."""


def _rough(form: Form, pose: int, rules: int) -> Rough:
    """A pose by its turns, as far as they feel different: a ball has one, an egg many."""
    found: dict[tuple[Bits, ...], Way] = {}
    for turn in range(0, STEPS, _ROUGH_TURNS):
        way = Way(form, pose, turn)
        found.setdefault(tuple([touches_of(way, x, y, len(SPOTS), rules) for x, y in MIDDLES]), way)
    return tuple(found.values()), tuple(zip(*found, strict=True))


def learnt(rules: int) -> Rough:
    """Every form felt over: seconds of work."""
    parts = [_rough(form, pose, rules) for form in range(len(FORMS)) for pose in poses_of(form)]
    ways = tuple([way for part in parts for way in part[0]])
    return ways, tuple([tuple([b for part in parts for b in part[1][k]]) for k in range(len(MIDDLES))])
