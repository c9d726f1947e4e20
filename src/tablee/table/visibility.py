"""Who may see what of a table's log, and what of a view is new."""

from __future__ import annotations

from itertools import compress
from operator import is_not
from typing import Any

import msgspec
from msgspec.structs import astuple

from tablee.core import shelf
from tablee.core.contract import Game, Offers, Seat
from tablee.core.previews import shown
from tablee.core.told import events_for
from tablee.table.entries import Begun, Entry, Moved
from tablee.table.model import Table

NOTHING = Offers()
TELLING = (Moved, Begun)
"""The entries that bring events of the game."""


def seat_of(table: Table, token_hash: str) -> Seat | None:
    """The seat this token opens, and no other: the link's own, or the one that its owner's key makes."""
    for seat, place in enumerate(table.places):
        if token_hash and place.token and token_hash in (place.token, place.key):
            return seat
    return None


def seen_events(entry: Entry, seat: Seat | None) -> tuple[Any, ...]:
    """The events of this entry that seat (None: a watcher) may see."""
    return events_for(entry.events, seat) if isinstance(entry, TELLING) else ()


def open_events(entry: Entry) -> tuple[Any, ...] | None:
    """The events of this entry if everybody may see them all, as mostly; else None."""
    if not isinstance(entry, TELLING):
        return ()
    events = [told.event for told in entry.events if told.to is None]
    return tuple(events) if len(events) == len(entry.events) else None


def open_to(table: Table, seat: Seat | None, game: Game) -> Offers:
    """What this seat is shown: nothing unless it is asked, and nothing once a hidden answer is given."""
    if seat is None or not table.asked[seat] or (table.answers and table.answer(seat) is not None):
        return NOTHING
    return shown(shelf.box(table.game), table.state, seat, game.offers(table.state, seat))


def changed(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """The top-level fields of `new` that differ from `old`; both are of one type."""
    before, after = astuple(old), astuple(new)
    fields = new.__struct_fields__
    differing = compress(range(len(after)), map(is_not, before, after))
    return {fields[i]: after[i] for i in differing if before[i] != after[i]}
