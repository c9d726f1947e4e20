"""A word from the strongest bot, for one pair of eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from tablee.bots.advising import explain, explains
from tablee.server.messages import Hint, HintIs
from tablee.server.socket import Socket
from tablee.table.model import PLAYING

if TYPE_CHECKING:
    from tablee.core.contract import Seat
    from tablee.server.room import Room
    from tablee.table.model import Table


log = structlog.get_logger()


async def give_hint(room: Room, socket: Socket, wish: Hint) -> None:
    """What it would play, seeing what this seat sees; asked something else meanwhile, it thinks again."""
    seat, level = socket.seat, room.game.META.levels[-1]
    if seat is None:
        socket.problem("not-seated", wish.id)
        return
    while question := _question(room.table, seat):
        table = room.table
        move = await room.hub.thinkers.choose(table, seat, level)
        told = await _with_reasons(room, table, seat, move)
        if _question(room.table, seat) == question:
            socket.say(HintIs(wish.id, told))
            return
    socket.problem("no-hint", wish.id)


def _question(table: Table, seat: Seat) -> int:
    """The version that put what this seat is asked now; 0: nothing is."""
    return table.asked[seat] if table.status == PLAYING else 0


async def _with_reasons(room: Room, table: Table, seat: Seat, move: Any) -> Any:
    """The move; where a game can say why, with `why` beside its own fields."""
    if not explains(table.game):
        return move
    view, offers = room.game.view(table.state, seat), room.game.offers(table.state, seat)
    try:
        why = await room.hub.thinkers.elsewhere(explain, table.game, view, offers, move)
    except Exception:
        log.exception("no reasons for a hint", game=table.game)
        return move
    return msgspec.to_builtins(move) | {"why": msgspec.to_builtins(why)}
