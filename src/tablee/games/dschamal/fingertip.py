"""How a fingertip lies on what it touches (DSC-80): along its slope, feeling what stands out from that.

5 × 5 points, 2 mm apart: it tells no nearer ones apart. The slope is the one most of its skin lies
on: a step, a ridge or an edge does not tilt it, they stand out. Heights are relative: a finger does
not know how high it is. All of it is whole numbers, the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Final

from tablee.games.dschamal.resting import FINE

ACROSS: Final = 5
PITCH: Final = 2
TIP: Final = PITCH * (ACROSS // 2)
POINTS: Final = ACROSS * ACROSS
NOTHING: Final = "."
LEVELS: Final = "4321"
"""The signs of what is felt, by halves of a millimetre below the highest point: its skin yields 2 mm."""
STEEPEST: Final = 4
TILTS: Final = "abcdefghi"
"""The signs of a tilt, from falling to rising; the middle one is level."""
TILT: Final = FINE  # a step of tilt, in quarters of a millimetre from one point to the next: one in two
WALL: Final = 10 * FINE  # what rises by more from one point to the next is no slope
SINCE: Final = 3  # the version of the rules that has it; before, a finger always lay flat

_FELT: Final = LEVELS + NOTHING * 1000
_FELT_FLAT: Final = "43322110" + NOTHING * 1000  # by quarters of a millimetre, the highest point for itself
_ABSENT: Final = -2000  # lower than any slope leads
_RIGHT: Final = tuple(k for k in range(POINTS) if k % ACROSS < ACROSS - 1)
_INWARDS: Final = tuple(range(POINTS - ACROSS))
_PLACES: Final = tuple((k % ACROSS - ACROSS // 2, k // ACROSS - ACROSS // 2) for k in range(POINTS))


def blank(rules: int) -> str:
    """What is felt where there is nothing."""
    return NOTHING * (POINTS + 2 if rules >= SINCE else POINTS)


def felt(ground: Sequence[int], rules: int) -> str:
    """What a fingertip feels over these heights, by that version of the rules."""
    if not any(ground):
        return blank(rules)
    return lie_on(ground) if rules >= SINCE else _lie_flat(ground)


def lie_on(ground: Sequence[int]) -> str:
    """The points row by row, then how the surface rises to the right, and inwards.

    It lies on the slope as it is, but tells it only roughly; what stands out is felt across the slope.
    Twice the quarters of a millimetre, so that all are whole: half a millimetre of skin is `deep` of them.
    """
    across = _twice_the_slope([ground[k + 1] - ground[k] for k in _RIGHT if ground[k] and ground[k + 1]])
    along = _twice_the_slope(
        [ground[k + ACROSS] - ground[k] for k in _INWARDS if ground[k] and ground[k + ACROSS]]
    )
    over = [
        2 * height - across * x - along * y if height else _ABSENT
        for height, (x, y) in zip(ground, _PLACES, strict=True)
    ]
    top, deep = max(over), isqrt(16 + (across * across + along * along) // 16)
    felt = "".join([_FELT[(top - height) // deep] for height in over])
    return felt + _tilt(across) + _tilt(along)


def _twice_the_slope(rises: list[int]) -> int:
    """Of the rises from point to point the middle one; a wall is none of them."""
    slopes = sorted([rise for rise in rises if -WALL <= rise <= WALL])
    count = len(slopes)
    return slopes[(count - 1) // 2] + slopes[count // 2] if count else 0


def _tilt(twice: int) -> str:
    steps = (abs(twice) + TILT) // (2 * TILT)
    return TILTS[STEEPEST + max(-STEEPEST, min(STEEPEST, steps if twice > 0 else -steps))]


def _lie_flat(ground: Sequence[int]) -> str:
    top = max(ground)
    return "".join([_FELT_FLAT[top - height] for height in ground])  # also nothing, beside something low
