"""Who says hello is let in: to the seat of their token, or to watch, until they sit down or for good."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import structlog

from tablee.server import limits
from tablee.server.admission.tokens import device_at, hash_of
from tablee.server.protocol.from_client import Hello
from tablee.server.tables.audience import TELEVISION, Audience, Guest, Viewer
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.given_terms import is_current
from tablee.server.tables.inbox import CLOSED
from tablee.server.tables.presence import Presence
from tablee.server.tables.system_time import wall
from tablee.server.tables.welcome import CountingDown, Missed, missed_since, read_missed, welcome
from tablee.server.wire.frames import TRY_LATER
from tablee.server.wire.socket import Socket
from tablee.store.store_contract import Store, StoreClosed
from tablee.table import actions
from tablee.table.late_guests import awaited_by
from tablee.table.model import Table
from tablee.table.outcome import Decision, TableProblem
from tablee.table.shown_hands import hand_opened_by
from tablee.table.visibility import seat_of

log = structlog.get_logger()
Commit = Callable[[Sequence[Decision]], Awaitable[TableProblem | None]]


class Entrance:
    """`leave` hears of a socket that ended while it was being let in."""

    __slots__ = ("_audience", "_closed", "_commit", "_countdown", "_current", "_leave", "_presence", "_store")

    def __init__(
        self,
        current: CurrentTable,
        audience: Audience,
        store: Store,
        *,
        countdown: CountingDown,
        presence: Presence,
        commit: Commit,
        leave: Callable[[Socket], None],
    ) -> None:
        self._current = current
        self._audience = audience
        self._store = store
        self._countdown = countdown
        self._presence = presence
        self._commit = commit
        self._leave = leave
        self._closed = False

    def close(self) -> None:
        """Nobody is let in any more, not even those who have knocked."""
        self._closed = True

    async def read_ahead(self, hello: Hello) -> Missed | None:
        """What this device has missed, read before its turn comes, so that nobody waits for the reading."""
        table = self._current.table
        if hello.version is None or not table.first:
            return None
        viewer = _viewer(table, hello)
        seen = self._current.seen(viewer)
        if seen is None or (hello.token is not None and viewer is None):
            return None
        return await read_missed(self._current, self._store, seen, hello.version, viewer)

    async def greet(self, socket: Socket, hello: Hello, ahead: Missed | None = None) -> bool:
        """Let a socket in on its token's seat, or as a watcher; whether it is in.

        A socket that was given up meanwhile is not: nobody else would see to its leaving.
        """
        try:
            entered = await self._greet(socket, hello, ahead)
        except StoreClosed:
            raise
        except Exception:
            log.exception("a greeting failed", table=self._current.table.code)
            socket.problem("failed")
            socket.hang_up(TRY_LATER, "failed")
            entered = False
        if socket.ended:
            self._leave(socket)
        return entered and not socket.ended

    async def _greet(self, socket: Socket, hello: Hello, ahead: Missed | None) -> bool:
        table, audience = self._current.table, self._audience
        token = _token(hello)
        viewer = _viewer(table, hello)
        waits = awaited_by(table, token) is not None
        if hello.token is not None and viewer is None and not waits:
            socket.problem("bad-token")
            return False
        if self._refused(socket, viewer):
            return False
        if isinstance(viewer, Guest) and not await self._looks_in(socket, viewer, hello):
            return False
        missed = await self._missed(hello, viewer, ahead)
        if self._closed:
            raise StoreClosed(CLOSED)
        if socket.ended:
            return False
        socket.films = hello.films
        socket.waits_with = token if waits else ""
        newly = self._let_in(socket, viewer, token)
        welcome(self._current, audience, self._countdown, socket, missed)
        if newly:
            self._presence.changed(but=socket)
            await self._give_back(socket)
        return True

    def _refused(self, socket: Socket, viewer: Viewer) -> bool:
        """Whether nobody may look on here for now, or as many are here as may be; the device is told."""
        table, audience = self._current.table, self._audience
        if not isinstance(viewer, int) and table.given and is_current(table.list):
            socket.problem("given-deal")
            return True
        watches = viewer is None or viewer == TELEVISION
        most = limits.WATCHERS_PER_TABLE if watches else limits.SOCKETS_PER_SEAT
        here = audience.watchers() if watches else audience.count(viewer)
        if here < most or audience.holds(socket) or (watches and audience.make_room(socket)):
            return False
        socket.problem("table-crowded", values={"most": most})
        socket.hang_up(TRY_LATER, "table-crowded")
        return True

    async def _looks_in(self, socket: Socket, guest: Guest, hello: Hello) -> bool:
        """Whether this device may look into that hand; the table is told of it first."""
        table = self._current.table
        outcome = actions.look_in(table, guest.seat, device_at(table.code, hello.device), wall())
        problem = outcome if isinstance(outcome, TableProblem) else None
        if isinstance(outcome, Decision):
            problem = await self._commit((outcome,))
        if problem is not None:
            socket.problem(problem.code, values=problem.values)
        return problem is None

    async def _missed(self, hello: Hello, viewer: Viewer, ahead: Missed | None) -> tuple[Any, ...] | None:
        """What this viewer was not told before, as far as it may be told by now."""
        current = self._current
        if current.seen(viewer) is None:
            await current.delay.read(self._store, current.table)
        seen = current.seen(viewer)
        if seen is None:
            return None
        return await missed_since(current, self._store, seen, hello.version, viewer, ahead)

    def _let_in(self, socket: Socket, viewer: Viewer, token: str) -> bool:
        """Whether nobody was here before on that seat."""
        self._audience.drop(socket)
        socket.seat = viewer if isinstance(viewer, int) else None
        socket.television = viewer == TELEVISION
        socket.looks, socket.looks_with = (viewer.seat, token) if isinstance(viewer, Guest) else (None, "")
        newly = socket.seat is None or not self._audience.has(socket.seat)
        self._audience.add(socket)
        return newly

    async def _give_back(self, socket: Socket) -> None:
        """Somebody is back: the bot that played for them gives the seat back."""
        table = self._current.table
        if socket.seat is not None and table.places[socket.seat].played_by_bot:
            outcome = actions.come_back(table, socket.seat, wall())
            if isinstance(outcome, Decision):
                await self._commit((outcome,))


def _viewer(table: Table, hello: Hello) -> Viewer:
    """As whom a device comes: on its token's seat, as a guest at somebody's hand, or to look on."""
    token = _token(hello)
    seat = seat_of(table, token)
    if seat is not None:
        return seat
    hand = hand_opened_by(table, token)
    if hand is not None:
        return Guest(hand)
    return TELEVISION if hello.television and hello.token is None else None


def _token(hello: Hello) -> str:
    """As the table keeps it; empty for a watcher."""
    return "" if hello.token is None else hash_of(hello.token)
