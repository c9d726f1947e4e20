"""Being shown round: everything a seat, or a watcher, may see, once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.server import limits
from tablee.server.protocol.messages import Countdown, Welcome
from tablee.server.tables.audience import Crowd, Eyes
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.table_view import table_view
from tablee.server.tables.updates import look, turn_away
from tablee.server.wire.socket import Socket
from tablee.store.contract import Store
from tablee.table.model import Answered, Table
from tablee.table.project import seen_events

CountingDown = Callable[[], Countdown | None]


def welcome(
    current: CurrentTable,
    crowd: Crowd,
    countdown: CountingDown,
    socket: Socket,
    missed: tuple[Any, ...] | None = None,
) -> None:
    """Tell a socket of the audience everything its seat may know; `missed` is what it was not told before."""
    table, gaze = current.table, crowd.gazes[socket.seat]
    if table.state is None:
        gaze.view = gaze.offers = None
    elif gaze.view is None:
        look(current.game, table, socket.seat, gaze)
    socket.say(
        Welcome(
            version=table.version,
            you=socket.seat,
            table=table_view(table, crowd),
            view=gaze.encoded(),
            offers=gaze.offers,
            missed=missed,
            chat=tuple(current.chat),
            countdown=countdown(),
            answer=table.answer(socket.seat),
            turn=table.turns,
        )
    )


def welcome_all(current: CurrentTable, crowd: Crowd, countdown: CountingDown) -> None:
    """Everything anew, to everybody: after what no patch can tell."""
    for eyes, gaze in crowd.gazes.items():
        gaze.view = gaze.offers = None
        try:
            for socket in gaze.sockets:
                welcome(current, crowd, countdown, socket)
        except Exception as error:
            turn_away(eyes, gaze, error)


def give_up_seats(current: CurrentTable, crowd: Crowd, countdown: CountingDown) -> bool:
    """Whoever no longer has the seat they sat on looks on from now; whether there was anybody."""
    lost = [seat for seat in crowd.gazes if seat is not None and not _taken(current.table, seat)]
    for seat in lost:
        for socket in list(crowd.gazes[seat].sockets):
            crowd.drop(socket)
            socket.seat = None
            crowd.add(socket)
            welcome(current, crowd, countdown, socket)
    return bool(lost)


def _taken(table: Table, seat: int) -> bool:
    return seat < len(table.places) and bool(table.places[seat].token)


async def missed_events(
    store: Store, table: Table, version: int | None, eyes: Eyes
) -> tuple[Any, ...] | None:
    """The events of this game since that version; None if there are too many for one message."""
    if version is None or not 0 <= version <= table.version:
        return None
    after = max(version, table.first - 1)
    if not table.first or after == table.version:
        return ()
    most = limits.MISSED_EVENTS if eyes is None else limits.MISSED_VERSIONS
    if table.version - after > most:
        return None
    entries = await store.since(table.code, after, table.game)  # hidden answers before it too
    told = [entry for entry in entries[: table.length - after] if not isinstance(entry, Answered)]
    events = [event for entry in told[after - table.version :] for event in seen_events(entry, eyes)]
    return tuple(events) if len(events) <= limits.MISSED_EVENTS else None
