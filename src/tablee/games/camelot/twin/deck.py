"""The deck by number, as plain lists: every file that compiles takes a copy of its own into C.

A card is its place in `pieces.KINDS`, a colour its place in `pieces.COLOURS`; cards of support and action
cards have the number after those as theirs. Lists are as long as the arrays they are copied to.
"""

from __future__ import annotations

from collections.abc import Iterable

from tablee.games.camelot.pieces import COLOURS, DECK, KINDS, PLACE, Colour


def _filled(numbers: Iterable[int], places: int) -> list[int]:
    found = list(numbers)
    return found + [0] * (places - len(found))


def _fitting(colour: Colour) -> int:
    """The cards that may be added in a tournament of that colour, a bit each (CAM-22)."""
    return sum(
        [1 << place for place, kind in enumerate(KINDS) if kind.group == "support" or kind.colour == colour]
    )


VALUE = _filled([kind.value for kind in KINDS], 40)
COLOUR = _filled([COLOURS.index(kind.colour) if kind.colour else len(COLOURS) for kind in KINDS], 40)
FITS = _filled(map(_fitting, COLOURS), 8)
STOCK = _filled([PLACE[card] for card in DECK], 112)
