"""Where something hidden could leak: every byte a seat can be sent about a state."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.conformance.cases import Case
from tablee.core.contract import Seat
from tablee.core.previews import shown


def sent(case: Case, state: Any, seat: Seat | None, tried: list[Any]) -> bytes:
    """View, offers, whether the seat is asked, its timer, and refusals of the moves tried."""
    game = case.rules
    offers = None if seat is None else shown(case.box, state, seat, game.offers(state, seat))
    due = game.due(state)
    refusals = [] if seat is None else [game.refuse(state, seat, move) for move in tried]
    window = None if due is None else (due.window, due.seconds)
    return msgspec.json.encode((game.view(state, seat), offers, seat in game.to_act(state), window, refusals))
