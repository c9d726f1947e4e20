"""A running table's one alarm: a timer for what the table does by itself next."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

import structlog

from tablee.core.contract import Seat
from tablee.server.tables import table_clock
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.table_clock import TableClock
from tablee.table.time_marks import Alarm as Due

log = structlog.get_logger()
PATIENCE = 5.0  # seconds until an alarm that changed nothing may ring again


class Actors(table_clock.Actors, Protocol):
    """Who acts at a table without being asked: its clock and its bots."""

    def thinks(self, seat: Seat | None) -> bool:
        """Whether a bot thinks about that seat's move."""

    async def act(self, due: Due) -> None:
        """Do what is due."""


class Alarm:
    """`post` gives a job to the table's inbox; `wake` begins what goes on beside the alarm, if it should."""

    __slots__ = ("_actors", "_clock", "_current", "_due", "_handle", "_post", "_wake")

    def __init__(
        self,
        current: CurrentTable,
        clock: TableClock,
        actors: Actors,
        *,
        post: Callable[..., None],
        wake: Callable[[], None] | None,
    ) -> None:
        self._current = current
        self._clock = clock
        self._post = post
        self._actors = actors
        self._wake = wake
        self._due: Due | None = None
        self._handle: asyncio.TimerHandle | None = None

    def set(self) -> None:
        """One timer for the earliest of all that may come due; a fault of ours only puts it off."""
        try:
            if self._wake is not None:
                self._wake()
            due = self._clock.next_alarm(self._actors)
            if due is not self._due and due != self._due:
                self._change(due)
        except Exception:
            log.exception("no alarm could be set", table=self._current.table.code)
            asyncio.get_running_loop().call_later(PATIENCE, self.set)

    def _change(self, due: Due | None) -> None:
        if due is None:
            self.close()
        else:
            self._start(due, self._clock.seconds_until(due))

    def _start(self, due: Due, seconds: float) -> None:
        self.close()
        self._due = due
        loop = asyncio.get_running_loop()
        self._handle = loop.call_later(max(0.0, seconds), self._post, self._ring, due)

    def close(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._due = self._handle = None

    async def _ring(self, due: Due) -> None:
        if due is not self._due:
            return
        self.close()
        before = self._current.table
        try:
            await self._actors.act(due)
        except Exception:
            log.exception("an alarm failed", table=before.code, alarm=due.kind)
        if self._current.table is not before or self._actors.thinks(due.seat):
            self.set()
        else:
            log.error("an alarm changed nothing", table=before.code, alarm=due.kind)
            self._start(due, PATIENCE)
