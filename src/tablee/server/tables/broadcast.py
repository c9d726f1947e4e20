"""Tells everybody at a table what was stored there: changes to those they concern, or all of it anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tablee.server.protocol.to_client import Done
from tablee.server.tables.audience import Audience, Concerned
from tablee.server.tables.clocked_play import ClockedPlay
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.orders_shown import tell_orders
from tablee.server.tables.table_clock import TableClock
from tablee.server.tables.updates import Change, tell_answer, tell_change
from tablee.server.tables.welcome import give_up_seats, take_seat, welcome_all
from tablee.server.wire.socket import Socket
from tablee.table.entries import Again, Answered, Entry, Ordered, SatDown, Swapped
from tablee.table.model import Table
from tablee.table.outcome import Decision

NO_PATCH = (Again, Swapped)
"""After these a view has ended, or is another's now."""


class Broadcast:
    """What the journal publishes by (`journal.Publisher`); `reseated` hears that sockets changed seats."""

    __slots__ = ("_audience", "_clock", "_clocked", "_current", "_reseated")

    def __init__(
        self,
        current: CurrentTable,
        audience: Audience,
        clock: TableClock,
        clocked: ClockedPlay | None,
        reseated: Callable[[], None],
    ) -> None:
        self._current = current
        self._audience = audience
        self._clock = clock
        self._clocked = clocked
        self._reseated = reseated

    def concerned(self, before: Table, decision: Decision) -> Concerned:
        return None if self._clocked is None else self._clocked.concerned(before, decision)

    async def hold(self, decisions: Sequence[Decision]) -> None:
        if self._clocked is not None:
            await self._clocked.hold(decisions)

    def publish(
        self, before: Table, entry: Entry, concerned: Concerned, by: Socket | None, re: str | None
    ) -> None:
        if isinstance(entry, Answered):
            tell_answer(self._audience, entry, by, re)
            return
        if isinstance(entry, Ordered):
            tell_orders(self._current.table, self._audience, by, re)
            return
        current, after = self._current, self._current.table
        if concerned is None:
            self._note(after)
        current.hear(entry)
        if isinstance(entry, Swapped):
            self._audience.swap(entry.seat, entry.other)
        if isinstance(entry, NO_PATCH):
            self.republish(by, re)
        else:
            self._tell(Change(before, after, entry, self._clock.countdown(), concerned), by, re)
        if self._clocked is not None:
            self._clocked.told(before, entry)
        if before.places is not after.places:
            self._change_seats(entry)
        if after.settings.slow_hours:
            tell_orders(after, self._audience)

    def _tell(self, change: Change, by: Socket | None, re: str | None) -> None:
        if change.before.settings.watch_delay or change.after.settings.watch_delay:
            self._tell_some_later(change, by, re)
        else:
            tell_change(self._current.game, change, self._audience, by, re)

    def _tell_some_later(self, change: Change, by: Socket | None, re: str | None) -> None:
        """To everybody at once, but to whoever only looks on as much later as the table has set."""
        game, delay = self._current.game, self._current.delay
        held = [viewer for viewer in self._audience.groups if delay.holds(change.before, viewer)]
        released = delay.hear(change)
        tell_change(game, change, self._audience, by, re, lambda viewer: viewer not in held)
        for later in released:
            tell_change(game, later, self._audience, None, None, lambda viewer: viewer in held)

    def _change_seats(self, entry: Entry) -> None:
        shown = self._current, self._audience, self._clock.countdown
        come = isinstance(entry, SatDown) and take_seat(*shown, entry.seat)
        if give_up_seats(*shown) or come:
            self._reseated()

    def reread(self) -> None:
        self._current.delay.forget(self._current.table)
        self._note(self._current.table)
        self.republish()

    def republish(self, by: Socket | None = None, re: str | None = None) -> None:
        welcome_all(self._current, self._audience, self._clock.countdown)
        if by is not None and re is not None:
            by.say(Done(re, self._current.table.version))

    def _note(self, table: Table) -> None:
        """Clocks go by what everybody learns of; what a hand does in the dark changes none."""
        self._clock.note(table)
        if self._clocked is not None:
            self._clocked.note(table)
