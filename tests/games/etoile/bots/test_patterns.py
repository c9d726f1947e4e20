"""What was learnt is looked up alike by the search and by the command that learns it, wherever camps lie."""

from __future__ import annotations

import random
from array import array
from math import exp, log

import numpy as np
import pytest

from tablee.games.etoile.bots.search import learnt
from tablee.games.etoile.bots.search.learnt import Learnt
from tablee.games.etoile.bots.search.tree import Search
from tablee.games.etoile.bots.search.worth import Weights, Worth
from tablee.games.etoile.fast import Twin
from tablee.games.etoile.geometry import CELLS, STARS, Colour, cell_of, mask_of, square_of
from tablee.games.etoile.meta import Options
from tests.games.etoile.bench.learning.arithmetic import Whole
from tests.games.etoile.bench.learning.features import Seen, army_of, seen_by
from tests.games.etoile.bench.learning.self_play import Rows
from tests.games.etoile.bench.learning.weights import SCALE

PLACED = tuple[list[int], list[int], int]
"""The pieces of two or three camps, those of them that are queens, and who is to move."""
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


def scattered_three(dice: random.Random) -> PLACED:
    free = dice.sample(CELLS, 48)
    sides = [mask_of([free.pop() for _ in range(dice.randint(1, 12))]) for _ in range(3)]
    flying = mask_of(dice.sample(CELLS, 4))
    queens = [one & (flying | STARS["dark"].crown[camp]) for camp, one in enumerate(sides)]
    return sides, queens, dice.randrange(3)


def points_of_three(placed: PLACED, hero: int, colour: Colour = "dark", taught: Learnt | None = None) -> int:
    options = Options(cells=colour)
    twin = Twin(options, 3)
    worth = Worth(options, Weights(noise=0, variety=0), learnt=taught or learnt.learnt(options))
    sides, queens, turn = placed
    twin.place(sides, sum(queens), turn)
    return Search(twin, worth, "paranoid", 4).standing(hero)


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
    placed = [one for one in [scattered(dice) for _ in range(POSITIONS)] if few(one[1])]
    rows = rows_of([([*sides, 0], queens, turn) for sides, queens, turn in placed])
    own, other = seen_by(0, rows), seen_by(1, rows)
    turn = np.where(own.away == 0, queen_cells[96], -queen_cells[96])
    told = mixed(own, cells, queen_cells, turn, 24)
    armies = army_of(own.men[0], own.flying[0]) * learnt.ARMIES + army_of(other.men[0], other.flying[0])
    assert (told + np.array(army)[armies]).tolist() == [points(one) for one in placed]


def test_strengths_of_three_are_looked_up_alike() -> None:
    dice, (cells, queen_cells, army) = random.Random(4), learnt.blocks()["standard-three"]
    placed = [one for one in [scattered_three(dice) for _ in range(POSITIONS)] if few(one[1])]
    strengths = []
    for camp in range(3):
        seen = seen_by(camp, rows_of(placed))
        turn = np.array(queen_cells[96:99])[seen.away]
        told = mixed(seen, cells, queen_cells, turn, 36)
        strengths.append(told + np.array(army)[army_of(seen.men[0], seen.flying[0])])
    for number, one in enumerate(placed):
        own, second, third = [strengths[camp][number] for camp in range(3)]
        chances = exp(second / SCALE) + exp(third / SCALE)
        assert points_of_three(one, 0) == pytest.approx(own - SCALE * log(chances / 2), abs=1)


@pytest.mark.parametrize("rules", [one for one in learnt.blocks() if one.endswith(learnt.OF_THREE)])
def test_three_are_worth_the_same_wherever_they_lie(rules: str) -> None:
    """Everybody a camp further on, the turn as well."""
    dice = random.Random(5)
    for _ in range(POSITIONS):
        sides, queens, turn = scattered_three(dice)
        further = [rotated(sides[camp - 1], 1) for camp in range(3)]
        flying = [rotated(queens[camp - 1], 1) for camp in range(3)]
        here = points_of_three((sides, queens, turn), 0)
        assert here == points_of_three((further, flying, (turn + 1) % 3), 1)


def test_three_on_the_light_star_are_the_dark_ones_in_a_mirror() -> None:
    """But for the turn, which goes round the other way there."""
    cells, queen_cells, army = learnt.blocks()["standard-three"]
    timeless = learnt.made_of(
        "standard", {"standard-three": (cells, array("i", [*queen_cells[:96], 0, 0, 0]), army)}
    )
    dice = random.Random(6)
    for _ in range(POSITIONS):
        sides, queens, turn = scattered_three(dice)
        shown, flying = [[mirrored(words[MIRRORED[camp]]) for camp in range(3)] for words in (sides, queens)]
        for camp in range(3):
            here = points_of_three((sides, queens, turn), camp, taught=timeless)
            assert here == points_of_three((shown, flying, turn), MIRRORED[camp], "light", timeless)


def openings(seats: int, taught: Learnt | None) -> list[int]:
    """What the start of English play is worth to the first camp, under some seeds."""
    options = Options("english")
    search = Search(Twin(options, seats), Worth(options, Weights(), learnt=taught), "paranoid", 4)
    return [search.standing(0, seed) for seed in range(1, 61)]


def test_openings_are_stirred_more_where_something_was_learnt_alone() -> None:
    """English play has learnt of two; of three it keeps the points found by hand, and their noise."""
    taught = learnt.learnt(Options("english"))
    assert spread(openings(2, None)) <= 2 * Weights().noise < spread(openings(2, taught))
    assert openings(3, taught) == openings(3, None)


def spread(points: list[int]) -> int:
    return max(points) - min(points)


def few(queens: list[int]) -> bool:
    """What the fit looks at one by one, and the army's numbers tell apart."""
    return sum(word.bit_count() for word in queens) <= learnt.MOST_QUEENS


def rows_of(placed: list[PLACED]) -> Rows:
    return np.array([(*sides, sum(queens), turn, 0, 0, 0) for sides, queens, turn in placed])


def mixed(seen: Seen, cells: array[int], queens: array[int], turn: Whole, stages: int) -> Whole:
    packed = np.array(cells)[seen.groups].sum(axis=0) + np.append(queens[:96], [0] * 4)[seen.queens].sum(
        axis=0
    )
    packed = packed + turn
    late = (packed + 0x8000 & 0xFFFF) - 0x8000
    men = seen.men.sum(axis=0)
    fine = (packed - late >> 16) * men + late * (stages - men)
    found: Whole = fine // (stages * learnt.FINE)
    return found


@pytest.mark.parametrize("rules", list(learnt.blocks()))
def test_no_sum_of_weights_leaves_sixteen_bits(rules: str) -> None:
    cells, queens, _ = learnt.blocks()[rules]
    for shift in (16, 0):
        halves = [abs((((one >> shift) + 0x8000) & 0xFFFF) - 0x8000) for one in cells]
        of_cells = sum(max(halves[at : at + learnt.SIZE]) for at in range(0, len(cells), learnt.SIZE))
        of_queens = max(abs((((one >> shift) + 0x8000) & 0xFFFF) - 0x8000) for one in queens)
        most = 37 if rules.endswith(learnt.OF_THREE) else 25  # all pieces of everybody, and the turn
        assert of_cells + most * of_queens < 1 << 15


def test_what_is_packed_is_unpacked() -> None:
    blocks = learnt.blocks()
    assert learnt.unpacked(learnt.packed(blocks)) == blocks
