"""Poses of bodies on a tower: rotations as whole numbers, tops, and the plain ways to set a piece down."""

from __future__ import annotations

import math

from tablee.games.dschamal.moves import Build
from tablee.games.dschamal.pieces import Piece, form_of
from tablee.games.dschamal.shapes import solid
from tablee.games.dschamal.solids import CIRCLE, Point, Turn, corners, dot, facing
from tablee.games.dschamal.tower import UNIT, Placed, Tower

MICRO = 1000  # micrometres in a millimetre
Quaternion = tuple[int, int, int, int]


def quaternion_of(turn: Turn) -> Quaternion:
    """x, y, z, w of a rotation given by its rows, in millionths."""
    (a, b, c), (d, e, f), (g, h, i) = turn
    squares = (1 + a - e - i, 1 - a + e - i, 1 - a - e + i, 1 + a + e + i)
    largest = squares.index(max(squares))
    root = 2 * math.sqrt(squares[largest])
    rows = (
        (root / 4, (b + d) / root, (c + g) / root, (h - f) / root),
        ((b + d) / root, root / 4, (f + h) / root, (c - g) / root),
        ((c + g) / root, (f + h) / root, root / 4, (d - b) / root),
        ((h - f) / root, (c - g) / root, (d - b) / root, root / 4),
    )
    x, y, z, w = (round(UNIT * part) for part in rows[largest])
    return (x, y, z, w)


def turn_of(q: Quaternion) -> Turn:
    x, y, z, w = (part / UNIT for part in q)
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)),
        (2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)),
        (2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)),
    )


def body_points(piece: Piece) -> tuple[Point, ...]:
    return tuple([p for part in solid(form_of(piece)).parts for p in corners(part)])


def span(placed: Placed) -> tuple[float, float]:
    """The lowest and the highest millimetre of a placed piece."""
    up = turn_of(placed.q)[2]
    along = [dot(up, p) for p in body_points(placed.piece)]
    return placed.z / MICRO + min(along), placed.z / MICRO + max(along)


def resting_turn(piece: Piece, pose: int) -> Turn:
    down = solid(form_of(piece)).downs[pose]
    return facing((-down[0], -down[1], -down[2]))


def over(tower: Tower) -> tuple[int, int]:
    """The middle of the highest piece; an empty table's middle."""
    if not tower:
        return 0, 0
    top = max(tower, key=lambda placed: span(placed)[1])
    return top.x, top.y


def about_the_vertical(turn: Turn, step: int) -> Turn:
    """The same pose, turned by so many steps of 15 degrees."""
    c, s = CIRCLE[step]
    x, y, up = turn
    return _mixed(x, y, c, -s), _mixed(x, y, s, c), up


def _mixed(one: Point, other: Point, a: float, b: float) -> Point:
    return (a * one[0] + b * other[0], a * one[1] + b * other[1], a * one[2] + b * other[2])


def set_on(tower: Tower, piece: Piece, pose: int = 0) -> Placed:
    """The piece at rest in a pose on the tower's highest point, over its base."""
    turn = resting_turn(piece, pose)
    lowest = min(dot(turn[2], p) for p in body_points(piece))
    top = max([span(placed)[1] for placed in tower], default=0.0)
    x, y = (tower[0].x, tower[0].y) if tower else (0, 0)
    return Placed(piece, x, y, round(MICRO * (top - lowest)), quaternion_of(turn))


def plain_builds(tower: Tower, piece: Piece) -> tuple[Build, ...]:
    """The two plain results: it stands on top; or, once there is a base, it alone has fallen."""
    placed = set_on(tower, piece)
    stands = Build(placed, (*tower, placed))
    return (stands, Build(placed, tower)) if tower else (stands,)
