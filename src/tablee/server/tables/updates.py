"""What everybody is told: views as patches, one frame for all who see the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import structlog

from tablee.core.contract import Changes, Game, Offers, Seat
from tablee.server.protocol.table_shown import ChatLine, Countdown
from tablee.server.protocol.to_client import Kept, Presence, Update
from tablee.server.tables.audience import Audience, Concerned, Viewer, ViewerGroup
from tablee.server.tables.notices import notice_of
from tablee.server.tables.table_view import table_changes
from tablee.server.wire.frames import TRY_LATER, framed
from tablee.server.wire.socket import Socket, encode
from tablee.table.entries import Answered, Entry, Moved, Said, TakenBack
from tablee.table.model import Table
from tablee.table.visibility import NOTHING, changed, open_events, open_to, seen_events

log = structlog.get_logger()


class Change(msgspec.Struct, frozen=True, gc=False):
    """One entry that is stored now, and the table before and after it; `concerned` is None for everybody."""

    before: Table
    after: Table
    entry: Entry
    countdown: Countdown | None
    concerned: Concerned = None


def fill_group(game: Game, table: Table, group: ViewerGroup) -> None:
    """Give a group all that its viewer sees now, to be told whole."""
    group.view = game.view(table.state, group.eyes)
    group.offers = open_to(table, group.seat, game)


def new_fields(game: Game, old: Any, new: Any, group: ViewerGroup) -> dict[str, Any] | None:
    """What is new to this viewer: the changed fields of their view."""
    before = group.view
    if before is None and old is not None:
        before = game.view(old, group.eyes)
    group.view = view = game.view(new, group.eyes)
    return (fields_of(view) if before is None else changed(before, view)) or None


def fields_for(eyes: Seat | None, changes: Changes) -> dict[str, Any] | None:
    common = changes.common
    own = None if eyes is None else changes.own.get(eyes)
    return (common if own is None else {**common, **own}) or None


def new_offers(game: Game, table: Table, group: ViewerGroup) -> Offers | None:
    """This viewer's offers, if they changed."""
    seat = group.seat
    offers = NOTHING if seat is None or not table.asked[seat] else open_to(table, seat, game)
    if offers is group.offers or offers == group.offers:
        return None
    group.offers = offers
    return offers


def fields_of(view: Any) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__struct_fields__}


class Updates:
    """One entry's updates, each encoded and framed once for all who are told the same."""

    __slots__ = (
        "_changes",
        "_chat",
        "_countdown",
        "_entry",
        "_events",
        "_game",
        "_made",
        "_new",
        "_notice",
        "_old",
        "_table",
        "_taken_back",
        "_usual",
        "_version",
    )

    def __init__(self, game: Game, change: Change, audience: Audience) -> None:
        before, after, entry = change.before, change.after, change.entry
        moved = type(entry) is Moved
        self._game = game
        self._entry = entry
        self._old = before.state
        self._new = after
        self._events = open_events(entry)
        self._changes = game.changes(before.state, after.state) if moved and _goes_on(before, after) else None
        self._version = after.version
        usual = moved and before.status is after.status and before.plea is after.plea
        self._table = None if usual else table_changes(before, after, audience)
        self._chat = ChatLine(entry.seat, entry.text, entry.at) if isinstance(entry, Said) else None
        self._countdown = change.countdown
        self._taken_back = entry.seat if isinstance(entry, TakenBack) else None
        self._notice = None if moved else notice_of(before, after, entry)
        self._made: list[tuple[tuple[Any, ...], bytes, bytes]] = []
        self._usual: tuple[bytes, bytes] | None = None

    def told(self, group: ViewerGroup) -> tuple[bytes, bytes]:
        """What this viewer is told, as text and in its frame; what the group was shown is noted."""
        changes, events, seat = self._changes, self._events, group.seat
        if (
            changes is not None
            and events is not None
            and group.offers is NOTHING
            and group.eyes not in changes.own
            and (seat is None or not self._new.asked[seat])
        ):
            group.view = None
            if self._usual is None:  # whoever learns what everybody does, and is asked nothing
                self._usual = self._made_of(changes.common or None, None, events)
            return self._usual
        patch = offers = None
        if self._new.state is not self._old:
            offers = new_offers(self._game, self._new, group)
            if changes is None:
                patch = new_fields(self._game, self._old, self._new.state, group)
            else:
                patch, group.view = fields_for(group.eyes, changes), None
        return self._made_of(
            patch, offers, seen_events(self._entry, group.eyes) if events is None else events
        )

    def _made_of(
        self, patch: dict[str, Any] | None, offers: Offers | None, events: tuple[Any, ...]
    ) -> tuple[bytes, bytes]:
        content = patch, offers, events
        for made, text, frame in self._made:
            if made == content:
                return text, frame
        update = Update(
            self._version,
            events,
            patch,
            offers,
            self._table,
            self._chat,
            self._countdown,
            taken_back=self._taken_back,
            notice=self._notice,
        )
        text = encode(update)
        frame = framed(text)
        self._made.append((content, text, frame))
        return text, frame


def _goes_on(before: Table, after: Table) -> bool:
    """Whether a game has changed that was there before: a game tells quickly only what its moves change."""
    old, new = before.state, after.state
    return old is not None and new is not None and new is not old


def tell_change(
    game: Game,
    change: Change,
    audience: Audience,
    by: Socket | None,
    re: str | None,
    to: Callable[[Viewer], bool] | None = None,
) -> None:
    """Tell a new version to all whom it concerns; `by` asked for it and finds its request's id in `re`.

    `to` says who of the audience is to be told; None: all of it. A viewer whose view cannot be made is sent
    to say hello again, and all others are told.
    """
    updates, concerned = Updates(game, change, audience), change.concerned
    for viewer, group in audience.groups.items():
        if to is not None and not to(viewer):
            continue
        if concerned is not None and group.eyes not in concerned:
            continue
        try:
            text, frame = updates.told(group)
            for socket in group.sockets:
                if socket is by and re is not None:
                    socket.tell_answer(framed(with_re(text, re)), re)
                else:
                    socket.tell(frame)
        except Exception as error:
            send_away(change.after.code, viewer, group, error)


def send_away(code: str, viewer: Viewer, group: ViewerGroup, error: Exception) -> None:
    """This viewer missed something by a fault of ours: their sockets are to say hello again."""
    log.error("a viewer could not be told", table=code, seat=viewer, exc_info=error)
    group.view = group.offers = None
    for socket in group.sockets:
        socket.hang_up(TRY_LATER, "failed")


def with_re(text: bytes, re: str) -> bytes:
    """The same object with one field more: cheaper than encoding it all again."""
    return b'%b,"re":%b}' % (text[:-1], encode(re))


def tell_answer(audience: Audience, entry: Answered, by: Socket | None, re: str | None) -> None:
    """A hidden answer is kept: nobody but its own seat hears of it."""
    group = audience.groups.get(entry.seat)
    if group is None:
        return
    group.offers = NOTHING
    for socket in list(group.sockets):
        socket.say(Kept(entry.move, re if socket is by else None))


def tell_presence(table: Table, audience: Audience, but: Socket | None = None) -> None:
    """Who is here, to everybody but the one who is being welcomed."""
    present = tuple([audience.has(seat) for seat in range(len(table.places))])
    told = Presence(present, audience.watchers(), audience.televisions(), audience.guests())
    frame = framed(encode(told))
    for socket in audience:
        if socket is not but:
            socket.tell(frame)
