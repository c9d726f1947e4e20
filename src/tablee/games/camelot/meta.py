"""The box: title, people, seats, and the options a table may agree on."""

from __future__ import annotations

import msgspec

from tablee.core.meta import Meta, OptionInfo
from tablee.core.options import refuse_table
from tablee.core.refusal import Refusal

FEWEST, MOST = 2, 5


class Options(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a table agrees on before the start; each field names its clause in `META`.

    `reaction_seconds` and `choice_seconds` of 0 wait until everybody has answered.
    """

    no_repeated_colour: bool = False
    name_after_drawing: bool = False
    shield_stops_all: bool = False
    reaction_seconds: int = 4
    choice_seconds: int = 30


META = Meta(
    name="camelot",
    title="Camelot",
    author="Reiner Knizia",
    publisher="Asmodée",
    year=2002,
    seats=tuple(range(FEWEST, MOST + 1)),
    rules=1,
    options=(
        OptionInfo("no_repeated_colour", "CAM-12", "switch"),
        OptionInfo("name_after_drawing", "CAM-14", "switch"),
        OptionInfo("shield_stops_all", "CAM-49", "switch"),
        OptionInfo("reaction_seconds", "CAM-51", "choice", values=(0, 4, 8, 15), least=0, most=600),
        OptionInfo("choice_seconds", "CAM-44", "choice", values=(0, 15, 30, 60), least=0, most=600),
    ),
    levels=("random", "beginner", "easy", "normal", "hard"),
    strength=3,
    minutes=40,
    windows=True,
)


def refuse_options(seats: int, options: Options) -> Refusal | None:
    """Why a table may not be set up so, or None if it may."""
    return refuse_table(META, "CAM-05", seats, options)


def longest(seats: int, options: Options) -> int:
    """No rule ends a game whose winners win what they have; chance does, long before this."""
    return 1500 * seats
