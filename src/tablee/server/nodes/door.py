"""Where other nodes knock: for a device of theirs whose table runs here, or with a question about one."""

from __future__ import annotations

import asyncio
import secrets
import socket as sockets
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
import structlog

from tablee.server import limits
from tablee.server.admission.connections import Connections
from tablee.server.nodes.exchange import ANSWER_SECONDS, ASKED, TOLD, Exchange, HungUp, Unreachable
from tablee.server.nodes.question import (
    ELSEWHERE,
    NO_LEASE,
    NO_SUCH_TABLE,
    NONCE,
    OK,
    OTHER,
    SOCKET,
    SPEAKS,
    UNREADABLE,
    Question,
    Told,
    sealed,
)
from tablee.server.protocol.errors import code_of
from tablee.server.protocol.from_client import Hello
from tablee.server.tables.hub import Hub, NoSuchTable
from tablee.server.wire.frames import MOVED, POLICY
from tablee.server.wire.socket import Gone, Socket
from tablee.server.wire.websocket_line import WebSocketLine
from tablee.store.contract import NoLease, RunsElsewhere, StoreClosed, StoreError, StoreFailed
from tablee.table.log_replay import LogBroken

log = structlog.get_logger()
TICK: Final = 1.0
Answer = Callable[[Question], Awaitable[Told]]


class Door:
    """`answers` says, for each kind of question but a socket's, who answers it."""

    def __init__(self, hub: Hub, incarnation: int, secret: bytes, answers: dict[str, Answer]) -> None:
        self._hub = hub
        self._incarnation = incarnation
        self._secret = secret
        self._answers = answers
        self._connections = Connections(hub.counts, limits.CONNECTIONS, limits.CONNECTIONS)
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
            self._connections.tick(asyncio.get_running_loop().time())

    def _knock(self, exchange: Exchange) -> None:
        self._hub.start(self._attend(exchange))

    async def _attend(self, exchange: Exchange) -> None:
        nonce = secrets.token_bytes(NONCE)
        try:
            exchange.write(nonce)
            async with asyncio.timeout(ANSWER_SECONDS):
                question = await exchange.read_sealed(self._secret, ASKED, nonce, Question)
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
        if question.kind == SOCKET and told.status == OK:
            await self._lead_in(exchange, question)
        else:
            exchange.transport.close()

    async def _told(self, question: Question) -> Told:
        """What is answered; a socket is let in once its table runs here."""
        if question.speaks != SPEAKS or question.to != self._incarnation:
            return Told(OTHER)
        try:
            if question.kind in self._answers:
                return await self._answers[question.kind](question)
            if question.kind != SOCKET:
                return Told(OTHER)
            await self._hub.live_table(question.code)
            return Told(OK)
        except RunsElsewhere as error:
            return Told(ELSEWHERE, error.node)
        except (NoLease, StoreClosed, StoreFailed):
            return Told(NO_LEASE)
        except NoSuchTable:
            return Told(NO_SUCH_TABLE)
        except (StoreError, LogBroken) as error:
            log.error("a table cannot be read", table=question.code, why=str(error))
            return Told(UNREADABLE, problem=code_of(error))

    async def _lead_in(self, exchange: Exchange, question: Question) -> None:
        """Its frames are read here as if it had come to this door; its node has counted them already."""
        loop = asyncio.get_running_loop()
        line = WebSocketLine(exchange.transport, self._connections, question.address, loop)
        self._connections.add(line)
        socket = Socket(line, self._hub.counts)
        socket.counted_elsewhere()
        socket.listen()
        exchange.become(line)
        try:
            async with asyncio.timeout(limits.HELLO_SECONDS):
                await self._greet(socket, question.code)
        except Gone:
            return
        except TimeoutError:
            socket.hang_up(POLICY, "no-hello")
        except (StoreError, NoSuchTable):
            socket.hang_up(MOVED, "moved")
        except Exception:
            log.exception("a greeting failed", table=question.code)
            socket.hang_up(MOVED, "moved")

    async def _greet(self, socket: Socket, code: str) -> None:
        while True:
            said: Any = await socket.next()
            if not isinstance(said, Hello):
                socket.problem("no-hello", getattr(said, "id", None))
                continue
            live = await self._hub.live_table(code)
            if await live.let_in(socket, said):
                socket.open(live.hear, live.leave)
                return
