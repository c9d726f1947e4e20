# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What two camps' pieces on the star are worth, learnt from games.

Men count by groups of cells, queens by their cells, both armies by their numbers. All sums are whole numbers.
One star is learnt. The light cells are its mirror image, and any two camps left of three its rotation.
"""

from __future__ import annotations

from array import array

from tablee.games.etoile.bots.search.groups import Groups
from tablee.games.etoile.fast import Twin

STAGES = 24  # men at the start
MOST_QUEENS = 3


class Patterns:
    """One variant's weights, and the points they give the first of two camps."""

    def __init__(self, cells: array[int], queens: array[int], army: array[int]) -> None:
        self.groups, self.army = Groups(cells, queens), army
        self.tempo, self.queen = queens[96], army[MOST_QUEENS * 13 * (MOST_QUEENS + 1)] // MOST_QUEENS

    def points(self, twin: Twin, ply: int, hero: int) -> int:
        """For the hero, one of two camps left, whoever is to move."""
        first = 2 if twin.alive[ply] == 5 else 1 if twin.alive[ply] == 6 else 0
        last = first + 1 if first < 2 else 0
        flying = twin.turned(twin.queens[ply], first)
        one = twin.turned(twin.side[3 * ply + first], first)
        two = twin.turned(twin.side[3 * ply + last], first)
        if twin.mirrored:
            one, two = two, one
        men, others = one & ~flying, two & ~flying
        packed = self.groups.men(men, others)
        packed += self.tempo if (twin.turn[ply] == first) != twin.mirrored else -self.tempo
        if flying:
            packed += self.groups.flying(one & flying, 0) + self.groups.flying(two & flying, 48)
        groups = self.groups
        points = groups.mixed(packed, groups.ones(men | others), STAGES) + self.armies(
            groups.ones(men), groups.ones(one & flying), groups.ones(others), groups.ones(two & flying)
        )
        return points if twin.mirrored == (hero != first) else -points

    def armies(self, men: int, queens: int, others: int, other_queens: int) -> int:
        more = 0
        if queens > MOST_QUEENS:
            more += self.queen * (queens - MOST_QUEENS)
            queens = MOST_QUEENS
        if other_queens > MOST_QUEENS:
            more -= self.queen * (other_queens - MOST_QUEENS)
            other_queens = MOST_QUEENS
        return self.army[((men * 4 + queens) * 13 + others) * 4 + other_queens] + more
