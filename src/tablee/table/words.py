"""What people type: names, chat, contributions to the deal, ids of messages."""

from __future__ import annotations

import unicodedata

from tablee.table.model import Place
from tablee.table.outcome import TableProblem

LONGEST_NAME, LONGEST_TEXT, LONGEST_SEED, LONGEST_ID = 24, 500, 64, 64

BOT_NAMES = (
    "Renart", "Ysengrin", "Chantecler", "Tibert", "Hersent", "Grimbert",
    "Tiécelin", "Pinte", "Belin", "Hermeline", "Couard", "Brichemer",
)  # fmt: skip
"""Beasts of the Roman de Renart: nobody at the table is likely to be called so."""


def tidy_name(name: str) -> str:
    """One way to write a name: composed letters, single spaces, none at the ends."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def refuse_name(name: str, places: tuple[Place, ...]) -> TableProblem | None:
    """`name` is tidy. Names are unique at a table, whatever their capitals."""
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        reason = "length" if name.isprintable() else "letters"
        return TableProblem("bad-name", {"reason": reason, "most": LONGEST_NAME})
    if name.casefold() in {place.name.casefold() for place in places}:
        return TableProblem("bad-name", {"reason": "taken", "name": name})
    return None


def bot_name(places: tuple[Place, ...]) -> str:
    taken = {place.name.casefold() for place in places}
    return next(name for name in BOT_NAMES if name.casefold() not in taken)


def tidy_text(text: str) -> str:
    """Chat without control characters (line breaks stay) and without what turns writing round."""
    kept = [char for char in text if char == "\n" or unicodedata.category(char) not in ("Cc", "Cs")]
    return "".join([char for char in kept if unicodedata.bidirectional(char) not in _TURNING]).strip()


_TURNING = frozenset(("LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"))


def refuse_text(text: str) -> TableProblem | None:
    if 1 <= len(text) <= LONGEST_TEXT:
        return None
    return TableProblem("bad-text", {"least": 1, "most": LONGEST_TEXT})


def refuse_seed(seed: str) -> TableProblem | None:
    if len(seed) <= LONGEST_SEED and seed.isprintable():
        return None
    return TableProblem("bad-seed", {"most": LONGEST_SEED})
