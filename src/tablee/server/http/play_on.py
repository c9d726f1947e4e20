"""Another try from a position of a finished game."""

from __future__ import annotations

import secrets

import msgspec

from tablee.server.admission.tokens import hash_of, new_token
from tablee.server.http.house import House
from tablee.server.http.replays import Position
from tablee.server.protocol.http_types import PlayOn, Seated
from tablee.server.tables.requests import SECRET_BYTES
from tablee.server.tables.system_time import wall
from tablee.table import decide
from tablee.table.outcome import Decision, TableProblem


async def open_from(house: House, position: Position, wish: PlayOn) -> Seated | TableProblem:
    """A table that begins where that game stood."""
    token = new_token()
    return await house.hub.found(lambda code: opening(code, position, wish, token), wish.seat, token)


def opening(code: str, position: Position, wish: PlayOn, token: str) -> list[Decision] | TableProblem:
    """The box, the asker on their seat, the bots on theirs; and the game, unless it is to wait."""
    secret, seats = secrets.token_bytes(SECRET_BYTES), position.seats
    options = msgspec.to_builtins(position.options)
    opened = decide.open_table(
        code, position.game, seats, options, wish.settings, secret, wall(), start=position.start
    )
    if isinstance(opened, TableProblem):
        return opened
    seated = decide.sit(opened.table, wish.name, wish.seat, hash_of(token), wall())
    if isinstance(seated, TableProblem):
        return seated
    decisions = [opened, seated]
    for seat, level in enumerate(wish.bots[:seats]):
        if level and seat != wish.seat:
            added = decide.seat_bot(decisions[-1].table, wish.seat, seat, level, wall())
            if not isinstance(added, Decision):
                return added if isinstance(added, TableProblem) else TableProblem("seat-taken")
            decisions.append(added)
    if not wish.begin or any(place.free for place in decisions[-1].table.places):
        return decisions
    begun = decide.begin(decisions[-1].table, wish.seat, wish.settings.level, wall())
    return begun if isinstance(begun, TableProblem) else [*decisions, *begun]
