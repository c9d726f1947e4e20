"""A word from the strongest bot, for one pair of eyes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.server.messages import Hint, HintIs
from tablee.server.socket import Socket
from tablee.table.model import PLAYING

if TYPE_CHECKING:
    from tablee.server.room import Room


async def give_hint(room: Room, socket: Socket, wish: Hint) -> None:
    """What it would play, seeing what this seat sees; a question that is gone has no hint."""
    table, seat = room.table, socket.seat
    if seat is None:
        socket.problem("not-seated", wish.id)
    elif table.status != PLAYING or not table.asked[seat]:
        socket.problem("no-hint", wish.id)
    else:
        level = room.game.META.levels[-1]
        move = await room.hub.thinkers.choose(table, seat, level)
        if room.table.status == PLAYING and room.table.asked[seat] == table.asked[seat]:
            socket.say(HintIs(wish.id, move))
        else:
            socket.problem("no-hint", wish.id)
