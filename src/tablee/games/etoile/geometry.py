"""The star as data, derived from ETO-01 to ETO-04.

Each camp is half a draughtboard: lines 1 to 4 from the player outwards, files 1 to 8 (a to h)
from their left. Line 4 of every camp touches line 4 of the other two, file f against file 9 - f.
Of the 96 cells one colour is played: its 48 cells are numbered camp by camp, line by line, from
the left: `16 * camp + 4 * (line - 1) + (file - 1) // 2`. A set of cells is a word of 48 bits.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

Cell = int
Mask = int
Square = tuple[int, int, int]  # camp, line, file
Colour = Literal["dark", "light"]
Path = tuple[Cell, ...]

CAMPS = "ABC"
FILES = "abcdefgh"
CELLS = range(48)


class Star(NamedTuple):
    """One colour of the board, ready to play on; every table is looked up by cell."""

    colour: Colour
    names: tuple[str, ...]
    number: dict[str, Cell]
    neighbours: tuple[Path, ...]
    near: tuple[Mask, ...]
    """The same as words."""
    ahead: dict[tuple[Cell, Cell], Path]
    """The cells a diagonal goes on to, coming from the first cell over the second; two at the centre."""
    jumps: tuple[tuple[tuple[Cell, Cell], ...], ...]
    """The (over, to) pairs of every jump from a cell."""
    rays: tuple[tuple[Path, ...], ...]
    """Every diagonal from a cell to the rim; one that forks at the centre is there once a branch."""
    forward: tuple[tuple[Path, ...], ...]
    """`forward[camp][cell]`: where a man of that camp may step (ETO-20, ETO-21)."""
    forward_jumps: tuple[tuple[tuple[tuple[Cell, Cell], ...], ...], ...]
    home: tuple[Mask, ...]
    """The 12 cells of a camp's men at the start: lines 1 to 3 (ETO-10)."""
    crown: tuple[Mask, ...]
    """Where a camp's men become queens: line 1 of the other camps (ETO-11, ETO-30)."""


def square_of(cell: Cell, colour: Colour) -> Square:
    camp, line = cell >> 4, (cell >> 2 & 3) + 1
    odd_file = (line % 2 == 1) == (colour == "dark")  # a1 is dark (ETO-03)
    return camp, line, 2 * (cell & 3) + (1 if odd_file else 2)


def cell_of(square: Square) -> Cell:
    camp, line, file = square
    return 16 * camp + 4 * (line - 1) + (file - 1) // 2


def colour_of(square: Square) -> Colour:
    return "dark" if (square[1] + square[2]) % 2 == 0 else "light"


def name_of(square: Square) -> str:
    camp, line, file = square
    return f"{CAMPS[camp]}{FILES[file - 1]}{line}"


def square_named(name: str) -> Square | None:
    """The square of a name such as `Ad4`, of either colour."""
    if len(name) != 3 or name[0] not in CAMPS or name[1] not in FILES or name[2] not in "1234":
        return None
    return CAMPS.index(name[0]), int(name[2]), FILES.index(name[1]) + 1


def across(camp: int, file: int) -> tuple[int, int]:
    """The camp and file that line 4 touches at this file (ETO-02)."""
    return (camp + (1 if file <= 4 else 2)) % 3, 9 - file


def next_square(square: Square, up: int, right: int) -> Square | None:
    """One diagonal step as on a flat board; over line 4 it carries on in the camp beyond (ETO-04)."""
    camp, line, file = square
    if line == 4 and up > 0:
        camp, mirrored = across(camp, file)
        line, file = 4, mirrored - right
    else:
        line, file = line + up, file + right
    return (camp, line, file) if 1 <= line <= 4 and 1 <= file <= 8 else None


def centre_cells(colour: Colour) -> Path:
    """The three cells of a colour that meet at the centre: d4 dark, e4 light (ETO-02)."""
    return tuple(cell_of((camp, 4, 4 if colour == "dark" else 5)) for camp in range(3))


def derive_neighbours(colour: Colour) -> tuple[Path, ...]:
    centre = centre_cells(colour)
    tables = []
    for cell in CELLS:
        steps = [next_square(square_of(cell, colour), up, right) for up in (1, -1) for right in (-1, 1)]
        near = {cell_of(step) for step in steps if step is not None}
        if cell in centre:
            near |= set(centre) - {cell}
        tables.append(tuple(sorted(near)))
    return tuple(tables)


def derive_ahead(colour: Colour) -> dict[tuple[Cell, Cell], Path]:
    """How every diagonal goes on: straight, and both ways when it runs into the centre (ETO-04)."""
    ahead: dict[tuple[Cell, Cell], Path] = {}
    for cell, near in enumerate(derive_neighbours(colour)):
        ahead.update({(cell, over): () for over in near})
    for cell in CELLS:
        square = square_of(cell, colour)
        for up in (1, -1):
            for right in (-1, 1):
                before, after = next_square(square, -up, -right), next_square(square, up, right)
                if before is not None and after is not None:
                    ahead[cell_of(before), cell] = (cell_of(after),)
    centre = centre_cells(colour)
    for cell in centre:
        camp, _, file = square_of(cell, colour)
        behind = cell_of((camp, 3, file - 1 if colour == "dark" else file + 1))
        others = tuple(other for other in centre if other != cell)
        ahead[behind, cell] = others
        ahead.update({(other, cell): (behind,) for other in others})
    return ahead


def derive_rays(near: tuple[Path, ...], ahead: dict[tuple[Cell, Cell], Path], cell: Cell) -> tuple[Path, ...]:
    def onward(path: Path) -> list[Path]:
        before, last = path[-2:]
        return [full for on in ahead[before, last] for full in onward((*path, on))] or [path[1:]]

    return tuple(ray for step in near[cell] for ray in onward((cell, step)))


def is_forward(camp: int, here: Square, there: Square) -> bool:
    """Up one's own camp, across its axes, down the camp entered (ETO-21)."""
    if here[0] != there[0]:
        return here[0] == camp
    return (there[1] > here[1]) == (here[0] == camp)


def mask_of(cells: Path | list[Cell]) -> Mask:
    return sum(1 << cell for cell in cells)


def derive(colour: Colour) -> Star:
    squares = [square_of(cell, colour) for cell in CELLS]
    names = tuple(name_of(square) for square in squares)
    near, ahead = derive_neighbours(colour), derive_ahead(colour)
    jumps = tuple(tuple((over, to) for over in near[cell] for to in ahead[cell, over]) for cell in CELLS)
    forward = tuple(
        tuple(
            tuple(to for to in near[cell] if is_forward(camp, squares[cell], squares[to])) for cell in CELLS
        )
        for camp in range(3)
    )
    return Star(
        colour=colour,
        names=names,
        number={name: cell for cell, name in enumerate(names)},
        neighbours=near,
        near=tuple(mask_of(cells) for cells in near),
        ahead=ahead,
        jumps=jumps,
        rays=tuple(derive_rays(near, ahead, cell) for cell in CELLS),
        forward=forward,
        forward_jumps=tuple(
            tuple(tuple(jump for jump in jumps[cell] if jump[0] in forward[camp][cell]) for cell in CELLS)
            for camp in range(3)
        ),
        home=tuple(mask_of([c for c in CELLS if c >> 4 == camp and squares[c][1] < 4]) for camp in range(3)),
        crown=tuple(
            mask_of([c for c in CELLS if c >> 4 != camp and squares[c][1] == 1]) for camp in range(3)
        ),
    )


DARK, LIGHT = derive("dark"), derive("light")
STARS: dict[Colour, Star] = {"dark": DARK, "light": LIGHT}
