"""Where the pieces stand: a word of 48 bits for the men and one for the queens of every camp."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tablee.games.etoile.geometry import Cell, Mask, Path, Star

Triple = tuple[Mask, Mask, Mask]


class Board(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    men: Triple
    queens: Triple

    @property
    def occupied(self) -> Mask:
        (a, b, c), (d, e, f) = self.men, self.queens
        return a | b | c | d | e | f

    def of(self, camp: int) -> Mask:
        return self.men[camp] | self.queens[camp]


def opening(star: Star, camps: int) -> Board:
    """12 men each; at two, the third camp is empty (ETO-10, ETO-11)."""
    homes = tuple(star.home[camp] if camp < camps else 0 for camp in range(3))
    return Board((homes[0], homes[1], homes[2]), (0, 0, 0))


@lru_cache(maxsize=512)
def cells_of(mask: Mask) -> Path:
    """The cells of a word, lowest first."""
    cells = []
    while mask:
        low = mask & -mask
        cells.append(low.bit_length() - 1)
        mask ^= low
    return tuple(cells)


def lift(board: Board, cells: Mask) -> Board:
    """The board without any piece on these cells."""
    keep = ~cells
    (a, b, c), (d, e, f) = board.men, board.queens
    return Board((a & keep, b & keep, c & keep), (d & keep, e & keep, f & keep))


def put(board: Board, camp: int, cell: Cell, queen: bool) -> Board:
    men, queens = list(board.men), list(board.queens)
    (queens if queen else men)[camp] |= 1 << cell
    return Board((men[0], men[1], men[2]), (queens[0], queens[1], queens[2]))
