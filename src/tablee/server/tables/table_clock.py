"""A running table's clock: since when everything waits, what everybody sees of it, and what is due next.

A table nobody looks at waits; its clock runs while anybody is connected. One whose deadlines follow from its
log goes on all the same.
"""

from __future__ import annotations

from typing import Protocol

from tablee.core.contract import Seat
from tablee.server.protocol.table_shown import Countdown
from tablee.server.tables.audience import Audience
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.system_time import ticks, wall
from tablee.table import time_marks
from tablee.table.model import PLAYING, SHUFFLING, Table


class Actors(Protocol):
    """Who acts at the table without being asked."""

    def busy(self) -> frozenset[Seat]:
        """The seats that need not be woken."""

    def rest(self) -> int:
        """Until when bots wait (`ticks`)."""


class TableClock:
    """The marks of one table's time: since when each seat is asked, each person gone, the window open."""

    __slots__ = ("_audience", "_current", "_looked_at", "_marks", "_still", "_untroubled")

    def __init__(self, current: CurrentTable, audience: Audience) -> None:
        self._current = current
        self._audience = audience
        self._marks = time_marks.deserted(self._noted(time_marks.Marks(), current.table))
        self._untroubled = False
        self._looked_at: Table | None = None
        self._still = False  # at the table last looked at nobody's time runs

    def note(self, table: Table) -> None:
        """What the clock goes by; while nobody's time runs there is nothing to note."""
        same = table.places is self._marks.places and table.paused == bool(self._marks.stopped)
        if self._timeless() and same and not self._window(table):
            return
        moved_places = table.places is not self._marks.places
        self._marks, self._looked_at = self._noted(self._marks, table), None
        if moved_places:
            self._untroubled = self._all_here()

    @staticmethod
    def _noted(marks: time_marks.Marks, table: Table) -> time_marks.Marks:
        now = ticks()
        marks = time_marks.noted(marks, table, now)
        return time_marks.anchored(marks, table, now, wall()) if table.since else marks

    def _window(self, table: Table) -> bool:
        return table.state is not None and self._current.game.due(table.state) is not None

    def presence(self) -> None:
        """Somebody came or went."""
        self._marks = self._noted(self._marks, self._current.table)
        if not self._audience.groups:
            self._marks = time_marks.deserted(self._marks)
        here = self._audience.seats()
        self._marks, self._looked_at = time_marks.present(self._marks, here, ticks()), None
        self._untroubled = self._all_here()

    def _all_here(self) -> bool:
        """Only people, all of them connected: most moves then need no clock at all."""
        return not any(self._marks.gone) and all(
            place.person and not place.away for place in self._marks.places
        )

    def _timeless(self) -> bool:
        """Whether nobody's time runs: asked three times a move, looked at once."""
        table = self._current.table
        if table is not self._looked_at:
            self._looked_at, self._still = table, self._is_still(table)
        return self._still

    def _is_still(self, table: Table) -> bool:
        return (
            self._untroubled
            and not table.waiting
            and self._marks.window is None
            and not table.answers
            and not table.settings.turn_seconds
            and not table.settings.timed
            and table.status != SHUFFLING
        )

    def countdown(self) -> Countdown | None:
        """The window everybody sees closing."""
        if self._timeless():
            return None
        left = time_marks.countdown(self._current.table, self._marks, ticks())
        return Countdown(*left) if left is not None else None

    def next_alarm(self, actors: Actors) -> time_marks.Alarm | None:
        """The earliest of all that may come due; None while nobody looks, or nobody's time runs."""
        if self._timeless() or not (self._audience.groups or self._goes_on()):
            return None
        return time_marks.alarms(self._current.table, self._marks, actors.busy(), actors.rest())

    def _goes_on(self) -> bool:
        """Whether this table acts though nobody is connected: its deadlines follow from its log."""
        table = self._current.table
        return bool(table.since) and table.status == PLAYING

    def seconds_until(self, alarm: time_marks.Alarm) -> float:
        return (alarm.at - ticks()) / 1000
