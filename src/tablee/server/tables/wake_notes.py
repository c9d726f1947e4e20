"""Tables whose deadlines follow from their log are woken, though nobody is connected.

A note of each such table says when to look at it next. It is set to “now” before anything is stored there,
and to the next deadline afterwards, so one that is out of date is always too early, never too late: whoever
finds it, after a restart or on another node, reads the table and sees for itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, Protocol

import structlog

from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.system_time import wall
from tablee.store.store_contract import Store, StoreError
from tablee.table.deadlines import next_deadline
from tablee.table.log_replay import LogBroken
from tablee.table.model import PLAYING, SHUFFLING, Table
from tablee.table.table_orders import next_order

log = structlog.get_logger()
WAKE: Final = "wake"
"""The kind of notes that say when a table is looked at next: the wall clock in milliseconds."""
SOON: Final = b"0"
EVERY: Final = 5.0  # seconds between two readings of the notes
AGAIN: Final = 60_000  # milliseconds until a table that waits for something else is looked at again
PAUSED: Final = 24 * 3_600_000
AT_ONCE: Final = 8  # tables woken by one reading


async def expect_look(store: Store, table: Table) -> None:
    """Before an entry is stored that leads to this table: whoever finds the note looks at it."""
    if table.settings.timed and table.status in (SHUFFLING, PLAYING):
        await store.note(WAKE, table.code, SOON)


def next_look(table: Table, now: int) -> int | None:
    """When this table is to be looked at; None if nothing happens there by itself."""
    if not table.settings.timed or table.status not in (SHUFFLING, PLAYING):
        return None
    if table.paused:
        return now + PAUSED
    if any(version and table.places[seat].played_by_bot for seat, version in enumerate(table.asked)):
        return now  # a bot acts at once, wherever the table is next
    known = [at for at in (next_deadline(table), next_order(table)) if at is not None]
    return min(known, default=now + AGAIN)


class Watch:
    """Keeps the note of one table in memory; `settle` is called whenever all that was stored is told.

    `call` calls whoever is to be called, beside the table's turn, and says when to look at that again.
    """

    __slots__ = ("_again", "_call", "_current", "_noted", "_settling", "_store")

    def __init__(
        self, current: CurrentTable, store: Store, call: Callable[[], Awaitable[int | None]]
    ) -> None:
        self._current = current
        self._store = store
        self._call = call
        self._noted: int | None = 0
        self._settling = self._again = False

    async def settle(self) -> None:
        """One at a time: what changes meanwhile is looked at after it."""
        self._again = True
        if self._settling:
            return
        self._settling = True
        try:
            while self._again:
                self._again = False
                await self._settle()
        except StoreError as error:
            log.warning("a deadline could not be noted", table=self._current.table.code, why=str(error))
        finally:
            self._settling = False

    async def _settle(self) -> None:
        """The note stays at “now” until everybody was called, and while an entry is on its way.

        Whoever chose to be called while it was changed wrote “now” too soon, and is looked for after it.
        """
        later = await self._call()
        if self._again or self._current.changing:
            return
        table = self._current.table
        look = next_look(table, wall())
        if look is not None and later is not None:
            look = min(look, later)
        if look is not None or self._noted is not None:
            await self._store.note(WAKE, table.code, None if look is None else str(look).encode())
            self._noted = look
            if await self._call() != later:
                self._again = True


class Wakeable(Protocol):
    """A house, as far as its tables are woken."""

    @property
    def store(self) -> Store: ...
    def look_again(self, code: str) -> bool: ...
    def open_here(self, code: str) -> Awaitable[object]: ...


class Waker:
    """One for each house, or each node: whoever may run a table wakes it."""

    def __init__(self, house: Wakeable, absent: Callable[[Exception], bool]) -> None:
        """`absent` says of what went wrong whether there is no such table any more."""
        self._house = house
        self._absent = absent

    async def look(self) -> None:
        try:
            await self.wake(wall())
        except StoreError as error:
            log.warning("nobody could be woken", why=str(error))

    async def wake(self, now: int) -> int:
        """Open every table that is to be looked at by now; how many were opened here."""
        notes = await self._house.store.notes(WAKE)
        past = await asyncio.to_thread(_past, notes, now)  # there may be as many as tables were ever begun
        due = [code for code in past if not self._house.look_again(code)]
        woken = 0
        for first in range(0, len(due), AT_ONCE):
            woken += sum(await asyncio.gather(*[self._open(code) for code in due[first : first + AT_ONCE]]))
        return woken

    async def _open(self, code: str) -> bool:
        """A table that runs elsewhere is woken there; one that cannot be read waits for somebody who can."""
        try:
            await self._house.open_here(code)
        except (StoreError, LogBroken) as error:
            log.debug("a table was not woken here", table=code, why=str(error))
            return False
        except Exception as error:
            if not self._absent(error):
                log.warning("a table could not be woken", table=code, why=repr(error))
                return False
            await self._house.store.note(WAKE, code, None)
            return False
        return True


def _past(notes: dict[str, bytes], now: int) -> list[str]:
    """The tables that were to be looked at by now."""
    return [code for code, at in notes.items() if int(at) <= now]
