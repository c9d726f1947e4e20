"""The numbers that what is learnt looks up, for many positions at once."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from tablee.games.etoile.bots.search.learnt import MOST_QUEENS, SIZE
from tests.games.etoile.bench.learning.arithmetic import Numbers, Places, Whole
from tests.games.etoile.bench.learning.self_play import Rows

THREES = np.array([sum(3**cell for cell in range(8) if byte >> cell & 1) for byte in range(256)])
PAIRS, NIBBLES, BYTES = 0x333333333333, 0x0F0F0F0F0F0F, 0x00FF00FF00FF
BOARD = (1 << 48) - 1
NOWHERE = 99  # where no queen stands
SHOWN = 4  # queens of a side that are looked up; whoever has more has won already


class Seen(NamedTuple):
    """Of every position, as one camp sees it: where its weights lie, and how they are mixed."""

    groups: Places
    """A row for each of the 24."""
    queens: Places
    """A row for each of so many that are looked up."""
    men: Whole
    """One's own, and the others'."""
    flying: Whole
    away: Whole
    """How many camps are before this one in turn."""


def seen_by(camp: int, rows: Rows) -> Seen:
    """All that is not the camp's is others'; the star is turned until the camp is A."""
    own = turned(rows[:, camp], camp)
    rest = turned(rows[:, 0] | rows[:, 1] | rows[:, 2], camp) & ~own
    queens = turned(rows[:, 3], camp)
    men, others = own & ~queens, rest & ~queens
    return Seen(
        groups_of(men, others),
        np.concatenate([cells_of(own & queens, 0), cells_of(rest & queens, 48)]),
        np.stack([counted(men), counted(others)]),
        np.stack([counted(own & queens), counted(rest & queens)]),
        (rows[:, 4] - camp) % 3,
    )


def army_of(men: Whole, queens: Whole) -> Whole:
    found: Whole = men * (MOST_QUEENS + 1) + np.minimum(queens, MOST_QUEENS)
    return found


def turned(word: Whole, camp: int) -> Whole:
    return word if not camp else (word >> 16 * camp) | (word << (48 - 16 * camp) & BOARD)


def counted(word: Whole) -> Whole:
    found: Whole = np.bitwise_count(word).astype(np.int64)
    return found


def groups_of(own: Whole, other: Whole) -> Places:
    """As `Groups.men` finds them: eight groups a camp."""
    sides = [(word, bytes_of(word), bytes_of(word >> 2), bytes_of(word >> 1)) for word in (own, other)]
    found = []
    for camp in range(3):
        shift, onward = 16 * camp, 16 * (camp + 1) if camp < 2 else 0
        pairs = [eight_cells(*side, shift, onward) for side in sides]
        found += [THREES[one] + 2 * THREES[two] for one, two in zip(*pairs, strict=True)]
    return np.stack([held + SIZE * group for group, held in enumerate(found)]).astype(np.int32)


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


def cells_of(word: Whole, base: int) -> Places:
    """The lowest cells of a word; `NOWHERE` where there are no more."""
    found, left = [], word.copy()
    for _ in range(SHOWN):
        lowest = left & -left
        place = np.bitwise_count(lowest - 1).astype(np.int64) + base
        found.append(np.where(left == 0, NOWHERE, place))
        left &= left - 1
    return np.stack(found).astype(np.int32)


def share_won(camp: int, rows: Rows) -> Numbers:
    winners = rows[:, 7]
    found: Numbers = (winners >> camp & 1) / np.bitwise_count(winners)
    return found
