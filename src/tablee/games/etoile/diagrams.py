"""The rule book's diagrams: `python -m tablee.games.etoile.diagrams docs/rules/etoile` draws them again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tablee.games.etoile.board import Board
from tablee.games.etoile.moving import Walk, moving_svg
from tablee.games.etoile.position import Position, read_position, start

EMPTY = Position(Board((0, 0, 0), (0, 0, 0)))


def diagrams() -> Iterator[tuple[str, str]]:
    """Each file's name and its SVG."""
    yield "board", EMPTY.svg(names=True)
    yield "start-three", start(3).svg()
    yield "start-two", start(2).svg()
    yield "start-light", start(3, "light").svg()
    yield (
        "man",
        read_position("A:dark:A=Ad4,Ad2,Bg3:B=Be1:C=Ce1").svg(
            marked=("Bd4", "Cd4", "Bf4", "Ac3", "Ae3", "Bf2", "Bh2")
        ),
    )
    yield "capture", read_position("A:dark:A=Ac3:B=Bf2,Bd4:C=Ad4,Cf2").svg(path=("Ac3", "Cd4", "Bc3"))
    yield (
        "base",
        read_position("A:dark:A=Ba3:B=Bb2,Bd2:C=Cf2").svg(path=("Ba3", "Bc1", "Be3"), marked=("Bc1",)),
    )
    yield (
        "queen",
        read_position("A:dark:A=QAb2:B=Be1:C=Ce1").svg(
            marked=("Aa1", "Aa3", "Ac1", "Ac3", "Ad4", "Bd4", "Bc3", "Bb2", "Ba1", "Cd4", "Cc3", "Cb2", "Ca1")
        ),
    )

    yield from first_page()


def first_page() -> Iterator[tuple[str, str]]:
    """The goal, a turn and the end, each moving once."""
    chain = ("Ac3", "Cd4", "Bc3")
    goal = read_position("B:dark:A=Bc3,Ab2,Ad2,Af2,Ag1:B=Bd4,Be1,Bg1:C=Ad4,Ce1,Cg1")
    yield "goal", moving_svg(goal, Walk(chain, 2.4), ("Ad4", "Bd4"), path=chain)
    steps = ("Ab2", "Ac3", "Ad4", "Bd4", "Bc3")
    turn = read_position("B:dark:A=Bc3,Ag3,Ae1:B=Bh2,Bg1:C=Ch2,Cg1")
    yield "turn", moving_svg(turn, Walk(steps, 3.6), path=steps)
    arriving = ("Bc3", "Bb2", "Ba1")
    end = read_position("B:dark:A=QBa1,Ac3,Ae3:B=Bf2:C=Cf2")
    yield "end", moving_svg(end, Walk(arriving, 1.8), path=arriving, crowned=True)


def main(folder: str) -> None:
    for name, svg in diagrams():
        Path(folder, f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
