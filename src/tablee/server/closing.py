"""Ending in order: a signal stops the doors first, the store last, and is no failure."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn

from tablee.server.log import complain


class HouseServer(uvicorn.Server):
    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """uvicorn would raise the signal again once all is closed: a death instead of an end."""
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(complain)
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)
