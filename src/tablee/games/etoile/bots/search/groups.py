# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""What was learnt of men that stand together and of queens, in tables looked up by small groups of cells.

Men are seen by 24 groups of eight cells, each empty, one's own or somebody else's: three pairs of lines, two
rhombi and the middle files of every camp, and what lies around each axis. Early and late weights, for a
full board and for an empty one, lie in one number each, `packed`; they are in quarters of a point.
"""

from __future__ import annotations

from array import array

SIZE = 6561  # three to the eighth: what a group of eight cells may hold
FINE = 4  # of these make a point
CENTRE = 1 << 15
ODD, PAIRS, NIBBLES, BYTES = 0x555555555555, 0x333333333333, 0x0F0F0F0F0F0F, 0x00FF00FF00FF
EVERY_BYTE = 0x0101010101010101
THREES = [0] * 256
SLOT = [0] * 64
WORD = 0xFFFFFFFFFFFFFFFF
DEBRUIJN = 0x03F79D71B4CB0A89


class Groups:
    """The tables of one variant, and the sums of what is looked up in them."""

    def __init__(self, cells: array[int], queens: array[int]) -> None:
        self.cells, self.queens = cells, queens

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

    def mixed(self, packed: int, stage: int, stages: int) -> int:
        """The points of packed weights on a board that is `stage` of `stages` full."""
        late = ((packed + 0x8000) & 0xFFFF) - 0x8000
        early = (packed - late) >> 16
        points = early * stage + late * (stages - stage)
        return (points + CENTRE * stages * FINE) // (stages * FINE) - CENTRE

    def ones(self, word: int) -> int:
        """How many cells a word holds."""
        word -= (word >> 1) & ODD
        word = (word & PAIRS) + ((word >> 2) & PAIRS)
        return (((word + (word >> 4)) & NIBBLES) * EVERY_BYTE & WORD) >> 56


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


for _byte in range(256):
    THREES[_byte] = sum(3**cell for cell in range(8) if _byte >> cell & 1)
for _cell in range(64):
    SLOT[((1 << _cell) * DEBRUIJN & WORD) >> 58] = _cell
