"""Désarçonné, Changement d'arme, Maladresse: the tournament changes colour (CAM-42).

Cards already played stay; new ones follow the new colour, in the same turn already.
"""

from __future__ import annotations

from tablee.games.camelot.pieces import CHANGING, Colour


def desarconne(colour: Colour) -> tuple[Colour, ...]:
    """Purple becomes red, blue or yellow."""
    return CHANGING if colour == "purple" else ()


def changement_d_arme(colour: Colour) -> tuple[Colour, ...]:
    """Red, blue or yellow becomes another of these three."""
    return tuple([other for other in CHANGING if other != colour]) if colour in CHANGING else ()


def maladresse(colour: Colour) -> tuple[Colour, ...]:
    """Red, blue or yellow becomes green."""
    return ("green",) if colour in CHANGING else ()
