"""What this machine costs by itself: how late a task is woken on it, and how long its disk takes."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from typing import Final

WAKE_EVERY: Final = 0.01
SYNC_EVERY: Final = 0.05


class Lateness:
    """Both are in every move's time, whoever attacks: they are shown beside it and excuse nothing."""

    def __init__(self, folder: Path) -> None:
        self._file = folder / "synced.txt"
        self.woken: list[float] = []
        self.synced: list[float] = []

    async def wake(self) -> None:
        while True:
            due = time.perf_counter() + WAKE_EVERY
            await asyncio.sleep(WAKE_EVERY)
            self.woken.append(time.perf_counter() - due)

    async def sync(self) -> None:
        """As the house's store does for a move, on the same disk."""
        while True:
            await asyncio.sleep(SYNC_EVERY)
            self.synced.append(await asyncio.to_thread(_sync, self._file))

    def taken(self) -> tuple[list[float], list[float]]:
        """How late, and how long, since the last call."""
        woken, self.woken = self.woken, []
        synced, self.synced = self.synced, []
        return woken, synced


def _sync(file: Path) -> float:
    """How many seconds it took."""
    began = time.perf_counter()
    with file.open("wb") as written:
        written.write(bytes(4096))
        written.flush()
        os.fsync(written.fileno())
    return time.perf_counter() - began
