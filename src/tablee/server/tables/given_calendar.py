"""Publishes tomorrow's terms while it is still today, as long as the house is open."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from tablee.server.tables.given_terms import games_with_given
from tablee.server.tables.hub import Hub
from tablee.store.contract import StoreError

log = structlog.get_logger()
FIRST: Final = 20.0  # seconds after the house is opened: nobody who comes in waits for it
EVERY: Final = 600.0  # seconds


class GivenCalendar:
    """One for each house, or node of it: whichever comes first publishes."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._running: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._running = asyncio.create_task(self._run())

    def stop(self) -> None:
        if self._running is not None:
            self._running.cancel()

    async def _run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            await self.publish()
            await asyncio.sleep(EVERY)

    async def publish(self) -> None:
        """The terms of today and tomorrow, of every box that has such a deal."""
        for game in games_with_given():
            try:
                await self._hub.preparation.unpacked(game)
                await self._hub.given.publish(game)
            except StoreError as error:
                log.warning("the deal of the day could not be published", game=game, why=str(error))
            except Exception:
                log.exception("no deal of the day", game=game)
