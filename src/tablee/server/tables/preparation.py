"""What is computed before anybody waits for it: once for each game, when its first table needs it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import structlog

from tablee import bots
from tablee.bots.bot import is_light, prepare
from tablee.core import shelf
from tablee.server.tables.thinkers import Thinkers
from tablee.table import game_rules

log = structlog.get_logger()


class Preparation:
    """One for the whole house."""

    __slots__ = ("_bots", "_boxes", "_moves", "_thinkers")

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._boxes: dict[str, asyncio.Task[None]] = {}
        self._moves: dict[str, asyncio.Task[None]] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}

    async def unpacked(self, game: str) -> None:
        """The code of a box is read beside the loop, before its first table: other tables go on meanwhile."""
        if game in shelf.names():
            if game not in self._boxes:
                self._boxes[game] = asyncio.create_task(asyncio.to_thread(unpack, game))
            await asyncio.shield(self._boxes[game])

    def begin(self, game: str) -> None:
        """A box is opened: what its first move would wait for is computed, here and in the processes."""
        if game not in self._moves:
            self._moves[game] = asyncio.create_task(self._prepare_moves(game))

    async def _prepare_moves(self, game: str) -> None:
        try:
            here = asyncio.to_thread(warm, game)
            await asyncio.gather(here, self._thinkers.elsewhere("", warm, game))
        except Exception as error:  # the first move then takes its time
            log.warning("moves not prepared", game=game, why=repr(error))

    def begin_bots(self, game: str) -> None:
        """A bot sits at such a table; people alone are not kept waiting for what bots must know."""
        if game not in self._bots:
            self._bots[game] = asyncio.create_task(self._prepare_bots(game))

    async def bots_ready(self, game: str) -> None:
        """Until then nobody computes it a second time on the loop."""
        self.begin_bots(game)
        await asyncio.shield(self._bots[game])

    async def _prepare_bots(self, game: str) -> None:
        self.begin(game)
        await asyncio.shield(self._moves[game])
        try:
            await asyncio.to_thread(warm_bots, game)
        except Exception as error:  # a bot's first move then takes its time
            log.warning("bots not prepared", game=game, why=repr(error))


def unpack(game: str) -> None:
    """Rules and bots; what cannot be read says so where it is needed."""
    with suppress(Exception):
        for level in game_rules.load(game).META.levels:
            bots.load(game, level)


def warm(game: str) -> None:
    """What the first simulated move would wait for."""
    simulated = game_rules.load(game).simulated
    if simulated is not None:
        simulated.warm()


def warm_bots(game: str) -> None:
    for level in game_rules.load(game).META.levels:
        bot = bots.load(game, level)
        prepare(bot)
        if is_light(bot):
            log.warning("a level plays light: nothing is compiled here", game=game, level=level)
