"""The box: title, people, seats, and the options a table may agree on."""

from __future__ import annotations

from typing import Literal

import msgspec

from tablee.core.meta import Meta, OptionInfo
from tablee.core.options import refuse_table
from tablee.core.refusal import Refusal, refused
from tablee.games.etoile.geometry import Colour

Rules = Literal["standard", "english", "german", "italian"]
SEATS = (2, 3)


class Options(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, cache_hash=True):
    """What a table agrees on before the start; each field names its clause in `META`."""

    rules: Rules = "standard"
    cells: Colour = "dark"
    loser_wins: bool = False
    free_landing: bool = False
    touched: bool = False
    owner_obliges: bool = False


META = Meta(
    name="etoile",
    title="L’Étoile des Dames",
    author="",
    publisher="",
    year=0,
    seats=SEATS,
    rules=1,
    options=(
        OptionInfo("rules", "ETO-61", "choice", values=("standard", "english", "german", "italian")),
        OptionInfo("cells", "ETO-03", "choice", values=("dark", "light")),
        OptionInfo("loser_wins", "ETO-60", "switch"),
        OptionInfo("free_landing", "ETO-33", "switch"),
        OptionInfo("touched", "ETO-41", "switch"),
        OptionInfo("owner_obliges", "ETO-40", "switch", seats=(3,)),
    ),
    levels=("random", "beginner", "easy", "moderate", "normal", "hard", "master"),
    strength=3,
    minutes=30,
)


def refuse_options(seats: int, options: Options) -> Refusal | None:
    """Why a table may not be set up so, or None if it may."""
    if options.rules == "english" and options.free_landing:
        return refused("ETO-61", "short-queens-land-nowhere-else")
    return refuse_table(META, "ETO-10", seats, options)


def longest(seats: int, options: Options) -> int:
    """The count of ETO-52 starts again at most once for every piece lost, every queen made and every
    step of a man, of which there are 7 at most between two losses; 30 rounds and one turn lie
    between two starts. A turn holds at most a proposal and two answers, an owner's answer, a huff or
    an order to take back, a touch and the play; what is taken back is played once more."""
    men = 12 * seats
    starts = men * (men * 7) + men + men
    return starts * (30 * seats + 1) * 2 * 7


def soufflage_played(options: Options) -> bool:
    """Otherwise capturing is compulsory (ETO-40, ETO-60, ETO-61, ETO-62, ETO-63)."""
    return options.rules in ("standard", "german") and not options.loser_wins


def duty_clause(options: Options) -> str:
    """The clause that makes capturing compulsory at this table."""
    if options.rules == "english":
        return "ETO-61"
    if options.rules == "italian":
        return "ETO-63"
    return "ETO-60"
