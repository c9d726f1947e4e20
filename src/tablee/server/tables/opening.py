"""How a table begins: a box is opened, somebody sits down, bots take their seats, the game may begin."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from tablee.core.contract import Seat
from tablee.server.admission.tokens import device_at, hash_of
from tablee.server.protocol.http_types import OpenTable
from tablee.server.tables.requests import SECRET_BYTES
from tablee.server.tables.system_time import wall
from tablee.table import actions
from tablee.table.model import Settings
from tablee.table.outcome import Decision, TableProblem


class NewTable(msgspec.Struct, frozen=True):
    """What is asked for: `name` sits down on `seat`, bots of these levels on theirs.

    `start` is a position to begin from; None: the game's own deal.
    """

    game: str
    seats: int
    options: dict[str, Any]
    settings: Settings
    name: str
    seat: Seat
    bots: tuple[tuple[Seat, str], ...]
    begin: bool
    start: Any = None
    device: str = ""


def new_table(request: OpenTable) -> NewTable:
    """Whoever opens a box sits on its first seat."""
    return NewTable(
        request.game,
        request.seats,
        request.options,
        request.settings,
        request.name,
        0,
        tuple(enumerate(request.bots, start=1)),
        request.begin,
        device=request.device,
    )


def opening(code: str, new: NewTable, token: str) -> list[Decision] | TableProblem:
    """Everything that is asked for, as decisions one after the other."""
    secret = secrets.token_bytes(SECRET_BYTES)
    opened = actions.open_table(
        code, new.game, new.seats, new.options, new.settings, secret, wall(), start=new.start
    )
    if isinstance(opened, TableProblem):
        return opened
    seated = actions.sit(
        opened.table, new.name, new.seat, hash_of(token), wall(), device_at(code, new.device)
    )
    if isinstance(seated, TableProblem):
        return seated
    decisions = [opened, seated]
    for seat, level in new.bots:
        added = actions.seat_bot(decisions[-1].table, new.seat, seat, level, wall())
        if isinstance(added, TableProblem):
            return added
        decisions += [added] if isinstance(added, Decision) else []
    if not new.begin:
        return decisions
    begun = actions.begin(decisions[-1].table, new.seat, decisions[-1].table.settings.level, wall())
    return begun if isinstance(begun, TableProblem) else [*decisions, *begun]
