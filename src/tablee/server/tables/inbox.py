"""What is asked of one table, done one after the other by a single worker."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final

import structlog

from tablee.store.store_contract import StoreClosed

log = structlog.get_logger()
Job = Callable[..., Awaitable[Any]]
CLOSED: Final = "this table is being closed"


class Inbox:
    """A job that fails is logged and keeps nothing back; `ask` gives its failure to whoever waits for it."""

    __slots__ = ("_closed", "_held", "_name", "_waiting", "_wake", "_worker")

    def __init__(self, name: str) -> None:
        self._name = name
        self._closed = self._held = False
        self._waiting: deque[tuple[Job, tuple[Any, ...]]] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._worker = asyncio.create_task(self._work(), name=f"table {name}")

    def __len__(self) -> int:
        return len(self._waiting)

    def post(self, job: Job, *args: Any) -> None:
        """Do this when everything asked for before is done."""
        self._waiting.append((job, args))
        self._go_on()

    def post_first(self, job: Job, *args: Any) -> None:
        """Do this before everything that waits."""
        self._waiting.appendleft((job, args))
        self._go_on()

    async def ask(self, job: Job, *args: Any) -> Any:
        """Post this, and wait for its answer; whoever stops waiting before its turn has asked for nothing."""
        if self._closed:
            raise StoreClosed(CLOSED)
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.post(_answering, answer, job, args)
        return await answer

    @property
    def free(self) -> bool:
        """Nothing is being done here, and nothing waits."""
        return self._wake is not None and not self._waiting and not self._held

    def hold(self, on: bool) -> None:
        """While something else is being done to the table (`journal.py`), everything here waits."""
        self._held = on
        if not on:
            self._go_on()

    def close(self) -> None:
        """The job under way is the last one; whoever waits for another is told so."""
        self._closed = True
        for job, args in self._waiting:
            if job is _answering and not args[0].done():
                args[0].set_exception(StoreClosed(CLOSED))
        if self._wake is not None:
            self._wake.set_result(None)
            self._wake = None

    def _go_on(self) -> None:
        if self._wake is not None and self._waiting and not self._held and not self._closed:
            self._wake.set_result(None)
            self._wake = None

    async def _work(self) -> None:
        while not self._closed:
            if not self._waiting:
                self._wake = asyncio.get_running_loop().create_future()
                await self._wake
                continue
            job, args = self._waiting.popleft()
            try:
                await job(*args)
            except Exception:
                log.exception("a job at a table failed", table=self._name)


async def _answering(answer: asyncio.Future[Any], job: Job, args: tuple[Any, ...]) -> None:
    if answer.done():
        return
    try:
        result = await job(*args)
    except Exception as error:
        if answer.done():
            raise
        answer.set_exception(error)
    else:
        if not answer.done():
            answer.set_result(result)
