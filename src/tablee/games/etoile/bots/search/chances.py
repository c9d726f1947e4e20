# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What a camp's chances are worth with three in play, learnt from games of three.

Every camp has a strength: its men by groups of cells, the two others taken together; queens by their cells;
its army by its numbers; and how far off its turn is. Chances to win are in proportion to exponentials of the
strengths, so whoever leads counts for nearly all of what a camp has against it.
Every camp is turned until it is A, so one table serves all.
"""

from __future__ import annotations

from array import array
from math import exp, log

from tablee.games.etoile.bots.search.groups import Groups
from tablee.games.etoile.fast import Twin

STAGES = 36  # men at the start
MOST_QUEENS = 3
SCALE = 140  # points that make a win e times as likely
FAR = 1024  # points behind from which a camp no longer counts
SMOOTH = [0] * 1024


class Chances:
    """One variant's weights, and the points they give one of three camps."""

    def __init__(self, cells: array[int], queens: array[int], army: array[int]) -> None:
        self.groups, self.army = Groups(cells, queens), army
        self.queen = army[MOST_QUEENS] - army[MOST_QUEENS - 1]
        self.tempo = queens[96:99]

    def points(self, twin: Twin, ply: int, hero: int) -> int:
        """The hero's strength above that of the others."""
        following = hero + 1 if hero < 2 else 0
        last = following + 1 if following < 2 else 0
        return self.strength(twin, ply, hero) - joined(
            self.strength(twin, ply, following), self.strength(twin, ply, last)
        )

    def strength(self, twin: Twin, ply: int, camp: int) -> int:
        first = camp
        if twin.mirrored:
            first = camp + 2 if camp < 1 else camp - 1  # the mirror makes A of the second
        own = twin.side[3 * ply + camp]
        rest = (twin.side[3 * ply] | twin.side[3 * ply + 1] | twin.side[3 * ply + 2]) & ~own
        queens = twin.queens[ply]
        men = twin.turned(own & ~queens, first)
        others = twin.turned(rest & ~queens, first)
        away = twin.turn[ply] - camp
        packed = self.groups.men(men, others) + self.tempo[away + 3 if away < 0 else away]
        if queens:
            packed += self.groups.flying(twin.turned(own & queens, first), 0)
            packed += self.groups.flying(twin.turned(rest & queens, first), 48)
        groups = self.groups
        points = groups.mixed(packed, groups.ones(men | others), STAGES)
        return points + self.numbers(groups.ones(men), groups.ones(own & queens))

    def numbers(self, men: int, queens: int) -> int:
        more = 0
        if queens > MOST_QUEENS:
            more = self.queen * (queens - MOST_QUEENS)
            queens = MOST_QUEENS
        return self.army[men * 4 + queens] + more


def joined(one: int, two: int) -> int:
    """Two strengths as one: their mean where they are equal, the greater less a little where they are not."""
    apart = one - two if one > two else two - one
    return max(one, two) + (SMOOTH[apart] if apart < FAR else SMOOTH[FAR - 1])


for _apart in range(FAR):
    SMOOTH[_apart] = round(SCALE * log((1 + exp(-_apart / SCALE)) / 2))
