"""The 59 pieces as data (DSC-01, DSC-02).

A piece is a number: 4 × shape + colour for the 48 coloured ones, 48 to 57 for the ten black
decoys, 58 for the camel. A form is what the fingers feel: the twelve shapes, then the black ones.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from tablee.core.roles import role

Piece = Annotated[int, role("piece")]
Pieces = tuple[Piece, ...]
Form = int

SHAPES = (
    "ball",
    "egg",
    "cube",
    "cylinder",
    "holed-disc",
    "narrow-roof",
    "wide-roof",
    "cone",
    "brick",
    "arch",
    "half-round",
    "cross",
)
COLOURS = ("blue", "yellow", "white", "brown")
BLACKS = (
    "flattened-ball",
    "cut-cube",
    "waisted-cylinder",
    "plain-disc",
    "blunt-roof",
    "notched-roof",
    "cut-cone",
    "drilled-brick",
    "double-arch",
    "flat-half-round",
    "camel",
)
FORMS = SHAPES + BLACKS
MODELS = {
    "flattened-ball": "ball",
    "cut-cube": "cube",
    "waisted-cylinder": "cylinder",
    "plain-disc": "holed-disc",
    "blunt-roof": "narrow-roof",
    "notched-roof": "wide-roof",
    "cut-cone": "cone",
    "drilled-brick": "brick",
    "double-arch": "arch",
    "flat-half-round": "half-round",
}
"""The coloured shape each decoy is mistaken for (DSC-02); the camel is like nothing else."""

COLOURED = len(SHAPES) * len(COLOURS)
ALL: Pieces = tuple(range(COLOURED + len(BLACKS)))
CAMEL: Piece = ALL[-1]
EGGS: Pieces = tuple(range(4, 8))
BLUE, YELLOW = 0, 1


def is_black(piece: Piece) -> bool:
    """The ten decoys and the camel."""
    return piece >= COLOURED


def shape_of(piece: Piece) -> int:
    """The shape of a coloured piece; a black one has none that counts."""
    return piece // 4 if piece < COLOURED else -1


def form_of(piece: Piece) -> Form:
    """What the fingers feel, black or coloured (DSC-03)."""
    return piece // 4 if piece < COLOURED else piece - COLOURED + len(SHAPES)


def coloured(pieces: Iterable[Piece]) -> Pieces:
    return tuple([piece for piece in pieces if piece < COLOURED])


def name_of(piece: Piece) -> str:
    """`blue-ball`, `camel`: the words of the notation."""
    if is_black(piece):
        return BLACKS[piece - COLOURED]
    return f"{COLOURS[piece % 4]}-{SHAPES[piece // 4]}"


NAMED: dict[str, Piece] = {name_of(piece): piece for piece in ALL}


def of_colour(colour: int) -> Pieces:
    return tuple(range(colour, COLOURED, len(COLOURS)))


def left_out(game: str) -> Pieces:
    """What stays in the box: the eggs of the Turm (DSC-50), the camel of the Quartett (DSC-70)."""
    if game == "turm":
        return EGGS
    return (CAMEL,) if game == "quartett" else ()
