"""Where a piece of the Turm may be let go, as a grid: poses, places over the tower, and turns.

A drop is a pose the form can rest in (0 to 7), a place in millimetres from the middle of the highest piece
(-8, -4, 0, 4, 8 across and along), and a turn about the vertical (0, 45, 90, 135 degrees). Its number
is ((pose * 5 + across) * 5 + along) * 4 + turn; poses that a form does not have are not open.
"""

from __future__ import annotations

from collections.abc import Iterator

from tablee.games.dschamal.pieces import Piece, form_of
from tablee.games.dschamal.placing import MICRO, about_the_vertical, over, quaternion_of, resting_turn
from tablee.games.dschamal.resting import poses
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
