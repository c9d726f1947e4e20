"""When a running table leaves memory: nobody has been there for a while. Its log is kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tablee.server import limits


class Retirement:
    """One for each running table. `crowded`: the house is full, and those at rest leave it sooner.

    `post` gives a job to the table's inbox; `retire` is done if `empty` says then that nobody is there.
    """

    __slots__ = ("_arriving", "_crowded", "_empty", "_post", "_retire", "_timer")

    def __init__(
        self,
        *,
        crowded: Callable[[], bool],
        post: Callable[..., None],
        empty: Callable[[], bool],
        retire: Callable[[], None],
    ) -> None:
        self._crowded = crowded
        self._post = post
        self._empty = empty
        self._retire = retire
        self._arriving = 0  # sockets that are being let in
        self._timer: asyncio.TimerHandle | None = None

    @contextmanager
    def put_off(self) -> Iterator[None]:
        """Somebody is being let in."""
        self._arriving += 1
        try:
            yield
        finally:
            self._arriving -= 1

    def begin(self) -> None:
        """From now on it is counted how long nobody is there."""
        self.close()
        wait = limits.CROWDED_IDLE_SECONDS if self._crowded() else limits.IDLE_SECONDS
        self._timer = asyncio.get_running_loop().call_later(wait, self._post, self._look)

    async def _look(self) -> None:
        if self._arriving:
            self.begin()
        elif self._empty():
            self._retire()

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
