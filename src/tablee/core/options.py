"""Whether a table may be set up so: the number of players, and every option within what `META` says of it."""

from __future__ import annotations

from typing import Any

from tablee.core.meta import Meta, OptionInfo
from tablee.core.refusal import Refusal, refused


def refuse_table(meta: Meta, clause: str, seats: int, options: Any, most: int = 0) -> Refusal | None:
    """Why not, or None if it may; `clause` says how many play, `most` where that depends on an option."""
    fewest, most = meta.seats[0], most or meta.seats[-1]
    if seats not in meta.seats or seats > most:
        return refused(clause, "wrong-seats", least=fewest, most=most, got=seats)
    for info in meta.options:
        if not _within(info, getattr(options, info.name)):
            return refused(info.clause, "out-of-range", option=info.name, least=info.least, most=info.most)
    return None


def _within(info: OptionInfo, value: Any) -> bool:
    """Switches have no range, and the types of named choices leave no other."""
    return info.kind == "switch" or isinstance(value, str) or info.least <= value <= info.most
