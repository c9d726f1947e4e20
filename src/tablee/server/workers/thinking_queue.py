"""Thoughts that wait for a process: what they are, how long they may wait, and whose turn it is."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from tablee.server import limits
from tablee.server.workers.worker_process import Job


class Terms(NamedTuple):
    """How a thought is served: the lower rank first; `seconds` to think and, before, as many to wait.

    No more than `waiting` of a rank wait; what is not `wanted` any more when its turn comes is not begun.
    """

    rank: int
    seconds: float
    waiting: int
    wanted: Callable[[], bool] = lambda: True


MOVE: Final = Terms(0, limits.THINK_SECONDS, limits.MOVES_WAITING)
HINT: Final = Terms(1, limits.HINT_SECONDS, limits.HINTS_WAITING)


class Busy(Exception):
    """Too much waits, or this has waited too long, or nobody waits for it."""


class Thought:
    """One piece of work: the table it is for, and the answer somebody there waits for."""

    __slots__ = ("answer", "job", "table", "terms", "tries")

    def __init__(self, table: str, terms: Terms, job: Job) -> None:
        self.table, self.terms, self.job, self.tries = table, terms, job, 0
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class Queue:
    """Thoughts of one rank that wait, by table; the table that comes first is served next."""

    def __init__(self) -> None:
        self._rows: dict[str, deque[Thought]] = {}

    def __len__(self) -> int:
        return sum(map(len, self._rows.values()))

    def add(self, thought: Thought) -> None:
        self._rows.setdefault(thought.table, deque()).append(thought)

    def add_first(self, thought: Thought) -> None:
        row = self._rows.pop(thought.table, deque())
        row.appendleft(thought)
        self._rows = {thought.table: row, **self._rows}

    def next(self, but: Callable[[str], bool]) -> Thought | None:
        """The first of the table whose turn it is, but not of such a one; that table is last from now on."""
        table = next((table for table in self._rows if not but(table)), None)
        if table is None:
            return None
        row = self._rows.pop(table)
        thought = row.popleft()
        if row:
            self._rows[table] = row
        return thought

    def purge(self) -> None:
        """Without those nobody waits for."""
        for thought in [thought for row in self._rows.values() for thought in row]:
            if not thought.terms.wanted() and self.drop(thought):
                thought.fail(Busy())

    def drop(self, thought: Thought) -> bool:
        """Whether it was still here."""
        row = self._rows.get(thought.table, ())
        if thought not in row:
            return False
        self._rows[thought.table].remove(thought)
        if not row:
            del self._rows[thought.table]
        return True

    def fail(self, error: Exception) -> None:
        """Nothing of it will be served."""
        rows, self._rows = self._rows, {}
        for row in rows.values():
            for thought in row:
                thought.fail(error)
