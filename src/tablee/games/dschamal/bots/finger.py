"""Where the finger goes next, from what it felt lately: from heap to heap, and all over what it finds.

A bot keeps nothing between two moves: it goes over its touches again, as somebody does who thinks
back, and so knows what it was about. A touch in the middle of a cell is where a new piece was looked
for; without one, a piece was pushed and the finger is still over it.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence

from tablee.games.dschamal.bots.familiar import SPOTS
from tablee.games.dschamal.lying import CELL, WIDTH
from tablee.games.dschamal.state import Touch
from tablee.games.dschamal.touch import inside

Place = tuple[int, int]
Course = Generator[Place, Touch, None]
AROUND = ((13, 0), (0, 13), (-13, 0), (0, -13))
BESIDE = ((0, 0), (1, 0), (0, 1), (-1, 0), (0, -1))


def cells(in_bag: int) -> tuple[Place, ...]:
    """Where to look, row by row and back: pieces lie about so far apart."""
    side = next(n for n in range(1, 9) if n * n >= min(64, in_bag + 5))
    first = (WIDTH - side * CELL) // 2 + CELL // 2
    places = []
    for row in range(side):
        columns = range(side) if row % 2 == 0 else range(side - 1, -1, -1)
        places += [(first + CELL * column, first + CELL * row) for column in columns]
    return tuple(places)


def next_cell(places: Sequence[Place], touches: Sequence[Touch], x: int, y: int, way: int) -> Place:
    """The cell after the one in which the finger began; at first the nearest one, or one across the bag."""
    begun = (touches[0].x, touches[0].y) if touches else (x, y)
    if begun in places:
        return places[(places.index(begun) + way) % len(places)]
    nearest = min(places, key=lambda place: (place[0] - x) ** 2 + (place[1] - y) ** 2)
    if not touches:
        return nearest
    return places[(places.index(nearest) + len(places) // 2) % len(places)]


def episode(lately: Sequence[Touch], places: Sequence[Place]) -> Sequence[Touch]:
    """The touches since the finger last went somewhere new."""
    for k in range(len(lately) - 1, -1, -1):
        if (lately[k].x, lately[k].y) in places:
            return lately[k:]
    return lately


class Finger:
    """What a finger was about, after going over its touches again.

    `next` is where it meant to feel next, None if there is nothing more here; `start` where it first
    felt a piece, and `felt` what it has felt since, spot by spot; `settled`: it has left the spots
    for the middle of the piece, to close the hand there.
    """

    def __init__(self, touches: Sequence[Touch], places: Sequence[Place]) -> None:
        self.next: Place | None = None
        self.start: Place | None = None
        self.felt: list[str] = []
        self.settled = False
        course = self._course((touches[0].x, touches[0].y) in places)
        next(course)
        try:
            for touch in touches:
                self.next = course.send(touch)
        except StopIteration:
            self.next = None

    def _course(self, fresh: bool) -> Course:
        """Look round for something, then feel over it."""
        touch = first = yield (0, 0)
        for dx, dy in AROUND if fresh else ():
            if touch.relief:
                break
            touch = yield inside(first.x + dx, first.y + dy)
        if not touch.relief:
            return
        self.start = (touch.x, touch.y)
        self.felt.append(touch.relief)
        for dx, dy in SPOTS[1:]:
            spot = inside(self.start[0] + dx, self.start[1] + dy)
            touch = yield spot
            if (touch.x, touch.y) != spot:
                self.settled = True
                return
            self.felt.append(touch.relief)
        yield self.start  # nowhere is left: whatever is touched now, the hand has settled
        self.settled = True


def aim(finger: Finger, middle: Place, places: Sequence[Place]) -> Place:
    """Where the hand closes: the middle of the piece, or a millimetre beside it.

    Beside it where the finger, going over its touches, would take the middle for its next spot or for the
    beginning of a new search: at most two of the places, and even in a corner of the bag, where no cell
    has its middle, there are three.
    """
    assert finger.start is not None
    x, y = inside(finger.start[0] + middle[0], finger.start[1] + middle[1])
    near = [inside(x + dx, y + dy) for dx, dy in BESIDE]
    return next(place for place in near if place not in places and place != finger.next)
