"""Who thinks next: long work of all tables, shared out among a few processes.

Moves come before hints, and each table's turn comes round. One process is left to moves, and no table
has all of them. A process whose job takes too long is ended, and another one begun for the next job.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import structlog

from tablee.server import limits
from tablee.server.workers.thinking_queue import HINT, Busy, Queue, Terms, Thought
from tablee.server.workers.worker_process import Job, ProcessGone, WorkerProcess

log = structlog.get_logger()
PATIENCE: Final = 10.0  # seconds until another one is begun after one that never came


class NotBegun(Exception):
    """A process that never came."""


class ThinkingPool:
    """The processes that think, and the queue of thoughts that wait for one."""

    def __init__(self, processes: int) -> None:
        self._most = max(2, processes)
        self._queues = (Queue(), Queue())
        self._idle: list[WorkerProcess] = []
        self._busy: dict[WorkerProcess, Thought] = {}
        self._serving: set[asyncio.Task[None]] = set()
        self._not_before = 0.0
        self._closed = False

    async def do(self, table: str, terms: Terms, work: Callable[..., Any], *args: Any) -> Any:
        """The work's result; `Busy` if it is not begun in time.

        Whoever stops waiting before it is begun has asked for nothing.
        """
        loop, queue = asyncio.get_running_loop(), self._queues[terms.rank]
        if len(queue) >= terms.waiting:
            queue.purge()
        if self._closed or loop.time() < self._not_before or len(queue) >= terms.waiting:
            raise Busy
        thought = Thought(table, terms, Job(work, args, terms.seconds))
        queue.add(thought)
        giving_up = loop.call_later(terms.seconds, self._give_up, thought)
        self._go_on()
        try:
            return await thought.answer
        finally:
            giving_up.cancel()
            queue.drop(thought)

    def _give_up(self, thought: Thought) -> None:
        if self._queues[thought.terms.rank].drop(thought):
            thought.fail(Busy())

    def _go_on(self) -> None:
        """Begin what can be begun now."""
        while len(self._busy) < self._most and (thought := self._next()) is not None:
            try:
                process = self._idle.pop() if self._idle else WorkerProcess("thinker", limits.THINKER_MEMORY)
            except OSError:
                self._give_way(thought)
                return
            self._busy[process] = thought
            serving = asyncio.create_task(self._serve(process, thought))
            self._serving.add(serving)
            serving.add_done_callback(self._serving.discard)

    def _next(self) -> Thought | None:
        under_way = Counter(thought.table for thought in self._busy.values())
        hints = sum(thought.terms.rank == HINT.rank for thought in self._busy.values())
        for queue in self._queues if hints < self._most - 1 else self._queues[: HINT.rank]:
            while (thought := queue.next(lambda table: under_way[table] >= self._most - 1)) is not None:
                if thought.terms.wanted():
                    return thought
                thought.fail(Busy())
        return None

    async def _serve(self, process: WorkerProcess, thought: Thought) -> None:
        try:
            answer = await self._answer(process, thought.job)
        except NotBegun:
            self._end(process)
            self._give_way(thought)
        except ProcessGone as error:
            self._end(process)
            self._ask_again(thought, error)
        except TimeoutError as error:
            log.error("a thought took too long", table=thought.table, seconds=thought.job.seconds)
            self._end(process)
            thought.fail(error)
        except Exception as error:
            self._spare(process)
            thought.fail(error)
        else:
            self._spare(process)
            if not thought.answer.done():
                thought.answer.set_result(answer)
        self._go_on()

    async def _answer(self, process: WorkerProcess, job: Job) -> Any:
        """Within the job's time, in which a new process' beginning does not count."""
        try:
            await process.begin()
        except (ProcessGone, TimeoutError) as error:
            raise NotBegun from error
        return await process.do(job)

    def _ask_again(self, thought: Thought, error: ProcessGone) -> None:
        """A process may be ended by anybody: what it did is asked again, once, and first of all."""
        if self._closed:  # who waited was told so
            return
        log.error("a thinker ended", table=thought.table, tries=thought.tries)
        thought.tries += 1
        if thought.tries > 1:
            thought.fail(error)
        elif not thought.answer.done():
            self._queues[thought.terms.rank].add_first(thought)

    def _give_way(self, thought: Thought) -> None:
        """Where no process can be begun nobody waits for one, for a while."""
        if self._closed:  # it has ended its processes itself, and told who waited
            return
        log.error("no thinker could be begun")
        self._not_before = asyncio.get_running_loop().time() + PATIENCE
        thought.fail(Busy())
        for queue in self._queues:
            queue.fail(Busy())

    def _spare(self, process: WorkerProcess) -> None:
        if self._busy.pop(process, None) is not None:
            self._idle.append(process)

    def _end(self, process: WorkerProcess) -> None:
        if self._busy.pop(process, None) is not None:
            process.end()

    def close(self) -> None:
        """Nobody thinks any more, and nobody waits."""
        self._closed = True
        busy, self._busy = self._busy, {}
        for queue in self._queues:
            queue.fail(Busy())
        for thought in busy.values():
            thought.fail(Busy())
        for process in [*self._idle, *busy]:
            process.end()
        self._idle.clear()
