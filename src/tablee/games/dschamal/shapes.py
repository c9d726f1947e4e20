"""The 23 forms as solid bodies (DSC-02): one definition for touch, physics and picture.

Each form is a few convex parts and the directions that can point down when it lies still.
No form reaches further than 23 mm from its middle: so cells of 46 mm never overlap (`lying`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise

import msgspec

from tablee.games.dschamal.pieces import FORMS, Form
from tablee.games.dschamal.solids import (
    CIRCLE,
    Convex,
    Flat,
    Point,
    box,
    clip,
    loft,
    prism,
    ring,
    turned,
    unit,
)

X: Point = (1.0, 0.0, 0.0)
Y: Point = (0.0, 1.0, 0.0)
DOWN: Point = (0.0, 0.0, -1.0)
UP: Point = (0.0, 0.0, 1.0)
TIP: tuple[Flat, ...] = ((0.0, 0.0),)


class Solid(msgspec.Struct, frozen=True):
    """Convex parts that do not overlap, and the ways down it can come to rest."""

    parts: tuple[Convex, ...]
    downs: tuple[Point, ...]
    radius: float = 0.0  # of a true ball, which no set of faces rolls like


def _round(half: float, wide: float) -> Convex:
    """A ball or an ellipsoid of revolution: rings on a half circle."""
    levels = [(-half * CIRCLE[k][0], ring(wide * CIRCLE[k][1])) for k in range(2, 12, 2)]
    return loft((-half, TIP), *levels, (half, TIP))


def _egg() -> Convex:
    levels = ((-17.0, 5.5), (-14.0, 9.5), (-9.0, 12.5), (-3.0, 13.5), (3.0, 13.5), (9.0, 11.0), (15.0, 6.5))
    return loft((-19.0, TIP), *[(z, ring(r)) for z, r in levels], (19.5, TIP))


def _segments(outer: float, inner: float, thick: float) -> tuple[Convex, ...]:
    """A ring of twelve stones: the holed disc."""
    stones = []
    for k in range(0, 24, 2):
        arc = [CIRCLE[k], CIRCLE[(k + 1) % 24], CIRCLE[(k + 2) % 24]]
        far = [(outer * c, outer * s) for c, s in arc]
        near = [(inner * c, inner * s) for c, s in (arc[2], arc[0])]
        stones.append(prism((*far, *near), -thick / 2, thick / 2))
    return tuple(stones)


def _lying(polygon: tuple[Flat, ...], long: float) -> Convex:
    """A prism with this profile in x and z, lying along y."""
    return _stand(prism(polygon, -long / 2, long / 2))


def _stand(body: Convex) -> Convex:
    return turned(body, ((1.0, 0.0, 0.0), (0.0, 0.0, -1.0), (0.0, 1.0, 0.0)))


def _vault(centre: float, radius: float, left: float, right: float, top: float, deep: float) -> list[Convex]:
    """The stones over a half-round opening, from x = left to right, standing on z = 0."""
    stones = []
    arc = [(centre + radius * c, radius * s) for c, s in CIRCLE[0:13:2]]
    for (x1, z1), (x2, z2) in pairwise(arc):
        stones.append(_lying(((x2, z2), (x1, z1), (x1, top), (x2, top)), deep))
    stones.append(box((arc[0][0], right), (-deep / 2, deep / 2), (0.0, top)))
    stones.append(box((left, arc[-1][0]), (-deep / 2, deep / 2), (0.0, top)))
    return stones


def _half_round(radius: float, long: float) -> Convex:
    return _lying(tuple([(radius * c, radius * s) for c, s in CIRCLE[0:13]]), long)


def _drilled() -> tuple[Convex, ...]:
    """A brick round an eight-sided hole."""
    rim = [(4.5 * c, 4.5 * s) for c, s in CIRCLE[0:24:3]]
    x, y = 18.0, 9.0
    wall = [(x, 0.0), (x, y), (0.0, y), (-x, y), (-x, 0.0), (-x, -y), (0.0, -y), (x, -y)]
    parts = []
    for k in range(8):
        after = (k + 1) % 8
        parts.append(prism((wall[k], wall[after], rim[after], rim[k]), -6.0, 6.0))
    return tuple(parts)


def _notched() -> tuple[Convex, ...]:
    """The wide roof with a slot across its ridge."""
    profile = ((-16.0, 0.0), (16.0, 0.0), (0.0, 15.0))
    whole = _lying(profile, 26.0)
    left, right = clip(whole, Y, -4.0), clip(whole, (0.0, -1.0, 0.0), -4.0)
    middle = clip(clip(clip(whole, Y, 4.0), (0.0, -1.0, 0.0), 4.0), UP, 9.0)
    return (left, right, middle)


def _camel() -> tuple[Convex, ...]:
    deep = (-5.0, 5.0)
    return (
        box((-14.0, 10.0), deep, (12.0, 21.0)),
        box((-14.0, -9.0), deep, (0.0, 12.0)),
        box((5.0, 10.0), deep, (0.0, 12.0)),
        _lying(((-9.0, 21.0), (3.0, 21.0), (-3.0, 29.0)), 10.0),
        _lying(((10.0, 14.0), (15.0, 18.0), (15.0, 30.0), (10.0, 30.0)), 10.0),
        box((15.0, 20.0), deep, (25.0, 30.0)),
    )


def _plus() -> tuple[Convex, ...]:
    half, arm, thick = 17.0, 5.5, (-6.0, 6.0)
    return (
        box((-half, half), (-arm, arm), thick),
        box((-arm, arm), (arm, half), thick),
        box((-arm, arm), (-half, -arm), thick),
    )


SIDES = (X, (-1.0, 0.0, 0.0))
ENDS = (Y, (0.0, -1.0, 0.0))
FLATS = (DOWN, UP)
MOSTLY_DOWN = (DOWN,) * 6
ROLL: Point = unit((CIRCLE[1][0] + 1.0, CIRCLE[1][1], 0.0))
"""Between two corners of the circle: the way down of a round side."""


def _roof(half: float, high: float, top: float, long: float) -> Convex:
    if not top:
        return _lying(((-half, 0.0), (half, 0.0), (0.0, high)), long)
    return _lying(((-half, 0.0), (half, 0.0), (top, high), (-top, high)), long)


def _slopes(half: float, high: float) -> tuple[Point, Point]:
    return (high, 0.0, half), (-high, 0.0, half)


def _cone_side(radius: float, high: float) -> Point:
    return (high * ROLL[0], high * ROLL[1], radius * ROLL[0])


_BODIES: dict[str, Callable[[], Solid]] = {
    "ball": lambda: Solid((_round(15.0, 15.0),), (ROLL,), radius=15.0),
    "egg": lambda: Solid((_egg(),), (ROLL,)),
    "cube": lambda: Solid((box((-13.0, 13.0), (-13.0, 13.0), (-13.0, 13.0)),), FLATS + SIDES + ENDS),
    "cylinder": lambda: Solid((prism(ring(11.0), -15.0, 15.0),), (DOWN, UP, ROLL, ROLL)),
    "holed-disc": lambda: Solid(_segments(17.0, 6.0, 10.0), FLATS),
    "narrow-roof": lambda: Solid((_roof(9.0, 28.0, 0.0, 28.0),), (DOWN, *_slopes(9.0, 28.0))),
    "wide-roof": lambda: Solid((_roof(16.0, 15.0, 0.0, 26.0),), (*MOSTLY_DOWN, *_slopes(16.0, 15.0))),
    "cone": lambda: Solid((loft((0.0, ring(14.0)), (30.0, TIP)),), (DOWN, _cone_side(14.0, 30.0))),
    "brick": lambda: Solid((box((-18.0, 18.0), (-9.0, 9.0), (-6.0, 6.0)),), (*FLATS, *FLATS, Y)),
    "arch": lambda: Solid(tuple(_vault(0.0, 9.0, -17.0, 17.0, 20.0, 12.0)), (*ENDS, *ENDS, DOWN, UP)),
    "half-round": lambda: Solid((_half_round(16.0, 18.0),), (DOWN, *ENDS)),
    "cross": lambda: Solid(_plus(), (*FLATS, X, Y)),
    "flattened-ball": lambda: Solid((_round(10.0, 15.0),), FLATS),
    "cut-cube": lambda: Solid(
        (clip(box((-13.0, 13.0), (-13.0, 13.0), (-13.0, 13.0)), (1.0, 1.0, 1.0), 26.0),),
        (DOWN, (-1.0, 0.0, 0.0), (0.0, -1.0, 0.0)),
    ),
    "waisted-cylinder": lambda: Solid(
        (loft((-15.0, ring(12.5)), (0.0, ring(8.0))), loft((0.0, ring(8.0)), (15.0, ring(12.5)))),
        (DOWN, UP, ROLL, ROLL),
    ),
    "plain-disc": lambda: Solid((prism(ring(17.0), -5.0, 5.0),), FLATS),
    "blunt-roof": lambda: Solid((_roof(9.0, 22.0, 3.0, 28.0),), (DOWN, (22.0, 0.0, 6.0), (-22.0, 0.0, 6.0))),
    "notched-roof": lambda: Solid(_notched(), (*MOSTLY_DOWN, *_slopes(16.0, 15.0))),
    "cut-cone": lambda: Solid(
        (loft((0.0, ring(14.0)), (20.0, ring(14.0 / 3))),), (DOWN, _cone_side(14.0, 30.0))
    ),
    "drilled-brick": lambda: Solid(_drilled(), (*FLATS, *FLATS, Y)),
    "double-arch": lambda: Solid(
        (
            *_vault(-8.5, 5.5, -17.0, -1.0, 20.0, 12.0),
            *_vault(8.5, 5.5, 1.0, 17.0, 20.0, 12.0),
            box((-1.0, 1.0), (-6.0, 6.0), (0.0, 20.0)),
        ),
        (*ENDS, *ENDS, DOWN, UP),
    ),
    "flat-half-round": lambda: Solid((clip(_half_round(16.0, 18.0), UP, 12.0),), (DOWN, UP, *ENDS)),
    "camel": lambda: Solid(_camel(), (*ENDS, DOWN)),
}


@cache
def solid(form: Form) -> Solid:
    return _BODIES[FORMS[form]]()
