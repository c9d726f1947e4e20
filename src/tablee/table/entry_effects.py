"""What an entry that is no move of a game makes of a table: `changed_by`. Nothing is decided here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from tablee.core.given_deal import is_given, read_terms
from tablee.core.shuffle import read_list
from tablee.table.deadlines import paused_deadlines
from tablee.table.entries import (
    Again,
    Agreed,
    CameBack,
    Committed,
    Ended,
    Entry,
    HandShown,
    HostNamed,
    Listed,
    LookedIn,
    Muted,
    Opened,
    PartOpened,
    Paused,
    Readied,
    Recognised,
    Removed,
    Said,
    SatDown,
    Seeded,
    StoodUp,
    Swapped,
    Waits,
    WentAway,
    WentOn,
)
from tablee.table.game_effects import played_again, remember
from tablee.table.host_seat import next_host
from tablee.table.model import ENDED, LOBBY, SHUFFLING, Place, Recent, Table
from tablee.table.place_effects import place_changed, sat_down, swapped


def opened(code: str, entry: Opened) -> Table:
    return Table(
        code=code,
        version=1,
        game=entry.game,
        rules=entry.rules,
        status=LOBBY,
        options=entry.options,
        settings=entry.settings,
        places=(Place(),) * entry.seats,
        host=0,
        secret=entry.secret,
        commitment=entry.commitment,
        done=(Recent(),) * entry.seats,
        asked=(0,) * entry.seats,
        start=entry.start,
        evening=entry.evening,
    )


def changed_by(table: Table, entry: Entry) -> Table:
    """The table after an entry that is no move of the game."""
    effect = _EFFECTS.get(type(entry))
    if effect is None:
        raise ValueError(f"no such entry here: {type(entry).__name__}")
    return effect(replace(table, version=table.version + 1), entry)


def _agreed(table: Table, entry: Agreed) -> Table:
    more = entry.seats - len(table.places)
    kept = [replace(place, ready=False) for place in table.places[: entry.seats]]
    places = (*kept, *(Place(),) * more)
    return replace(
        table,
        options=entry.options,
        settings=entry.settings,
        places=places,
        host=next_host(places, table.host),
        done=(*table.done[: entry.seats], *(Recent(),) * more),
        asked=(0,) * entry.seats,
        waiting=tuple([one for one in table.waiting if one[0] < entry.seats]),
    )


def _listed(table: Table, entry: Listed) -> Table:
    if table.status != LOBBY or _seats_in(entry.list) != len(table.places):
        raise ValueError("a list that is not of this table's next game")
    return replace(table, status=SHUFFLING, list=entry.list, parts=("",) * len(table.places))


def _seats_in(text: str) -> int:
    return read_terms(text).seats if is_given(text) else len(read_list(text).seats)


def _part_opened(table: Table, entry: PartOpened) -> Table:
    if table.status != SHUFFLING or not 0 <= entry.seat < len(table.parts):
        raise ValueError("a part that belongs to no list")
    return replace(table, parts=(*table.parts[: entry.seat], entry.part, *table.parts[entry.seat + 1 :]))


def _said(table: Table, entry: Said) -> Table:
    return replace(table, done=remember(table.done, entry.seat, entry.id, table.version))


def _looked_in(table: Table, entry: LookedIn) -> Table:
    return replace(table, hands_seen=(*table.hands_seen, (entry.device, entry.seat)))


def _paused(table: Table, entry: Paused) -> Table:
    return paused_deadlines(replace(table, paused=entry.on), entry)


def _waits(table: Table, entry: Waits) -> Table:
    return replace(table, waiting=(*table.waiting, (entry.seat, entry.place)))


def _ended(table: Table, entry: Ended) -> Table:
    nobody = (0,) * len(table.places)
    return replace(
        table, status=ENDED, asked=nobody, answers=(), plea=None, paused=False, waiting=(), orders=()
    )


# What each entry makes of a table whose version counts it already.
_EFFECTS: dict[type, Callable[[Table, Any], Table]] = {
    Agreed: _agreed,
    Again: played_again,
    Seeded: lambda table, entry: table,  # of the first shuffle there was; its parts came with the deal
    Listed: _listed,
    PartOpened: _part_opened,
    SatDown: lambda table, entry: sat_down(table, entry.seat, entry.place),
    Swapped: swapped,
    **dict.fromkeys(
        (Committed, StoodUp, WentAway, CameBack, Recognised, Removed, Muted, Readied, HandShown),
        place_changed,
    ),
    HostNamed: lambda table, entry: replace(table, host=entry.seat),
    LookedIn: _looked_in,
    Said: _said,
    Paused: _paused,
    Ended: _ended,
    Waits: _waits,
    WentOn: lambda table, entry: replace(table, next=entry.code),
}
