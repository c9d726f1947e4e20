"""Another try from a position of a finished game."""

from __future__ import annotations

import msgspec

from tablee.server.http.replays import Position
from tablee.server.protocol.http_types import PlayOn
from tablee.server.tables.opening import NewTable


def continuation(position: Position, request: PlayOn) -> NewTable:
    """A table that begins where that game stood; at once, unless it is to wait or a friend is to sit down."""
    levels = (*request.bots, *("",) * position.seats)[: position.seats]
    others = [(seat, level) for seat, level in enumerate(levels) if seat != request.seat]
    return NewTable(
        position.game,
        position.seats,
        msgspec.to_builtins(position.options),
        request.settings,
        request.name,
        request.seat,
        tuple([(seat, level) for seat, level in others if level]),
        request.begin and all(level for _, level in others),
        position.start,
    )
