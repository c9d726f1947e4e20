"""The numbers `Patterns` looks up, for many positions at once."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.games.etoile.bots.search.learnt import MOST_QUEENS, SIZE, STAGES
from tests.games.etoile.bench.learning.self_play import Rows

Whole = npt.NDArray[np.int64]
Numbers = npt.NDArray[np.float32]
THREES = np.array([sum(3**cell for cell in range(8) if byte >> cell & 1) for byte in range(256)])
PAIRS, NIBBLES, BYTES = 0x333333333333, 0x0F0F0F0F0F0F, 0x00FF00FF00FF


class Features(NamedTuple):
    """Of every position: where its weights lie, and how they are mixed."""

    groups: npt.NDArray[np.int32]
    army: Whole
    queens: Numbers
    tempo: Numbers
    stage: Numbers
    """How full the board is: 1 at the start, 0 without men."""
    ahead: Numbers
    """Men and queens the first camp has more."""


def features(rows: Rows) -> Features:
    men, other_men, queens, other_queens, turn = rows[:, :5].T
    counts = [np.bitwise_count(word).astype(np.int64) for word in (men, other_men, queens, other_queens)]
    own, other = np.minimum(counts[2], MOST_QUEENS), np.minimum(counts[3], MOST_QUEENS)
    return Features(
        groups_of(men, other_men),
        ((counts[0] * 4 + own) * 13 + counts[1]) * 4 + other,
        np.hstack([cells_of(queens), cells_of(other_queens)]),
        np.where(turn == 0, 1, -1).astype(np.float32),
        ((counts[0] + counts[1]) / STAGES).astype(np.float32),
        np.stack([counts[0] - counts[1], counts[2] - counts[3]], axis=1).astype(np.float32),
    )


def groups_of(own: Whole, other: Whole) -> npt.NDArray[np.int32]:
    """As `Patterns.men` finds them: eight groups a camp."""
    sides = [(word, bytes_of(word), bytes_of(word >> 2), bytes_of(word >> 1)) for word in (own, other)]
    found = []
    for camp in range(3):
        shift, onward = 16 * camp, 16 * (camp + 1) if camp < 2 else 0
        pairs = [eight_cells(*side, shift, onward) for side in sides]
        found += [THREES[one] + 2 * THREES[two] for one, two in zip(*pairs, strict=True)]
    return np.stack([held + SIZE * group for group, held in enumerate(found)], axis=1).astype(np.int32)


def eight_cells(
    word: Whole, left: Whole, right: Whole, middle: Whole, shift: int, onward: int
) -> list[Whole]:
    """The cells of one side in the eight groups of a camp: three pairs of lines, two rhombi, the middle,
    and what lies to both sides of the axis to the next camp, twice."""
    bytes_ = [word >> shift, word >> (shift + 4), word >> (shift + 8)]
    bytes_ += [left >> shift, right >> shift, middle >> shift]
    bytes_ += [
        (left >> (shift + 4) & 15) | (right >> onward & 240),
        (middle >> (shift + 4) & 15) | (middle >> onward & 240),
    ]
    return [one & 255 for one in bytes_]


def bytes_of(word: Whole) -> Whole:
    word = word & PAIRS
    word = (word | word >> 2) & NIBBLES
    return (word | word >> 4) & BYTES


def cells_of(word: Whole) -> Numbers:
    return np.stack([word >> cell & 1 for cell in range(48)], axis=1).astype(np.float32)
