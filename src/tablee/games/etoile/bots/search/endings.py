# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
"""Endings of two camps with four pieces at most, men and queens, solved backwards with distances.

A value is for the side to move: n, it wins with the n-th move from here, both sides' counted; -n, it
loses so; 0, nobody can force it. Capturing is taken as compulsory: whoever leaves out a capture
can be obliged to make it (ETO-40), so leaving it out never gains anything.

Positions of one material lie together. Materials are solved in an order in which every capture and every
crowning leads to one that is done; moves within a material are followed backwards from what was decided last.
Only the dark star is solved: the light one is its mirror image, and two camps left of three its rotation.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator
from itertools import combinations
from math import comb
from typing import NamedTuple

import msgspec

from tablee.games.etoile.fast import Twin
from tablee.games.etoile.geometry import CELLS
from tablee.games.etoile.meta import Options

ONE = 1
WORD = 0xFFFFFFFFFFFFFFFF
DEBRUIJN = 0x03F79D71B4CB0A89
SLOT = [0] * 64
DEEPEST = 126  # the longest win a signed byte can hold
NEVER = 255  # for cells two pieces would share


class Material(NamedTuple):
    """How many men and queens the first and the second camp have."""

    men: int
    queens: int
    other_men: int
    other_queens: int

    @property
    def name(self) -> str:
        return f"{'Q' * self.queens}{'m' * self.men} : {'Q' * self.other_queens}{'m' * self.other_men}"

    @property
    def place(self) -> int:
        return ((self.men * 4 + self.queens) * 4 + self.other_men) * 4 + self.other_queens


class Solved(NamedTuple):
    """One material, done: its positions, how many are decided, and the moves the slowest takes."""

    material: Material
    positions: int
    decided: int
    slowest: int


class Endings:
    """The values of one variant, and the way to find them."""

    def __init__(self, options: Options, most: int) -> None:
        self.twin = Twin(msgspec.structs.replace(options, cells="dark", loser_wins=False), 2)
        self.twin.compulsory = True
        self.most = most
        self._make_ranks()
        self.materials = materials(most)
        self.start, self.across = array("q", [-1] * 256), array("i", bytes(4 * 256))
        self.total = 0
        for material in self.materials:
            self.start[material.place] = self.total
            self.across[material.place] = sides(1, material.other_men, material.other_queens)
            self.total += self.positions(material)

    def _make_ranks(self) -> None:
        twin = self.twin
        self.rank = array("i", bytes(4 * 96))
        self.back = array("Q", bytes(8 * 96))
        for camp in range(2):
            men = man_cells(twin.crown[camp])
            for number, cell in enumerate(men):
                self.rank[48 * camp + cell] = number
                for to in CELLS:
                    if twin.forward[48 * camp + cell] >> to & 1:
                        self.back[48 * camp + to] |= ONE << cell
        self.choose = array("i", [comb(n, k) for k in range(4) for n in range(64)])

    def positions(self, material: Material) -> int:
        own = sides(0, material.men, material.queens)
        return 2 * own * sides(1, material.other_men, material.other_queens)

    def load(self, values: memoryview) -> None:
        """Look up in these, one signed byte a position."""
        self.values = values

    # --- looking up ---------------------------------------------------------------------------

    def value(self, twin: Twin) -> int:
        """The value of the position a twin stands at."""
        return int(self.points(twin, 1))

    def points(self, twin: Twin, ply: int) -> int:
        """The value on a twin's board, of few enough pieces of two camps, for the side to move."""
        first = 2 if twin.alive[ply] == 5 else 1 if twin.alive[ply] == 6 else 0
        last = first + 1 if first < 2 else 0
        queens = twin.turned(twin.queens[ply], first)
        one = twin.turned(twin.side[3 * ply + first], first)
        two = twin.turned(twin.side[3 * ply + last], first)
        second = twin.turn[ply] == last
        if twin.mirrored:
            return self.values[self.place(two, one, queens, not second)]
        return self.values[self.place(one, two, queens, second)]

    def place(self, one: int, two: int, queens: int, second: int) -> int:
        """Where the value of a position lies."""
        own, own_queens = ones(one & ~queens), ones(one & queens)
        other, other_queens = ones(two & ~queens), ones(two & queens)
        material = ((own * 4 + own_queens) * 4 + other) * 4 + other_queens
        here = self.number(0, one, queens) * self.across[material] + self.number(1, two, queens)
        return self.start[material] + 2 * here + second

    def number(self, camp: int, pieces: int, queens: int) -> int:
        """The number of one camp's men and queens among all of as many."""
        men, flying = pieces & ~queens, pieces & queens
        of_men = of_queens = count = 0
        while men:
            count += 1
            of_men += self.choose[64 * count + self.rank[48 * camp + low(men)]]
            men &= men - 1
        count = 0
        while flying:
            count += 1
            of_queens += self.choose[64 * count + low(flying)]
            flying &= flying - 1
        return of_men * self.choose[64 * count + 48] + of_queens

    # --- solving ------------------------------------------------------------------------------

    def solve(self) -> Iterator[Solved]:
        """Material by material."""
        self.found = array("b", bytes(self.total))
        self.values = memoryview(self.found)
        for material in self.materials:
            yield self.solve_material(material)

    def data(self) -> bytes:
        """All that was solved, for `load`."""
        return bytes(memoryview(self.found))

    def solve_material(self, material: Material) -> Solved:
        self.base, self.size = self.start[material.place], self.positions(material)
        self.other = self.across[material.place]
        self.one, self.one_queens = self.words(0, material.men, material.queens)
        self.two, self.two_queens = self.words(1, material.other_men, material.other_queens)
        self.due, self.dirty = bytearray(self.size), bytearray(self.size)
        self.last_due = self.decided = 0
        self.open_all()
        depth, slowest, busy = 0, 0, 1
        while (busy or depth <= self.last_due) and depth < DEEPEST:
            depth += 1
            busy = self.sweep(depth)
            slowest = depth if busy else slowest
        return Solved(material, self.size, self.decided, slowest)

    def words(self, camp: int, men: int, queens: int) -> tuple[array[int], array[int]]:
        """The pieces and the queens of every number of one camp."""
        size = sides(camp, men, queens)
        pieces, flying = array("Q", bytes(8 * size)), array("Q", bytes(8 * size))
        for own in combinations(man_cells(self.twin.crown[camp]), men):
            for crowned in combinations(CELLS, queens):
                of_men, of_queens = word_of(own), word_of(crowned)
                number = self.number(camp, of_men, 0) * comb(48, queens) + self.number(
                    camp, of_queens, of_queens
                )
                pieces[number], flying[number] = of_men | of_queens, of_queens
                if of_men & of_queens:
                    pieces[number] = WORD
        return pieces, flying

    def open_all(self) -> None:
        for place in range(self.size):
            if self.set_up(place):
                self.look_outside(place)
            else:
                self.due[place] = NEVER

    def set_up(self, place: int) -> int:
        """Put a position on the board; 0 where two pieces would share a cell."""
        twin, here = self.twin, place >> 1
        first, second = here // self.other, here % self.other
        one, two = self.one[first], self.two[second]
        if one & two or one == WORD or two == WORD:
            return 0
        twin.side[3], twin.side[4] = one, two
        twin.queens[1] = self.one_queens[first] | self.two_queens[second]
        twin.turn[1] = place & 1
        twin.count[1] = 0
        twin.first[1] = twin.step_first[1] = 0
        twin.generate(1)
        return 1

    def after(self) -> int:
        """Where the value of the position at ply 2 lies."""
        twin = self.twin
        return self.place(twin.side[6], twin.side[7], twin.queens[2], twin.turn[2])

    def look_outside(self, place: int) -> None:
        """When captures and crownings decide this at the earliest; at once if a move ends the game."""
        twin, soonest, latest, escapes = self.twin, 0, 0, 0
        for move in range(twin.first[2]):
            twin.play(1, move)
            if twin.over[2]:
                soonest = 1
                break
            then = self.after()
            if self.base <= then < self.base + self.size:
                continue
            value = self.values[then]
            if value < 0 and (not soonest or 1 - value < soonest):
                soonest = 1 - value
            escapes |= value == 0
            latest = max(latest, value + 1)
        due = soonest or (0 if escapes else latest)
        if due <= DEEPEST:
            self.due[place] = due
            self.last_due = max(self.last_due, due)

    def sweep(self, depth: int) -> int:
        """Decide what can be decided at this distance; how much that was."""
        decided, now = 0, 1 << (depth & 1)
        for place in range(self.size):
            if self.due[place] != depth and not self.dirty[place] & now:
                continue
            self.dirty[place] &= ~now
            if self.found[self.base + place] or self.due[place] == NEVER:
                continue
            self.set_up(place)
            value = self.decide(depth)
            if value:
                self.found[self.base + place] = value
                decided += 1
                self.mark(place, 3 ^ now)
        self.decided += decided
        return decided

    def decide(self, depth: int) -> int:
        """Won if a move reaches a position lost one move sooner, lost if every move reaches a won one."""
        twin, worst, escapes = self.twin, 0, 0
        for move in range(twin.first[2]):
            twin.play(1, move)
            if twin.over[2]:
                return depth
            value = self.values[self.after()]
            if value < 0 and -value == depth - 1:
                return depth
            escapes |= value <= 0
            worst = max(worst, value)
        return -depth if not escapes and worst == depth - 1 else 0

    def mark(self, place: int, later: int) -> None:
        """Look again, next time, at every position that one move of the other side leads from to here."""
        twin, here = self.twin, place >> 1
        camp = 1 - (place & 1)
        pieces, queens = twin.side[3 + camp], twin.queens[1]
        full, left = twin.side[3] | twin.side[4], pieces
        first, second = here // self.other, here % self.other
        while left:
            piece = left & -left
            left ^= piece
            cell = low(piece)
            if not queens & piece:
                source = self.back[48 * camp + cell] & ~full
            elif twin.short_queens:
                source = twin.near[cell] & ~full
            else:
                source = twin.travels(cell, full)
            while source:
                begun = source & -source
                source ^= begun
                flying = (queens & pieces & ~piece) | (begun if queens & piece else 0)
                number = self.number(camp, (pieces ^ piece) | begun, flying)
                before = number * self.other + second if camp == 0 else first * self.other + number
                self.dirty[2 * before + camp] |= later


def materials(most: int) -> list[Material]:
    """All with so many pieces, in the order of solving: fewer pieces first, then fewer men."""
    found = [
        Material(men, queens, other_men, other_queens)
        for men in range(4)
        for queens in range(4)
        for other_men in range(4)
        for other_queens in range(4)
        if men + queens and other_men + other_queens and men + queens + other_men + other_queens <= most
    ]
    return sorted(found, key=lambda material: (sum(material), material.men + material.other_men))


def sides(camp: int, men: int, queens: int) -> int:
    """In how many ways one camp's men and queens can stand."""
    return comb(40, men) * comb(48, queens)


def man_cells(crown: int) -> list[int]:
    """Where a camp's men can stand: not where they are crowned."""
    return [cell for cell in CELLS if not crown >> cell & 1]


def word_of(cells: tuple[int, ...]) -> int:
    return sum(1 << cell for cell in cells)


def low(word: int) -> int:
    """The lowest cell of a word."""
    return SLOT[((word & -word) * DEBRUIJN & WORD) >> 58]


def ones(word: int) -> int:
    """How many cells a word holds, if they are few."""
    total = 0
    while word:
        word &= word - 1
        total += 1
    return total


for _cell in CELLS:
    SLOT[((1 << _cell) * DEBRUIJN & WORD) >> 58] = _cell
