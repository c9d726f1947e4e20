"""The receipt of the game under way: what this client was told of it, event by event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from tablee.core.contract import Seat
from tablee.core.receipt import Receipt, events_after, events_begin
from tablee.core.shuffle import list_hash
from tablee.server.protocol.table_shown import TableView
from tablee.server.protocol.to_client import Welcome

DEALT: Final = ("playing", "over", "ended")


class RunningReceipt:
    """Begins with the game, or with the turn from which this client has missed nothing."""

    def __init__(self) -> None:
        self._of: tuple[str, Seat] | None = None  # what it is bound to, and whose it is
        self._first = 0
        self._events = ""

    def take(
        self, table: TableView, you: Seat | None, events: Sequence[Any], welcome: Welcome | None
    ) -> None:
        """After each message: the events that are new by it, and the welcome it was, if it was one."""
        if you is None or table.status not in DEALT:
            self._of = None
            return
        of = bound_to(table), you
        lost = welcome is not None and welcome.missed is None
        if of != self._of or lost:
            self._of, self._first = of, welcome.turn if welcome is not None and lost else 0
            self._events = events_begin(*of, self._first)
        self._events = events_after(self._events, events)

    def receipt(self, table: TableView, part: str) -> Receipt | None:
        """The receipt so far; None while no game is on."""
        if self._of is None:
            return None
        bound, seat = self._of
        return Receipt(table.code, table.number, seat, bound, part, self._first, self._events)


def bound_to(table: TableView) -> str:
    """The list's hash; the house's commitment for a game that began before there were lists."""
    return list_hash(table.list) if table.list else table.commitment
