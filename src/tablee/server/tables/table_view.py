"""The table as everybody sees it: who sits where, who is here, and what was agreed."""

from __future__ import annotations

from typing import Any

from tablee.core.contract import Seat
from tablee.server.protocol.table_shown import PlaceView, PleaView, TableView, WaitingView
from tablee.server.tables.audience import Audience
from tablee.table import game_rules
from tablee.table.evening_points import points_by_seat
from tablee.table.host_seat import host_of
from tablee.table.model import ENDED, LOBBY, OVER, SHUFFLING, Table
from tablee.table.visibility import changed


def table_view(table: Table, audience: Audience) -> TableView:
    """The secret is opened when the game is over, the parts of the shuffle when all have come."""
    over = table.status in (OVER, ENDED)
    dealt = over and table.state is not None
    standings = game_rules.load(table.game).standings(table.state) if dealt else None
    return TableView(
        code=table.code,
        game=table.game,
        status=table.status,
        options=table.options,
        settings=table.settings,
        places=tuple([place_view(table, seat, audience) for seat in range(len(table.places))]),
        host=host_of(table),
        watchers=audience.watchers(),
        commitment=table.commitment,
        secret=table.secret if over else None,
        number=table.number,
        list=table.list,
        parts=() if table.status == SHUFFLING else table.parts,
        unfinished=dealt and standings is None,
        televisions=audience.televisions(),
        guests=audience.guests(),
        plea=None if table.plea is None else PleaView(table.plea.seat, table.plea.agreed),
        standings=standings,
        paused=table.paused,
        evening=points_by_seat(table) if table.evening else (),
        evening_games=tuple([game.game for game in table.evening]),
        next=table.next,
        waiting=tuple([WaitingView(seat, place.name) for seat, place in table.waiting]),
    )


def place_view(table: Table, seat: Seat, audience: Audience) -> PlaceView:
    place = table.places[seat]
    commitment = place.commitment if table.status in (LOBBY, SHUFFLING) else ""
    ready = place.ready and table.status == LOBBY
    return PlaceView(
        place.name,
        place.bot,
        place.away,
        audience.has(seat),
        commitment,
        place.muted,
        ready,
        bool(place.look),
    )


def table_changes(before: Table, after: Table, audience: Audience) -> dict[str, Any] | None:
    """The changed fields of the table's view; most moves change none of them."""
    alike = before.places is after.places and before.plea is after.plea and before.host == after.host
    alike = alike and before.paused == after.paused and before.waiting is after.waiting
    alike = alike and before.next == after.next
    if alike and before.status == after.status and before.options is after.options:
        return None
    return changed(table_view(before, audience), table_view(after, audience)) or None
