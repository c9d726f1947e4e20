"""What whoever only looks on is not shown yet: the last moves, where the table has set so many.

Everything that happens at the table from the first of those moves on waits with it, in order: what is said,
who comes and goes. When the game is over nothing waits any more.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

from msgspec.structs import replace

from tablee.server.tables.audience import TELEVISION, Viewer
from tablee.server.tables.updates import Change
from tablee.store.store_contract import Store
from tablee.table.entries import Begun, Entry, Moved, Said, Untold
from tablee.table.log_replay import fold, fold_all
from tablee.table.model import PLAYING, Table


class Delay:
    """One for each running table.

    Of a table that is read from its log in the middle of a game, nobody knows yet how it stood so many moves
    ago; `read` finds out when the first who is to see it comes.
    """

    __slots__ = ("_known", "_moves", "_waiting")

    def __init__(self, table: Table) -> None:
        self._waiting: deque[Change] = deque()
        self._moves = 0  # of those that wait
        self._known = not _delays(table) or table.turns <= 1

    def holds(self, table: Table, viewer: Viewer) -> bool:
        """Whether this viewer is shown the table as it now is only later."""
        if viewer is None:
            return _delays(table)
        return viewer == TELEVISION and _delays(table) and not table.settings.television_live

    def seen(self, table: Table, viewer: Viewer) -> Table | None:
        """The table as this viewer may see it; None if that is not known yet."""
        if not self.holds(table, viewer):
            return table
        if not self._known:
            return None
        return self._waiting[0].before if self._waiting else table

    def unsaid(self) -> int:
        """How many lines of the chat wait."""
        return sum([isinstance(change.entry, Said) for change in self._waiting])

    def hear(self, change: Change) -> tuple[Change, ...]:
        """What may be told now to those who are told later, in order."""
        if not self._waiting and not _delays(change.after) and not _delays(change.before):
            return (change,)
        self._waiting.append(replace(change, countdown=None))
        self._moves += isinstance(change.entry, Moved)
        most = change.after.settings.watch_delay if _delays(change.after) else 0
        return tuple(self._released(most))

    def _released(self, most: int) -> list[Change]:
        """All up to where no more than so many moves wait; nothing but a move is the first to wait."""
        released = list[Change]()
        while self._waiting and (self._moves > most or not most or not self._first_moves()):
            change = self._waiting.popleft()
            self._moves -= isinstance(change.entry, Moved)
            self._known = self._known or not most or isinstance(change.entry, Moved | Begun)
            released.append(change)
        return released

    def _first_moves(self) -> bool:
        return isinstance(self._waiting[0].entry, Moved)

    def forget(self, table: Table) -> None:
        """The table was read anew."""
        self._waiting.clear()
        self._moves = 0
        self._known = not _delays(table) or table.turns <= 1

    async def read(self, store: Store, table: Table) -> None:
        """Find out how the table stood, from its log; called in the table's turn."""
        if self._known:
            return
        entries = await store.load(table.code)
        changes = await asyncio.to_thread(
            last_changes, table.code, entries[: table.length], table.settings.watch_delay
        )
        self._waiting = deque(changes)
        self._moves = sum([isinstance(change.entry, Moved) for change in changes])
        self._known = True


def _delays(table: Table) -> bool:
    return bool(table.settings.watch_delay) and table.status == PLAYING


def last_changes(code: str, entries: Sequence[Entry], moves: int) -> list[Change]:
    """The last so many moves of this game and all that happened since, each with the tables around it."""
    first = _start_of(entries, moves)
    table = fold_all(code, entries[:first])
    changes = list[Change]()
    for entry in entries[first:]:
        before, table = table, fold(table, code, entry)
        if not isinstance(entry, Untold):
            changes.append(Change(before, table, entry, None))
    return changes


def _start_of(entries: Sequence[Entry], moves: int) -> int:
    """Where in the log the last so many moves begin; a game has had fewer at its beginning."""
    found = len(entries)
    for index in range(len(entries) - 1, -1, -1):
        if isinstance(entries[index], Begun) or not moves:
            break
        if isinstance(entries[index], Moved):
            found, moves = index, moves - 1
    return found
