"""What everybody is told when something is done about somebody at the table, or about the table."""

from __future__ import annotations

from tablee.core.contract import Seat
from tablee.server.protocol.table_shown import Notice
from tablee.table.entries import (
    Ended,
    Entry,
    HandShown,
    HostNamed,
    LookedIn,
    Muted,
    Paused,
    Removed,
    SatDown,
    StoodUp,
    Waits,
    WentAway,
)
from tablee.table.host_seat import host_of
from tablee.table.model import PLAYING, Table


def notice_of(before: Table, after: Table, entry: Entry) -> Notice | None:
    match entry:
        case Removed(seat=seat):
            return Notice("removed", seat, before.places[seat].name)
        case Muted(seat=seat, on=on):
            return _about(before, "muted" if on else "unmuted", seat)
        case HandShown() | LookedIn():
            return _about_hand(before, entry)
        case HostNamed(seat=seat):
            return _about(before, "host", seat)
        case Paused(on=on):
            return _about(before, "paused" if on else "resumed", host_of(before))
        case Ended():
            return _about(before, "ended", host_of(before))
        case Waits(seat=seat, place=place):
            return Notice("waits", seat, place.name)
        case SatDown(seat=seat, place=place) if before.status == PLAYING and place.person:
            return Notice("came", seat, place.name)
        case StoodUp() | WentAway():
            return _new_host(before, after)
    return None


def _about_hand(table: Table, entry: HandShown | LookedIn) -> Notice:
    """Somebody may look into a hand, may no longer, or does."""
    if isinstance(entry, LookedIn):
        return _about(table, "looked-in", entry.seat)
    return _about(table, "shows" if entry.look else "shows-no-more", entry.seat)


def _new_host(before: Table, after: Table) -> Notice | None:
    """Whoever speaks for the table now that its host is gone."""
    host = host_of(after)
    return None if host == host_of(before) or not after.places[host].person else _about(after, "host", host)


def _about(table: Table, what: str, seat: Seat) -> Notice:
    return Notice(what, seat, table.places[seat].name)
