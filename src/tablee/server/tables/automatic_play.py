"""What a table does without being asked: it deals, closes windows, marks people away, and lets bots play."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import structlog

from tablee.core.contract import Seat
from tablee.server.tables.audience import Audience
from tablee.server.tables.bot_question import Question, level_of, question_of
from tablee.server.tables.clocked_play import ClockedPlay
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.system_time import wall
from tablee.server.tables.thinkers import SIMPLEST, Chosen, Thinkers
from tablee.table import actions, time_marks
from tablee.table.model import Table
from tablee.table.outcome import Decision, Outcome, TableProblem

log = structlog.get_logger()
NOBODY: frozenset[Seat] = frozenset()
PATIENCE = 5.0  # seconds until a table whose bot has no answer is looked at again
Commit = Callable[[Sequence[Decision]], Awaitable[object]]


class AutomaticPlay:
    """`post` gives a job to the table's inbox, `changed` sets the alarm anew."""

    __slots__ = (
        "_audience",
        "_changed",
        "_clocked",
        "_commit",
        "_current",
        "_post",
        "_thinkers",
        "_thinking",
    )

    def __init__(
        self,
        current: CurrentTable,
        audience: Audience,
        thinkers: Thinkers,
        clocked: ClockedPlay | None,
        *,
        commit: Commit,
        post: Callable[..., None],
        changed: Callable[[], None],
    ) -> None:
        self._current = current
        self._audience = audience
        self._thinkers = thinkers
        self._clocked = clocked
        self._commit = commit
        self._post = post
        self._changed = changed
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

    def busy(self) -> frozenset[Seat]:
        busy = NOBODY if self._clocked is None else self._clocked.busy()
        return busy.union(self._thinking) if self._thinking else busy

    def rest(self) -> int:
        return 0 if self._clocked is None else self._clocked.rest

    def thinks(self, seat: Seat | None) -> bool:
        return seat in self._thinking

    async def act(self, due: time_marks.Alarm) -> None:
        table = self._current.table
        if due.kind == time_marks.SHUFFLE:
            await self._commit(actions.deal(table, wall()))
        elif due.kind == time_marks.SEAT:
            await self._commit(actions.seat_the_waiting(table, wall()))
        elif due.kind == time_marks.DUE:
            await self._commit(actions.close_window(table, due.window, wall()))
        elif due.kind == time_marks.ANSWERED:
            await self._commit(actions.open_answers(table, wall()))
        elif due.seat is not None and due.kind == time_marks.AWAY:
            outcome = actions.go_away(table, due.seat, wall())
            await self._commit((outcome,) if isinstance(outcome, Decision) else ())
        elif due.seat is not None and due.kind == time_marks.ORDER:
            outcome = actions.obey(table, due.seat, wall())
            await self._commit((outcome,) if isinstance(outcome, Decision) else ())
        elif due.seat is not None:
            await self._let_bot_play(due.seat, actions.CLOCK if due.kind == time_marks.TURN else actions.BOT)

    async def _let_bot_play(self, seat: Seat, by: str) -> None:
        table = self._current.table
        question = question_of(table, seat, level_of(table, seat), self._audience.view(seat))
        if self._thinkers.heavy(question):
            self._thinking[seat] = asyncio.create_task(self._think(table, seat, question, by))
        else:
            await self._thinkers.turn()
            await self._play(table, seat, self._thinkers.choose_here(question), by)

    async def _think(self, table: Table, seat: Seat, question: Question, by: str) -> None:
        """The table goes on meanwhile, its windows close in time; the answer comes back through its inbox."""
        try:
            chosen = await self._thinkers.choose(question)
            self._post(self._play, table, seat, chosen, by)
        except Exception:
            log.exception("no bot has an answer", table=table.code, seat=seat)
            asyncio.get_running_loop().call_later(PATIENCE, self._changed)
        finally:
            del self._thinking[seat]

    async def _play(self, seen: Table, seat: Seat, chosen: Chosen, by: str) -> bool:
        """A bot whose move is not taken is replaced by the simplest one, this once; whether one was.

        One that has thought until the window closed without it is asked nothing any more.
        """
        if not self._current.table.asked[seat]:
            self._changed()
            return False
        told = actions.BRAKED if chosen.braked and by == actions.BOT else by
        outcome = await self._decide(seen.version, seat, chosen.move, told)
        if isinstance(outcome, TableProblem) and outcome.code == "refused":
            log.error("a bot broke the rules", table=seen.code, seat=seat, refusal=outcome.refusal)
            table = self._current.table
            simple = self._thinkers.choose_here(question_of(table, seat, SIMPLEST, self._audience.view(seat)))
            outcome = await self._decide(table.version, seat, simple.move, by)
        done = isinstance(outcome, Decision)
        await self._commit((outcome,) if isinstance(outcome, Decision) else ())
        return done

    async def play_bot(self, seen: Table, seat: Seat, move: Any) -> bool:
        """A bot's move, chosen when the table was as `seen`; whether it was played."""
        return await self._play(seen, seat, Chosen(move), actions.BOT)

    async def _decide(self, seen: int, seat: Seat, move: Any, by: str) -> Outcome:
        if self._clocked is not None:
            move = await self._clocked.complete_now(self._current.table.state, seat, move)
        return actions.move(self._current.table, seat, move, "", seen, wall(), by)
