"""What listed moves would make of what everybody has, for the seat that is shown them and nobody else.

A box may say how (`Box.previews`). Bots, playouts and checks go by the rules' own offers, which have none:
only where offers are shown are they filled in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core.box import Box, part
from tablee.core.contract import Offers
from tablee.core.told import Seat

Previews = tuple[tuple[int, ...] | None, ...]
Previewer = Callable[[Any, Seat, tuple[Any, ...]], Previews]
"""From a state, a seat and the moves listed for it: one a move, a number a seat; or none at all."""


def shown(box: Box, state: Any, seat: Seat, offers: Offers) -> Offers:
    """The offers as that seat is shown them."""
    if not box.previews or not offers.moves:
        return offers
    previewer: Previewer = part(box.previews)
    previews = previewer(state, seat, offers.moves)
    return Offers(offers.moves, offers.choices, offers.question, previews) if previews else offers
