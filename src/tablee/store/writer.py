"""The one thread that writes: whatever waits is kept together, by one statement if it can be.

Each call into SQLite lets other threads run and must then wait its turn again, so a batch is
one `INSERT` of many rows that begins, writes and syncs in a single call.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from time import sleep
from typing import NamedTuple

from tablee.store.contract import Conflict, Heard, StoreError
from tablee.store.schema import COLUMNS, explain

# Rows in one statement: few sizes, because SQLite keeps every prepared text; the largest has
# 640 values, below what every SQLite takes.
SIZES = (128, 32, 8, 2, 1)
MOST_JOBS = 1024
CROWD = 12  # jobs in one sync from which it is worth waiting a moment for more
MOMENT = 0.002  # seconds

Result = StoreError | None
_ROW = "(" + ",".join("?" * COLUMNS) + ")"
_INSERTS = {
    size: f"INSERT INTO entries (code, version, at, crc, body) VALUES {','.join([_ROW] * size)}"
    for size in SIZES
}


class Job(NamedTuple):
    """Rows of one table, all or none, and who hears of it in which loop."""

    loop: asyncio.AbstractEventLoop
    heard: Heard
    code: str
    version: int
    values: list[int | str | bytes]


class Writer(Thread):
    def __init__(self, connection: sqlite3.Connection, path: Path, kept: Callable[[int], None]) -> None:
        super().__init__(name="store-writer", daemon=True)
        self._connection = connection
        self._path = path
        self._kept = kept
        self._queue: SimpleQueue[Job | None] = SimpleQueue()

    def put(self, job: Job) -> None:
        self._queue.put(job)

    def stop(self) -> None:
        """Keep what was put before, then end."""
        self._queue.put(None)

    def run(self) -> None:
        going = True
        while going:
            batch, going = self._take()
            if batch:
                settle(batch, self._keep(batch))
            if len(batch) >= CROWD:
                sleep(MOMENT)
        self._connection.close()

    def _take(self) -> tuple[list[Job], bool]:
        """All that waits (at least one); False when it is time to end."""
        job = self._queue.get()
        batch: list[Job] = []
        with contextlib.suppress(Empty):
            while job is not None:
                batch.append(job)
                if len(batch) == MOST_JOBS:
                    return batch, True
                job = self._queue.get_nowait()
            return batch, False
        return batch, True

    def _keep(self, batch: list[Job]) -> list[Result]:
        try:
            self._insert_together(batch)
        except sqlite3.IntegrityError:
            return self._keep_singly(batch)
        except sqlite3.Error as error:
            return self._give_up(batch, error)
        self._kept(len(batch))
        return [None] * len(batch)

    def _insert_together(self, batch: list[Job]) -> None:
        values = [value for job in batch for value in job.values]
        if len(values) // COLUMNS in SIZES:
            self._insert(values)
            return
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            self._insert(values)
        except sqlite3.IntegrityError:
            self._connection.execute("ROLLBACK")
            raise
        self._connection.execute("COMMIT")

    def _insert(self, values: list[int | str | bytes]) -> None:
        start = 0
        while start < len(values):
            left = (len(values) - start) // COLUMNS
            size = next(size for size in SIZES if size <= left)
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
        except sqlite3.IntegrityError:
            return Conflict(f"table {job.code}: version {job.version} is not the next one")
        return None

    def _give_up(self, batch: list[Job], error: sqlite3.Error) -> list[Result]:
        with contextlib.suppress(sqlite3.Error):
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        return [explain(error, self._path) for _ in batch]


def settle(batch: list[Job], results: list[Result]) -> None:
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
