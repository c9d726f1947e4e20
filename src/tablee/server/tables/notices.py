"""What everybody is told when something is done about somebody at the table."""

from __future__ import annotations

from tablee.server.protocol.table_shown import Notice
from tablee.table.model import PLAYING, Entry, HostNamed, Muted, Removed, SatDown, Table


def notice_of(before: Table, entry: Entry) -> Notice | None:
    match entry:
        case Removed(seat=seat):
            return Notice("removed", seat, before.places[seat].name)
        case Muted(seat=seat, on=on):
            return Notice("muted" if on else "unmuted", seat, before.places[seat].name)
        case HostNamed(seat=seat):
            return Notice("host", seat, before.places[seat].name)
        case SatDown(seat=seat, place=place) if before.status == PLAYING and place.person:
            return Notice("came", seat, place.name)
    return None
