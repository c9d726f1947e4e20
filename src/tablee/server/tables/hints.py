"""Advice from the strongest bot, to one seat: one thought a seat at a time, for all its devices that ask."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final

import msgspec
import structlog

from tablee.core.contract import Seat
from tablee.server import limits
from tablee.server.protocol.from_client import Hint
from tablee.server.protocol.to_client import HintIs
from tablee.server.tables.audience import Audience
from tablee.server.tables.bot_question import question_of
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.thinkers import Advice, Thinkers
from tablee.server.wire.socket import Socket
from tablee.server.workers.thinking_queue import Busy
from tablee.table.given_table import refuse_at_given
from tablee.table.model import PLAYING

log = structlog.get_logger()
TRIES: Final = 3  # thoughts on one request, while the seat is asked something else each time
NOTHING_ASKED, BUSY, FAILED = "nothing-asked", "busy", "failed"


class Hints:
    """`start` does something beside everything else; `steady` is whether a seat's question stays as it was
    put until the seat answers it, as everywhere but in real time."""

    __slots__ = ("_askers", "_audience", "_current", "_given", "_start", "_steady", "_thinkers")

    def __init__(
        self,
        current: CurrentTable,
        audience: Audience,
        thinkers: Thinkers,
        start: Callable[[Coroutine[Any, Any, None]], None],
        *,
        steady: bool,
    ) -> None:
        self._current = current
        self._audience = audience
        self._thinkers = thinkers
        self._start = start
        self._steady = steady
        self._askers: dict[Seat, list[tuple[Socket, str]]] = {}  # of the seats a bot thinks for
        self._given: dict[Seat, tuple[int, Any]] = {}

    def hear(self, socket: Socket, request: Hint) -> None:
        """What was advised on this very question before is said again; else a bot thinks, once for all."""
        seat = socket.seat
        if seat is None:
            socket.problem("not-seated", request.id)
        elif problem := refuse_at_given(self._current.table):
            socket.problem(problem.code, request.id)
        elif not self._question(seat):
            _no_hint(socket, request.id, NOTHING_ASKED)
        elif self._given.get(seat, (0, None))[0] == self._moment(seat):
            socket.say(HintIs(request.id, self._given[seat][1]))
        else:
            self._join(seat, socket, request.id)

    def _join(self, seat: Seat, socket: Socket, id: str) -> None:
        askers = self._askers.get(seat)
        if askers is None:
            askers = self._askers[seat] = []
            self._start(self._think(seat))
        if len(askers) >= limits.HINTS_ASKED:
            _no_hint(socket, id, BUSY)
        else:
            askers.append((socket, id))

    def leave(self, socket: Socket) -> None:
        """A socket that is gone waits for nothing; a thought nobody waits for is not begun."""
        for seat, askers in self._askers.items():
            self._askers[seat] = [asker for asker in askers if asker[0] is not socket]

    async def _think(self, seat: Seat) -> None:
        told, reason = None, NOTHING_ASKED
        try:
            told = await self._advised(seat)
        except (Busy, TimeoutError):
            reason = BUSY
        except Exception:
            log.exception("no hint", table=self._current.table.code)
            reason = FAILED
        for socket, id in self._askers.pop(seat):
            if told is None:
                _no_hint(socket, id, reason)
            else:
                socket.say(HintIs(id, told))

    async def _advised(self, seat: Seat) -> Any:
        """What a good player would do; asked something else meanwhile, the bot thinks again.

        None where nothing is asked any more.
        """
        level = self._current.game.META.levels[-1]
        for _ in range(TRIES):
            question, moment = self._question(seat), self._moment(seat)
            if not question:
                return None
            asked = question_of(self._current.table, seat, level, self._audience.view(seat))
            advice = await self._thinkers.advise(asked, lambda: bool(self._askers[seat]))
            if self._question(seat) == question:
                self._given[seat] = moment, _told(advice)
                return self._given[seat][1]
        raise Busy

    def _question(self, seat: Seat) -> int:
        """The version that put what this seat is asked now; 0: nothing is."""
        table = self._current.table
        return table.asked[seat] if table.status == PLAYING else 0

    def _moment(self, seat: Seat) -> int:
        """How long an answer holds: as long as the question, and no hand's longer than it keeps still."""
        return self._question(seat) if self._steady else self._current.table.version


def _no_hint(socket: Socket, id: str, reason: str) -> None:
    socket.problem("no-hint", id, values={"reason": reason})


def _told(advice: Advice) -> Any:
    """The move; where a game can say why, with `why` beside its own fields."""
    if advice.why is None:
        return advice.move
    return msgspec.to_builtins(advice.move) | {"why": msgspec.to_builtins(advice.why)}
