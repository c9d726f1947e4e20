"""One running table: requests come in one by one, are decided, stored, and only then told.

Everything goes through the table's inbox, so no two things at a table ever happen at once. The parts of a
running table know one another by what they are given here, and none of them knows the whole.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterable
from typing import Any, Protocol

import structlog

from tablee.server import limits
from tablee.server.counts import Counts
from tablee.server.protocol.messages import FromClient, Hello, Hint, MoveWish
from tablee.server.tables import requests
from tablee.server.tables.alarm import Alarm
from tablee.server.tables.audience import Audience
from tablee.server.tables.automatic_play import AutomaticPlay
from tablee.server.tables.bot_hands import BotHands
from tablee.server.tables.broadcast import Broadcast
from tablee.server.tables.clocked_play import ClockedPlay
from tablee.server.tables.clocked_seats import ClockedSeats
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.entrance import Entrance
from tablee.server.tables.hints import Hints
from tablee.server.tables.inbox import Inbox
from tablee.server.tables.journal import Journal, reply
from tablee.server.tables.line_pings import LinePings
from tablee.server.tables.move_batch import MoveBatch, WaitingMove
from tablee.server.tables.preparation import Preparation
from tablee.server.tables.presence import Presence
from tablee.server.tables.system_time import ticks, wall
from tablee.server.tables.table_clock import TableClock
from tablee.server.tables.thinkers import Thinkers
from tablee.server.tables.updates import tell_presence
from tablee.server.tables.write_quota import WATCHERS, WriteQuota
from tablee.server.wire.socket import Socket
from tablee.store.contract import Store
from tablee.table.model import Entry, Table
from tablee.table.outcome import AlreadyDone, Decision, TableProblem

log = structlog.get_logger()


class Surroundings(Protocol):
    """What all running tables of a house share."""

    @property
    def store(self) -> Store: ...
    @property
    def counts(self) -> Counts: ...
    @property
    def thinkers(self) -> Thinkers: ...
    @property
    def preparation(self) -> Preparation: ...
    def crowded(self) -> bool: ...
    def start(self, work: Coroutine[Any, Any, None]) -> None: ...
    def forget(self, code: str, gone: object) -> None: ...


class LiveTable:
    def __init__(self, hub: Surroundings, table: Table, entries: Iterable[Entry]) -> None:
        self.hub = hub
        self.current = current = CurrentTable(table, entries)
        self.audience = audience = Audience()
        self.inbox = Inbox(table.code)
        self.post, self.ask = self.inbox.post, self.inbox.ask
        self._time = asyncio.get_running_loop().time
        self._quota = WriteQuota(self._time())
        self.retired = False
        clocked = clocked_play(current, audience, hub)
        self.clock = TableClock(current, audience)
        broadcast = Broadcast(current, audience, self.clock, clocked, self._presence_changed)
        self.journal = Journal(current, hub.store, hub.counts, self.inbox, broadcast, self._set_alarm)
        self.commit = self.journal.commit
        self.play = AutomaticPlay(
            current,
            audience,
            hub.thinkers,
            clocked,
            commit=self.commit,
            post=self.post,
            changed=self._set_alarm,
        )
        self.clocked = None if clocked is None else self._clocked_seats(clocked)
        wake = None if self.clocked is None else self.clocked.wake
        self.alarm = Alarm(current, self.clock, self.play, post=self.post, wake=wake)
        self.presence = Presence(self._note_presence, lambda but: tell_presence(self.table, audience, but))
        entrance = Entrance(
            current,
            audience,
            hub.store,
            countdown=self.clock.countdown,
            presence=self.presence,
            commit=self.commit,
            leave=self.leave,
        )
        self.greet = entrance.greet
        self.hints = Hints(current, audience, hub.thinkers, hub.start, steady=clocked is None)
        self._rest: asyncio.TimerHandle | None = None
        self.rest()

    def _clocked_seats(self, clocked: ClockedPlay) -> ClockedSeats:
        current, audience, hub = self.current, self.audience, self.hub
        people = MoveBatch(current, clocked, post=self.post, commit=self.journal.commit_answers)
        hands = BotHands(
            current,
            audience,
            clocked.clock,
            thinkers=hub.thinkers,
            preparation=hub.preparation,
            ask=self.ask,
            play=self.play.play_bot,
        )
        return ClockedSeats(clocked, audience, people, hands, LinePings(audience))

    @property
    def table(self) -> Table:
        return self.current.table

    def hear(self, socket: Socket, message: FromClient) -> None:
        """The door of every socket at this table."""
        if isinstance(message, MoveWish):
            self._hear_move(socket, message)
        elif isinstance(message, Hello):
            self.post(self._greet_again, socket, message)
        elif isinstance(message, Hint):
            self.hints.hear(socket, message)
        else:
            self.post(self._fulfil, socket, message)

    def _hear_move(self, socket: Socket, request: MoveWish) -> None:
        if self.clocked is not None and socket.seat is not None:
            self.clocked.people.hear(WaitingMove(socket, socket.seat, request, ticks()))
        elif self.inbox.free:
            self._move_at_once(socket, request)
        else:
            self.post(self._fulfil, socket, request)

    def _move_at_once(self, socket: Socket, request: MoveWish) -> None:
        """A move at a table that is free: decided where it is heard, told where it is stored."""
        try:
            outcome = requests.move(self.current.table, socket.seat, request, wall())
            if isinstance(outcome, Decision):
                self.journal.commit_soon(outcome, socket, request.id)
            else:
                reply(socket, request.id, outcome)
        except Exception as error:
            self._failed(socket, request.id, error)

    def _failed(self, socket: Socket, id: str, error: Exception) -> None:
        log.error("a request failed", table=self.table.code, seat=socket.seat, exc_info=error)
        reply(socket, id, TableProblem("failed"))

    async def _greet_again(self, socket: Socket, hello: Hello) -> None:
        """Whoever is here already may ask to be shown everything anew, but not all the time."""
        who = WATCHERS if socket.seat is None else socket.seat
        if problem := self._quota.refuse(who, hello, self._time()):
            socket.problem(problem.code, values=problem.values)
        else:
            await self.greet(socket, hello)

    async def _fulfil(self, socket: Socket, request: Any) -> None:
        try:
            problem = await self._decide(socket, request)
        except Exception as error:
            self._failed(socket, request.id, error)
        else:
            if problem is not None:
                reply(socket, request.id, problem)

    async def _decide(self, socket: Socket, request: Any) -> TableProblem | AlreadyDone | None:
        """What the asker is still to be told once all is done."""
        if problem := self._too_much(socket, request):
            return problem
        outcome = requests.answer(self.table, socket.seat, request, wall())
        if isinstance(outcome, TableProblem | AlreadyDone):
            return outcome
        decisions = outcome if isinstance(outcome, tuple) else (outcome,)
        return await self.commit(decisions, socket, request.id)

    def _too_much(self, socket: Socket, request: Any) -> TableProblem | None:
        """Whatever is no move is measured: it could fill the log without ever ending a game."""
        if socket.seat is None or isinstance(request, MoveWish):
            return None
        return self._quota.refuse(socket.seat, request, self._time())

    def _set_alarm(self) -> None:
        self.alarm.set()

    def _presence_changed(self) -> None:
        self.presence.changed()

    def _note_presence(self) -> None:
        self.clock.presence()
        self.alarm.set()

    def leave(self, socket: Socket) -> None:
        """A line is at its end, maybe in the midst of being told something: the crowd changes after that."""
        asyncio.get_running_loop().call_soon(self._leave, socket)

    def _leave(self, socket: Socket) -> None:
        self.hints.leave(socket)
        if self.audience.drop(socket):
            self.presence.changed()
            self.rest()

    def rest(self) -> None:
        """Leave memory after a while, sooner in a full house, if nobody is here by then; the log is kept."""
        if self._rest is not None:
            self._rest.cancel()
        wait = limits.CROWDED_IDLE_SECONDS if self.hub.crowded() else limits.IDLE_SECONDS
        self._rest = asyncio.get_running_loop().call_later(wait, self.post, self._retire)

    async def _retire(self) -> None:
        if not self.audience.groups and not len(self.inbox):
            self._stop()
            self.hub.forget(self.table.code, self)

    async def close(self) -> None:
        """Finish what is being stored, then stop."""
        if not self.retired:
            self._quieten()
            await self.ask(self._stopped)

    async def _stopped(self) -> None:
        self._stop()

    def _stop(self) -> None:
        self.retired = True
        self.inbox.close()
        self._quieten()

    def _quieten(self) -> None:
        self.presence.close()
        self.alarm.close()
        if self.clocked is not None:
            self.clocked.close()
        if self._rest is not None:
            self._rest.cancel()


def clocked_play(current: CurrentTable, audience: Audience, hub: Surroundings) -> ClockedPlay | None:
    """For a game in real time."""
    if current.game.clocked is None:
        return None
    return ClockedPlay(
        current,
        audience,
        current.game.clocked,
        thinkers=hub.thinkers,
        preparation=hub.preparation,
        start=hub.start,
    )
