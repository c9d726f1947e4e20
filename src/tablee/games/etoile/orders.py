"""What may be ordered in advance at a slow table: the move that is the only one anyway."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.chance import Stream
from tablee.games.etoile.moves import Move, Play, Touch
from tablee.games.etoile.offering import offers
from tablee.games.etoile.view import View, guess

NO_CHANCE = Stream(b"")


class OnlyMove(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag="only-move"):
    """Play whenever a single move is open."""


Order = OnlyMove


def offered(view: View, *, silent: bool) -> tuple[Order, ...]:
    return () if view.end is not None else (OnlyMove(),)


def answer(view: View, order: Any) -> Move | None:
    """Nothing is hidden here: what the seat sees is the whole state, and nothing is drawn for it."""
    if view.seat is None:
        return None
    found = [one for one in offers(guess(view, NO_CHANCE), view.seat).moves if not isinstance(one, Touch)]
    return found[0] if len(found) == 1 and isinstance(found[0], Play) else None
