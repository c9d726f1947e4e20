"""How likely it is each of the forms, from what was felt, and where its middle is."""

from __future__ import annotations

from collections.abc import Mapping
from heapq import nsmallest
from math import exp

import msgspec

from tablee.games.dschamal.bots.familiar import (
    BYTES,
    MIDDLES,
    Spot,
    Touches,
    Way,
    poses_of,
    touches_of,
)
from tablee.games.dschamal.bots.kept import all_rough
from tablee.games.dschamal.pieces import Form
from tablee.games.dschamal.solids import STEPS

PLACES = 9  # middles that are thought of
NEAREST = 24  # of the rough likenesses, those kept
ROUGHLY = 0.75  # what a rough likeness would differ by if it were looked at closely
_NUDGES = ((2, 0), (-2, 0), (0, 2), (0, -2))
Likeness = tuple[int, Way, Spot]
"""In how many bits it differs, how the piece lies, and where on it the first touch was."""


class Doubt(msgspec.Struct, frozen=True):
    """Every form's likelihood, and the way from the first touch to the middle of the likeliest."""

    forms: dict[Form, float]
    middle: Spot


def doubt(felt: Touches, among: Mapping[Form, float], blur: float, closest: int) -> Doubt:
    """`among` is how many of each form there are; `blur` how little a finger trusts small differences.

    The `closest` likenesses are looked at closely.
    """
    rough = alike(felt)
    near = [closely(felt, *likeness) for likeness in rough[:closest]]
    near += [(round(ROUGHLY * unlike), way, spot) for unlike, way, spot in rough[closest:]]
    best, _, (x, y) = min(near, key=lambda likeness: likeness[0])
    weights = dict.fromkeys(among, 0.0)
    for unlike, way, _ in near:
        if way.form in weights:
            share = poses_of(way.form)[way.pose]
            weights[way.form] += among[way.form] * share * exp((best - unlike) / blur)
    whole = sum(weights.values()) or 1.0
    return Doubt({form: weight / whole for form, weight in weights.items()}, (-x, -y))


def alike(felt: Touches) -> list[Likeness]:
    """The ways to lie that feel roughly like this, the likest first, each once."""
    ways, touches = all_rough(felt.rules)
    bits, mask = felt.bits, (1 << 8 * BYTES * felt.count) - 1
    x, y = felt.middle
    places = nsmallest(
        PLACES,
        range(len(MIDDLES)),
        key=lambda k: (MIDDLES[k][0] + x) ** 2 + (MIDDLES[k][1] + y) ** 2,
    )
    columns = [[((other ^ bits) & mask).bit_count() for other in touches[k]] for k in places]
    best = list(map(min, zip(*columns, strict=True)))
    found: list[Likeness] = []
    for n in nsmallest(NEAREST, range(len(ways)), key=best.__getitem__):
        place = next(k for k, column in zip(places, columns, strict=True) if column[n] == best[n])
        found.append((best[n], ways[n], MIDDLES[place]))
    return found


def closely(felt: Touches, unlike: int, way: Way, spot: Spot) -> Likeness:
    """The same, turned and then shifted a little if that is nearer."""
    turns = [Way(way.form, way.pose, (way.turn + turn) % STEPS) for turn in (-1, 1)]
    best = min([(unlike, way.turn, spot), *[(differs(felt, one, spot), one.turn, spot) for one in turns]])
    near = Way(way.form, way.pose, best[1])
    for dx, dy in _NUDGES:
        shifted = (spot[0] + dx, spot[1] + dy)
        best = min(best, (differs(felt, near, shifted), near.turn, shifted))
    return best[0], near, best[2]


def differs(felt: Touches, way: Way, spot: Spot) -> int:
    return (touches_of(way, *spot, felt.count, felt.rules) ^ felt.bits).bit_count()
