"""Runs the bots of all tables: quick ones where they are asked, others in processes beside the house."""

from __future__ import annotations

import asyncio
import os
import secrets
from collections.abc import Callable
from functools import cache
from typing import Any, Final, NamedTuple

import structlog

from tablee import bots
from tablee.bots.adviser import explain, explains
from tablee.bots.bot import Bot, is_heavy, was_braked
from tablee.core.chance import Stream
from tablee.server.counts import Counts
from tablee.server.tables.bot_question import Question
from tablee.server.tables.bot_turns import BotTurns
from tablee.server.workers.thinking_pool import ThinkingPool
from tablee.server.workers.thinking_queue import HINT, MOVE, Busy

log = structlog.get_logger()
PROCESSES: Final = (os.cpu_count() or 2) - 1
SIMPLEST: Final = "random"


class Chosen(NamedTuple):
    """A bot's move, and whether a clock cut short the thought it came from."""

    move: Any
    braked: bool = False


class Advice(NamedTuple):
    """A move, and why, where the game can say so; `fault` is why it cannot."""

    move: Any
    why: Any = None
    fault: str = ""


class Thinkers:
    """One for the whole house; bots that are heavy think in processes of their own."""

    def __init__(self, counts: Counts) -> None:
        self._counts = counts
        self._pool = ThinkingPool(PROCESSES)
        self._turns = BotTurns()

    def heavy(self, question: Question) -> bool:
        return is_heavy(_load(question.game, question.level), question.view)

    async def choose(self, question: Question) -> Chosen:
        """The bot's move; if it fails, the simplest bot's, so that no table ever waits for it."""
        if not self.heavy(question):
            return self.choose_here(question)
        key = question.key or secrets.token_bytes(32)
        try:
            chosen: Chosen = await self._pool.do(question.table, MOVE, think, question, key)
            self._counts.braked += chosen.braked
            return chosen
        except Busy:
            if question.key:
                raise  # the table asks again: what is settled is played by no other bot
            log.warning("a bot had no time to think", game=question.game, level=question.level)
        except Exception:
            log.exception("a bot failed", game=question.game, level=question.level)
        return think(question._replace(level=SIMPLEST), key)

    async def turn(self) -> None:
        """Wait until a bot that plays at once may do so: nobody's moves wait for those of bots elsewhere."""
        wait = self._turns.take(asyncio.get_running_loop().time())
        if wait:
            await asyncio.sleep(wait)

    def choose_here(self, question: Question) -> Chosen:
        """The same for a bot that is known not to be heavy."""
        key = question.key or secrets.token_bytes(32)
        try:
            return think(question, key)
        except Exception:
            log.exception("a bot failed", game=question.game, level=question.level)
            return think(question._replace(level=SIMPLEST), key)

    async def advise(self, question: Question, wanted: Callable[[], bool]) -> Advice:
        """What the bot would play, for somebody who can do without: any failure is the asker's to hear of."""
        key = secrets.token_bytes(32)
        if self.heavy(question) or explains(question.game):
            terms = HINT._replace(wanted=wanted)
            advice: Advice = await self._pool.do(question.table, terms, advice_on, question, key)
        else:
            advice = advice_on(question, key)
        if advice.fault:
            log.error("no reasons for a hint", game=question.game, why=advice.fault)
        return advice

    async def elsewhere(self, table: str, work: Callable[..., Any], *args: Any) -> Any:
        """The answer of some long work a table waits for, done where it keeps nobody else waiting."""
        return await self._pool.do(table, MOVE, work, *args)

    def close(self) -> None:
        self._pool.close()


def think(question: Question, key: bytes) -> Chosen:
    bot = _load(question.game, question.level)
    move = bot.choose(question.view, question.offers, Stream(key))
    return Chosen(move, was_braked(bot))


def advice_on(question: Question, key: bytes) -> Advice:
    move = think(question, key).move
    if not explains(question.game):
        return Advice(move)
    try:
        return Advice(move, explain(question.game, question.view, question.offers, move))
    except Exception as error:
        return Advice(move, fault=type(error).__name__)


@cache
def _load(game: str, level: str) -> Bot:
    return bots.load(game, level)
