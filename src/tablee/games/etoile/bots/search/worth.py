# cython: language_level=3, infer_types=True, annotation_typing=False
# cython: boundscheck=False, wraparound=False, initializedcheck=False
"""What a position on the star is worth, in points: a man is a hundred."""

from __future__ import annotations

from array import array
from typing import NamedTuple

from tablee.games.etoile.bots.search.chances import Chances
from tablee.games.etoile.bots.search.endgame import Endgame, endgame
from tablee.games.etoile.bots.search.endings import Endings
from tablee.games.etoile.bots.search.endings_file import solved_endings
from tablee.games.etoile.bots.search.learnt import Learnt
from tablee.games.etoile.bots.search.patterns import Patterns
from tablee.games.etoile.fast import Twin
from tablee.games.etoile.geometry import CELLS, STARS, Square, square_of
from tablee.games.etoile.meta import Options

WORD = 0xFFFFFFFFFFFFFFFF
DEBRUIJN = 0x03F79D71B4CB0A89
MIX = 0x9E3779B97F4A7C15
SLOT = [0] * 64
MEN = 12  # of a camp at the start
RID = 97  # points for one opponent less: from a third of the chances to a half
CERTAIN = 20000  # a win a table knows, less the moves it takes
HOPED = 600  # one for which the count leaves no time, unless it starts again
SOON = 12  # pieces on the board from which solved endings come into sight
FEW = 6  # and from which those of queens are worth solving
SOLVED = 4  # pieces of the endings that are kept in a file
COMPILED = not __file__.endswith(".py")  # solving them takes minutes otherwise


class Weights(NamedTuple):
    """What was found by playing bots against each other (docs/decisions/etoile-bots.md)."""

    queen: int = 205
    short_queen: int = 190
    advance: int = 5  # for every line a man has gone
    close: int = 30  # a man one line before it is crowned, and half of it two lines before
    guard: int = 25  # a man still on line 1
    queen_centre: int = 0
    trade: int = 100  # being ahead is worth more, the fewer pieces are left
    rivals: int = 65  # at three: how much of the opponents' points counts against one's own, in hundredths
    noise: int = 3  # so that no two games are alike
    variety: int = 12  # the same while nobody has lost a piece, where what is learnt would always open alike


class Worth:
    """Points of a position for one camp, the hero, against the others."""

    def __init__(
        self, options: Options, weights: Weights, endings: bool = False, learnt: Learnt | None = None
    ) -> None:
        self.man = 100
        self.options, self.endings = options, endings and not options.loser_wins
        self.table: Endgame | None = None
        self.solved: Endings | None = None
        self.of_two: Patterns | None = learnt.two if learnt else None
        self.of_three: Chances | None = learnt.three if learnt else None
        self.loser_wins = options.loser_wins
        self.trade, self.rivals = weights.trade, weights.rivals
        self.noise = self.usual_noise = weights.noise
        self.variety = weights.variety
        squares = [square_of(cell, options.cells) for cell in CELLS]
        self.men = array("i", [man_at(camp, at, weights) for camp in range(3) for at in squares])
        queen = weights.short_queen if options.rules == "english" else weights.queen
        near = STARS[options.cells].neighbours
        self.queens = array("i", [queen + weights.queen_centre * (len(near[cell]) - 3) for cell in CELLS])
        self.hero, self.seed, self.rid = 0, 1, 0

    def prepare(self, twin: Twin, hero: int, seed: int) -> None:
        self.hero, self.seed = hero, seed & WORD | 1
        self.solved = self.table = None
        three = twin.alive[1] == 7
        taught = (self.of_three if three else self.of_two) is not None
        self.rid = RID if three and taught else 0
        options, left = self.options, ones(twin.side[3] | twin.side[4] | twin.side[5])
        untouched = left >= MEN * ones(twin.alive[1])
        self.noise = self.variety if taught and untouched else self.usual_noise
        if self.endings and left <= SOON:
            self.solved = solved_endings(options)
        if self.endings and self.solved is None and COMPILED and left <= FEW:
            self.table = endgame(options.cells, options.rules == "english", options.free_landing)

    def points(self, twin: Twin, ply: int) -> int:
        """For the hero; in qui perd gagne whoever has less has more."""
        if twin.alive[ply] != 7 and (self.solved is not None or self.table is not None):
            full = twin.side[3 * ply] | twin.side[3 * ply + 1] | twin.side[3 * ply + 2]
            if self.solved is not None:
                if not twin.owed[ply] and at_most(full, SOLVED):
                    return self.ending(self.solved.points(twin, ply), twin, ply)
            elif self.table is not None and not full & ~twin.queens[ply] and at_most(full, 3):
                return self.ending(self.of_queens(self.table, twin, ply), twin, ply)
        return self.sum(twin, ply)

    def known(self, twin: Twin, ply: int) -> int:
        """What is won or lost for certain, for the hero; else 0."""
        if self.solved is None or twin.alive[ply] == 7 or twin.owed[ply]:
            return 0
        if not at_most(twin.side[3 * ply] | twin.side[3 * ply + 1] | twin.side[3 * ply + 2], SOLVED):
            return 0
        value = self.ending(self.solved.points(twin, ply), twin, ply)
        return value if value > CERTAIN // 2 or value < -CERTAIN // 2 else 0

    def of_queens(self, table: Endgame, twin: Twin, ply: int) -> int:
        """The value of at most two queens against one, for the side to move."""
        rival = twin.alive[ply] & ~(1 << self.hero)
        other = 0 if rival == 1 else 1 if rival == 2 else 2
        more = ones(twin.side[3 * ply + self.hero]) >= ones(twin.side[3 * ply + other])
        return table.points(twin, ply, self.hero if more else other, other if more else self.hero)

    def ending(self, value: int, twin: Twin, ply: int) -> int:
        """Won or lost as the table says, if the count of ETO-52 leaves the time.

        If it does not, a capture or a man's step may start the count again; queens against one have none.
        """
        moves = value if value > 0 else -value
        wins = (value > 0) == (twin.turn[ply] == self.hero)
        if moves and moves <= twin.limit(ply) - twin.count[ply]:
            return CERTAIN - moves - ply if wins else moves + ply - CERTAIN
        if not moves or twin.limit(ply) == 20:
            return self.sum(twin, ply) // 10
        return HOPED - moves if wins else moves - HOPED

    def sum(self, twin: Twin, ply: int) -> int:
        two, three = self.of_two, self.of_three
        if twin.alive[ply] != 7:
            if two is not None:
                return two.points(twin, ply, self.hero) + self.rid + self.whim(twin, ply)
        elif three is not None:
            return three.points(twin, ply, self.hero) + self.whim(twin, ply)
        own, rest = self.army(twin, ply, self.hero), 0
        for camp in range(3):
            if camp != self.hero:
                rest += self.army(twin, ply, camp)
        if twin.alive[ply] == 7:
            value = own - rest * self.rivals // 100
        else:
            value = own - rest + self.trade * (own - rest) // (own + rest + 1)
        return (-value if self.loser_wins else value) + self.whim(twin, ply)

    def army(self, twin: Twin, ply: int, camp: int) -> int:
        total = 0
        left = twin.side[3 * ply + camp] & ~twin.queens[ply]
        while left:
            total += self.men[48 * camp + low(left)]
            left &= left - 1
        left = twin.side[3 * ply + camp] & twin.queens[ply]
        while left:
            total += self.queens[low(left)]
            left &= left - 1
        return total

    def whim(self, twin: Twin, ply: int) -> int:
        """A few points more or less, always the same for the same pieces and seed."""
        if not self.noise:
            return 0
        word = (twin.side[3 * ply + self.hero] ^ twin.queens[ply] * 3 & WORD) * MIX & WORD
        return ((word ^ self.seed) * MIX & WORD) % (2 * self.noise + 1) - self.noise

    def shares(self, twin: Twin, ply: int, values: array[int]) -> None:
        """Everybody's part of a thousand: by points, or by the result."""
        total = 1
        for camp in range(3):
            values[3 * ply + camp] = self.army(twin, ply, camp)
            if twin.over[ply]:
                values[3 * ply + camp] = (twin.over[ply] >> camp & 1) if twin.over[ply] < 8 else 1
            total += values[3 * ply + camp]
        for camp in range(3):
            values[3 * ply + camp] = 1000 * values[3 * ply + camp] // total
            if self.loser_wins and not twin.over[ply]:
                values[3 * ply + camp] = (1000 - values[3 * ply + camp]) // 2

    def prize(self, twin: Twin, ply: int, taken: int) -> int:
        """How much a capture takes, roughly: for the order of moves."""
        total = 0
        while taken:
            total += 3 if twin.queens[ply] >> low(taken) & 1 else 1
            taken &= taken - 1
        return total


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


def at_most(word: int, number: int) -> int:
    """Whether a word holds at most so many cells."""
    while word and number:
        word &= word - 1
        number -= 1
    return word == 0


def gone(camp: int, at: Square) -> int:
    """How many lines a man has behind it: 0 at home, 7 where it is crowned."""
    return at[1] - 1 if at[0] == camp else 8 - at[1]


def man_at(camp: int, at: Square, weights: Weights) -> int:
    lines = gone(camp, at)
    points = 100 + weights.advance * lines
    points += weights.close if lines == 6 else weights.close // 2 if lines == 5 else 0
    return points + (weights.guard if lines == 0 else 0)


for _cell in range(64):
    SLOT[((1 << _cell) * DEBRUIJN & WORD) >> 58] = _cell
