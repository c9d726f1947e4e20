"""A form at rest in one of its poses: its body, its height at every point, and its outline.

`heights` is what a finger can feel of it, `outline` how much room it takes: its reach in each
of 24 directions, in tenths of a millimetre. Turning a piece by 15° is moving one place on.
"""

from __future__ import annotations

from functools import cache

import msgspec

from tablee.games.dschamal.pieces import Form
from tablee.games.dschamal.shapes import solid
from tablee.games.dschamal.solids import (
    CIRCLE,
    Convex,
    Face,
    Point,
    corners,
    facing,
    shifted,
    turned,
    volume_and_moment,
)

HALF = 24  # the height map reaches 24 mm from the middle: no form is wider
SIDE = 2 * HALF + 1
FINE = 4  # heights are kept in quarters of a millimetre


class Resting(msgspec.Struct, frozen=True):
    parts: tuple[Convex, ...]
    centre: Point
    outline: tuple[int, ...]
    reach: int


def poses(form: Form) -> int:
    return len(solid(form).downs)


@cache
def resting(form: Form, pose: int) -> Resting:
    """The body standing on z = 0, its outline's middle over the origin."""
    body = solid(form)
    down = body.downs[pose]
    turn = facing((-down[0], -down[1], -down[2]))
    parts = tuple(turned(part, turn) for part in body.parts)
    points = [p for part in parts for p in corners(part)]
    low, high = [min(p[i] for p in points) for i in range(3)], [max(p[i] for p in points) for i in range(3)]
    middle = (-(low[0] + high[0]) / 2, -(low[1] + high[1]) / 2, -low[2])
    parts = tuple(shifted(part, middle) for part in parts)
    outline = _outline([p for part in parts for p in corners(part)])
    return Resting(parts, centre_of_mass(parts), outline, max(outline))


def _outline(points: list[Point]) -> tuple[int, ...]:
    return tuple([round(10 * max(p[0] * c + p[1] * s for p in points)) for c, s in CIRCLE])


def centre_of_mass(parts: tuple[Convex, ...]) -> Point:
    sums = [volume_and_moment(part) for part in parts]
    whole = sum(volume for volume, _ in sums)
    x, y, z = (sum(moment[i] for _, moment in sums) / whole for i in range(3))
    return (x, y, z)


@cache
def heights(form: Form, pose: int) -> tuple[int, ...]:
    """The top of the body over each millimetre, row by row; 0 where there is nothing."""
    grid = [0] * (SIDE * SIDE)
    for part in resting(form, pose).parts:
        for face in part:
            _raise(grid, face)
    return tuple(grid)


def _raise(grid: list[int], face: Face) -> None:
    """Every cell under an upward face is at least as high as the face there."""
    a, b, c, d = _plane(face)
    if c <= 1e-9:
        return
    edges = [
        (p[1] - q[1], q[0] - p[0], p[0] * q[1] - q[0] * p[1])
        for p, q in zip(face, (*face[1:], face[0]), strict=True)
    ]
    left, right = min(p[0] for p in face), max(p[0] for p in face)
    for y in range(_first(min(p[1] for p in face)), _first(max(p[1] for p in face)) + 1):
        for x in range(_first(left), _first(right) + 1):
            if all(ex * x + ey * y + e >= -1e-6 for ex, ey, e in edges):
                cell = (y + HALF) * SIDE + x + HALF
                grid[cell] = max(grid[cell], round(FINE * (d - a * x - b * y) / c))


def _first(value: float) -> int:
    return max(-HALF, min(HALF, round(value)))


def _plane(face: Face) -> tuple[float, float, float, float]:
    """a·x + b·y + c·z = d, by Newell's sums."""
    a = b = c = 0.0
    for p, q in zip(face, (*face[1:], face[0]), strict=True):
        a += (p[1] - q[1]) * (p[2] + q[2])
        b += (p[2] - q[2]) * (p[0] + q[0])
        c += (p[0] - q[0]) * (p[1] + q[1])
    p = face[0]
    return a, b, c, a * p[0] + b * p[1] + c * p[2]
