"""Seats, places at the end, and an event with the seats that may see it."""

from __future__ import annotations

from typing import Generic

import msgspec

from tablee.core import roles
from tablee.core.kinds import EventT

Seat = roles.Seat
Standings = roles.Standings


class Told(msgspec.Struct, Generic[EventT], frozen=True, gc=False):
    """An event and the seats that may see it; `to=None` is everybody, watchers included."""

    event: EventT
    to: tuple[Seat, ...] | None = None

    def seen_by(self, seat: Seat | None) -> bool:
        return self.to is None or seat in self.to
