"""One running table: requests come in one by one, are decided, stored, and only then told.

Everything goes through the table's inbox, so no two things at a table ever happen at once. The parts of a
running table know one another by what they are given here, and none of them knows the whole.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

import structlog

from tablee.server.calls.sender import Calls
from tablee.server.counts import Counts
from tablee.server.protocol.from_client import FromClient, Hello
from tablee.server.tables.alarm import Alarm
from tablee.server.tables.audience import Audience
from tablee.server.tables.automatic_play import AutomaticPlay
from tablee.server.tables.bot_hands import BotHands
from tablee.server.tables.broadcast import Broadcast
from tablee.server.tables.clocked_play import ClockedPlay
from tablee.server.tables.clocked_seats import ClockedSeats, clocked_play
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.entrance import Entrance
from tablee.server.tables.given_results import note_result
from tablee.server.tables.hints import Hints
from tablee.server.tables.inbox import CLOSED, Inbox
from tablee.server.tables.journal import Journal
from tablee.server.tables.line_pings import LinePings
from tablee.server.tables.message_handler import MessageHandler
from tablee.server.tables.move_batch import MoveBatch
from tablee.server.tables.preparation import Preparation
from tablee.server.tables.presence import Presence
from tablee.server.tables.retirement import Retirement
from tablee.server.tables.running_rights import RunningRights
from tablee.server.tables.signs import Signs
from tablee.server.tables.table_calls import TableCalls
from tablee.server.tables.table_clock import TableClock
from tablee.server.tables.thinkers import Thinkers
from tablee.server.tables.updates import tell_presence
from tablee.server.tables.wake_notes import Watch
from tablee.server.tables.welcome import Missed
from tablee.server.wire.socket import Socket
from tablee.store.store_contract import Store, StoreClosed
from tablee.table.model import OVER, Table

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
    @property
    def rights(self) -> RunningRights: ...
    @property
    def calls(self) -> Calls: ...
    def crowded(self) -> bool: ...
    def start(self, work: Coroutine[Any, Any, None]) -> None: ...
    def forget(self, code: str, gone: object) -> None: ...
    def retired(self, code: str, gone: object) -> None: ...


class LiveTable:
    """`let_in` makes a socket part of the audience; `hear` takes what it sends from then on."""

    def __init__(self, hub: Surroundings, current: CurrentTable) -> None:
        self.hub = hub
        self.current = current
        table = current.table
        self.audience = audience = Audience()
        self.inbox = Inbox(table.code)
        self.post, self.ask = self.inbox.post, self.inbox.ask
        self.retired = False
        clocked = clocked_play(
            current, audience, thinkers=hub.thinkers, preparation=hub.preparation, start=hub.start
        )
        self.clock = TableClock(current, audience)
        broadcast = Broadcast(current, audience, self.clock, clocked, self._presence_changed)
        lost = None if hub.rights.alone else self.abandon
        self.journal = Journal(current, hub.store, hub.counts, self.inbox, broadcast, self._set_alarm, lost)
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
        self.entrance = entrance = Entrance(
            current,
            audience,
            hub.store,
            countdown=self.clock.countdown,
            presence=self.presence,
            commit=self.commit,
            leave=self.leave,
        )
        self.greet = entrance.greet if hub.rights.alone else self._greet_in_time
        self._hints = Hints(current, audience, hub.thinkers, hub.start, steady=clocked is None)
        batch = None if self.clocked is None else self.clocked.people
        self._handler = handler = MessageHandler(
            current,
            self.inbox,
            self.journal,
            greet=self._greet_beside,
            hints=self._hints,
            signs=Signs(current, audience),
            batch=batch,
        )
        self.hear = handler.hear if hub.rights.alone else self._hear_in_time
        self._given_noted = False
        self._calls = TableCalls(current, audience, hub.store, hub.calls, self._acts)
        self._watch = Watch(current, hub.store, self._calls.call)
        self._retirement = Retirement(
            crowded=hub.crowded, post=self.post, empty=self._is_empty, retire=self._retire
        )
        self._retirement.begin()
        if table.settings.timed:
            asyncio.get_running_loop().call_soon(self._go_on)
        self._note_given()

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

    async def let_in(self, socket: Socket, hello: Hello) -> bool:
        """Whether it is in; what it has missed is read first, and the greeting itself waits for its turn."""
        with self._retirement.put_off():
            return bool(await self.ask(self.greet, socket, hello, await self.entrance.read_ahead(hello)))

    def _greet_beside(self, socket: Socket, hello: Hello) -> None:
        """Somebody of the audience asks to be shown everything anew."""
        self.hub.start(self._greet_again(socket, hello))

    async def _greet_again(self, socket: Socket, hello: Hello) -> None:
        try:
            await self.let_in(socket, hello)
        except StoreClosed:
            return  # whoever is here finds the table again where it runs next
        except Exception:
            log.exception("a greeting failed", table=self.table.code)
            socket.problem("failed")

    def _hear_in_time(self, socket: Socket, message: FromClient) -> None:
        """A node that has slept through its time hears nothing for another's table."""
        if self.hub.rights.held():
            self._handler.hear(socket, message)
        else:
            self.abandon()

    async def _greet_in_time(self, socket: Socket, hello: Hello, ahead: Missed | None = None) -> bool:
        if not self.hub.rights.held():
            self.abandon()
            raise StoreClosed(CLOSED)
        if (hello.version or 0) > self.table.version and await self._outdated():
            self.abandon()
            raise StoreClosed(CLOSED)
        return await self.entrance.greet(socket, hello, ahead)

    async def _outdated(self) -> bool:
        """Whether somebody has seen more of this table elsewhere than its node here knows."""
        return await self.hub.store.version(self.table.code) > self.table.length

    def _set_alarm(self) -> None:
        table = self.current.table
        self.alarm.set()
        if table.settings.timed:
            self.hub.start(self._watch.settle())
        if table.status == OVER:
            self._note_given()

    def _note_given(self) -> None:
        """How a given deal ended is kept for those who compare; after a crash when it is read again."""
        if self.table.status == OVER and self.table.given and not self._given_noted:
            self._given_noted = True
            self.hub.start(note_result(self.hub.store, self.table))

    def look_again(self) -> None:
        """Whoever was to be called by now is called."""
        self._calls.look()
        self.hub.start(self._watch.settle())

    def _acts(self) -> bool:
        """Whether this table may still do anything here."""
        return not self.retired and self.hub.rights.held()

    def _go_on(self) -> None:
        """A table that keeps time by its log acts by itself as soon as it is read."""
        if not self.retired:
            self._set_alarm()

    def _presence_changed(self) -> None:
        self.presence.changed()

    def _note_presence(self) -> None:
        self.clock.presence()
        self.alarm.set()

    def leave(self, socket: Socket) -> None:
        """A socket has ended, maybe while it was being told something: the audience changes after that."""
        asyncio.get_running_loop().call_soon(self._leave, socket)

    def _leave(self, socket: Socket) -> None:
        self._hints.leave(socket)
        if self.audience.drop(socket):
            self.presence.changed()
            self._retirement.begin()

    def _is_empty(self) -> bool:
        return not self.audience.groups and not len(self.inbox)

    def _retire(self) -> None:
        self._stop()
        self.hub.retired(self.table.code, self)

    def abandon(self) -> None:
        """Stop at once, telling nothing more; whoever is here finds the table again where it runs next."""
        if not self.retired:
            self._stop()
        self.hub.forget(self.table.code, self)
        version = self.table.version
        for socket in self.audience.clear():
            self._hints.leave(socket)
            socket.move_on(version)

    async def close(self) -> None:
        """Finish what is being stored, then stop."""
        if not self.retired:
            self._quieten()
            await self.ask(self._stopped)

    async def _stopped(self) -> None:
        self._stop()

    def _stop(self) -> None:
        self.retired = True
        self.entrance.close()
        self.inbox.close()
        self._quieten()

    def _quieten(self) -> None:
        self.presence.close()
        self.alarm.close()
        if self.clocked is not None:
            self.clocked.close()
        self._retirement.close()
