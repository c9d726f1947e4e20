"""What was learnt is looked up alike by the search and by the command that learns it, wherever camps lie."""

from __future__ import annotations

import random

import numpy as np
import pytest

from tablee.games.etoile.bots.search import learnt
from tablee.games.etoile.bots.search.tree import Search
from tablee.games.etoile.bots.search.worth import Weights, Worth
from tablee.games.etoile.fast import Twin
from tablee.games.etoile.geometry import CELLS, STARS, Colour, cell_of, mask_of, square_of
from tablee.games.etoile.meta import Options
from tests.games.etoile.bench.learning.features import features

PLACED = tuple[list[int], list[int], int]
"""The pieces of two camps, those of them that are queens, and who is to move."""
MIRRORED = {0: 1, 1: 0, 2: 2}
POSITIONS = 200


def scattered(dice: random.Random, colour: Colour = "dark") -> PLACED:
    """Pieces of camps A and B anywhere."""
    free, sides, queens = dice.sample(CELLS, 48), [], []
    for camp in (0, 1):
        own = [free.pop() for _ in range(dice.randint(1, 12))]
        sides.append(mask_of(own))
        flying = [one for one in own if STARS[colour].crown[camp] >> one & 1 or dice.random() < 0.2]
        queens.append(mask_of(flying))
    return sides, queens, dice.randrange(2)


def points(placed: PLACED, first: int = 0, colour: Colour = "dark") -> int:
    """For camp `first`, whose opponent is the next camp."""
    options = Options(cells=colour)
    twin = Twin(options, 3)
    search = Search(
        twin, Worth(options, Weights(noise=0, variety=0), learnt=learnt.learnt(options)), "paranoid", 4
    )
    pieces, queens, turn = placed
    sides, last = [0, 0, 0], (first + 1) % 3
    sides[first], sides[last] = [rotated(word, first) for word in pieces]
    alive = 1 << first | 1 << last
    twin.place(sides, rotated(queens[0] | queens[1], first), (first, last)[turn], 0, alive)
    return search.standing(first)


def rotated(word: int, camps: int) -> int:
    return mask_of([(cell + 16 * camps) % 48 for cell in CELLS if word >> cell & 1])


def mirrored(word: int) -> int:
    """Dark cells as the light cells a mirror shows, in which camps A and B change places (ETO-03)."""
    found = []
    for cell in CELLS:
        camp, line, file = square_of(cell, "dark")
        if word >> cell & 1:
            found.append(cell_of((MIRRORED[camp], line, 9 - file)))
    return mask_of(found)


def test_two_camps_are_worth_the_same_wherever_they_lie() -> None:
    dice = random.Random(1)
    for _ in range(POSITIONS):
        placed = scattered(dice)
        assert points(placed, 0) == points(placed, 1) == points(placed, 2)


def test_the_light_star_is_the_dark_one_in_a_mirror() -> None:
    dice = random.Random(2)
    for _ in range(POSITIONS):
        pieces, queens, turn = scattered(dice)
        shown = [mirrored(word) for word in reversed(pieces)], [mirrored(word) for word in reversed(queens)]
        assert points((pieces, queens, turn)) == -points((*shown, 1 - turn), colour="light")


def test_the_search_looks_up_what_the_command_learns() -> None:
    """The same sum of the same weights, by numpy."""
    dice, (cells, queen_cells, army) = random.Random(3), learnt.blocks()["standard"]
    placed = [scattered(dice) for _ in range(POSITIONS)]
    rows = np.array(
        [
            (one & ~queens[0], two & ~queens[1], *queens, turn, 0, 0, 0)
            for (one, two), queens, turn in placed
            if max(queens[0].bit_count(), queens[1].bit_count()) <= learnt.MOST_QUEENS
        ]
    )
    seen = features(rows)
    packed = np.array(cells)[seen.groups].sum(axis=1)
    packed += (seen.queens @ np.array(queen_cells[:96], dtype=float)).astype(int)
    packed += (seen.tempo * queen_cells[96]).astype(int)
    late = (packed + 0x8000 & 0xFFFF) - 0x8000
    men = np.rint(seen.stage * learnt.STAGES).astype(int)
    fine = (packed - late >> 16) * men + late * (learnt.STAGES - men)
    told = fine // (learnt.STAGES * learnt.FINE) + np.array(army)[seen.army]
    few = [one for one in placed if max(word.bit_count() for word in one[1]) <= learnt.MOST_QUEENS]
    assert told.tolist() == [points(one) for one in few]


@pytest.mark.parametrize("rules", list(learnt.blocks()))
def test_no_sum_of_weights_leaves_sixteen_bits(rules: str) -> None:
    cells, queens, _ = learnt.blocks()[rules]
    for shift in (16, 0):
        halves = [abs((((one >> shift) + 0x8000) & 0xFFFF) - 0x8000) for one in cells]
        of_cells = sum(max(halves[at : at + learnt.SIZE]) for at in range(0, len(cells), learnt.SIZE))
        of_queens = max(abs((((one >> shift) + 0x8000) & 0xFFFF) - 0x8000) for one in queens)
        assert of_cells + 25 * of_queens < 1 << 15


def test_what_is_packed_is_unpacked() -> None:
    blocks = learnt.blocks()
    assert learnt.unpacked(learnt.packed(blocks)) == blocks
