"""One live table: wishes come in one by one, are decided, stored, and only then told.

A room is a single worker over an inbox, so no two things at a table ever happen at once.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

import structlog

from tablee.core.contract import outside_of
from tablee.server import limits, wishes
from tablee.server.alarms import Alarms, ticks, wall
from tablee.server.at_once import play, reply
from tablee.server.crowd import Crowd
from tablee.server.greeting import chat_of, greet, greet_all, part
from tablee.server.hints import give_hint
from tablee.server.messages import ChatLine, Done, FromClient, Hello, Hint, MoveWish
from tablee.server.realtime import Realtime
from tablee.server.socket import Socket
from tablee.server.telling import tell_entry, tell_presence
from tablee.server.together import Asked
from tablee.store.contract import Conflict, StoreClosed, StoreError
from tablee.table import games
from tablee.table.fold import fold_all
from tablee.table.model import Again, Entry, Said, Table
from tablee.table.outcome import AlreadyDone, Decision, TableProblem

if TYPE_CHECKING:
    from tablee.server.hub import Hub

log = structlog.get_logger()
Job = Callable[..., Awaitable[Any]]


class Room:
    def __init__(self, hub: Hub, table: Table, entries: Sequence[Entry]) -> None:
        self.hub = hub
        self.table = table
        self.game = games.load(table.game)
        self.crowd = Crowd()
        self.chat: deque[ChatLine] = deque(chat_of(entries), maxlen=limits.CHAT_LINES)
        self.alarms = Alarms(self)
        self.retired = False
        outside = outside_of(self.game)
        self.real = Realtime(self, outside) if outside is not None else None
        self._inbox: deque[tuple[Job, tuple[Any, ...]]] = deque()
        self._storing = False
        self._wake: asyncio.Future[None] | None = None
        self._worker = asyncio.create_task(self._work(), name=f"table {table.code}")
        self._rest: asyncio.TimerHandle | None = None
        self.rest()

    def post(self, job: Job, *args: Any) -> None:
        """Do this when everything asked for before is done."""
        self._inbox.append((job, args))
        self._go_on()

    def post_first(self, job: Job, *args: Any) -> None:
        """Do this before everything that waits."""
        self._inbox.appendleft((job, args))
        self._go_on()

    def _go_on(self) -> None:
        if self._wake is not None and self._inbox and not self._storing:
            self._wake.set_result(None)
            self._wake = None

    @property
    def free(self) -> bool:
        """Nothing is being done here, and nothing waits."""
        return self._wake is not None and not self._inbox and not self._storing

    def storing(self, on: bool) -> None:
        """While a move is on its short way (`at_once.py`), everything else waits."""
        self._storing = on
        self._go_on()

    async def ask(self, job: Job, *args: Any) -> Any:
        """The same, and wait for its answer."""
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.post(_answering, answer, job, args)
        return await answer

    async def _work(self) -> None:
        while not self.retired:
            if not self._inbox:
                self._wake = asyncio.get_running_loop().create_future()
                await self._wake
            job, args = self._inbox.popleft()
            try:
                await job(*args)
            except Exception:
                log.exception("a wish failed", table=self.table.code)

    def hear(self, socket: Socket, message: FromClient) -> None:
        """The door of every socket at this table."""
        if isinstance(message, MoveWish):
            self._hear_move(socket, message)
        elif isinstance(message, Hello):
            self.post(greet, self, socket, message)
        elif isinstance(message, Hint):
            self.hub.start(give_hint(self, socket, message))
        else:
            self.post(self._fulfil, socket, message)

    def _hear_move(self, socket: Socket, wish: MoveWish) -> None:
        if self.real is not None and socket.seat is not None:
            self.real.people.hear(Asked(socket, socket.seat, wish, ticks()))
        elif self.free:
            play(self, socket, wish)
        else:
            self.post(self._fulfil, socket, wish)

    async def _fulfil(self, socket: Socket, wish: Any) -> None:
        outcome = wishes.answer(self.table, socket.seat, wish, wall())
        if isinstance(outcome, TableProblem | AlreadyDone):
            reply(socket, wish.id, outcome)
            return
        decisions = outcome if isinstance(outcome, tuple) else (outcome,)
        if problem := await self.commit(decisions, socket, wish.id):
            reply(socket, wish.id, problem)

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
                await self.hub.store.append(self.table.code, self.table.version + 1, decisions[0].entry)
            elif decisions:
                entries = [decision.entry for decision in decisions]
                await self.hub.store.append_many(self.table.code, self.table.version + 1, entries)
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

    def become(self, decision: Decision, by: Socket | None, re: str | None) -> None:
        old, self.table = self.table, decision.table
        entry = decision.entry
        concerned = self.real.concerned(old, decision) if self.real is not None else None
        if concerned is None:
            self._note()
        if isinstance(entry, Said):
            self.chat.append(ChatLine(entry.seat, entry.text, entry.at))
        if isinstance(entry, Again):  # a view that ends cannot be told as a patch
            greet_all(self)
            if by is not None and re is not None:
                by.say(Done(re, self.table.version))
        else:
            tell_entry(self, old, entry, by, re, concerned)
        if self.real is not None:
            self.real.told(entry)
        if old.places is not self.table.places:
            part(self)

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
        if self.crowd.drop(socket):
            self.alarms.presence()
            tell_presence(self)
            self.rest()

    def rest(self) -> None:
        """Leave memory after a while, if nobody is here by then; the log keeps everything."""
        if self._rest is not None:
            self._rest.cancel()
        loop = asyncio.get_running_loop()
        self._rest = loop.call_later(limits.IDLE_SECONDS, self.post, self._retire)

    async def _retire(self) -> None:
        if not self.crowd.gazes and not self._inbox:
            self.retired = True
            self._quieten()
            self.hub.forget(self)

    def _quieten(self) -> None:
        self.alarms.close()
        if self.real is not None:
            self.real.close()

    async def close(self) -> None:
        """Finish what is being stored, then stop."""
        self._quieten()
        if self._rest is not None:
            self._rest.cancel()
        await self.ask(self._stop)

    async def _stop(self) -> None:
        self.retired = True


async def _answering(answer: asyncio.Future[Any], job: Job, args: tuple[Any, ...]) -> None:
    try:
        result = await job(*args)
    except Exception as error:
        if not answer.done():
            answer.set_exception(error)
    else:
        if not answer.done():
            answer.set_result(result)
