"""A room's one alarm: what the table does by itself next, and when.

A table nobody looks at waits; the alarm runs while anybody is connected.
"""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Any

import structlog

from tablee.core.contract import Seat
from tablee.server.protocol.messages import Countdown
from tablee.server.tables.bot_moves import SIMPLEST, Question, level_of, question_of
from tablee.table import clock, decide
from tablee.table.model import SHUFFLING, Table
from tablee.table.outcome import Decision, Outcome, TableProblem

if TYPE_CHECKING:
    from tablee.server.tables.live_table import Room

log = structlog.get_logger()
NOBODY: frozenset[Seat] = frozenset()
PATIENCE = 5.0  # seconds until an alarm that changed nothing may ring again


def wall() -> int:
    """The wall clock in milliseconds: what the log's entries carry."""
    return time.time_ns() // 1_000_000


def ticks() -> int:
    """Milliseconds of a clock nobody sets: what marks and alarms are counted in."""
    return time.monotonic_ns() // 1_000_000


class Alarms:
    __slots__ = ("_alarm", "_handle", "_marks", "_room", "_thinking", "_untroubled")

    def __init__(self, room: Room) -> None:
        self._room = room
        self._marks = clock.deserted(clock.noted(clock.Marks(), room.table, ticks()))
        self._untroubled = False
        self._alarm: clock.Alarm | None = None
        self._handle: asyncio.TimerHandle | None = None
        self._thinking: dict[Seat, asyncio.Task[None]] = {}

    def note(self, table: Table) -> None:
        """What the clocks go by; while nobody's clock runs there is nothing to note."""
        if self._timeless() and table.places is self._marks.places and not self._window(table):
            return
        moved_places = table.places is not self._marks.places
        self._marks = clock.noted(self._marks, table, ticks())
        if moved_places:
            self._untroubled = self._all_here()

    def _window(self, table: Table) -> bool:
        return table.state is not None and self._room.game.due(table.state) is not None

    def presence(self) -> None:
        self._marks = clock.noted(self._marks, self._room.table, ticks())
        if not self._room.crowd.gazes:
            self._marks = clock.deserted(self._marks)
        here = frozenset(seat for seat in self._room.crowd.gazes if seat is not None)
        self._marks = clock.present(self._marks, here, ticks())
        self._untroubled = self._all_here()
        self.set()

    def _all_here(self) -> bool:
        """Only people, all of them connected: most moves then need no clock at all."""
        return not any(self._marks.gone) and all(
            place.person and not place.away for place in self._marks.places
        )

    def _timeless(self) -> bool:
        table = self._room.table
        if table.status == SHUFFLING or table.settings.turn_seconds or table.answers:
            return False
        return self._untroubled and self._marks.due is None

    def countdown(self) -> Countdown | None:
        if self._timeless():
            return None
        left = clock.countdown(self._room.table, self._marks, ticks())
        return Countdown(*left) if left is not None else None

    def set(self) -> None:
        """One timer for the earliest of all that may come due; a fault of ours only puts it off."""
        try:
            self._set()
        except Exception:
            log.exception("no alarm could be set", table=self._room.table.code)
            asyncio.get_running_loop().call_later(PATIENCE, self.set)

    def _set(self) -> None:
        if self._room.real is not None:
            self._room.real.set()
        timed = bool(self._room.crowd.gazes) and not self._timeless()
        real = self._room.real
        busy, rest = (real.hands.busy(), real.rest) if real is not None else (NOBODY, 0)
        busy = busy.union(self._thinking) if self._thinking else busy
        alarm = clock.alarms(self._room.table, self._marks, busy, rest) if timed else None
        if alarm == self._alarm:
            return
        if alarm is None:
            self.close()
        else:
            self._start(alarm, (alarm.at - ticks()) / 1000)

    def _start(self, alarm: clock.Alarm, seconds: float) -> None:
        self.close()
        self._alarm = alarm
        loop = asyncio.get_running_loop()
        self._handle = loop.call_later(max(0.0, seconds), self._room.post, self._ring, alarm)

    def close(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._alarm = self._handle = None

    async def _ring(self, alarm: clock.Alarm) -> None:
        if alarm is not self._alarm:
            return
        self.close()
        before = self._room.table
        try:
            await self._act(alarm)
        except Exception:
            log.exception("an alarm failed", table=self._room.table.code, alarm=alarm.kind)
        if self._room.table is not before or alarm.seat in self._thinking:
            self.set()
        else:
            log.error("an alarm changed nothing", table=self._room.table.code, alarm=alarm.kind)
            self._start(alarm, PATIENCE)

    async def _act(self, alarm: clock.Alarm) -> None:
        table = self._room.table
        if alarm.kind == clock.SHUFFLE:
            await self._room.commit(decide.deal(table, wall()))
        elif alarm.kind == clock.DUE:
            await self._room.commit(decide.close_window(table, alarm.window, wall()))
        elif alarm.kind == clock.ANSWERED:
            await self._room.commit(decide.open_answers(table, wall()))
        elif alarm.seat is not None and alarm.kind == clock.AWAY:
            outcome = decide.go_away(table, alarm.seat, wall())
            await self._room.commit((outcome,) if isinstance(outcome, Decision) else ())
        elif alarm.seat is not None:
            await self._let_bot_play(alarm.seat, decide.CLOCK if alarm.kind == clock.TURN else decide.BOT)

    async def _let_bot_play(self, seat: Seat, by: str) -> None:
        table, thinkers = self._room.table, self._room.hub.thinkers
        question = question_of(table, seat, level_of(table, seat))
        if thinkers.heavy(question):
            self._thinking[seat] = asyncio.create_task(self._think(table, seat, question, by))
        else:
            await self._play(table, seat, await thinkers.choose(question), by)

    async def _think(self, table: Table, seat: Seat, question: Question, by: str) -> None:
        """The table goes on meanwhile, its windows close in time; the answer comes back through its inbox."""
        try:
            move = await self._room.hub.thinkers.choose(question)
            self._room.post(self._play, table, seat, move, by)
        except Exception:
            log.exception("no bot has an answer", table=table.code, seat=seat)
            asyncio.get_running_loop().call_later(PATIENCE, self.set)
        finally:
            del self._thinking[seat]

    async def _play(self, seen: Table, seat: Seat, move: Any, by: str) -> bool:
        """A bot whose move is not taken is replaced by the simplest one, this once; whether one was.

        One that has thought until the window closed without it is asked nothing any more.
        """
        if not self._room.table.asked[seat]:
            self.set()
            return False
        outcome = await self._decide(seen.version, seat, move, by)
        if isinstance(outcome, TableProblem) and outcome.code == "refused":
            log.error("a bot broke the rules", table=seen.code, seat=seat, refusal=outcome.refusal)
            move = await self._room.hub.thinkers.choose(question_of(self._room.table, seat, SIMPLEST))
            outcome = await self._decide(self._room.table.version, seat, move, by)
        done = isinstance(outcome, Decision)
        await self._room.commit((outcome,) if isinstance(outcome, Decision) else ())
        return done

    async def play_bot(self, seen: Table, seat: Seat, move: Any) -> bool:
        return await self._play(seen, seat, move, decide.BOT)

    async def _decide(self, seen: int, seat: Seat, move: Any, by: str) -> Outcome:
        real = self._room.real
        if real is not None:
            move = await real.complete(self._room.table.state, seat, move, real.elapsed())
        return decide.move(self._room.table, seat, move, "", seen, wall(), by)
