"""Pictures of the pieces from their one definition: a mesh for 3D, facets for a flat drawing."""

from __future__ import annotations

from itertools import pairwise

import msgspec

from tablee.games.dschamal.pieces import Form
from tablee.games.dschamal.resting import resting
from tablee.games.dschamal.shapes import solid
from tablee.games.dschamal.solids import Face, Point, cross, dot, unit

EYE: Point = unit((0.5, -0.8, 0.55))
RIGHT: Point = unit(cross((0.0, 0.0, 1.0), EYE))
UP: Point = cross(EYE, RIGHT)
LIGHT: Point = unit((-0.3, -0.5, 0.8))


class Mesh(msgspec.Struct, frozen=True):
    """Corners in millimetres, in the body's own frame (as in `tower.Placed`), and triangles of them."""

    corners: tuple[tuple[float, float, float], ...]
    triangles: tuple[tuple[int, int, int], ...]


class Facet(msgspec.Struct, frozen=True):
    """A flat polygon to paint, furthest first; `shade` goes from 0 (dark) to 100 (lit)."""

    points: tuple[tuple[float, float], ...]
    shade: int


def mesh(form: Form) -> Mesh:
    found: dict[Point, int] = {}
    triangles: list[tuple[int, int, int]] = []
    for part in solid(form).parts:
        for face in part:
            marks = [found.setdefault(_rounded(p), len(found)) for p in face]
            triangles += [(marks[0], b, c) for b, c in pairwise(marks[1:])]
    return Mesh(tuple(found), tuple(triangles))


def _rounded(p: Point) -> Point:
    return (round(p[0], 2), round(p[1], 2), round(p[2], 2))


def facets(form: Form, pose: int = 0) -> tuple[Facet, ...]:
    """The piece at rest, seen a little from above: what faces the eye, painted from the back."""
    drawn = []
    for part in resting(form, pose).parts:
        for face in part:
            normal = _normal(face)
            if dot(normal, EYE) > 1e-6:
                depth = sum(dot(EYE, p) for p in face) / len(face)
                points = tuple([(round(dot(RIGHT, p), 1), round(-dot(UP, p), 1)) for p in face])
                drawn.append((depth, Facet(points, round(30 + 70 * max(0.0, dot(normal, LIGHT))))))
    return tuple([facet for _, facet in sorted(drawn, key=lambda pair: pair[0])])


def _normal(face: Face) -> Point:
    a, b, c = face[0], face[1], face[2]
    return unit(cross((b[0] - a[0], b[1] - a[1], b[2] - a[2]), (c[0] - a[0], c[1] - a[1], c[2] - a[2])))
