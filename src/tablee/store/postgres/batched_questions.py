"""Questions of one kind that come at the same time are asked by one statement, and answered each for itself.

A node that claims the tables of another, or its own again, would else wait for as many answers of the
database, and as many commits, as there are tables.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

K = TypeVar("K")
V = TypeVar("V")
MOST: Final = 32  # questions of one statement


class BatchedQuestions(Generic[K, V]):
    """`answer` is given several keys, none twice; those it says nothing of have no answer.

    Whoever asks while a statement is under way is answered by the next one, never by what was asked before.
    A statement asks `most` of them: as many as are surely answered in the time that one is waited for.
    """

    def __init__(self, answer: Callable[[Sequence[K]], Awaitable[Mapping[K, V]]], most: int = MOST) -> None:
        self._answer = answer
        self._waiting: dict[K, asyncio.Future[V | None]] = {}
        self._at_work: asyncio.Task[None] | None = None
        self._most = most

    async def of(self, key: K) -> V | None:
        waiting = self._waiting.get(key)
        if waiting is None:
            waiting = self._waiting[key] = asyncio.get_running_loop().create_future()
        if self._at_work is None:
            self._at_work = asyncio.create_task(self._work())
        return await asyncio.shield(waiting)

    async def _work(self) -> None:
        try:
            while self._waiting:
                keys = list(self._waiting)[: self._most]
                await self._ask({key: self._waiting.pop(key) for key in keys})
        except asyncio.CancelledError as stopped:  # the event loop ends
            for waiting in self._waiting.values():
                _fail(waiting, stopped)
            self._waiting.clear()
            raise
        finally:
            self._at_work = None

    async def _ask(self, asked: dict[K, asyncio.Future[V | None]]) -> None:
        try:
            found = await self._answer(list(asked))
        except BaseException as error:
            for waiting in asked.values():
                _fail(waiting, error)
            if not isinstance(error, Exception):
                raise
        else:
            for key, waiting in asked.items():
                if not waiting.done():
                    waiting.set_result(found.get(key))


def _fail(waiting: asyncio.Future[V | None], error: BaseException) -> None:
    """The same for everybody who asked; some may not wait any more."""
    if isinstance(error, asyncio.CancelledError):
        waiting.cancel()
    elif not waiting.done():
        waiting.set_exception(error)
        waiting.exception()
