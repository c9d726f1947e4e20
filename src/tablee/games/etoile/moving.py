"""Pictures of the star that move once and then keep still: the rule book's first page.

They end as they are drawn, so that somebody whose browser keeps pictures still sees the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tablee.games.etoile.drawing import cell_middle
from tablee.games.etoile.position import Position

_STILL = "{animation:none!important}"
CALM = f"@media (prefers-reduced-motion:reduce){{*{_STILL}}}#still:target *{_STILL}"
"""`#still` in a picture's address keeps it still too."""


class Walk(NamedTuple):
    """A piece that ends on the last of these cells: it comes from the first, in so many seconds."""

    cells: Sequence[str]
    seconds: float
    delay: float = 0.5


def moving_svg(
    position: Position, walk: Walk, taken: Sequence[str] = (), path: Sequence[str] = (), crowned: bool = False
) -> str:
    """The position after the walk; what it takes is still there, and fades."""
    style = "".join([_walking(walk), *[_fading(cell, i, walk) for i, cell in enumerate(taken)]])
    if crowned:
        style += _crowning(walk)
    head, title, rest = position.svg(path=path).split("\n", 2)
    return "\n".join(
        [head.replace("<svg ", '<svg id="still" ', 1), title, f"<style>{style}{CALM}</style>", rest]
    )


def _piece(cell: str) -> str:
    return f'[data-cell="{cell}"]'


def _walking(walk: Walk) -> str:
    *before, last = [cell_middle(cell) for cell in walk.cells]
    stops = [
        f"{100 * i / len(before):.0f}%{{transform:translate({x - last[0]:.1f}px,{y - last[1]:.1f}px)}}"
        for i, (x, y) in enumerate(before)
    ]
    return (
        f"{_piece(walk.cells[-1])}{{animation:walk {walk.seconds}s {walk.delay}s ease-in-out both}}"
        f"@keyframes walk{{{''.join(stops)}}}"
    )


def _fading(cell: str, number: int, walk: Walk) -> str:
    later = walk.delay + walk.seconds * (number + 0.7) / max(1, len(walk.cells) - 1)
    return (
        f"{_piece(cell)}{{opacity:.4;animation:fade .5s {later:.1f}s both}}"
        "@keyframes fade{from{opacity:1}}"
    )


def _crowning(walk: Walk) -> str:
    """The second man is put on top when the first has arrived."""
    late = walk.delay + walk.seconds
    return (
        f"{_piece(walk.cells[-1])} circle:nth-of-type(n+3){{animation:crown .6s {late}s both}}"
        "@keyframes crown{from{opacity:0;transform:translateY(-60px)}}"
    )
