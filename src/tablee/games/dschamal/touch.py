"""What a hand feels and grasps in the bag (DSC-80 to DSC-82), and nothing beyond its reach."""

from __future__ import annotations

from functools import cache
from itertools import product
from operator import itemgetter

from tablee.games.dschamal.fingertip import ACROSS, PITCH, POINTS, TIP, felt
from tablee.games.dschamal.lying import CELL, TOUCHING, WIDTH, Layout, Lying, distance, gap, reach_of, slid
from tablee.games.dschamal.meta import META
from tablee.games.dschamal.pieces import Form, Pieces, form_of
from tablee.games.dschamal.resting import HALF, SIDE, heights
from tablee.games.dschamal.solids import CIRCLE

FURTHEST = CELL // 2 + TIP + 1  # no piece reaches a fingertip from further away
GRASP = 140  # a hand closes round what is nearer than 14 mm to its middle
NEAR = 45  # another hand is sensed nearer than 45 mm
Grid = tuple[bytes, ...]
EDGE = HALF + 2 * TIP + 2  # a turned map reaches so far: further than any fingertip that touches the piece
_ACROSS = 2 * EDGE + 1
_MAP = range(-HALF, HALF + 1)
_COS = tuple((round(1024 * c), round(1024 * s)) for c, s in CIRCLE)
_NOTHING = bytes(POINTS)


def relief(layout: Layout, x: int, y: int, rules: int = META.rules) -> str:
    """What is under a fingertip: `fingertip` says how it is written."""
    return felt(ground(layout, x, y), rules)


def ground(layout: Layout, x: int, y: int) -> bytes:
    """The heights under a fingertip, row by row, in quarters of a millimetre."""
    found = _NOTHING
    left, right, near, far = x - FURTHEST, x + FURTHEST, y - FURTHEST, y + FURTHEST
    for lying in layout:
        if left <= lying.x <= right and near <= lying.y <= far:
            room = reach_of(lying) // 10 + TIP + 1
            dx, dy = x - lying.x, y - lying.y
            if -room <= dx <= room and -room <= dy <= room:
                here = under(turned(form_of(lying.piece), lying.pose, lying.turn), dx, dy)
                found = here if found is _NOTHING else bytes(map(max, found, here))
    return found


def under(grid: Grid, dx: int, dy: int) -> bytes:
    """The points of a fingertip that far from the middle of a piece."""
    first = dx + EDGE - TIP
    last = first + PITCH * ACROSS
    begin = dy + EDGE - TIP
    return b"".join([row[first:last:PITCH] for row in grid[begin : begin + PITCH * ACROSS : PITCH]])


@cache
def turned(form: Form, pose: int, turn: int) -> Grid:
    """The heights of a piece turned by so many steps, a millimetre a cell."""
    cells = bytes(_turning(turn)((*heights(form, pose), 0)))
    return tuple([cells[begin : begin + _ACROSS] for begin in range(0, _ACROSS * _ACROSS, _ACROSS)])


@cache
def _turning(turn: int) -> itemgetter[tuple[int, ...]]:
    """Which cell of a height map comes to lie at each place; the one after the last is nothing."""
    (c, s), span, cells = _COS[turn], range(-EDGE, EDGE + 1), range(SIDE * SIDE + 1)
    number = {(u, v): cell for cell, (v, u) in zip(cells, product(_MAP, _MAP), strict=False)}
    places = [
        ((column * c + row * s + 512) >> 10, (row * c - column * s + 512) >> 10)
        for row, column in product(span, span)
    ]
    return itemgetter(*[number.get(place, cells[-1]) for place in places])


def grasped(layout: Layout, x: int, y: int, taken: Pieces) -> Pieces:
    """The nearest piece within the grasp and those within it that touch (DSC-82).

    What another hand has closed on is not there to be taken (DSC-04).
    """
    near = [(distance(lying, x, y), lying) for lying in layout if lying.piece not in taken]
    within = [lying for away, lying in sorted(near, key=_away) if away <= GRASP]
    held = within[:1]
    for lying in within[1:]:
        if any(gap(lying, other) <= TOUCHING for other in held):
            held.append(lying)
    return tuple(sorted(lying.piece for lying in held))


def _away(pair: tuple[int, Lying]) -> tuple[int, int]:
    return pair[0], pair[1].piece


def pushed(layout: Layout, x: int, y: int, way: tuple[int, int], held: Pieces) -> tuple[Layout, int, int]:
    """The piece under the fingertip slides as far as it can, the finger with it (DSC-82)."""
    beneath = [lying for lying in layout if distance(lying, x, y) <= 0]
    if not beneath:
        return layout, *inside(x + way[0], y + way[1])
    if beneath[0].piece in held:
        return layout, x, y
    others = tuple([lying for lying in layout if lying is not beneath[0]])
    moved = slid(beneath[0], *way, others)
    after = tuple([moved if lying is beneath[0] else lying for lying in layout])
    return after, *inside(x + moved.x - beneath[0].x, y + moved.y - beneath[0].y)


def inside(x: int, y: int) -> tuple[int, int]:
    return max(0, min(WIDTH, x)), max(0, min(WIDTH, y))
