"""Seats, places at the end, and an event with the seats that may see it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic

import msgspec

from tablee.core import roles
from tablee.core.kinds import EventT

Seat = roles.Seat
Standings = roles.Standings


class Told(msgspec.Struct, Generic[EventT], frozen=True, gc=False, forbid_unknown_fields=True):
    """An event and the seats that may see it; `to=None` is everybody, watchers included."""

    event: EventT
    to: tuple[Seat, ...] | None = None

    def seen_by(self, seat: Seat | None) -> bool:
        return self.to is None or seat in self.to


def events_for(events: Iterable[Told], seat: Seat | None) -> tuple[Any, ...]:
    """Those that this seat, or a watcher, may see."""
    return tuple([told.event for told in events if told.to is None or seat in told.to])
