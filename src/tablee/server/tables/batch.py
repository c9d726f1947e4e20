"""People's moves in a game in real time: what waits at the same moment is stored by one sync.

Each is decided on the table the one before it led to, and nothing is told before all are kept.
A move that everybody learns of, or that takes long to complete, goes alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

import structlog

from tablee.core.completion import needs_simulation
from tablee.core.contract import Seat
from tablee.server.protocol.messages import MoveWish
from tablee.server.tables import requests
from tablee.server.tables.audience import Concerned
from tablee.server.tables.journal import Answer
from tablee.server.tables.system_time import wall
from tablee.server.wire.socket import Socket
from tablee.table import decide
from tablee.table.model import Table
from tablee.table.outcome import Decision, Outcome, TableProblem

if TYPE_CHECKING:
    from tablee.server.tables.live_table import Room

log = structlog.get_logger()


class Asked(NamedTuple):
    """Who wishes for which move, and when that arrived (`ticks`)."""

    socket: Socket
    seat: Seat
    wish: MoveWish
    at: int


class Together:
    __slots__ = ("_room", "_waiting")

    def __init__(self, room: Room) -> None:
        self._room = room
        self._waiting: list[Asked] = []

    def hear(self, asked: Asked) -> None:
        if not self._waiting:
            self._room.post(self._serve)
        self._waiting.append(asked)

    async def _serve(self) -> None:
        waiting, self._waiting = self._waiting, []
        while waiting:
            answers = await self._decide(waiting)
            await self._room.journal.commit_answers(answers)
            waiting = waiting[len(answers) :]

    async def _decide(self, waiting: Sequence[Asked]) -> list[Answer]:
        """Outcomes of the first ones: as many as can be stored together, at least one."""
        table, answers = self._room.table, list[Answer]()
        for asked in waiting:
            answer = await self._certain(table, asked, bool(answers))
            if answer is None or (_alone(answer) and answers):
                break
            answers.append(answer)
            if _alone(answer):
                break
            if isinstance(answer.outcome, Decision):
                table = answer.outcome.table
        return answers

    async def _certain(self, table: Table, asked: Asked, more: bool) -> Answer | None:
        """A fault of ours answers the one who met it; those who wait beside him are served."""
        try:
            return await self._answer(table, asked, more)
        except Exception:
            log.exception("a request failed", table=table.code, seat=asked.seat)
            return _answer(asked, TableProblem("failed"))

    async def _answer(self, table: Table, asked: Asked, more: bool) -> Answer | None:
        """What becomes of it; None for long work after others."""
        real, (socket, seat, wish, at) = self._room.real, asked
        assert real is not None
        move = requests.read_move(table, wish)
        if isinstance(move, TableProblem):
            return _answer(asked, move)
        if (
            more
            and table.state is not None
            and needs_simulation(self._room.current.game, table.state, seat, move)
        ):
            return None
        elapsed, delay = real.clock.elapsed(at), socket.delay()
        if decide.beforehand(table, seat, wish.id, wish.seen) is None:
            move = await real.complete(table.state, seat, move, elapsed, delay)
        outcome = decide.move(table, seat, move, wish.id, wish.seen, wall())
        real.doubt(outcome, seat, move, elapsed, delay)
        concerned = real.concerned(table, outcome) if isinstance(outcome, Decision) else ()
        return _answer(asked, outcome, concerned)


def _answer(asked: Asked, outcome: Outcome, concerned: Concerned = ()) -> Answer:
    return Answer(outcome, asked.socket, asked.wish.id, concerned)


def _alone(answer: Answer) -> bool:
    """Whether everybody learns of it, and clocks may go by it."""
    return answer.concerned is None
