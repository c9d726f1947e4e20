"""Where a piece of the Turm may be let go, as a grid: poses, places over the tower, and turns.

A drop is a pose the form can rest in (0 to 7), a place in millimetres from the middle of the highest piece
(-8, -4, 0, 4, 8 across and along), and a turn about the vertical (0, 45, 90, 135 degrees). Its number
is ((pose * 5 + across) * 5 + along) * 4 + turn; poses that a form does not have are not open.
"""

from __future__ import annotations

from collections.abc import Iterator

from tablee.games.dschamal.pieces import Piece, form_of
from tablee.games.dschamal.placing import MICRO, quaternion_of, resting_turn, span
from tablee.games.dschamal.resting import poses
from tablee.games.dschamal.solids import CIRCLE, Point, Turn
from tablee.games.dschamal.tower import Placed, Tower

POSES = 8
ASIDE = (-8, -4, 0, 4, 8)
TURNS = (0, 3, 6, 9)  # steps of 15 degrees
DROPS = POSES * len(ASIDE) ** 2 * len(TURNS)


def drops(tower: Tower, piece: Piece) -> Iterator[tuple[int, Placed]]:
    """Every open number with the drop it stands for on this tower."""
    x, y = over(tower)
    for pose in range(min(POSES, poses(form_of(piece)))):
        resting = resting_turn(piece, pose)
        turned = [quaternion_of(about_the_vertical(resting, step)) for step in TURNS]
        for across, dx in enumerate(ASIDE):
            for along, dy in enumerate(ASIDE):
                for turn, q in enumerate(turned):
                    number = ((pose * len(ASIDE) + across) * len(ASIDE) + along) * len(TURNS) + turn
                    yield number, Placed(piece, x + dx * MICRO, y + dy * MICRO, 0, q)


def over(tower: Tower) -> tuple[int, int]:
    """The middle of the highest piece; an empty table's middle."""
    if not tower:
        return 0, 0
    top = max(tower, key=lambda placed: span(placed)[1])
    return top.x, top.y


def about_the_vertical(turn: Turn, step: int) -> Turn:
    c, s = CIRCLE[step]
    x, y, up = turn
    return mixed(x, y, c, -s), mixed(x, y, s, c), up


def mixed(one: Point, other: Point, a: float, b: float) -> Point:
    return (a * one[0] + b * other[0], a * one[1] + b * other[1], a * one[2] + b * other[2])
