"""The line to a house in a thread of its own, so that a person may think while the table goes on."""

from __future__ import annotations

import asyncio
import os
from collections import deque
from collections.abc import Awaitable, Callable
from concurrent.futures import Future
from contextlib import suppress
from threading import Thread
from typing import Any, TypeVar

import msgspec

from tablee.client import HouseClient, Player, Unreachable
from tablee.core.contract import Offers
from tablee.server.protocol.http_types import Seated
from tablee.server.protocol.table_shown import Countdown, TableView
from tablee.server.protocol.to_client import (
    Film,
    HintIs,
    Kept,
    Orders,
    Problem,
    Reaction,
    ToClient,
    Update,
    Welcome,
)

T = TypeVar("T")
TRIES = 40  # to come back: some five minutes


class Seen(msgspec.Struct, frozen=True):
    """What the seat knew once a message was taken in; view and moves are plain values."""

    table: TableView
    you: int | None
    view: dict[str, Any]
    offers: Offers
    countdown: Countdown | None
    answer: Any
    orders: Orders


class News(msgspec.Struct, frozen=True):
    """What the house said, and the events that are new by it; no message: the line is cut."""

    seen: Seen | None
    message: ToClient | None
    events: tuple[Any, ...] = ()


class HouseLine:
    """`wake` can be read while there is news; `close` ends it all."""

    def __init__(self, house: HouseClient, seated: Seated) -> None:
        self.wake, self._woken = os.pipe()
        for end in (self.wake, self._woken):
            os.set_blocking(end, False)
        self._news: deque[News] = deque()
        self._version: int | None = None
        self._ended: Exception | None = None
        self._house = house
        self._seated = seated
        self._ready: Future[None] = Future()
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_until_complete, args=(self._run(),), daemon=True)

    def open(self) -> None:
        """Connected and welcomed; `HouseProblem` or `Unreachable` if that does not come about."""
        self._thread.start()
        self._ready.result()

    def news(self) -> list[News]:
        """What came since it was last asked; `Unreachable` or `HouseProblem` once there will be no more."""
        with suppress(BlockingIOError):
            while os.read(self.wake, 4096):
                pass
        found = []
        while self._news:
            found.append(self._news.popleft())
        if not found and self._ended is not None:
            raise self._ended
        return found

    def ask(self, request: Callable[[Player], Awaitable[T]]) -> T:
        """Ask the house for something, and wait for the answer."""

        async def asked() -> T:
            return await request(self._player)

        return asyncio.run_coroutine_threadsafe(asked(), self._loop).result()

    def receipt(self) -> str | None:
        """Of the game so far, in one line."""

        async def made(player: Player) -> str | None:
            return player.receipt()

        return self.ask(made)

    def record(self) -> bytes:
        """The finished game as a document."""
        return self.ask(lambda player: self._house.record(self._seated.code))

    def close(self) -> None:
        if self._thread.is_alive():
            self._loop.call_soon_threadsafe(self._over.set)
            self._thread.join()
        os.close(self._woken)
        os.close(self.wake)

    async def _run(self) -> None:
        self._over = asyncio.Event()
        self._player = self._house.player(self._seated, listener=self._hear, lost=self._lost, tries=TRIES)
        try:
            async with self._player:
                self._ready.set_result(None)
                over = asyncio.create_task(self._over.wait())
                gone = asyncio.create_task(self._player.until(self._over.is_set))
                await asyncio.wait({over, gone}, return_when=asyncio.FIRST_COMPLETED)
                for task in (over, gone):
                    task.cancel()
                if gone.done() and not gone.cancelled():
                    gone.result()
        except Exception as error:
            if self._ready.done():
                self._ended = error
                self._wake_up()
            else:
                self._ready.set_exception(error)

    def _hear(self, message: ToClient) -> None:
        """Only what tells anything; what was heard already is not told twice."""
        seen = self._player.seen
        if isinstance(message, HintIs | Film | Problem | Reaction) or seen.table is None:
            return
        events: tuple[Any, ...] = ()
        if isinstance(message, Welcome):
            events = message.missed or ()
        elif isinstance(message, Update):
            if self._version is not None and message.version <= self._version:
                return
            events = message.events
        if not isinstance(message, Kept):
            self._version = seen.version
        known = Seen(seen.table, seen.you, seen.view, seen.offers, seen.countdown, seen.answer, seen.orders)
        self._news.append(News(known, message, events))
        self._wake_up()

    def _lost(self, why: Unreachable) -> None:
        if self._ready.done():
            self._news.append(News(None, None))
            self._wake_up()

    def _wake_up(self) -> None:
        with suppress(BlockingIOError):  # it is full: whoever reads will wake up
            os.write(self._woken, b".")
