"""What people's sockets send to a table: each message is decided in its turn, and answered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import structlog

from tablee.server.protocol.from_client import FromClient, Hello, Hint, MakeMove, React
from tablee.server.tables import requests
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.hints import Hints
from tablee.server.tables.inbox import Inbox
from tablee.server.tables.journal import Journal, reply
from tablee.server.tables.move_batch import MoveBatch, WaitingMove
from tablee.server.tables.signs import Signs
from tablee.server.tables.system_time import ticks, wall
from tablee.server.tables.write_quota import WATCHERS, WriteQuota
from tablee.server.wire.socket import Socket
from tablee.table.outcome import AlreadyDone, Decision, TableProblem

log = structlog.get_logger()
Greet = Callable[[Socket, Hello], None]


class MessageHandler:
    """`greet` shows a socket everything anew; `batch` takes people's moves in a game in real time."""

    __slots__ = (
        "_batch",
        "_current",
        "_greet",
        "_hints",
        "_inbox",
        "_journal",
        "_quota",
        "_signs",
        "_time",
    )

    def __init__(
        self,
        current: CurrentTable,
        inbox: Inbox,
        journal: Journal,
        *,
        greet: Greet,
        hints: Hints,
        signs: Signs,
        batch: MoveBatch | None,
    ) -> None:
        self._current = current
        self._inbox = inbox
        self._journal = journal
        self._greet = greet
        self._hints = hints
        self._signs = signs
        self._batch = batch
        self._time = asyncio.get_running_loop().time
        self._quota = WriteQuota(self._time())

    def hear(self, socket: Socket, message: FromClient) -> None:
        """A socket of this table's audience sent this message."""
        if isinstance(message, MakeMove):
            self._hear_move(socket, message)
        elif isinstance(message, Hello):
            self._greet_again(socket, message)
        elif isinstance(message, React):
            self._signs.hear(socket, message)
        elif isinstance(message, Hint):
            self._hints.hear(socket, message)
        else:
            self._inbox.post(self._fulfil, socket, message)

    def _hear_move(self, socket: Socket, request: MakeMove) -> None:
        if self._batch is not None and socket.seat is not None:
            self._batch.hear(WaitingMove(socket, socket.seat, request, ticks()))
        elif self._inbox.free and not self._current.table.settings.timed:
            self._move_at_once(socket, request)
        else:
            self._inbox.post(self._fulfil, socket, request)

    def _move_at_once(self, socket: Socket, request: MakeMove) -> None:
        """A move at a table that is free: decided where it is heard, told where it is stored."""
        try:
            outcome = requests.move(self._current.table, socket.seat, request, wall())
            if isinstance(outcome, Decision):
                self._journal.commit_soon(outcome, socket, request.id)
            else:
                reply(socket, request.id, outcome)
        except Exception as error:
            self._failed(socket, request.id, error)

    def _failed(self, socket: Socket, id: str, error: Exception) -> None:
        log.error("a request failed", table=self._current.table.code, seat=socket.seat, exc_info=error)
        reply(socket, id, TableProblem("failed"))

    def _greet_again(self, socket: Socket, hello: Hello) -> None:
        """Whoever is here already may ask to be shown everything anew, but not all the time."""
        who = WATCHERS if socket.seat is None else socket.seat
        if problem := self._quota.refuse(who, hello, self._time()):
            socket.problem(problem.code, values=problem.values)
        else:
            self._greet(socket, hello)

    async def _fulfil(self, socket: Socket, request: Any) -> None:
        try:
            outcome = await self._decide(socket, request)
        except Exception as error:
            self._failed(socket, request.id, error)
        else:
            if outcome is not None:
                reply(socket, request.id, outcome)

    async def _decide(self, socket: Socket, request: Any) -> TableProblem | AlreadyDone | None:
        """What the asker is still to be told once all is done."""
        if problem := self._too_much(socket, request):
            return problem
        outcome = requests.decided(self._current.table, socket.seat, request, wall())
        if isinstance(outcome, TableProblem | AlreadyDone):
            return outcome
        decisions = outcome if isinstance(outcome, tuple) else (outcome,)
        return await self._journal.commit(decisions, socket, request.id)

    def _too_much(self, socket: Socket, request: Any) -> TableProblem | None:
        """Whatever is no move is measured: it could fill the log without ever ending a game."""
        if socket.seat is None or isinstance(request, MakeMove):
            return None
        return self._quota.refuse(socket.seat, request, self._time())
