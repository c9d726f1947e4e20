"""Towers by trying: how a piece would fall here or there, before it is let go (DSC-54, DSC-85)."""

from __future__ import annotations

from functools import cache

from tablee.core.chance import Chance
from tablee.games.dschamal.moves import Build
from tablee.games.dschamal.pieces import Form, Piece, form_of
from tablee.games.dschamal.placing import MICRO, about_the_vertical, over, quaternion_of, resting_turn
from tablee.games.dschamal.resting import heights, poses
from tablee.games.dschamal.solids import STEPS
from tablee.games.dschamal.tower import Placed, Tower

ASIDE = 5  # millimetres from the middle of what it is put on


def build(tower: Tower, piece: Piece, tries: int, unsteady: int, chance: Chance) -> Build:
    """The best of a few drops tried out; an unsteady hand then lets go a little beside it."""
    from tablee.games.dschamal.physics import settle

    best: tuple[tuple[int, int], Placed] | None = None
    for number in range(tries):
        drop, flat = _drop(tower, piece, number, chance)
        score = (len(settle(tower, drop).tower), flat)
        if best is None or score > best[0]:
            best = score, drop
        if best[0] == (len(tower) + 1, steady_poses(form_of(piece))[0][0]):
            break  # it stands, and as flat as it can
    assert best is not None
    placed = best[1]
    return Build(
        Placed(piece, placed.x + _slip(unsteady, chance), placed.y + _slip(unsteady, chance), 0, placed.q)
    )


def _slip(unsteady: int, chance: Chance) -> int:
    """Micrometres to one side or the other."""
    return (chance.below(2 * unsteady + 1) - unsteady) * MICRO


def _drop(tower: Tower, piece: Piece, number: int, chance: Chance) -> tuple[Placed, int]:
    """The steadiest poses first, over the highest piece, then anywhere near it; and how flat its top is."""
    ways = steady_poses(form_of(piece))
    flat, pose = ways[number % len(ways)]
    x, y = over(tower)
    if number >= len(ways):
        x, y = x + _slip(ASIDE, chance), y + _slip(ASIDE, chance)
    turn = about_the_vertical(resting_turn(piece, pose), chance.below(STEPS))
    return Placed(piece, x, y, 0, quaternion_of(turn)), flat


@cache
def steady_poses(form: Form) -> tuple[tuple[int, int], ...]:
    """Every pose that is different, the one with most flat top first."""
    found = {heights(form, pose): pose for pose in range(poses(form))}
    flats = [(look.count(max(look)), pose) for look, pose in found.items()]
    return tuple(sorted(flats, reverse=True))
