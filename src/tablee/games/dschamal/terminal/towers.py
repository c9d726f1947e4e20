"""Towers from the side, in characters, and the words for where their pieces are."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rich.console import Console, ConsoleOptions, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.cli.faces.face import Reader, yes_no
from tablee.games.dschamal.pieces import Piece, form_of
from tablee.games.dschamal.placing import MICRO, span, turn_of
from tablee.games.dschamal.shapes import solid
from tablee.games.dschamal.solids import Point, corners, dot
from tablee.games.dschamal.terminal.pieces import LOOKS, colour_of, say_piece
from tablee.games.dschamal.terminal.room import low
from tablee.games.dschamal.tower import Placed, Tower

WIDE, HIGH = 4, 8  # millimetres a character: as much taller as it is
LOW_HIGH = 12  # and where a terminal has no room for that
HALF = 9  # columns to each side of the base's middle
Flat = tuple[float, float]


def draw_tower(tower: Tower, high: int = HIGH) -> RenderableType:
    """Each piece in its colour by its number from below; what stands in front hides what is behind."""
    if not tower:
        return Text("–", "dim")
    middle = tower[0].x / MICRO
    front = sorted(enumerate(tower, 1), key=lambda pair: -pair[1].y)
    sights = [(number, placed, _outlines(placed)) for number, placed in front]
    top = max(span(placed)[1] for placed in tower)
    rows = [_row(sights, middle, high * (k + 0.5)) for k in range(int(-(-top // high)) - 1, -1, -1)]
    return Text("\n").join(rows)


def _row(sights: list[tuple[int, Placed, list[list[Flat]]]], middle: float, z: float) -> Text:
    line = Text(no_wrap=True)
    for column in range(-HALF, HALF + 1):
        char, looks = " ", ""
        for number, placed, outlines in sights:
            if any(_inside(outline, middle + WIDE * column, z) for outline in outlines):
                char, looks = str(number), f"reverse {LOOKS[colour_of(placed.piece)]}"
        line.append(char, looks)
    line.rstrip()
    return line


@cache
def _parts(piece: Piece) -> tuple[tuple[Point, ...], ...]:
    return tuple([corners(part) for part in solid(form_of(piece)).parts])


def _outlines(placed: Placed) -> list[list[Flat]]:
    """The convex outline of each part, seen from the front: x to the right, z up."""
    turn = turn_of(placed.q)
    x, z = placed.x / MICRO, placed.z / MICRO
    return [
        _hull([(x + dot(turn[0], p), z + dot(turn[2], p)) for p in part]) for part in _parts(placed.piece)
    ]


def _hull(points: list[Flat]) -> list[Flat]:
    ordered = sorted(set(points))
    return [*_chain(ordered)[:-1], *_chain(ordered[::-1])[:-1]]


def _chain(points: list[Flat]) -> list[Flat]:
    chain: list[Flat] = []
    for p in points:
        while len(chain) > 1 and _side(chain[-2], chain[-1], p) <= 0:
            chain.pop()
        chain.append(p)
    return chain


def _side(a: Flat, b: Flat, p: Flat) -> float:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def _inside(outline: list[Flat], x: float, z: float) -> bool:
    return all(_side(a, b, (x, z)) >= 0 for a, b in zip(outline, (*outline[1:], outline[0]), strict=True))


def tell_tower(tower: Tower, seat: int, reader: Reader) -> list[str]:
    """From below, for those who read no pictures."""
    say = reader.words.say
    told = [say("tower-of", seat=reader.names[seat], seat_you=yes_no(seat == reader.eyes), count=len(tower))]
    return told + [f"{number}. {_tell(placed, tower[0], reader)}" for number, placed in enumerate(tower, 1)]


def _tell(placed: Placed, base: Placed, reader: Reader) -> str:
    low, high = span(placed)
    aside, off = round((placed.x - base.x) / MICRO), round((placed.y - base.y) / MICRO)
    return reader.words.say(
        "tower-piece",
        piece=say_piece(reader.words, placed.piece),
        low=round(low),
        high=round(high),
        side="right" if aside > 0 else "left" if aside < 0 else "none",
        aside=abs(aside),
        deep="far" if off > 0 else "near" if off < 0 else "none",
        off=abs(off),
    )


class ToldTower:
    """One's own tower in words; a low terminal leaves them to the picture."""

    def __init__(self, tower: Tower, seat: int, reader: Reader) -> None:
        self._told = tell_tower(tower, seat, reader)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        if not low(console):
            yield from map(Text, self._told)


class Towers:
    """All towers side by side on one table, squeezed where a terminal is low."""

    def __init__(self, towers: tuple[Tower, ...], reader: Reader) -> None:
        self._towers = towers
        self._reader = reader

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        yield draw_towers(self._towers, self._reader, LOW_HIGH if low(console) else HIGH)


def draw_towers(towers: tuple[Tower, ...], reader: Reader, high: int) -> RenderableType:
    table = Table.grid(padding=(0, 2, 0, 0))
    for _ in towers:
        table.add_column(vertical="bottom")
    table.add_row(*[draw_tower(tower, high) for tower in towers])
    table.add_row(*[Text("▔" * (2 * HALF + 1), "dim") for _ in towers])
    table.add_row(*[Text(reader.name(seat)) for seat in range(len(towers))])
    return table
