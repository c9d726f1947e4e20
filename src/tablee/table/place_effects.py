"""What becomes of a table's places: who sits down, leaves, comes back, is named or changes seats."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.contract import Seat
from tablee.table.entries import (
    CameBack,
    Committed,
    HandShown,
    Muted,
    Readied,
    Recognised,
    Removed,
    StoodUp,
    Swapped,
    WentAway,
)
from tablee.table.host_seat import next_host
from tablee.table.model import LOBBY, PLAYING, Place, Recent, Table
from tablee.table.order_effects import without_orders

Placing = Committed | StoodUp | WentAway | CameBack | Recognised | Removed | Muted | Readied | HandShown
"""What changes one seat's place and nothing else of the game."""


def place_changed(table: Table, entry: Placing) -> Table:
    if isinstance(entry, Removed) and entry.keep_away:
        table = replace(table, kept_away=(*table.kept_away, table.places[entry.seat].device))
    return _with_place(table, entry.seat, _place_after(table, entry))


def _place_after(table: Table, entry: Placing) -> Place:
    place = table.places[entry.seat]
    match entry:
        case Committed():
            return replace(place, commitment=entry.commitment)
        case Recognised():
            return replace(place, key=entry.key, token=entry.key if entry.only else place.token)
        case WentAway():
            return replace(place, away=True)
        case CameBack():
            return replace(place, away=False, bot="")
        case Muted(on=on):
            return replace(place, muted=on)
        case Readied(on=on):
            return replace(place, ready=on)
        case HandShown(look=look):
            return replace(place, look=look)
        case Removed():
            return Place() if table.status == LOBBY else Place(place.name, bot=table.settings.level)
        case StoodUp():
            return (
                Place()
                if table.status == LOBBY
                else replace(place, bot=table.settings.level, away=False, look="")
            )


def sat_down(table: Table, seat: Seat, place: Place) -> Table:
    """Nobody waits any more for a seat that a person has."""
    done = (*table.done[:seat], Recent(), *table.done[seat + 1 :])
    waiting = tuple([one for one in table.waiting if place.bot or one[0] != seat])
    table = replace(table, done=done, waiting=waiting, part_begun=bool(waiting) and table.part_begun)
    return _with_place(_shown(table, seat, place), seat, place)


def _shown(table: Table, seat: Seat, place: Place) -> Table:
    """In the middle of a game, whoever sits down is shown that hand."""
    if table.status != PLAYING or not place.device:
        return table
    return replace(table, hands_seen=(*table.hands_seen, (place.device, seat)))


def swapped(table: Table, entry: Swapped) -> Table:
    """The people and bots of two seats, with what was applied of theirs; the host stays the same person."""
    places, done = list(table.places), list(table.done)
    one, other = entry.seat, entry.other
    places[one], places[other] = (replace(places[at], commitment="") for at in (other, one))
    done[one], done[other] = done[other], done[one]
    host = {one: other, other: one}.get(table.host, table.host)
    return replace(table, places=tuple(places), done=tuple(done), host=next_host(tuple(places), host))


def _with_place(table: Table, seat: Seat, place: Place) -> Table:
    """Who leaves, for a while or for good, asks for nothing any more."""
    table = without_orders(table, seat, place)
    places = (*table.places[:seat], place, *table.places[seat + 1 :])
    plea = None if table.plea is not None and table.plea.seat == seat else table.plea
    return replace(table, places=places, host=next_host(places, table.host), plea=plea)
