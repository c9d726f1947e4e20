# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What two camps' pieces on the star are worth, learnt from games: tables looked up by small groups of cells.

The men are seen by groups of eight cells, each empty, the first camp's or the second's: three pairs of
lines, two rhombi and the middle files of every camp, and what lies around each axis. Every group
has two weights, for a full board and for an empty one, and the men still there say how they mix.
Queens count by their cells, both armies by their numbers. All sums are whole numbers, in quarters of a point.

One star is learnt. The light cells are its mirror image, and any two camps left of three its rotation.
"""

from __future__ import annotations

from array import array

from tablee.games.etoile.fast import Twin

SIZE = 6561  # three to the eighth: what a group of eight cells may hold
STAGES = 24  # men at the start
FINE = 4  # of these make a point
CENTRE = 1 << 15
MOST_QUEENS = 3
ODD, PAIRS, NIBBLES, BYTES = 0x555555555555, 0x333333333333, 0x0F0F0F0F0F0F, 0x00FF00FF00FF
EVERY_BYTE = 0x0101010101010101
THREES = [0] * 256
SLOT = [0] * 64
WORD = 0xFFFFFFFFFFFFFFFF
DEBRUIJN = 0x03F79D71B4CB0A89


class Patterns:
    """One variant's weights, and the points they give the first of two camps."""

    def __init__(self, cells: array[int], queens: array[int], army: array[int]) -> None:
        """Early and late weights lie in one number each, `packed`."""
        self.cells, self.queens, self.army = cells, queens, army
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
        packed = self.men(men, others)
        packed += self.tempo if (twin.turn[ply] == first) != twin.mirrored else -self.tempo
        if flying:
            packed += self.flying(one & flying, 0) + self.flying(two & flying, 48)
        late = ((packed + 0x8000) & 0xFFFF) - 0x8000
        early = (packed - late) >> 16
        stage = ones(men | others)
        points = early * stage + late * (STAGES - stage)
        points = (points + CENTRE * STAGES * FINE) // (STAGES * FINE) - CENTRE
        points += self.armies(ones(men), ones(one & flying), ones(others), ones(two & flying))
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

    def men(self, own: int, other: int) -> int:
        """The sum over the 24 groups of cells."""
        own_left, own_right, own_middle = bytes_of(own), bytes_of(own >> 2), bytes_of(own >> 1)
        left, right, middle = bytes_of(other), bytes_of(other >> 2), bytes_of(other >> 1)
        total = base = 0
        for camp in range(3):
            shift, onward = 16 * camp, 16 * (camp + 1) if camp < 2 else 0
            total += self.cells[base + held(own >> shift, other >> shift)]
            total += self.cells[base + SIZE + held(own >> (shift + 4), other >> (shift + 4))]
            total += self.cells[base + 2 * SIZE + held(own >> (shift + 8), other >> (shift + 8))]
            total += self.cells[base + 3 * SIZE + held(own_left >> shift, left >> shift)]
            total += self.cells[base + 4 * SIZE + held(own_right >> shift, right >> shift)]
            total += self.cells[base + 5 * SIZE + held(own_middle >> shift, middle >> shift)]
            total += self.cells[
                base
                + 6 * SIZE
                + held(
                    (own_left >> (shift + 4) & 15) | (own_right >> onward & 240),
                    (left >> (shift + 4) & 15) | (right >> onward & 240),
                )
            ]
            total += self.cells[
                base
                + 7 * SIZE
                + held(
                    (own_middle >> (shift + 4) & 15) | (own_middle >> onward & 240),
                    (middle >> (shift + 4) & 15) | (middle >> onward & 240),
                )
            ]
            base += 8 * SIZE
        return total

    def flying(self, left: int, base: int) -> int:
        total = 0
        while left:
            total += self.queens[base + low(left)]
            left &= left - 1
        return total


def bytes_of(word: int) -> int:
    """The two lowest cells of every line of four, as one byte a camp."""
    word &= PAIRS
    word = (word | word >> 2) & NIBBLES
    return (word | word >> 4) & BYTES


def held(own: int, other: int) -> int:
    """The number of what eight cells hold."""
    return THREES[own & 255] + 2 * THREES[other & 255]


def low(word: int) -> int:
    """The lowest cell of a word."""
    return SLOT[((word & -word) * DEBRUIJN & WORD) >> 58]


def ones(word: int) -> int:
    """How many cells a word holds."""
    word -= (word >> 1) & ODD
    word = (word & PAIRS) + ((word >> 2) & PAIRS)
    return (((word + (word >> 4)) & NIBBLES) * EVERY_BYTE & WORD) >> 56


for _byte in range(256):
    THREES[_byte] = sum(3**cell for cell in range(8) if _byte >> cell & 1)
for _cell in range(64):
    SLOT[((1 << _cell) * DEBRUIJN & WORD) >> 58] = _cell
