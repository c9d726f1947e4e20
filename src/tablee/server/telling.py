"""What everybody is told: views as patches, one frame for all who see the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tablee.core.contract import Game, Offers, Seat
from tablee.server.crowd import Crowd, Eyes, Gaze
from tablee.server.messages import ChatLine, PlaceView, Presence, TableView, Update
from tablee.server.socket import Socket, encode
from tablee.server.wire import framed
from tablee.table.hosting import host_of
from tablee.table.model import OVER, Entry, Said, Table
from tablee.table.project import changed, open_events, seen_events

if TYPE_CHECKING:
    from tablee.server.room import Room

NOTHING = Offers()


def table_view(table: Table, crowd: Crowd) -> TableView:
    """The table as everybody sees it; the secret is opened when the game is over."""
    return TableView(
        code=table.code,
        game=table.game,
        status=table.status,
        options=table.options,
        settings=table.settings,
        places=tuple([place_view(table, seat, crowd) for seat in range(len(table.places))]),
        host=host_of(table),
        watchers=crowd.watchers(),
        commitment=table.commitment,
        secret=table.secret if table.status == OVER else None,
    )


def place_view(table: Table, seat: Seat, crowd: Crowd) -> PlaceView:
    place = table.places[seat]
    return PlaceView(place.name, place.bot, place.away, crowd.has(seat))


def table_changes(old: Table, new: Table, crowd: Crowd) -> dict[str, Any] | None:
    """The changed fields of the table's view; most moves change none of them."""
    if old.places is new.places and old.status == new.status and old.options is new.options:
        return None
    return changed(table_view(old, crowd), table_view(new, crowd)) or None


def look(game: Game, state: Any, eyes: Eyes, gaze: Gaze) -> tuple[dict[str, Any] | None, Offers | None]:
    """What is new to these eyes: changed fields of the view, and the offers if they changed."""
    view, before = game.view(state, eyes), gaze.view
    patch = fields_of(view) if before is None else changed(before, view)
    gaze.view = view
    offers = NOTHING if eyes is None else game.offers(state, eyes)
    same = offers == gaze.offers
    gaze.offers = offers
    return patch or None, None if same else offers


def fields_of(view: Any) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__struct_fields__}


def tell_entry(
    room: Room,
    old: Table,
    entry: Entry,
    by: Socket | None,
    re: str | None,
    concerned: tuple[Seat, ...] | None = None,
) -> None:
    """A new version, to everybody (or those it concerns); `by` asked for it and finds his own id in `re`."""
    new, crowd = room.table, room.crowd
    table = table_changes(old, new, crowd)
    chat = ChatLine(entry.seat, entry.text, entry.at) if isinstance(entry, Said) else None
    countdown = room.alarms.countdown()
    still = new.state is old.state
    told = open_events(entry)
    made: list[tuple[tuple[Any, ...], bytes]] = []
    for eyes, gaze in crowd.gazes.items():
        if concerned is not None and eyes not in concerned:
            continue
        patch, offers = (None, None) if still else look(room.game, new.state, eyes, gaze)
        news = patch, offers, told if told is not None else seen_events(entry, eyes)
        text = next((text for seen, text in made if seen == news), None)  # who only looks on sees the same
        if text is None:
            text = encode(Update(new.version, news[2], patch, offers, table, chat, countdown))
            made.append((news, text))
        frame = framed(text)
        for socket in gaze.sockets:
            socket.tell(framed(with_re(text, re)) if socket is by and re is not None else frame)


def with_re(text: bytes, re: str) -> bytes:
    """The same object with one field more: cheaper than encoding it all again."""
    return b'%b,"re":%b}' % (text[:-1], encode(re))


def tell_presence(room: Room, but: Socket | None = None) -> None:
    """Who is here, to everybody but the one who is being welcomed."""
    present = tuple([room.crowd.has(seat) for seat in range(len(room.table.places))])
    frame = framed(encode(Presence(present, room.crowd.watchers())))
    for socket in room.crowd:
        if socket is not but:
            socket.tell(frame)
