"""The rule book's diagrams: `python -m tablee.games.etoile.diagrams docs/rules/etoile` draws them again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from tablee.games.etoile.board import Board
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


def main(folder: str) -> None:
    for name, svg in diagrams():
        Path(folder, f"{name}.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
