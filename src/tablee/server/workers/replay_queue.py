"""Who waits for the replaying process: few in all, fewer from one address.

Each address has an account of the process' time. Whoever has had least of it is served first, and in a
full queue whoever has had most makes room. So one who comes with a first record is served after at most
the one under way, however many addresses ask again and again. Addresses that all come for the first time
are equals, and those the queue cannot hold hear `busy`.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from itertools import chain
from typing import Any

import structlog

from tablee.server import limits
from tablee.server.protocol.errors import problem
from tablee.server.token_bucket import Buckets
from tablee.server.workers.uploads import Uploads
from tablee.server.workers.worker_process import Job, ProcessGone, WorkerProcess, WorkFailed

log = structlog.get_logger()


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
    """`name` is what its process is called: a house has one for replays, and one for what nobody should wait
    for a replay with."""

    def __init__(self, name: str = "replays") -> None:
        self._name = name
        self._process: WorkerProcess | None = None
        self._waiting: dict[str, deque[Waiting]] = {}
        self._time = Buckets(limits.REPLAY_SHARE, limits.REPLAY_SECONDS)
        self.uploads = Uploads(self.time_left)
        self._working: asyncio.Task[None] | None = None
        self._rest: asyncio.TimerHandle | None = None
        self._under_way: list[Waiting] = []
        self._closed = False

    def time_left(self, address: str) -> float:
        """Seconds of the process that an address may have before it counts as one that has had its share."""
        return self._time.of(address, _now()).left(_now())

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
        """Whether one more may wait; in a full queue, whoever has had most of the process makes room."""
        own, waiting = len(self._waiting.get(address, ())), sum(map(len, self._waiting.values()))
        if own >= limits.REPLAYS_PER_ADDRESS:
            return False
        if waiting < limits.REPLAYS_WAITING:
            return True
        most = max(self._waiting, key=lambda one: (-self.time_left(one), len(self._waiting[one])))
        if own or (len(self._waiting[most]) < 2 and self.time_left(most) >= self.time_left(address)):
            return False
        self._taken_from(most, last=True).fail(problem("busy"))
        return True

    def _taken_from(self, address: str, *, last: bool = False) -> Waiting:
        row = self._waiting.pop(address)
        taken = row.pop() if last else row.popleft()
        if row:
            self._waiting[address] = row  # behind all others
        return taken

    async def _work(self) -> None:
        """One job after the other; of equals, each address in turn."""
        if self._rest is not None:
            self._rest.cancel()
        while self._waiting:
            next_one = self._taken_from(max(self._waiting, key=self.time_left))
            if not next_one.answer.done():
                self._under_way = [next_one]
                await self._serve(next_one)
        self._working = None
        self._rest = asyncio.get_running_loop().call_later(limits.REPLAY_REST, self._end_process)

    async def _serve(self, asker: Waiting) -> None:
        try:
            await self._begin()
            began = _now()
            try:
                asker.done(await self._answer(asker.job))
            finally:
                self.charge(asker.address, _now() - began)
        except (TimeoutError, ProcessGone, OSError) as error:
            self._end_process()
            log.warning("a replay was given up", work=asker.job.work.__name__, why=type(error).__name__)
            asker.fail(problem("too-long", seconds=int(limits.REPLAY_SECONDS)))
        except WorkFailed as error:
            asker.fail(error)
        except Exception as error:  # whatever happens, the next one is served
            self._end_process()
            asker.fail(error)

    async def _begin(self) -> None:
        """A new process' beginning is on nobody's account."""
        if self._process is None:
            self._process = WorkerProcess(self._name, limits.REPLAY_MEMORY)
            await self._process.begin()

    async def _answer(self, job: Job) -> Any:
        if self._process is None:
            raise ProcessGone
        return await self._process.do(job)

    def charge(self, address: str, seconds: float) -> None:
        """So much of the process' time was this address's."""
        account = self._time.of(address, _now())
        account.take(_now(), min(seconds, account.left(_now())))

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


def _now() -> float:
    return asyncio.get_running_loop().time()
