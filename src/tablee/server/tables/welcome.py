"""Being shown round: everything a seat, or a watcher, may see, once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tablee.core.contract import Seat
from tablee.server import limits
from tablee.server.protocol.table_shown import Countdown
from tablee.server.protocol.to_client import Welcome
from tablee.server.tables.audience import Audience, Viewer, eyes_of, viewer_at
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.orders_shown import show_orders
from tablee.server.tables.table_view import table_view
from tablee.server.tables.updates import fill_group, send_away
from tablee.server.wire.frames import TRY_LATER
from tablee.server.wire.socket import Socket
from tablee.store.store_contract import Store
from tablee.table.entries import Untold
from tablee.table.late_guests import awaited_by
from tablee.table.model import Table
from tablee.table.shown_hands import hand_opened_by
from tablee.table.visibility import seen_events

CountingDown = Callable[[], Countdown | None]


def welcome(
    current: CurrentTable,
    audience: Audience,
    countdown: CountingDown,
    socket: Socket,
    missed: tuple[Any, ...] | None = None,
) -> None:
    """Tell a socket of the audience everything its seat may know; `missed` is what it was not told before."""
    viewer = viewer_at(socket)
    table, group = current.seen(viewer), audience.groups[viewer]
    if table is None:
        socket.hang_up(TRY_LATER, "failed")
        return
    if table.state is None:
        group.view = group.offers = None
    elif group.view is None:
        fill_group(current.game, table, group)
    socket.say(
        Welcome(
            version=table.version,
            you=socket.seat,
            table=table_view(table, audience),
            view=group.encoded(),
            offers=group.offers,
            missed=missed,
            chat=current.chat_for(viewer),
            countdown=None if current.delay.holds(current.table, viewer) else countdown(),
            answer=table.answer(socket.seat),
            turn=table.turns,
            awaits=awaited_by(table, socket.waits_with),
            looks=socket.looks,
        )
    )
    show_orders(table, viewer, group, socket)


def welcome_all(current: CurrentTable, audience: Audience, countdown: CountingDown) -> None:
    """Everything anew, to everybody: after what no patch can tell."""
    for viewer, group in audience.groups.items():
        group.view = group.offers = None
        try:
            for socket in group.sockets:
                welcome(current, audience, countdown, socket)
        except Exception as error:
            send_away(current.table.code, viewer, group, error)


def give_up_seats(current: CurrentTable, audience: Audience, countdown: CountingDown) -> bool:
    """Whoever no longer has the seat they sat on, or leave to look into a hand, looks on from now; whether
    there was anybody."""
    lost = [socket for socket in audience if not _still_there(current.table, socket)]
    for socket in lost:
        audience.drop(socket)
        socket.seat = socket.looks = None
        audience.add(socket)
        welcome(current, audience, countdown, socket)
    return bool(lost)


def take_seat(current: CurrentTable, audience: Audience, countdown: CountingDown, seat: Seat) -> bool:
    """Whoever looked on until this seat was theirs sits there from now; whether there was anybody."""
    token = current.table.places[seat].token
    watchers = audience.groups.get(None)
    come = [one for one in watchers.sockets if token and one.waits_with == token] if watchers else []
    for socket in come:
        audience.drop(socket)
        socket.seat, socket.waits_with = seat, ""
        audience.add(socket)
        welcome(current, audience, countdown, socket)
    return bool(come)


def _still_there(table: Table, socket: Socket) -> bool:
    if socket.looks is not None:
        return hand_opened_by(table, socket.looks_with) == socket.looks
    return socket.seat is None or bool(table.place(socket.seat).token)


class Missed(msgspec.Struct, frozen=True):
    """What a device was not told before, of one game and up to one version, read while its table goes on."""

    viewer: Viewer
    first: int
    upto: int
    events: tuple[Any, ...] | None

    def fits(self, table: Table, viewer: Viewer) -> bool:
        return self.viewer == viewer and self.first == table.first and self.upto <= table.version


async def read_missed(
    current: CurrentTable, store: Store, table: Table, version: int | None, viewer: Viewer
) -> Missed:
    events = await missed_events(current, store, table, version, viewer)
    return Missed(viewer, table.first, table.version, events)


async def missed_since(
    current: CurrentTable,
    store: Store,
    table: Table,
    version: int | None,
    viewer: Viewer,
    ahead: Missed | None,
) -> tuple[Any, ...] | None:
    """The same in the table's turn: what was read ahead, and the little that has happened since."""
    if ahead is None or not ahead.fits(table, viewer):
        return await missed_events(current, store, table, version, viewer)
    later = await missed_events(current, store, table, ahead.upto, viewer)
    if ahead.events is None or later is None:
        return None
    events = (*ahead.events, *later)
    return events if len(events) <= limits.MISSED_EVENTS else None


async def missed_events(
    current: CurrentTable, store: Store, table: Table, version: int | None, viewer: Viewer
) -> tuple[Any, ...] | None:
    """The events of this game since that version; None if there are too many for one message."""
    if version is None or not 0 <= version <= table.version:
        return None
    after = max(version, table.first - 1)
    if not table.first or after == table.version:
        return ()
    most = limits.MISSED_EVENTS if eyes_of(viewer) is None else limits.MISSED_VERSIONS
    if table.version - after > most:
        return None
    entries = await current.since(store, after)  # hidden answers before it too
    told = [entry for entry in entries[: table.length - after] if not isinstance(entry, Untold)]
    events = [
        event for entry in told[after - table.version :] for event in seen_events(entry, eyes_of(viewer))
    ]
    return tuple(events) if len(events) <= limits.MISSED_EVENTS else None
