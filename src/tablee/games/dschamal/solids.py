"""Convex bodies as closed sets of flat faces: what pieces are put together from.

Only + − × ÷ and square roots are used on the way to a number that a game depends on, and the
circle is rounded once, so that every machine gets the same piece.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

Point = tuple[float, float, float]
Flat = tuple[float, float]
Face = tuple[Point, ...]
Convex = tuple[Face, ...]
"""Faces are counter-clockwise seen from outside, in millimetres."""
Turn = tuple[Point, Point, Point]
"""A rotation by its rows: the new x, y and z axes in old coordinates."""

STEPS = 24
CIRCLE: tuple[Flat, ...] = tuple(
    (round(math.cos(math.pi * k / 12), 6), round(math.sin(math.pi * k / 12), 6)) for k in range(STEPS)
)
EPSILON = 1e-6


def dot(a: Point, b: Point) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Point, b: Point) -> Point:
    return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])


def unit(a: Point) -> Point:
    length = math.sqrt(dot(a, a))
    return (a[0] / length, a[1] / length, a[2] / length)


def ring(radius: float, across: float | None = None) -> tuple[Flat, ...]:
    """A circle, or an ellipse, of 24 corners."""
    other = radius if across is None else across
    return tuple([(radius * c, other * s) for c, s in CIRCLE])


def loft(*levels: tuple[float, Sequence[Flat]]) -> Convex:
    """Rings above one another, lowest first; a ring of one corner is a tip."""
    rings = [[(x, y, z) for x, y in flat] for z, flat in levels]
    faces: list[Face] = []
    for low, high in pairwise(rings):
        faces += _side(low, high)
    if len(rings[0]) > 2:
        faces.append(tuple(rings[0][::-1]))
    if len(rings[-1]) > 2:
        faces.append(tuple(rings[-1]))
    return tuple(faces)


def _side(low: list[Point], high: list[Point]) -> list[Face]:
    count = max(len(low), len(high))
    faces: list[Face] = []
    for k in range(count):
        after = (k + 1) % count
        if len(low) == 1:
            faces.append((low[0], high[after], high[k]))
        elif len(high) == 1:
            faces.append((low[k], low[after], high[0]))
        else:
            faces.append((low[k], low[after], high[after], high[k]))
    return faces


def prism(polygon: Sequence[Flat], bottom: float, top: float) -> Convex:
    return loft((bottom, polygon), (top, polygon))


def box(x: tuple[float, float], y: tuple[float, float], z: tuple[float, float]) -> Convex:
    return prism(((x[0], y[0]), (x[1], y[0]), (x[1], y[1]), (x[0], y[1])), *z)


def clip(body: Convex, normal: Point, most: float) -> Convex:
    """What is left of a body where normal · p ≤ most."""
    faces: list[Face] = []
    rim: list[Point] = []
    for face in body:
        kept: list[Point] = []
        for a, b in zip(face, (*face[1:], face[0]), strict=True):
            over_a, over_b = dot(normal, a) - most, dot(normal, b) - most
            if over_a <= EPSILON:
                kept.append(a)
            if (over_a < -EPSILON < EPSILON < over_b) or (over_b < -EPSILON < EPSILON < over_a):
                t = over_a / (over_a - over_b)
                kept.append((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]), a[2] + t * (b[2] - a[2])))
        if len(kept) > 2:
            faces.append(tuple(kept))
            rim += [p for p in kept if abs(dot(normal, p) - most) <= EPSILON]
    return (*faces, _cap(rim, normal)) if len(rim) > 2 else tuple(faces)


def _cap(rim: list[Point], normal: Point) -> Face:
    """The cut itself: its corners once each, in order round the normal."""
    corners: list[Point] = []
    for p in rim:
        if all(max(abs(p[i] - q[i]) for i in range(3)) > 1e-4 for q in corners):
            corners.append(p)
    middle = tuple(sum(p[i] for p in corners) / len(corners) for i in range(3))
    u, v, _ = facing(normal)

    def angle(p: Point) -> float:
        off = (p[0] - middle[0], p[1] - middle[1], p[2] - middle[2])
        return math.atan2(dot(v, off), dot(u, off))

    return tuple(sorted(corners, key=angle))


def facing(up: Point) -> Turn:
    """A rotation after which `up` points upwards."""
    w = unit(up)
    helper: Point = (0.0, 1.0, 0.0) if abs(w[0]) > 0.9 else (1.0, 0.0, 0.0)
    v = unit(cross(w, helper))
    return (cross(v, w), v, w)


def turned(body: Convex, turn: Turn) -> Convex:
    return tuple(tuple((dot(turn[0], p), dot(turn[1], p), dot(turn[2], p)) for p in face) for face in body)


def shifted(body: Convex, by: Point) -> Convex:
    return tuple(tuple((p[0] + by[0], p[1] + by[1], p[2] + by[2]) for p in face) for face in body)


def corners(body: Convex) -> tuple[Point, ...]:
    return tuple(dict.fromkeys(p for face in body for p in face))


def volume_and_moment(body: Convex) -> tuple[float, Point]:
    """The volume, and the volume times the centre of mass, from tetrahedra to the origin."""
    volume, moment = 0.0, [0.0, 0.0, 0.0]
    for face in body:
        a = face[0]
        for b, c in pairwise(face[1:]):
            part = dot(a, cross(b, c)) / 6
            volume += part
            for i in range(3):
                moment[i] += part * (a[i] + b[i] + c[i]) / 4
    return volume, (moment[0], moment[1], moment[2])
