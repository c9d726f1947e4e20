"""Where other nodes knock: for devices of theirs whose tables run here, or with a question about a table."""

from __future__ import annotations

import asyncio
import secrets
import socket as sockets
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
import structlog

from tablee.server import limits
from tablee.server.admission.connections import Connections
from tablee.server.nodes.arrivals import Arrivals, Onward
from tablee.server.nodes.exchange import ANSWER_SECONDS, ASKED, TOLD, Exchange, HungUp, Unreachable
from tablee.server.nodes.node_question import (
    ELSEWHERE,
    NO_LEASE,
    NO_SUCH_TABLE,
    NONCE,
    OK,
    OTHER,
    SPEAKS,
    TRUNK,
    UNREADABLE,
    Question,
    Told,
    sealed,
)
from tablee.server.protocol.errors import code_of
from tablee.server.tables.hub import Hub, NoSuchTable
from tablee.store.store_contract import NoLease, RunsElsewhere, StoreClosed, StoreError, StoreFailed
from tablee.table.log_replay import LogBroken

log = structlog.get_logger()
TICK: Final = 1.0
STRANGERS: Final = 256
"""Connections that have not shown yet that they are a node's: with one more, the oldest is cut."""
Answer = Callable[[Question], Awaitable[Told]]


class Door:
    """`answers` says, for each kind of question but a trunk's, who answers it."""

    def __init__(
        self, hub: Hub, incarnation: int, secret: bytes, answers: dict[str, Answer], onward: Onward
    ) -> None:
        self._hub = hub
        self._incarnation = incarnation
        self._secret = secret
        self._answers = answers
        self._onward = onward
        self._connections = Connections(hub.counts, limits.CONNECTIONS, limits.CONNECTIONS)
        self._strangers: dict[Exchange, None] = {}
        self._server: asyncio.Server | None = None
        self._ticking: asyncio.Task[None] | None = None

    async def open(self, listener: sockets.socket) -> None:
        loop = asyncio.get_running_loop()
        self._server = await loop.create_server(lambda: Exchange(self._knock), sock=listener, backlog=512)
        self._ticking = asyncio.create_task(self._tick())

    def close(self) -> None:
        if self._server is not None:
            self._server.close()
        if self._ticking is not None:
            self._ticking.cancel()

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            for _ in self._connections.tick(asyncio.get_running_loop().time()):
                await asyncio.sleep(0)

    def _knock(self, exchange: Exchange) -> None:
        if len(self._strangers) >= STRANGERS:
            oldest = next(iter(self._strangers))
            del self._strangers[oldest]
            oldest.transport.abort()
        self._strangers[exchange] = None
        self._hub.start(self._attend(exchange))

    async def _asked(self, exchange: Exchange) -> Question:
        """What a node of this house wants to know; nobody else is heard."""
        nonce = secrets.token_bytes(NONCE)
        try:
            exchange.write(nonce)
            async with asyncio.timeout(ANSWER_SECONDS):
                return await exchange.read_sealed(self._secret, ASKED, nonce, Question)
        finally:
            self._strangers.pop(exchange, None)

    async def _attend(self, exchange: Exchange) -> None:
        try:
            question = await self._asked(exchange)
            told = await self._told(question)
            body = msgspec.json.encode(told)
            exchange.write(sealed(self._secret, TOLD, bytes.fromhex(question.nonce), body))
        except HungUp:  # a node whose patience was over, before or while it was answered
            exchange.transport.abort()
            return
        except (Unreachable, TimeoutError) as error:
            self._hub.counts.refuse("not-a-node")
            log.warning("somebody knocked who is no node", why=str(error))
            exchange.transport.abort()
            return
        if question.kind == TRUNK and told.status == OK:
            transport = exchange.transport
            arrivals = Arrivals(self._hub, self._connections, transport, self._runs_here, self._onward)
            exchange.become(arrivals.trunk)
        else:
            exchange.transport.close()

    async def _told(self, question: Question) -> Told:
        if question.speaks != SPEAKS or question.to != self._incarnation:
            return Told(OTHER)
        if question.kind == TRUNK:
            return Told(OK)
        if question.kind not in self._answers:
            return Told(OTHER)
        return await self._of_table(question.code, self._answers[question.kind](question))

    async def _runs_here(self, code: str) -> Told:
        """Whether that table runs here, now that it is asked for."""
        return await self._of_table(code, self._ran(code))

    async def _ran(self, code: str) -> Told:
        await self._hub.live_table(code)
        return Told(OK)

    async def _of_table(self, code: str, answer: Awaitable[Told]) -> Told:
        """What is answered, or why nothing can be said of that table here."""
        try:
            return await answer
        except RunsElsewhere as error:
            return Told(ELSEWHERE, error.node)
        except (NoLease, StoreClosed, StoreFailed):
            return Told(NO_LEASE)
        except NoSuchTable:
            return Told(NO_SUCH_TABLE)
        except (StoreError, LogBroken) as error:
            log.error("a table cannot be read", table=code, why=str(error))
            return Told(UNREADABLE, problem=code_of(error))
