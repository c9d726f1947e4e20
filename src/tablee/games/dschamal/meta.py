"""The box: title, people, seats, and the options a table may agree on."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.core.meta import Meta, OptionInfo
from tablee.core.options import refuse_table
from tablee.core.refusal import Refusal
from tablee.games.dschamal.moves import GRIP, QUICKEST
from tablee.games.dschamal.pieces import BLACKS, COLOURS, SHAPES

FEWEST = 3
SEVEN = 7  # winning pieces, or pieces of a tower, that end the game (DSC-46, DSC-55)
FOUR = 4  # pieces of one shape (DSC-45, DSC-73)
MOST = {"duell": 8, "turm": 6, "dreier": 8, "quartett": 6}
SETUP_CLAUSE = {"duell": "DSC-10", "turm": "DSC-50", "dreier": "DSC-60", "quartett": "DSC-70"}


class Options(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a table agrees on before the start; each field names its clause in `META`."""

    game: Literal["duell", "turm", "dreier", "quartett"] = "duell"
    search_seconds: int = 45
    tie_ms: int = 30
    start_seconds: int = 5
    choice_seconds: int = 20
    build_seconds: int = 60
    camel_reach: bool = True
    one_black_kind: bool = False
    duels: int = 150
    lit_seconds: int = 0
    dark: bool = False


META = Meta(
    name="dschamal",
    title="Dschamál",
    author="Thomas Liesching",
    publisher="Zoch",
    year=2005,
    seats=tuple(range(FEWEST, max(MOST.values()) + 1)),
    rules=3,
    options=(
        OptionInfo("game", "DSC-01", "choice", values=tuple(MOST)),
        OptionInfo("search_seconds", "DSC-31", "choice", values=(20, 30, 45, 60, 90), least=2, most=300),
        OptionInfo("tie_ms", "DSC-84", "choice", values=(20, 30, 50, 100), least=1, most=500),
        OptionInfo("start_seconds", "DSC-12", "choice", values=(3, 5, 10), least=1, most=60),
        OptionInfo("choice_seconds", "DSC-22", "choice", values=(10, 20, 40), least=3, most=600),
        OptionInfo("build_seconds", "DSC-54", "choice", values=(30, 60, 120), least=5, most=600),
        OptionInfo("camel_reach", "DSC-30", "switch"),
        OptionInfo("one_black_kind", "DSC-51", "switch", seats=(3, 4, 5, 6)),
        OptionInfo("duels", "DSC-46", "choice", values=(50, 100, 150, 300), least=1, most=1000),
        OptionInfo("lit_seconds", "DSC-81", "choice", values=(0, 3, 8), least=0, most=60),
        OptionInfo("dark", "DSC-80", "switch"),
    ),
    levels=("random", "beginner", "easy", "companion", "normal"),
    strength=3,
    minutes=30,
    real_time=True,
    numbers={
        "seven": SEVEN,
        "four": FOUR,
        "grip": GRIP,
        **{f"{move.__struct_config__.tag}-ms": least for move, least in QUICKEST.items()},
    },
    names={"shapes": SHAPES, "blacks": BLACKS, "colours": COLOURS},
)


def refuse_options(seats: int, options: Options) -> Refusal | None:
    """Why a table may not be set up so, or None if it may."""
    return refuse_table(META, SETUP_CLAUSE[options.game], seats, options, MOST[options.game])


def longest(seats: int, options: Options) -> int:
    """Rate by time: calls apart, every move of a hand takes some milliseconds (DSC-31, DSC-90)."""
    quickest = min([least for least in QUICKEST.values() if least])
    search = seats * (options.search_seconds * 1000 // quickest + 2)
    return 2 * seats + 2 * options.duels * (search + 6)
