"""Coming in and being shown round: everything a pair of eyes may see, once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import structlog

from tablee.server import limits
from tablee.server.admission.tokens import hash_of
from tablee.server.protocol.messages import ChatLine, Hello, Welcome
from tablee.server.tables.alarm import wall
from tablee.server.tables.audience import Eyes
from tablee.server.tables.broadcast import look, table_view, turn_away
from tablee.server.wire.frames import TRY_LATER
from tablee.server.wire.socket import Socket
from tablee.table import decide
from tablee.table.model import Answered, Entry, Said
from tablee.table.outcome import Decision
from tablee.table.project import seat_of, seen_events

if TYPE_CHECKING:
    from tablee.server.tables.live_table import Room

log = structlog.get_logger()


async def greet(room: Room, socket: Socket, hello: Hello) -> bool:
    """Let a socket in on its token's seat, or as a watcher; whether it is in.

    A socket that was given up meanwhile is not: nobody else would see to its leaving.
    """
    try:
        entered = await _greet(room, socket, hello)
    except Exception:
        log.exception("a greeting failed", table=room.table.code)
        socket.problem("failed")
        socket.hang_up(TRY_LATER, "failed")
        entered = False
    if socket.ended:
        room.leave(socket)
    return entered and not socket.ended


async def _greet(room: Room, socket: Socket, hello: Hello) -> bool:
    eyes = None if hello.token is None else seat_of(room.table, hash_of(hello.token))
    if hello.token is not None and eyes is None:
        socket.problem("bad-token")
        return False
    most = limits.WATCHERS_PER_TABLE if eyes is None else limits.SOCKETS_PER_SEAT
    if room.crowd.count(eyes) >= most and not room.crowd.holds(socket):
        socket.problem("table-crowded", values={"most": most})
        socket.hang_up(TRY_LATER, "table-crowded")
        return False
    missed = await missed_events(room, hello.version, eyes)
    if socket.ended:
        return False
    newly = _let_in(room, socket, eyes)
    _welcome(room, socket, missed)
    if newly:
        room.presence.changed(but=socket)
        room.alarms.presence()
        await _return(room, socket)
    return True


def _let_in(room: Room, socket: Socket, eyes: Eyes) -> bool:
    """Whether these eyes were not here before."""
    room.crowd.drop(socket)
    socket.seat = eyes
    newly = eyes is None or not room.crowd.has(eyes)
    room.crowd.add(socket)
    return newly


async def _return(room: Room, socket: Socket) -> None:
    """Somebody is back: the bot that played for him gives the seat back."""
    if socket.seat is not None and room.table.places[socket.seat].played_by_bot:
        outcome = decide.come_back(room.table, socket.seat, wall())
        if isinstance(outcome, Decision):
            await room.commit((outcome,))


def _welcome(room: Room, socket: Socket, missed: tuple[Any, ...] | None = None) -> None:
    table, gaze = room.table, room.crowd.gazes[socket.seat]
    if table.state is None:
        gaze.view = gaze.offers = None
    elif gaze.view is None:
        look(room.game, table, socket.seat, gaze)
    socket.say(
        Welcome(
            version=table.version,
            you=socket.seat,
            table=table_view(table, room.crowd),
            view=gaze.encoded(),
            offers=gaze.offers,
            missed=missed,
            chat=tuple(room.chat),
            countdown=room.alarms.countdown(),
            answer=table.answer(socket.seat),
            turn=table.turns,
        )
    )


def greet_all(room: Room) -> None:
    """Everything anew, to everybody: after what no patch can tell."""
    for eyes, gaze in room.crowd.gazes.items():
        gaze.view = gaze.offers = None
        try:
            for socket in gaze.sockets:
                _welcome(room, socket)
        except Exception as error:
            turn_away(eyes, gaze, error)


def part(room: Room) -> None:
    """Who no longer has the seat he sat on looks on from now."""
    lost = [seat for seat in room.crowd.gazes if seat is not None and not _kept(room, seat)]
    for seat in lost:
        for socket in list(room.crowd.gazes[seat].sockets):
            room.crowd.drop(socket)
            socket.seat = None
            room.crowd.add(socket)
            _welcome(room, socket)
    if lost:
        room.alarms.presence()
        room.presence.changed()


def _kept(room: Room, seat: int) -> bool:
    return seat < len(room.table.places) and bool(room.table.places[seat].token)


async def missed_events(room: Room, version: int | None, eyes: Eyes) -> tuple[Any, ...] | None:
    """The events of this game since that version; None if there are too many for one message."""
    if version is None or not 0 <= version <= room.table.version:
        return None
    table, after = room.table, max(version, room.table.first - 1)
    if not table.first or after == table.version:
        return ()
    most = limits.MISSED_EVENTS if eyes is None else limits.MISSED_VERSIONS
    if table.version - after > most:
        return None
    entries = await room.hub.store.since(table.code, after, table.game)  # hidden answers before it too
    told = [entry for entry in entries[: table.length - after] if not isinstance(entry, Answered)]
    events = [event for entry in told[after - table.version :] for event in seen_events(entry, eyes)]
    return tuple(events) if len(events) <= limits.MISSED_EVENTS else None


def chat_of(entries: Iterable[Entry]) -> list[ChatLine]:
    return [ChatLine(entry.seat, entry.text, entry.at) for entry in entries if isinstance(entry, Said)]
