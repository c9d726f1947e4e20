"""The star in characters: every cell of the played colour at its place, its name beside its piece.

Two rows are one unit of the board and four columns are √3/2 of it, which on a terminal's tall
characters is nearly true. A man is one sign, a queen two.
"""

from __future__ import annotations

from rich.text import Text

from tablee.games.etoile.geometry import CAMPS, Square, colour_of, name_of
from tablee.games.etoile.view import View

SIGNS = ("●", "○", "◆")  # dark wood, light wood, stone
STYLES = ("bold red", "bold yellow", "bold cyan")
ROWS, COLUMNS, LABEL = 11, 30, 5
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


def draw_star(view: View, bottom: int) -> Text:
    rows: list[list[tuple[int, Text]]] = [[] for _ in range(2 * ROWS + 1)]
    standing = _standing(view)
    for square in SQUARES:
        row, column = place_of(square, bottom)
        name, played = name_of(square), colour_of(square) == view.options.cells
        label = _label(name, standing.get(name), name in view.last) if played else UNPLAYED
        rows[row + ROWS].append((column, label))
    return Text("\n").join([_row(sorted(row, key=lambda part: part[0])) for row in rows])


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
        line.append(" " * (COLUMNS + column - LABEL // 2 - len(line))).append_text(part)
    return line


def camp_sign(camp: int) -> Text:
    return Text(f"{SIGNS[camp]} {CAMPS[camp]}", STYLES[camp])
