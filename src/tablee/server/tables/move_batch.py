"""People's moves in a game in real time: what waits at the same moment is stored by one sync.

Each is decided on the table the one before it led to, and nothing is told before all are stored.
A move that everybody learns of, or that takes long to complete, goes alone.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

import structlog

from tablee.core.contract import Seat
from tablee.server.protocol.from_client import MakeMove
from tablee.server.tables import requests
from tablee.server.tables.audience import Concerned
from tablee.server.tables.clocked_play import ClockedPlay
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.journal import Answer
from tablee.server.tables.system_time import wall
from tablee.server.wire.socket import Socket
from tablee.table import actions
from tablee.table.model import Table
from tablee.table.outcome import Decision, Outcome, TableProblem

log = structlog.get_logger()


class WaitingMove(NamedTuple):
    """Who asks for which move, and when that arrived (`ticks`)."""

    socket: Socket
    seat: Seat
    request: MakeMove
    at: int


class MoveBatch:
    """`post` gives a job to the table's inbox, `commit` is the journal's for several answers."""

    __slots__ = ("_clocked", "_commit", "_current", "_post", "_waiting")

    def __init__(
        self,
        current: CurrentTable,
        clocked: ClockedPlay,
        *,
        post: Callable[..., None],
        commit: Callable[[Sequence[Answer]], Awaitable[None]],
    ) -> None:
        self._current = current
        self._clocked = clocked
        self._post = post
        self._commit = commit
        self._waiting: list[WaitingMove] = []

    def hear(self, move: WaitingMove) -> None:
        if not self._waiting:
            self._post(self._serve)
        self._waiting.append(move)

    async def _serve(self) -> None:
        waiting, self._waiting = self._waiting, []
        while waiting:
            answers = await self._decide(waiting)
            await self._commit(answers)
            waiting = waiting[len(answers) :]

    async def _decide(self, waiting: Sequence[WaitingMove]) -> list[Answer]:
        """Answers to the first ones: as many as can be stored together, at least one."""
        table, answers = self._current.table, list[Answer]()
        for asked in waiting:
            answer = await self._answer_or_failure(table, asked, bool(answers))
            if answer is None or (_alone(answer) and answers):
                break
            answers.append(answer)
            if _alone(answer):
                break
            if isinstance(answer.outcome, Decision):
                table = answer.outcome.table
        return answers

    async def _answer_or_failure(self, table: Table, asked: WaitingMove, more: bool) -> Answer | None:
        """A fault of ours answers the one who met it; those who wait beside them are served."""
        try:
            return await self._answer(table, asked, more)
        except Exception:
            log.exception("a request failed", table=table.code, seat=asked.seat)
            return _answer_to(asked, TableProblem("failed"))

    async def _answer(self, table: Table, asked: WaitingMove, more: bool) -> Answer | None:
        """What becomes of a move; None for long work after others."""
        clocked, (socket, seat, request, at) = self._clocked, asked
        move = requests.read_move(table, request)
        if isinstance(move, TableProblem):
            return _answer_to(asked, move)
        if more and clocked.takes_long(table.state, seat, move):
            return None
        elapsed, delay = clocked.clock.elapsed(at), clocked.allowed(seat, socket.delay())
        if actions.beforehand(table, seat, request.id, request.seen) is None:
            move = await clocked.complete(table.state, seat, move, elapsed, delay)
        outcome = actions.move(table, seat, move, request.id, request.seen, wall())
        clocked.doubt(outcome, seat, move, elapsed, delay)
        concerned = clocked.concerned(table, outcome) if isinstance(outcome, Decision) else ()
        return _answer_to(asked, outcome, concerned)


def _answer_to(asked: WaitingMove, outcome: Outcome, concerned: Concerned = ()) -> Answer:
    return Answer(outcome, asked.socket, asked.request.id, concerned)


def _alone(answer: Answer) -> bool:
    """Whether everybody learns of it, and clocks may go by it."""
    return answer.concerned is None
