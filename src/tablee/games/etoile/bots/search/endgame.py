# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""One or two queens against one: every position solved backwards from the end (retrograde analysis).

A value is for the side to move: n, it wins with the n-th move from here, both sides' counted; -n, it
loses so; 0, nobody can force it. Capturing is taken as compulsory: whoever leaves out a capture
here is huffed and has lost all the same.
"""

from __future__ import annotations

from array import array
from functools import cache

from tablee.games.etoile.fast import Twin
from tablee.games.etoile.geometry import CELLS, Colour
from tablee.games.etoile.meta import Options

ONE = 1
WORD = 0xFFFFFFFFFFFFFFFF
DEBRUIJN = 0x03F79D71B4CB0A89
SLOT = [0] * 64


class Endgame:
    """The table of one star and one kind of queen; the two queens are camp A's, the one is camp B's."""

    def __init__(self, options: Options) -> None:
        self.twin = Twin(options, 2)
        self.values = array("b", bytes(2 * 48**3))
        self.open = array("i", [place for place in range(2 * 48**3) if _is_position(place)])
        self.left, self.depth = len(self.open), 1
        while self.solve():
            self.depth += 1

    def value(self, pair: list[int], single: int, single_moves: bool) -> int:
        return int(self.values[_place(min(pair), max(pair), single, single_moves)])

    def points(self, twin: Twin, ply: int, pair: int, single: int) -> int:
        """The value on a twin's board, for the side to move; `pair` and `single` are camps."""
        both, other = twin.side[3 * ply + pair], twin.side[3 * ply + single]
        one = low(both)
        rest = both & (both - 1)
        two = low(rest) if rest else one
        return self.values[((one * 48 + two) * 48 + low(other)) * 2 + (twin.turn[ply] == single)]

    def solve(self) -> int:
        """One move further from the end; how many positions that decided."""
        kept = 0
        for at in range(self.left):
            place = self.open[at]
            self.values[place] = self.decide(place)
            if not self.values[place]:
                self.open[kept] = place
                kept += 1
        decided = self.left - kept
        self.left = kept
        return decided

    def decide(self, place: int) -> int:
        """Won if a move reaches a position lost one move sooner, lost if every move reaches a won one."""
        self.set_up(place)
        twin, worst, escapes = self.twin, 0, 0
        twin.first[1] = twin.step_first[1] = 0
        twin.generate(1)
        for move in range(twin.first[2]):
            twin.play(1, move)
            if twin.over[2]:
                return self.depth
            value = self.points(twin, 2, 0, 1)
            if value < 0 and -value == self.depth - 1:
                return self.depth
            escapes |= value <= 0
            worst = max(worst, value)
        return -self.depth if not escapes and worst == self.depth - 1 else 0

    def set_up(self, place: int) -> None:
        twin, pair = self.twin, place // 96
        twin.side[3] = (ONE << pair // 48) | (ONE << pair % 48)
        twin.side[4] = ONE << place // 2 % 48
        twin.queens[1] = twin.side[3] | twin.side[4]
        twin.turn[1] = place & 1
        twin.count[1] = 0


def low(word: int) -> int:
    """The lowest cell of a word."""
    return SLOT[((word & -word) * DEBRUIJN & WORD) >> 58]


def _place(one: int, two: int, single: int, single_moves: bool) -> int:
    return ((one * 48 + two) * 48 + single) * 2 + single_moves


def _is_position(place: int) -> bool:
    one, two, single = place // 96 // 48, place // 96 % 48, place // 2 % 48
    return one <= two and single not in (one, two)


@cache
def endgame(cells: Colour, short_queens: bool, free_landing: bool) -> Endgame:
    """Solved once, when first asked for; a fraction of a second compiled."""
    return Endgame(Options("english" if short_queens else "italian", cells, free_landing=free_landing))


for _cell in CELLS:
    SLOT[((1 << _cell) * DEBRUIJN & WORD) >> 58] = _cell
