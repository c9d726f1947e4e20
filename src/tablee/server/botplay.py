"""Bots at a table: they see their seat's view and offers, and answer by the door people use."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any

import structlog

from tablee import bots
from tablee.bots.bot import Bot, is_heavy
from tablee.core.chance import Stream
from tablee.core.contract import Offers, Seat
from tablee.table import games
from tablee.table.model import Table

log = structlog.get_logger()
WORKERS = max(1, (os.cpu_count() or 2) - 1)
LONGEST = 30.0  # seconds any bot may think
SIMPLEST = "random"


def level_of(table: Table, seat: Seat) -> str:
    """The bot that sits there, or the one that plays for somebody."""
    return table.places[seat].bot or table.settings.level


class Thinkers:
    """Runs bots: quick ones where they are asked, heavy ones in processes of their own."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    def heavy(self, game: str, level: str, view: Any) -> bool:
        return is_heavy(_load(game, level), view)

    async def choose(self, table: Table, seat: Seat, level: str) -> Any:
        """The bot's move; if it fails, the simplest bot's, so that no table ever waits for it."""
        game = games.load(table.game)
        view, offers = game.view(table.state, seat), game.offers(table.state, seat)
        key = secrets.token_bytes(32)
        try:
            if self.heavy(table.game, level, view):
                return await self.elsewhere(think, table.game, level, view, offers, key)
            return think(table.game, level, view, offers, key)
        except Exception:
            log.exception("a bot failed", game=table.game, level=level)
            return think(table.game, SIMPLEST, view, offers, key)

    async def elsewhere(self, work: Callable[..., Any], *args: Any) -> Any:
        """The answer of some long work, done where it keeps nobody waiting."""
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(WORKERS, context, initializer=_ignore_interrupts)
        thinking = asyncio.get_running_loop().run_in_executor(self._pool, work, *args)
        try:
            return await asyncio.wait_for(thinking, LONGEST)
        except (BrokenProcessPool, TimeoutError):
            self.close()  # the next question starts a new one
            raise

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _ignore_interrupts() -> None:
    """Ctrl+C is for the house, which then ends its thinkers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def think(game: str, level: str, view: Any, offers: Offers, key: bytes) -> Any:
    return _load(game, level).choose(view, offers, Stream(key))


@cache
def _load(game: str, level: str) -> Bot:
    return bots.load(game, level)
