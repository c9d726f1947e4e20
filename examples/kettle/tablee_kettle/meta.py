"""What the shelf knows of the Kettle, and what a table may agree on."""

from __future__ import annotations

import msgspec

from tablee.core.meta import Meta, OptionInfo
from tablee.core.options import refuse_table
from tablee.core.refusal import Refusal


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rounds: int = 6
    window: int = 6


META = Meta(
    name="kettle",
    title="La Bouilloire",
    author="Tablée",
    publisher="Tablée",
    year=2026,
    seats=(2, 3, 4, 5, 6),
    rules=1,
    options=(
        OptionInfo("rounds", "KET-40", "number", least=1, most=20),
        OptionInfo("window", "KET-30", "number", least=2, most=20),
    ),
    minutes=10,
    windows=True,
)


def longest(seats: int, options: Options) -> int:
    """In each round everybody swaps, pours, and stirs or waits (KET-03)."""
    return 3 * seats * options.rounds


def refuse_options(seats: int, options: Options) -> Refusal | None:
    return refuse_table(META, "KET-02", seats, options)
