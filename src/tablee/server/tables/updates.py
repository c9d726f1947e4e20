"""What everybody is told: views as patches, one frame for all who see the same."""

from __future__ import annotations

from typing import Any, NamedTuple

import structlog

from tablee.core.contract import Changes, Game, Offers, Seat
from tablee.server.protocol.messages import ChatLine, Countdown, Kept, Presence, Update
from tablee.server.tables.audience import Crowd, Eyes, Gaze
from tablee.server.tables.table_view import table_changes
from tablee.server.wire.frames import TRY_LATER, framed
from tablee.server.wire.socket import Socket, encode
from tablee.table.model import Answered, Entry, Said, Table
from tablee.table.project import NOTHING, changed, open_events, open_to, seen_events

log = structlog.get_logger()


class News(NamedTuple):
    """One entry that is kept now, and the table before and after it; `concerned` is None for everybody."""

    old: Table
    new: Table
    entry: Entry
    countdown: Countdown | None
    concerned: tuple[Seat, ...] | None = None


def look(game: Game, table: Table, eyes: Eyes, gaze: Gaze) -> None:
    """Everything these eyes see now, to be told whole."""
    gaze.view = game.view(table.state, eyes)
    gaze.offers = open_to(table, eyes, game)


def new_fields(game: Game, old: Any, new: Any, eyes: Eyes, gaze: Gaze) -> dict[str, Any] | None:
    """What is new to these eyes: changed fields of their view."""
    before = gaze.view
    if before is None and old is not None:
        before = game.view(old, eyes)
    gaze.view = view = game.view(new, eyes)
    return (fields_of(view) if before is None else changed(before, view)) or None


def fields_for(eyes: Eyes, changes: Changes) -> dict[str, Any] | None:
    common = changes.common
    own = None if eyes is None else changes.own.get(eyes)
    return (common if own is None else {**common, **own}) or None


def new_offers(game: Game, table: Table, eyes: Eyes, gaze: Gaze) -> Offers | None:
    """Their offers, if these changed."""
    offers = open_to(table, eyes, game)
    if offers is gaze.offers or offers == gaze.offers:
        return None
    gaze.offers = offers
    return offers


def fields_of(view: Any) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__struct_fields__}


class Updates:
    """One entry's updates, each encoded and framed once for all who are told the same."""

    __slots__ = ("_chat", "_countdown", "_made", "_table", "_version")

    def __init__(self, news: News, crowd: Crowd) -> None:
        entry = news.entry
        self._version = news.new.version
        self._table = table_changes(news.old, news.new, crowd)
        self._chat = ChatLine(entry.seat, entry.text, entry.at) if isinstance(entry, Said) else None
        self._countdown = news.countdown
        self._made: list[tuple[tuple[Any, ...], bytes, bytes]] = []

    def made(
        self, patch: dict[str, Any] | None, offers: Offers | None, events: tuple[Any, ...]
    ) -> tuple[bytes, bytes]:
        """The text, and its frame."""
        news = patch, offers, events
        for seen, text, frame in self._made:
            if seen == news:
                return text, frame
        update = Update(self._version, events, patch, offers, self._table, self._chat, self._countdown)
        text = encode(update)
        frame = framed(text)
        self._made.append((news, text, frame))
        return text, frame


def tell_news(game: Game, crowd: Crowd, news: News, by: Socket | None, re: str | None) -> None:
    """A new version, to all whom it concerns; `by` asked for it and finds his own id in `re`.

    Where a view cannot be made, those who look by it are sent to come anew, and all others are told.
    """
    before, after, concerned = news.old.state, news.new.state, news.concerned
    updates, told = Updates(news, crowd), open_events(news.entry)
    changes = game.changes(before, after) if _moved_on(before, after) else None
    for eyes, gaze in crowd.gazes.items():
        if concerned is not None and eyes not in concerned:
            continue
        try:
            patch = offers = None
            if after is not before:
                offers = new_offers(game, news.new, eyes, gaze)
                if changes is None:
                    patch = new_fields(game, before, after, eyes, gaze)
                else:
                    patch, gaze.view = fields_for(eyes, changes), None
            events = told if told is not None else seen_events(news.entry, eyes)
            text, frame = updates.made(patch, offers, events)
            for socket in gaze.sockets:
                socket.tell(framed(with_re(text, re)) if socket is by and re is not None else frame)
        except Exception as error:
            turn_away(eyes, gaze, error)


def _moved_on(before: Any, after: Any) -> bool:
    return before is not None and after is not None and after is not before


def turn_away(eyes: Eyes, gaze: Gaze, error: Exception) -> None:
    """These eyes missed something by a fault of ours: their sockets are to say hello again."""
    log.error("somebody could not be told", seat=eyes, exc_info=error)
    gaze.view = gaze.offers = None
    for socket in gaze.sockets:
        socket.hang_up(TRY_LATER, "failed")


def with_re(text: bytes, re: str) -> bytes:
    """The same object with one field more: cheaper than encoding it all again."""
    return b'%b,"re":%b}' % (text[:-1], encode(re))


def tell_answer(crowd: Crowd, entry: Answered, by: Socket | None, re: str | None) -> None:
    """A hidden answer is kept: nobody but its own seat hears of it."""
    gaze = crowd.gazes.get(entry.seat)
    if gaze is None:
        return
    gaze.offers = NOTHING
    for socket in list(gaze.sockets):
        socket.say(Kept(entry.move, re if socket is by else None))


def tell_presence(table: Table, crowd: Crowd, but: Socket | None = None) -> None:
    """Who is here, to everybody but the one who is being welcomed."""
    present = tuple([crowd.has(seat) for seat in range(len(table.places))])
    frame = framed(encode(Presence(present, crowd.watchers())))
    for socket in crowd:
        if socket is not but:
            socket.tell(frame)
