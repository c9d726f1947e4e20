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
from tablee.server.tables.alarm import wall
from tablee.server.tables.fast_move import reply
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


class Answered(NamedTuple):
    """What became of it; `alone`: everybody learns of it, and clocks may go by it."""

    asked: Asked
    outcome: Outcome
    alone: bool


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
            await self._keep(answers)
            waiting = waiting[len(answers) :]

    async def _decide(self, waiting: Sequence[Asked]) -> list[Answered]:
        """Outcomes of the first ones: as many as can be kept together, at least one."""
        table, answers = self._room.table, list[Answered]()
        for asked in waiting:
            outcome, alone = await self._certain(table, asked, bool(answers))
            if outcome is None or (alone and answers):
                break
            answers.append(Answered(asked, outcome, alone))
            if alone:
                break
            if isinstance(outcome, Decision):
                table = outcome.table
        return answers

    async def _certain(self, table: Table, asked: Asked, more: bool) -> tuple[Outcome | None, bool]:
        """A fault of ours answers the one who met it; those who wait beside him are served."""
        try:
            return await self._outcome(table, asked, more)
        except Exception:
            log.exception("a wish failed", table=table.code, seat=asked.seat)
            return TableProblem("failed"), False

    async def _outcome(self, table: Table, asked: Asked, more: bool) -> tuple[Outcome | None, bool]:
        """What becomes of it, and whether it must go alone; None for long work after others."""
        real, (socket, seat, wish, at) = self._room.real, asked
        assert real is not None
        move = requests.read_move(table, wish)
        if isinstance(move, TableProblem):
            return move, False
        if more and table.state is not None and needs_simulation(self._room.game, table.state, seat, move):
            return None, True
        elapsed, delay = real.elapsed(at), socket.delay()
        if decide.beforehand(table, seat, wish.id, wish.seen) is None:
            move = await real.complete(table.state, seat, move, elapsed, delay)
        outcome = decide.move(table, seat, move, wish.id, wish.seen, wall())
        real.doubt(outcome, seat, move, elapsed, delay)
        if not isinstance(outcome, Decision):
            return outcome, False
        return outcome, real.concerned(table, outcome) is None

    async def _keep(self, answers: Sequence[Answered]) -> None:
        decisions = [outcome for _, outcome, _ in answers if isinstance(outcome, Decision)]
        problem = await self._room.keep(decisions) if decisions else None
        for (socket, _, wish, _), outcome, _ in answers:
            if problem is not None and not isinstance(outcome, TableProblem):
                socket.problem(problem.code, wish.id)
            elif isinstance(outcome, Decision):
                self._room.become(outcome, socket, wish.id)
            else:
                reply(socket, wish.id, outcome)
        if problem is None and any(answer.alone for answer in answers):
            self._room.alarms.set()
