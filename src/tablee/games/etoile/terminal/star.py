"""The star in characters: every cell of the played colour at its place, its name beside its piece.

Two rows are one unit of the board and four columns are √3/2 of it, which on a terminal's tall
characters is nearly true. A man is one sign, a queen two.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Console, ConsoleOptions
from rich.text import Text

from tablee.games.etoile.geometry import CAMPS, Square, colour_of, name_of
from tablee.games.etoile.view import View

SIGNS = ("●", "○", "◆")  # dark wood, light wood, stone
STYLES = ("bold red", "bold yellow", "bold cyan")
ROWS, COLUMNS, LOW_COLUMNS, LABEL = 11, 30, 37, 5
TALL = 37  # lines of a terminal that shows the whole star, its camps and a list of moves
UNPLAYED = Text("  ·", "dim")
SQUARES: tuple[Square, ...] = tuple(
    (c, line, file) for c in range(3) for line in (1, 2, 3, 4) for file in range(1, 9)
)

Place = tuple[int, int]  # row and column of a cell's middle, from the centre


def place_of(square: Square, bottom: int) -> Place:
    """Where a cell lies when camp `bottom` is the nearest; the next camp is to its left (ETO-02)."""
    camp, line, file = square
    left, inwards = file <= 4, 4 - line
    aside = 4 - file if left else file - 5
    turned = (camp - bottom) % 3
    if turned == 0:
        return 2 + 2 * inwards + aside, (-1 if left else 1) * (4 * aside + 2)
    side = -1 if turned == 1 else 1
    if left == (turned == 1):  # the half that lies along the axis opposite the viewer
        return -(2 + 2 * aside + inwards), side * (4 * inwards + 2)
    return aside - inwards, side * 4 * (inwards + aside + 1)


class Star:
    """Whole, or at half its height where a terminal has no room for more."""

    def __init__(self, view: View, bottom: int) -> None:
        self._view = view
        self._bottom = bottom

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        low = console.is_terminal and console.height < TALL
        yield (draw_low_star if low else draw_star)(self._view, self._bottom)


def draw_star(view: View, bottom: int) -> Text:
    labels = _labels(view)
    cells = [(place_of(square, bottom), labels.get(square, UNPLAYED)) for square in SQUARES]
    return _draw(cells, COLUMNS)


def draw_low_star(view: View, bottom: int) -> Text:
    """Two rows on one, the columns further apart; only the cells that are played."""
    cells = [(low_place(square, bottom), label) for square, label in _labels(view).items()]
    return _draw(cells, LOW_COLUMNS)


def low_place(square: Square, bottom: int) -> Place:
    row, column = place_of(square, bottom)
    return (row + ROWS) // 2 - ROWS, column * LABEL // 4


def _draw(cells: Sequence[tuple[Place, Text]], middle: int) -> Text:
    rows: list[list[tuple[int, Text]]] = [[] for _ in range(max(row for (row, _), _ in cells) + ROWS + 1)]
    for (row, column), label in cells:
        rows[row + ROWS].append((middle + column, label))
    return Text("\n").join([_row(sorted(row, key=lambda part: part[0])) for row in rows])


def _labels(view: View) -> dict[Square, Text]:
    """The played cells."""
    standing = _standing(view)
    names = {square: name_of(square) for square in SQUARES if colour_of(square) == view.options.cells}
    return {square: _label(name, standing.get(name), name in view.last) for square, name in names.items()}


def _standing(view: View) -> dict[str, tuple[int, bool]]:
    """Who stands where: a camp, and whether it is a queen."""
    men = {name: (camp, False) for camp, side in enumerate(view.sides) for name in side.men}
    return men | {name: (camp, True) for camp, side in enumerate(view.sides) for name in side.queens}


def _label(name: str, piece: tuple[int, bool] | None, last: bool) -> Text:
    """The piece and its cell, always as wide; the cells of the last move are underlined."""
    cell = (name, "bold underline" if last else "dim")
    if piece is None:
        return Text.assemble("  ", cell)
    camp, queen = piece
    return Text.assemble((SIGNS[camp] * 2 if queen else f" {SIGNS[camp]}", STYLES[camp]), cell)


def _row(parts: list[tuple[int, Text]]) -> Text:
    line = Text(no_wrap=True)
    for column, part in parts:
        line.append(" " * (column - LABEL // 2 - len(line))).append_text(part)
    return line


def camp_sign(camp: int) -> Text:
    return Text(f"{SIGNS[camp]} {CAMPS[camp]}", STYLES[camp])
