"""The one thread that writes: whatever waits is kept together, by one statement if it can be.

Entries are first, then notes and whatever else is written, each kind in the order it came.

Each call into SQLite lets other threads run and must then wait its turn again, so a batch is
one `INSERT` of many rows that begins, writes and syncs in a single call. What does not fit its size
is kept by the next.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import takewhile
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import sleep

import msgspec
import structlog

from tablee.store.sqlite.failure_reasons import explain
from tablee.store.sqlite.files import OpenFiles
from tablee.store.sqlite.schema import COLUMNS, KEEP_WORD
from tablee.store.store_contract import Conflict, Heard, StoreError, StoreFailed

log = structlog.get_logger()

# Rows one statement may have: not every number, because SQLite keeps each prepared text; the largest
# has 640 values, below what every SQLite takes.
SIZES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 64, 96, 128)
MOST = SIZES[-1]
CROWD = 8  # jobs in one sync from which, the second time in a row, it is worth waiting a moment for more
MOMENT = 0.004  # seconds
TOGETHER = 16  # notes by one sync: each is a call into SQLite, and entries wait meanwhile

Result = StoreError | None
_ROW = "(" + ",".join("?" * COLUMNS) + ")"
_INSERTS = {
    size: f"INSERT INTO entries (code, version, at, crc, body) VALUES {','.join([_ROW] * size)}"
    for size in SIZES
}


Word = tuple[str, int, int, bytes]
"""code, version, crc and body of a word"""


class Job(msgspec.Struct, frozen=True, gc=False):
    """Rows of one table, all or none, with the words beside them, and who hears of it in which loop."""

    loop: asyncio.AbstractEventLoop
    heard: Heard
    code: str
    version: int
    values: list[int | str | bytes]
    words: Sequence[Word] = ()


Work = Callable[[sqlite3.Connection], object]


def do_nothing(_: sqlite3.Connection) -> None:
    """After most tasks."""


class Task(msgspec.Struct, frozen=True, gc=False):
    """Anything else that is written, `heard` of as an append is; tried again if one beside it fails.

    `then` is done after it, and may fail.
    """

    loop: asyncio.AbstractEventLoop
    heard: Heard
    work: Work
    then: Work = do_nothing


class Writer(Thread):
    def __init__(
        self, connection: sqlite3.Connection, path: Path, files: OpenFiles, kept: Callable[[int], None]
    ) -> None:
        super().__init__(name="store-writer", daemon=True)
        self._connection = connection
        self._path = path
        self._files = files
        self._lost: Path | None = None
        self._kept = kept
        self._coming: dict[asyncio.AbstractEventLoop, list[Job | Task]] = {}
        self._queue: SimpleQueue[list[Job | Task] | None] = SimpleQueue()

    def put(self, job: Job | Task) -> None:
        """What is put in one turn of a loop comes here together: this thread is woken once for all of it."""
        coming = self._coming.get(job.loop)
        if coming is None:
            coming = self._coming[job.loop] = []
            job.loop.call_soon(self._send, job.loop)
        coming.append(job)

    def _send(self, loop: asyncio.AbstractEventLoop) -> None:
        coming = self._coming.pop(loop, None)
        if coming is not None:
            self._queue.put(coming)

    def stop(self) -> None:
        """Keep what was put before, then end."""
        for loop in list(self._coming):
            self._send(loop)
        self._queue.put(None)

    def run(self) -> None:
        """Entries are kept before whatever else waits: people wait for their moves to be told."""
        jobs: list[Job] = []
        tasks: list[Task] = []
        going, crowded = True, False
        while going or jobs or tasks:
            going = going and self._gather(jobs, tasks)
            if batch := jobs[: fitting(jobs)]:
                settle(batch, self._keep(batch))
                del jobs[: len(batch)]
            if together := tasks[: alike(tasks)]:
                settle(together, self._do_all(together))
                del tasks[: len(together)]
            before, crowded = crowded, len(batch) >= CROWD
            if before and crowded:
                sleep(MOMENT)

    def _gather(self, jobs: list[Job], tasks: list[Task]) -> bool:
        """All that was put meanwhile, or the next to come if nobody waits; False when it is time to end."""
        with contextlib.suppress(Empty):
            while True:
                coming = self._queue.get_nowait() if jobs or tasks else self._queue.get()
                if coming is None:
                    return False
                jobs += [one for one in coming if isinstance(one, Job)]
                tasks += [one for one in coming if isinstance(one, Task)]
        return True

    def _keep(self, batch: list[Job]) -> list[Result]:
        """Nothing is promised of a file that was taken away, before the batch or meanwhile."""
        if self._in_place():
            results = self._written(batch)
            if self._in_place():
                if count := results.count(None):
                    self._kept(count)
                return results
        return [StoreFailed(f"{self._lost}: it was deleted or replaced while in use") for _ in batch]

    def _do_all(self, tasks: list[Task]) -> list[Result]:
        """By one sync; where one of them fails, each by its own."""
        if not self._in_place():
            return [StoreFailed(f"{self._lost}: it was deleted or replaced while in use") for _ in tasks]
        if len(tasks) > 1:
            try:
                self._transact(tasks)
                return [None] * len(tasks)
            except (StoreError, sqlite3.Error):
                self._roll_back()
        return [self._do(task) for task in tasks]

    def _do(self, task: Task) -> Result:
        try:
            self._transact([task])
        except StoreError as refused:
            self._roll_back()
            return refused
        except sqlite3.Error as error:
            self._roll_back()
            return explain(error, self._path)
        with contextlib.suppress(sqlite3.Error):
            task.then(self._connection)
        return None

    def _transact(self, tasks: list[Task]) -> None:
        self._connection.execute("BEGIN IMMEDIATE")
        for task in tasks:
            task.work(self._connection)
        self._connection.execute("COMMIT")

    def _in_place(self) -> bool:
        lost = self._files.lost()
        if lost != self._lost:
            self._lost = lost
            if lost is None:
                log.warning("the store's file is back in its place", store=str(self._path))
            else:
                log.critical("the store's file was deleted or replaced: nothing is kept", file=str(lost))
        return lost is None

    def _written(self, batch: list[Job]) -> list[Result]:
        try:
            self._insert_together(batch)
        except sqlite3.IntegrityError:
            return self._keep_singly(batch)
        except sqlite3.Error as error:
            return self._give_up(batch, error)
        return [None] * len(batch)

    def _insert_together(self, batch: list[Job]) -> None:
        values = [value for job in batch for value in job.values]
        words = [word for job in batch for word in job.words]
        if not words and len(values) // COLUMNS in _INSERTS:
            self._insert(values)
            return
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            self._insert(values)
            self._connection.executemany(KEEP_WORD, words)
        except sqlite3.IntegrityError:
            self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("COMMIT")

    def _insert(self, values: list[int | str | bytes]) -> None:
        """One statement if the number of rows is such a size, else as few as it takes."""
        start = 0
        while start < len(values):
            left = (len(values) - start) // COLUMNS
            size = SIZES[bisect_right(SIZES, left) - 1]
            end = start + size * COLUMNS
            self._connection.execute(_INSERTS[size], values[start:end])
            start = end

    def _keep_singly(self, batch: list[Job]) -> list[Result]:
        """Somebody in the batch is not next: find out who, and keep the others."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            results = [self._keep_one(job) for job in batch]
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            return self._give_up(batch, error)
        return results

    def _keep_one(self, job: Job) -> Result:
        """The trigger stops a job at its first row or never, so nothing is half kept."""
        try:
            self._insert(job.values)
            self._connection.executemany(KEEP_WORD, job.words)
        except sqlite3.IntegrityError:
            return Conflict(f"table {job.code}: version {job.version} is not the next one")
        return None

    def _give_up(self, batch: list[Job], error: sqlite3.Error) -> list[Result]:
        self._roll_back()
        return [explain(error, self._path) for _ in batch]

    def _roll_back(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")


def alike(tasks: list[Task]) -> int:
    """How many of these, from the first, are done by one sync: those with nothing to be done after them."""
    return max(1, len(list(takewhile(lambda task: task.then is do_nothing, tasks[:TOGETHER]))))


def fitting(waiting: list[Job]) -> int:
    """How many of these, from the first, are best kept by one statement; at least one."""
    jobs, rows = 1, 0
    for count, job in enumerate(waiting, 1):
        rows += len(job.values) // COLUMNS
        if rows > MOST:
            break
        if rows in _INSERTS:
            jobs = count
    return jobs


def settle(batch: Sequence[Job | Task], results: list[Result]) -> None:
    """Tell every event loop once; one that is closed by now does not hear it any more."""
    by_loop: dict[asyncio.AbstractEventLoop, list[tuple[Heard, Result]]] = {}
    for job, result in zip(batch, results, strict=True):
        by_loop.setdefault(job.loop, []).append((job.heard, result))
    for loop, pairs in by_loop.items():
        with contextlib.suppress(RuntimeError):
            loop.call_soon_threadsafe(_settle_here, pairs)


def _settle_here(pairs: list[tuple[Heard, Result]]) -> None:
    for heard, result in pairs:
        heard(result)
