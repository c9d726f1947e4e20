"""Who waits for the replaying process: few in all, fewer from one address, each address in turn."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter, deque
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, Final

import structlog

from tablee.server import limits
from tablee.server.protocol.errors import problem
from tablee.server.workers.worker_process import Job, ProcessGone, WorkerProcess, WorkFailed

log = structlog.get_logger()
BEGIN_SECONDS: Final = 60.0  # until a new process is there, on the slowest of days


class Waiting:
    """One asker's place in the queue."""

    __slots__ = ("address", "answer", "job")

    def __init__(self, address: str, job: Job) -> None:
        self.address = address
        self.job = job
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def done(self, answer: Any) -> None:
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, error: Exception) -> None:
        if not self.answer.done():
            self.answer.set_exception(error)


class ReplayQueue:
    def __init__(self) -> None:
        self._process: WorkerProcess | None = None
        self._waiting: dict[str, deque[Waiting]] = {}
        self._uploads: Counter[str] = Counter()
        self._working: asyncio.Task[None] | None = None
        self._rest: asyncio.TimerHandle | None = None
        self._under_way: list[Waiting] = []
        self._closed = False

    @contextlib.contextmanager
    def uploading(self, address: str) -> Iterator[None]:
        """A place for one record on its way here: the house holds no more of them than stated."""
        if self._uploads.total() >= limits.UPLOADS or self._uploads[address] >= limits.UPLOADS_PER_ADDRESS:
            raise problem("busy")
        self._uploads[address] += 1
        try:
            yield
        finally:
            self._uploads[address] -= 1
            self._uploads += Counter()  # forgets who has none left

    async def do(self, address: str, work: Callable[..., Any], *args: Any) -> Any:
        """The result of that work; `busy` if too many wait for theirs, or it takes too long."""
        if self._closed:
            raise problem("closing")
        if not self._admits(address):
            raise problem("busy")
        mine = Waiting(address, Job(work, args, limits.REPLAY_SECONDS))
        self._waiting.setdefault(address, deque()).append(mine)
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await mine.answer

    def _admits(self, address: str) -> bool:
        """Whether one more may wait; in a full house, the last of whoever has most makes room for a first."""
        own, waiting = len(self._waiting.get(address, ())), sum(map(len, self._waiting.values()))
        if own >= limits.REPLAYS_PER_ADDRESS:
            return False
        if waiting < limits.REPLAYS_WAITING:
            return True
        most = max(self._waiting.values(), key=len)
        if own or len(most) < 2:
            return False
        most.pop().fail(problem("busy"))
        return True

    async def _work(self) -> None:
        """One job after the other, one from each address in turn."""
        if self._rest is not None:
            self._rest.cancel()
        while self._waiting:
            address, row = next(iter(self._waiting.items()))
            del self._waiting[address]
            next_one = row.popleft()
            if row:
                self._waiting[address] = row
            if not next_one.answer.done():
                self._under_way = [next_one]
                await self._serve(next_one)
        self._working = None
        self._rest = asyncio.get_running_loop().call_later(limits.REPLAY_REST, self._end_process)

    async def _serve(self, asker: Waiting) -> None:
        try:
            asker.done(await self._answer(asker.job))
        except (TimeoutError, ProcessGone, OSError) as error:
            self._end_process()
            log.warning("a replay was given up", work=asker.job.work.__name__, why=type(error).__name__)
            asker.fail(problem("too-long", seconds=int(limits.REPLAY_SECONDS)))
        except WorkFailed as error:
            asker.fail(error)
        except Exception as error:  # whatever happens, the next one is served
            self._end_process()
            asker.fail(error)

    async def _answer(self, job: Job) -> Any:
        """Within the time stated, in which a new process' beginning does not count."""
        loop = asyncio.get_running_loop()
        if self._process is None:
            process = self._process = WorkerProcess("replays", limits.REPLAY_MEMORY)
            await asyncio.wait_for(loop.run_in_executor(process.thread, process.begin), BEGIN_SECONDS)
        working = loop.run_in_executor(self._process.thread, self._process.do, job)
        return await asyncio.wait_for(working, job.seconds)

    def _end_process(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.end()

    def close(self) -> None:
        """Whoever waits is told at once that the house is closing."""
        self._closed = True
        for asker in [*self._under_way, *chain.from_iterable(self._waiting.values())]:
            asker.fail(problem("closing"))
        if self._working is not None:
            self._working.cancel()
        self._end_process()
