"""One live table: wishes come in one by one, are decided, stored, and only then told.

Everything goes through the table's inbox, so no two things at a table ever happen at once.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import structlog

from tablee.server import limits
from tablee.server.protocol.messages import ChatLine, Done, FromClient, Hello, Hint, MoveWish
from tablee.server.tables import requests
from tablee.server.tables.alarm import Alarms, ticks, wall
from tablee.server.tables.audience import Crowd
from tablee.server.tables.batch import Asked
from tablee.server.tables.broadcast import News, tell_answer, tell_news, tell_presence
from tablee.server.tables.fast_move import play, reply
from tablee.server.tables.hints import Hints
from tablee.server.tables.inbox import Inbox
from tablee.server.tables.presence import Presence
from tablee.server.tables.realtime import Realtime
from tablee.server.tables.welcome import chat_of, greet, greet_all, part
from tablee.server.tables.write_quota import WATCHERS, Measure
from tablee.server.wire.socket import Socket
from tablee.store.contract import Conflict, StoreClosed, StoreError
from tablee.table import games
from tablee.table.fold import fold_all
from tablee.table.model import Again, Answered, Entry, Said, Table
from tablee.table.outcome import AlreadyDone, Decision, TableProblem

if TYPE_CHECKING:
    from tablee.server.tables.hub import Hub

log = structlog.get_logger()


class Room:
    def __init__(self, hub: Hub, table: Table, entries: Sequence[Entry]) -> None:
        self.hub = hub
        self.table = table
        self.game = games.load(table.game)
        self.crowd = Crowd()
        self.inbox = Inbox(table.code)
        self.post, self.ask = self.inbox.post, self.inbox.ask
        self.chat: deque[ChatLine] = deque(chat_of(entries), maxlen=limits.CHAT_LINES)
        self.alarms = Alarms(self)
        self.hints = Hints(self)
        self.presence = Presence(lambda but: tell_presence(self.table, self.crowd, but))
        self._time = asyncio.get_running_loop().time
        self._measure = Measure(self._time())
        self.retired = False
        clocked = self.game.clocked
        self.real = Realtime(self, clocked) if clocked is not None else None
        self._rest: asyncio.TimerHandle | None = None
        self.rest()

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

    def _hear_move(self, socket: Socket, wish: MoveWish) -> None:
        if self.real is not None and socket.seat is not None:
            self.real.people.hear(Asked(socket, socket.seat, wish, ticks()))
        elif self.inbox.free:
            play(self, socket, wish)
        else:
            self.post(self._fulfil, socket, wish)

    async def _greet_again(self, socket: Socket, hello: Hello) -> None:
        """Whoever is here already may ask to be shown everything anew, but not all the time."""
        who = WATCHERS if socket.seat is None else socket.seat
        if problem := self._measure.refuse(who, hello, self._time()):
            socket.problem(problem.code, values=problem.values)
        else:
            await greet(self, socket, hello)

    async def _fulfil(self, socket: Socket, wish: Any) -> None:
        try:
            problem = await self._decide(socket, wish)
        except Exception:
            log.exception("a wish failed", table=self.table.code, seat=socket.seat)
            problem = TableProblem("failed")
        if problem is not None:
            reply(socket, wish.id, problem)

    async def _decide(self, socket: Socket, wish: Any) -> TableProblem | AlreadyDone | None:
        """What the wisher is still to be told once all is done."""
        if problem := self._too_much(socket, wish):
            return problem
        outcome = requests.answer(self.table, socket.seat, wish, wall())
        if isinstance(outcome, TableProblem | AlreadyDone):
            return outcome
        decisions = outcome if isinstance(outcome, tuple) else (outcome,)
        return await self.commit(decisions, socket, wish.id)

    def _too_much(self, socket: Socket, wish: Any) -> TableProblem | None:
        """Whatever is no move is measured: it could fill the log without ever ending a game."""
        if socket.seat is None or isinstance(wish, MoveWish):
            return None
        return self._measure.refuse(socket.seat, wish, self._time())

    async def commit(
        self, decisions: Sequence[Decision], by: Socket | None = None, re: str | None = None
    ) -> TableProblem | None:
        """Store what was decided, then tell it; nothing is told, or changed, if it is not kept."""
        if problem := await self.keep(decisions):
            return problem
        for decision in decisions:
            self.become(decision, by, re if decision is decisions[-1] else None)
        self.alarms.set()
        return None

    async def keep(self, decisions: Sequence[Decision]) -> TableProblem | None:
        """Store them, and wait with telling as long as the game wants it."""
        started = time.perf_counter()
        try:
            if len(decisions) == 1:
                await self.hub.store.append(self.table.code, self.table.length + 1, decisions[0].entry)
            elif decisions:
                entries = [decision.entry for decision in decisions]
                await self.hub.store.append_many(self.table.code, self.table.length + 1, entries)
        except StoreError as error:
            return await self.not_kept(error)
        self.hub.counts.stored(len(decisions), time.perf_counter() - started)
        if self.real is not None:
            await self.real.hold(decisions)
        return None

    async def not_kept(self, error: StoreError) -> TableProblem:
        """What those who wished for it are told; another's entry in its place is read first."""
        if isinstance(error, Conflict):
            await self._read_anew()
            return TableProblem("version-conflict")
        if isinstance(error, StoreClosed):
            return TableProblem("closing")
        log.error("an entry could not be kept", table=self.table.code, why=str(error))
        return TableProblem("not-kept")

    def become(self, decision: Decision, by: Socket | None = None, re: str | None = None) -> None:
        """What is kept is true from now on, and told. Whatever fails in the telling, the table goes on:
        everybody is then shown the table as it is."""
        old, self.table = self.table, decision.table
        try:
            self._tell(old, decision, by, re)
        except Exception:
            log.exception("an entry could not be told", table=self.table.code, version=self.table.version)
            self._tell_whole(by, re)

    def _tell(self, old: Table, decision: Decision, by: Socket | None, re: str | None) -> None:
        entry, real = decision.entry, self.real
        if isinstance(entry, Answered):
            tell_answer(self.crowd, entry, by, re)
            return
        concerned = real.concerned(old, decision) if real is not None else None
        if concerned is None:
            self._note()
        if isinstance(entry, Said):
            self.chat.append(ChatLine(entry.seat, entry.text, entry.at))
        if isinstance(entry, Again):  # a view that ends cannot be told as a patch
            self._tell_whole(by, re)
        else:
            news = News(old, self.table, entry, self.alarms.countdown(), concerned)
            tell_news(self.game, self.crowd, news, by, re)
        if real is not None:
            real.told(entry)
        if old.places is not self.table.places:
            part(self)

    def _tell_whole(self, by: Socket | None, re: str | None) -> None:
        greet_all(self)
        if by is not None and re is not None:
            by.say(Done(re, self.table.version))

    def _note(self) -> None:
        """Clocks go by what everybody learns of; what a hand does in the dark changes none."""
        self.alarms.note(self.table)
        if self.real is not None:
            self.real.note(self.table)

    async def _read_anew(self) -> None:
        """Somebody else wrote this table's next version: the log is the truth."""
        entries = await self.hub.store.load(self.table.code)
        self.table = fold_all(self.table.code, entries)
        self._note()
        greet_all(self)

    def leave(self, socket: Socket) -> None:
        """A line is at its end, maybe in the midst of being told something: the crowd changes after that."""
        asyncio.get_running_loop().call_soon(self._leave, socket)

    def _leave(self, socket: Socket) -> None:
        self.hints.leave(socket)
        if self.crowd.drop(socket):
            self.alarms.presence()
            self.presence.changed()
            self.rest()

    def rest(self) -> None:
        """Leave memory after a while, sooner in a full house, if nobody is here by then; the log is kept."""
        if self._rest is not None:
            self._rest.cancel()
        crowded = len(self.hub.rooms) >= limits.TABLES_AT_EASE
        wait = limits.CROWDED_IDLE_SECONDS if crowded else limits.IDLE_SECONDS
        self._rest = asyncio.get_running_loop().call_later(wait, self.post, self._retire)

    async def _retire(self) -> None:
        if not self.crowd.gazes and not len(self.inbox):
            self._stop()
            self.hub.forget(self)

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
        self.alarms.close()
        if self.real is not None:
            self.real.close()
        if self._rest is not None:
            self._rest.cancel()
