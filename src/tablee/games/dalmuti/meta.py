"""The box: title, people, seats, and the options a table may agree on."""

from __future__ import annotations

import msgspec

from tablee.core.meta import Meta, OptionInfo
from tablee.core.options import refuse_table
from tablee.core.refusal import Refusal
from tablee.games.dalmuti.pieces import JOKER
from tablee.games.dalmuti.titles import titles

FEWEST, MOST = 4, 10


class Options(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What a table agrees on before the start; each field names its clause in `META`."""

    rounds: int = 5
    total: int = 0
    short_deck_4: bool = True
    short_deck_5: bool = False
    free_first_round: bool = False
    rising_bonus: bool = False
    people_swap: bool = False
    slip: int = 0
    pass_is_final: bool = False
    call_seconds: int = 6


META = Meta(
    name="dalmuti",
    title="Le Grand Dalmuti",
    author="Richard Garfield",
    publisher="Wizards of the Coast",
    year=1995,
    seats=tuple(range(FEWEST, MOST + 1)),
    rules=2,
    options=(
        OptionInfo("rounds", "DAL-41", "choice", values=(3, 5, 10, 20), least=1, most=100),
        OptionInfo("total", "DAL-41", "number", least=0, most=200),
        OptionInfo("short_deck_4", "DAL-50", "switch", seats=(4,)),
        OptionInfo("short_deck_5", "DAL-51", "switch", seats=(5,)),
        OptionInfo("free_first_round", "DAL-52", "switch"),
        OptionInfo("rising_bonus", "DAL-53", "switch"),
        OptionInfo("people_swap", "DAL-54", "switch", seats=(6, 7, 8, 9, 10)),
        OptionInfo("slip", "DAL-55", "choice", values=(0, 2, 4, 8), least=0, most=20),
        OptionInfo("pass_is_final", "DAL-56", "switch"),
        OptionInfo("call_seconds", "DAL-25", "choice", values=(4, 6, 10, 20), least=1, most=600),
    ),
    levels=("random", "easy", "normal", "hard", "master"),
    strength=2,
    minutes=30,
    windows=True,
    numbers={"joker": JOKER},
    names={f"titles{seats}": titles(seats) for seats in range(FEWEST, MOST + 1)},
)


def refuse_options(seats: int, options: Options) -> Refusal | None:
    """Why a table may not be set up so, or None if it may."""
    return refuse_table(META, "DAL-10", seats, options)


def longest(seats: int, options: Options) -> int:
    """A round is at most 80 sets with everybody passing in between, and a few answers before.

    Each round gives somebody a point, so that a total is reached (DAL-40, DAL-41).
    """
    rounds = options.total * seats if options.total else options.rounds
    return rounds * (80 * seats + 2 * seats + 4)
