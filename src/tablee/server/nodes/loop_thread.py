"""An event loop in a thread of its own: it has little to do, and is on time when the house's loop is not."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class LoopThread:
    """The house's loop starts it, asks it for things, and stops it."""

    def __init__(self, name: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name=name, daemon=True)
        self._going: list[asyncio.Future[Any]] = []

    def start(self) -> None:
        self._thread.start()

    def runs(self) -> bool:
        return self._thread.is_alive()

    async def ask(self, work: Coroutine[Any, Any, T]) -> T:
        """Do that over there, and wait for what comes of it."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))

    def keep_doing(self, work: Coroutine[Any, Any, None]) -> None:
        """Do that over there until `rest`."""
        self._going.append(asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop)))

    async def rest(self) -> None:
        """Nothing goes on over there any more; it may still be asked."""
        for going in self._going:
            going.cancel()
        await asyncio.gather(*self._going, return_exceptions=True)
        await self.ask(asyncio.sleep(0))  # what was cancelled has come to its end

    async def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        await asyncio.to_thread(self._thread.join)
        self._loop.close()
