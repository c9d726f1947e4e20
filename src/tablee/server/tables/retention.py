"""Tables that nobody has touched for as long as the host says are removed, whole, with a note that stays."""

from __future__ import annotations

from typing import Final

import structlog

from tablee.server.tables.hub import Hub
from tablee.server.tables.system_time import wall
from tablee.store.store_contract import StoreError

log = structlog.get_logger()
DAY: Final = 24 * 3_600_000  # milliseconds
EVERY: Final = 3600.0  # seconds
PAGE: Final = 500


class Retention:
    """`days` without an entry after which a table goes; 0: never. A table in memory anywhere stays."""

    def __init__(self, hub: Hub, days: int) -> None:
        self._hub = hub
        self._days = days

    async def look(self) -> None:
        """Remove what is too old now, if anything ever is."""
        if not self._days:
            return
        try:
            if removed := await self.remove_old(wall()):
                log.info("old tables were removed", tables=removed, days=self._days)
        except StoreError as error:
            log.warning("old tables could not be removed", why=str(error))

    async def remove_old(self, now: int) -> int:
        """How many tables were too old at that time and are gone now."""
        after, removed = "", 0
        while lines := await self._hub.store.tables(after, PAGE):
            for line in lines:
                if line.changed < now - self._days * DAY and await self._idle(line.code):
                    removed += await self._hub.remove(line.code)
            after = lines[-1].code
        return removed

    async def _idle(self, code: str) -> bool:
        """Nobody runs it, here or on another node: claiming it says so."""
        if code in self._hub.live_tables:
            return False
        try:
            return await self._hub.store.claim(code)
        except StoreError:
            return False
