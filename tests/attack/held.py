"""How long the loop of a house was held at a stretch, by the processor's clock and not the wall's.

What else this machine does meanwhile makes moves wait and is in every time that people measure; it is not in
this one. It is of the loop's own thread: waiting for a disk or for another thread is not in it either.
"""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any, Final

EVERY: Final = 0.002  # seconds between two looks; a stretch is what the loop did between them
FIRST: Final = 0.5  # seconds until the first look: a house that opens is not measured


def note_in(file: Path) -> None:
    """For the house's own process, before it serves: every stretch worth it is noted there."""
    from tablee.server.hosting.house_server import HouseServer

    startup = HouseServer.startup

    async def started(self: HouseServer, *args: Any, **options: Any) -> None:
        await startup(self, *args, **options)
        asyncio.get_running_loop().call_later(FIRST, _Looks(file).begin)

    HouseServer.startup = started  # type: ignore[method-assign]


class _Looks:
    """One look after the other; the file is emptied by whoever wants to know what comes after."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._loop = asyncio.get_running_loop()
        self._used = 0.0

    def begin(self) -> None:
        self._used = time.thread_time()
        self._loop.call_later(EVERY, self._look)

    def _look(self) -> None:
        held = time.thread_time() - self._used
        if held > EVERY / 2:
            with self._file.open("a") as file:
                file.write(f"{held}\n")
        self.begin()


def longest_held(file: Path) -> float:
    """In milliseconds, since this was last asked; 0 if nothing was worth noting."""
    if not file.exists():
        return 0.0
    noted = [float(line) for line in file.read_text().splitlines() if line]
    file.write_text("")
    return 1000 * max(noted, default=0.0)
