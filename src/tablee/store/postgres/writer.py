"""Jobs kept in batches: one statement and one round trip for all that wait, at most one job a table.

A line that is cut while a batch is being kept leaves its outcome unknown. The writer then raises the
epoch of those tables, so that nothing still on its way can arrive, reads back which jobs are in the
log by the number it gave each, and keeps the others again.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Final

import asyncpg
import structlog

from tablee.store.postgres.connection import Lasting, Patience
from tablee.store.postgres.failure_reasons import LOST, STOPPING, explain, why
from tablee.store.postgres.schema import APPEND, APPEND_WITH_WORDS, FENCE, FOUND
from tablee.store.store_contract import Conflict, Heard, StoreFailed, StoreUnknown

log = structlog.get_logger()

MOST_ROWS: Final = 512  # of one batch
PATIENCE: Final = 20.0
"""Seconds for which the writer tries to reach a database that is away, before it says that it cannot."""
LONGEST_PAUSE: Final = 0.3  # seconds between two tries

Row = tuple[int, int, int, bytes]
"""version, at, crc and body"""
Word = tuple[int, int, bytes]
"""version, crc and body of a word beside a row"""
Found = tuple[set[str], list["Job"]]
"""The codes of the jobs that are in the log, and the jobs to be kept again."""
CUT: Final = (*LOST, *STOPPING)


class Job:
    """Consecutive rows of one table and their words, all or none; `number` tells them from anybody else's."""

    __slots__ = ("code", "heard", "number", "rows", "words")

    def __init__(self, code: str, rows: list[Row], words: list[Word], heard: Heard) -> None:
        self.code, self.rows, self.words, self.heard = code, rows, words, heard
        self.number = secrets.randbits(63)

    @property
    def first(self) -> int:
        return self.rows[0][0]

    def conflict(self) -> Conflict:
        return Conflict(f"table {self.code}: version {self.first} is not the next one")


class Writer:
    def __init__(
        self, address: str, owner: int, kept: Callable[[int], None], patience: Patience | None = None
    ) -> None:
        self._address = address
        self._owner = owner
        self._kept = kept
        self._line = Lasting(address, patience)
        self._waiting: deque[Job] = deque()
        self._at_work: asyncio.Task[None] | None = None
        self.epochs: dict[str, int] = {}
        """By which epoch this house owns each table it has opened or loaded."""

    def put(self, job: Job) -> None:
        self._waiting.append(job)
        if self._at_work is None:
            self._at_work = asyncio.get_running_loop().create_task(self._work())

    async def close(self) -> None:
        """Keep what was put before, then let go of the database."""
        while self._at_work is not None:
            await asyncio.shield(self._at_work)
        await self._line.close()

    async def _work(self) -> None:
        try:
            while self._waiting:
                await self._answer(self._next_batch())
        except asyncio.CancelledError:  # the event loop ends, and nobody has closed the store
            self._line.drop()
            raise
        finally:
            self._at_work = None

    def _next_batch(self) -> list[Job]:
        """The oldest job of each table, in the order of their codes, as many as one statement should take."""
        batch: dict[str, Job] = {}
        later: deque[Job] = deque()
        rows = 0
        while self._waiting and (not batch or rows < MOST_ROWS):
            job = self._waiting.popleft()
            if job.code in batch:
                later.append(job)
            else:
                batch[job.code] = job
                rows += len(job.rows)
        self._waiting.extendleft(reversed(later))
        return [batch[code] for code in sorted(batch)]

    async def _answer(self, batch: list[Job]) -> None:
        """Whatever fails here, nobody waits for ever."""
        try:
            await self._keep(batch)
        except Exception as error:
            log.exception("a batch could not be kept", jobs=len(batch))
            self._give_up(batch, explain(error, self._address))

    async def _keep(self, batch: list[Job]) -> None:
        mine = [job for job in batch if job.first == 1 or job.code in self.epochs]
        for job in batch:
            if job not in mine:
                job.heard(job.conflict())
        if not mine:
            return
        try:
            connection = await self._reached()
        except StoreFailed as error:
            for job in mine:
                job.heard(error)
            return
        try:
            taken = await self._append(connection, mine)
        except CUT as error:
            await self._find_out(mine, error)
        except asyncpg.PostgresError as error:
            await self._refused(mine, error)
        else:
            self._settle(mine, taken)

    async def _reached(self) -> asyncpg.Connection:
        """The connection, waited for if the database is away for a moment; nothing was asked of it yet."""
        until, pause = time.monotonic() + PATIENCE, 0.05
        while True:
            try:
                return await self._line.get()
            except (*CUT, asyncpg.PostgresError) as error:
                if time.monotonic() > until:
                    raise explain(error, self._address) from error
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    async def _append(self, connection: asyncpg.Connection, batch: list[Job]) -> set[str]:
        """The codes of the jobs that are kept now; all others are in conflict."""
        epochs = [self.epochs.get(job.code, 0) for job in batch]
        rows = [(job.code, job.number, row) for job in batch for row in job.rows]
        words = [(job.code, *word) for job in batch for word in job.words]
        found = await connection.fetch(
            APPEND_WITH_WORDS if words else APPEND,
            [job.code for job in batch],
            [job.first for job in batch],
            [job.rows[-1][0] for job in batch],
            epochs,
            self._owner,
            [code for code, _, _ in rows],
            [row[0] for _, _, row in rows],
            [row[1] for _, _, row in rows],
            [row[2] for _, _, row in rows],
            [number for _, number, _ in rows],
            [row[3] for _, _, row in rows],
            *([list(column) for column in zip(*words, strict=True)] if words else ()),
        )
        return {record["code"] for record in found}

    def _settle(self, batch: list[Job], taken: set[str]) -> None:
        if taken:
            self._kept(len(taken))
        for job in batch:
            if job.code in taken:
                self.epochs.setdefault(job.code, 0)
                job.heard(None)
            else:
                job.heard(job.conflict())

    async def _refused(self, batch: list[Job], error: asyncpg.PostgresError) -> None:
        """The database took nothing of the batch; alone, each job shows whether it was the reason."""
        if len(batch) > 1:
            for job in batch:
                await self._keep([job])
        else:
            batch[0].heard(explain(error, self._address))

    async def _find_out(self, batch: list[Job], error: BaseException) -> None:
        """What became of jobs whose line was cut; those that are not in the log wait again."""
        log.warning("the line to the database was cut", why=why(error), jobs=len(batch))
        try:
            kept, open_again = await self._read_back_at_last(batch)
        except StoreFailed as failed:
            self._give_up(batch, failed)
            return
        log.info("the line to the database is back", kept=len(kept), again=len(open_again))
        self._settle([job for job in batch if job not in open_again], kept)
        self._waiting.extendleft(reversed(open_again))

    async def _read_back_at_last(self, batch: list[Job]) -> Found:
        """Tried until it succeeds or patience is over."""
        until = time.monotonic() + PATIENCE
        while True:
            self._line.drop()
            connection = await self._reached()
            try:
                return await self._read_back(connection, batch)
            except (*CUT, asyncpg.PostgresError) as error:
                if time.monotonic() > until:
                    raise explain(error, self._address) from error

    async def _read_back(self, connection: asyncpg.Connection, batch: list[Job]) -> Found:
        """First the epochs are raised: what is not in the log now never will be."""
        codes = [job.code for job in batch]
        epochs = [self.epochs.get(code, 0) for code in codes]
        raised = await connection.fetch(FENCE, codes, epochs, self._owner)
        self.epochs.update({row["code"]: row["epoch"] for row in raised})
        numbers = [job.number for job in batch]
        found = await connection.fetch(FOUND, codes, [job.first for job in batch], numbers)
        kept = {row["code"] for row in found}
        again = {row["code"] for row in raised} - kept
        return kept, [job for job in batch if job.code in again]

    def _give_up(self, batch: list[Job], error: StoreFailed) -> None:
        """Nobody can say; the tables must be loaded again before anything more is kept of them."""
        for job in batch:
            self.epochs.pop(job.code, None)
            job.heard(StoreUnknown(str(error)))
