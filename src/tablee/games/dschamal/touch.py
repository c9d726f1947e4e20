"""What a hand feels and grasps in the bag (DSC-80 to DSC-82), and nothing beyond its reach."""

from __future__ import annotations

from tablee.games.dschamal.lying import CELL, TOUCHING, WIDTH, Layout, Lying, distance, gap, reach_of, slid
from tablee.games.dschamal.pieces import Pieces, form_of
from tablee.games.dschamal.resting import FINE, HALF, SIDE, heights
from tablee.games.dschamal.solids import CIRCLE

ACROSS = 5  # a fingertip is 5 × 5 points, 2 mm apart: it tells no nearer ones apart
PITCH = 2
TIP = PITCH * (ACROSS // 2)
FURTHEST = CELL // 2 + TIP + 1  # no piece reaches a fingertip from further away
LEVELS = 4  # of half a millimetre: its skin yields 2 mm, what lies deeper is not felt
LEVEL = FINE // 2
NOTHING = "."
GRASP = 140  # a hand closes round what is nearer than 14 mm to its middle
NEAR = 45  # another hand is sensed nearer than 45 mm
_COS = tuple((round(1024 * c), round(1024 * s)) for c, s in CIRCLE)
BLANK = NOTHING * (ACROSS * ACROSS)


def relief(layout: Layout, x: int, y: int) -> str:
    """The relief under a fingertip, row by row: "4" is the highest point felt, "." nothing there."""
    ground = [0] * (ACROSS * ACROSS)
    left, right, near, far = x - FURTHEST, x + FURTHEST, y - FURTHEST, y + FURTHEST
    for lying in layout:
        if left <= lying.x <= right and near <= lying.y <= far:
            room = reach_of(lying) // 10 + TIP + 1
            if abs(lying.x - x) <= room and abs(lying.y - y) <= room:
                _feel(ground, lying, x, y)
    top = max(ground)
    if not top:
        return BLANK
    lowest = top - LEVELS * LEVEL
    return "".join([str((height - lowest) // LEVEL) if height > lowest else NOTHING for height in ground])


def _feel(ground: list[int], lying: Lying, x: int, y: int) -> None:
    """Add one piece's heights, looked up in its own unturned map."""
    high = heights(form_of(lying.piece), lying.pose)
    c, s = _COS[lying.turn]
    cell = 0
    for row in range(y - TIP - lying.y, y + TIP - lying.y + 1, PITCH):
        for column in range(x - TIP - lying.x, x + TIP - lying.x + 1, PITCH):
            u = (column * c + row * s + 512) >> 10
            v = (row * c - column * s + 512) >> 10
            if -HALF <= u <= HALF and -HALF <= v <= HALF:
                height = high[(v + HALF) * SIDE + u + HALF]
                if height > ground[cell]:
                    ground[cell] = height
            cell += 1


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
    under = [lying for lying in layout if distance(lying, x, y) <= 0]
    if not under:
        return layout, *inside(x + way[0], y + way[1])
    if under[0].piece in held:
        return layout, x, y
    others = tuple([lying for lying in layout if lying is not under[0]])
    moved = slid(under[0], *way, others)
    after = tuple([moved if lying is under[0] else lying for lying in layout])
    return after, *inside(x + moved.x - under[0].x, y + moved.y - under[0].y)


def inside(x: int, y: int) -> tuple[int, int]:
    return max(0, min(WIDTH, x)), max(0, min(WIDTH, y))
