"""What may be shown of a table, and what of it is new."""

from __future__ import annotations

from itertools import compress
from operator import is_not
from typing import Any

import msgspec
from msgspec.structs import astuple

from tablee.core.contract import Seat
from tablee.table.hosting import host_of
from tablee.table.model import OVER, Begun, Entry, Moved, Settings, Table


class PublicPlace(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str = ""
    bot: str = ""
    away: bool = False
    present: bool = False


class PublicTable(msgspec.Struct, frozen=True):
    """Built up field by field: no token, no contribution, no secret before the end."""

    code: str
    game: str
    status: str
    options: Any
    settings: Settings
    places: tuple[PublicPlace, ...]
    host: Seat
    watchers: int
    commitment: str
    secret: str | None


def public_table(table: Table, present: tuple[bool, ...], watchers: int) -> PublicTable:
    """The table as everybody sees it; `present[seat]`: one of his devices is connected."""
    return PublicTable(
        code=table.code,
        game=table.game,
        status=table.status,
        options=table.options,
        settings=table.settings,
        places=tuple(
            [
                PublicPlace(place.name, place.bot, place.away, here)
                for place, here in zip(table.places, present, strict=True)
            ]
        ),
        host=host_of(table),
        watchers=watchers,
        commitment=table.commitment,
        secret=table.secret if table.status == OVER else None,
    )


def seat_of(table: Table, token_hash: str) -> Seat | None:
    """The seat this token opens, and no other."""
    for seat, place in enumerate(table.places):
        if place.token and place.token == token_hash:
            return seat
    return None


def seen_events(entry: Entry, seat: Seat | None) -> tuple[Any, ...]:
    """The events of this entry that seat (None: a watcher) may see."""
    if not isinstance(entry, Moved | Begun):
        return ()
    return tuple([told.event for told in entry.events if told.to is None or seat in told.to])


def changed(old: msgspec.Struct, new: msgspec.Struct) -> dict[str, Any]:
    """The top-level fields of `new` that differ from `old`; both are of one type."""
    before, after = astuple(old), astuple(new)
    fields = new.__struct_fields__
    differing = compress(range(len(after)), map(is_not, before, after))
    return {fields[i]: after[i] for i in differing if before[i] != after[i]}
