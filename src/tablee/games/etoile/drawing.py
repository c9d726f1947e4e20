"""The star as a picture: our own SVG, the same for notebooks, the rule book and files.

Unit vectors 60° apart leave the centre; a camp is the two rhombi beside its middle ray, and its
outer rays are the axes to the other camps. Three materials tell the camps apart, each with its
own mark on top, and a queen is two men high.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import cos, radians, sin
from typing import NamedTuple

from tablee.games.etoile.board import Board, cells_of
from tablee.games.etoile.geometry import CAMPS, STARS, Colour, Square, colour_of, square_named

UNIT = 50
RADIUS = 16
STEP = 10  # how much higher a second man stands
WIDTH, HEIGHT = 7.4 * UNIT, 6.5 * UNIT
Point = tuple[float, float]


class Material(NamedTuple):
    top: str
    side: str
    mark: str


MATERIALS = (
    Material("#5a3822", "#2e1a0e", "#e9c9a0"),  # dark wood
    Material("#f3dcae", "#a57c45", "#7a5426"),  # light wood
    Material("#aab4bc", "#5d6870", "#2b343a"),  # stone
)
CELL_FILLS: dict[tuple[Colour, bool], str] = {
    ("dark", True): "#b48a5c",
    ("light", False): "#f5ecda",
    ("light", True): "#ecd3a2",
    ("dark", False): "#d2c2aa",
}


def star_svg(
    board: Board,
    colour: Colour,
    bottom: int = 0,
    marked: Iterable[str] = (),
    path: Sequence[str] = (),
    names: bool = False,
    text: str = "",
) -> str:
    """The board with its pieces; `bottom` is the camp nearest to the viewer."""
    box = f"{-WIDTH:g} {-HEIGHT:g} {2 * WIDTH:g} {2 * HEIGHT:g}"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="{box}" font-family="sans-serif">',
        f"<title>L’Étoile des Dames</title><desc>{text}</desc>",
        *_board(colour, bottom),
        *[_ring(_middle(name, bottom)) for name in marked],
        *(_labels(colour, bottom) if names else ()),
        *_pieces(board, colour, bottom),
        *_arrow([_middle(name, bottom) for name in _trodden(path, colour)]),
        *_letters(bottom),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def cell_middle(name: str, bottom: int = 0) -> Point:
    """Where a cell's piece stands, in the picture's own units."""
    return _middle(name, bottom)


def _ray(camp: int, sixths: int, bottom: int) -> Point:
    """A unit vector along the middle of a camp, or so many sixths of a turn from it."""
    angle = radians(90 + 120 * (camp - bottom) + 60 * sixths)
    return cos(angle), sin(angle)


def _corner(square: Square, along: float, aside: float, bottom: int) -> Point:
    """A point of a cell: (0, 0) is its corner towards the centre, (1, 1) the one away from it."""
    camp, line, file = square
    left = file <= 4
    p, q = _ray(camp, 0, bottom), _ray(camp, 1 if left else -1, bottom)
    u, v = 4 - line + along, (4 - file if left else file - 5) + aside
    return UNIT * (u * p[0] + v * q[0]), UNIT * (u * p[1] + v * q[1])


def _middle(name: str, bottom: int) -> Point:
    square = square_named(name)
    if square is None:
        raise ValueError(f"{name!r} is no cell of the star")
    return _corner(square, 0.5, 0.5, bottom)


def _board(colour: Colour, bottom: int) -> list[str]:
    """The played colour stands out, the other recedes."""
    squares = [(camp, line, file) for camp in range(3) for line in range(1, 5) for file in range(1, 9)]
    cells = ['<g stroke="#6b4f33" stroke-width="1" stroke-linejoin="round">']
    for square in squares:
        own = colour_of(square)
        corners = [_corner(square, u, v, bottom) for u, v in ((0, 0), (1, 0), (1, 1), (0, 1))]
        cells.append(f'<polygon fill="{CELL_FILLS[own, own == colour]}" points="{_points(corners)}"/>')
    axes = [_points([(0, 0), (4 * UNIT * x, 4 * UNIT * y)]) for x, y in _axes(bottom)]
    lines = [f'<polyline points="{axis}" stroke="#6b2d1e" stroke-width="3"/>' for axis in axes]
    return [*cells, *lines, "</g>"]


def _axes(bottom: int) -> list[Point]:
    return [_ray(camp, 1, bottom) for camp in range(3)]


def _letters(bottom: int) -> list[str]:
    """The camps' names, outside the notch between their two points."""
    places = [(camp, *_ray(camp, 0, bottom)) for camp in range(3)]
    return [
        f'<text x="{4.6 * UNIT * x:.1f}" y="{4.6 * UNIT * y + 8:.1f}" font-size="24" '
        f'text-anchor="middle" fill="#4a3423">{CAMPS[camp]}</text>'
        for camp, x, y in places
    ]


def _labels(colour: Colour, bottom: int) -> list[str]:
    labels = []
    for name in STARS[colour].names:
        x, y = _middle(name, bottom)
        style = 'font-size="12" text-anchor="middle" fill="#2e1a0e"'
        labels.append(f'<text x="{x:.1f}" y="{y + 4:.1f}" {style}>{name[1:]}</text>')
    return labels


def _pieces(board: Board, colour: Colour, bottom: int) -> list[str]:
    """From the back to the front, so that nearer pieces stand before farther ones."""
    star = STARS[colour]
    standing = []
    for camp in range(3):
        for cell in cells_of(board.of(camp)):
            x, y = _middle(star.names[cell], bottom)
            standing.append((y, x, camp, bool(board.queens[camp] >> cell & 1), star.names[cell]))
    return [_piece(camp, x, y, queen, name) for y, x, camp, queen, name in sorted(standing)]


def _piece(camp: int, x: float, y: float, queen: bool, name: str) -> str:
    material = MATERIALS[camp]
    discs = [_disc(material, x, y)]
    if queen:
        discs = [_disc(material, x, y + STEP / 2), _disc(material, x, y - STEP / 2 - 2)]
        y -= STEP / 2 + 2
    kind = "queen" if queen else "man"
    marks = _mark(camp, x, y - 2)
    return f'<g data-cell="{name}" data-camp="{CAMPS[camp]}" data-kind="{kind}">{"".join(discs)}{marks}</g>'


def _disc(material: Material, x: float, y: float) -> str:
    """A turned disc seen a little from the front: its side, then its top."""
    side = f'<circle cx="{x:.1f}" cy="{y + 2:.1f}" r="{RADIUS}" fill="{material.side}"/>'
    top = f'<circle cx="{x:.1f}" cy="{y - 2:.1f}" r="{RADIUS - 1}"'
    return f'{side}{top} fill="{material.top}" stroke="{material.side}"/>'


def _mark(camp: int, x: float, y: float) -> str:
    """Rings for dark wood, a cross for light wood, a triangle for stone: colour is never alone."""
    style = f'fill="none" stroke="{MATERIALS[camp].mark}" stroke-width="2"'
    if camp == 0:
        return "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{r}" {style}/>' for r in (10, 5))
    if camp == 1:
        return f'<path d="M{x - 7:.1f} {y:.1f}h14M{x:.1f} {y - 7:.1f}v14" {style}/>'
    return f'<path d="M{x:.1f} {y - 8:.1f}l7 12h-14z" {style}/>'


def _ring(at: Point) -> str:
    return (
        f'<circle cx="{at[0]:.1f}" cy="{at[1]:.1f}" r="9" fill="#fff6d8" stroke="#8c1d18" stroke-width="3"/>'
    )


def _trodden(path: Sequence[str], colour: Colour) -> list[str]:
    """A path with the cells it passes over, so that it bends where the diagonal does."""
    star = STARS[colour]
    cells = list(path[:1])
    for start, to in pairwise([star.number[name] for name in path]):
        ray = next((ray for ray in star.rays[start] if to in ray), (to,))
        cells += [star.names[cell] for cell in ray[: ray.index(to) + 1]]
    return cells


def _arrow(points: Sequence[Point]) -> list[str]:
    """A move: a line through its landing cells, a dot at the last."""
    if len(points) < 2:
        return []
    line = (
        f'<polyline points="{_points(points)}" fill="none" stroke="#8c1d18" stroke-width="4" opacity="0.85"/>'
    )
    x, y = points[-1]
    return [line, f'<circle cx="{x:.1f}" cy="{y:.1f}" r="7" fill="#8c1d18"/>']


def _points(points: Iterable[Point]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
