"""A small server in a thread of its own, between a browser and a house."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress

Answers = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@contextmanager
def small_server(port: int, answers: Answers) -> Iterator[None]:
    """Listens on that port; at the end whoever is still being answered is hung up on."""
    ready, end = threading.Event(), list[Callable[[], object]]()

    async def answered(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(asyncio.IncompleteReadError, ConnectionError, asyncio.CancelledError):
            await answers(reader, writer)
        writer.close()

    async def run() -> None:
        stop, loop = asyncio.Event(), asyncio.get_running_loop()
        end.append(lambda: loop.call_soon_threadsafe(stop.set))
        server = await asyncio.start_server(answered, "127.0.0.1", port)
        ready.set()
        await stop.wait()
        server.close()

    # asyncio.run ends every connection's task, then closes the loop
    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    assert ready.wait(10)
    try:
        yield
    finally:
        end[0]()
        thread.join(10)
        assert not thread.is_alive()
