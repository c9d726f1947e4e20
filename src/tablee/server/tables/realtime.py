"""A room of a game in real time: its clock, its held-back starts, and what completes its moves.

The rules stay pure: what clock, line and gravity add to a move is in the move before they see it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import structlog

from tablee import bots
from tablee.bots.bot import prepare
from tablee.core.completion import complete, needs_simulation
from tablee.core.contract import Seat
from tablee.core.game_clock import GameClock
from tablee.core.real_time import Clocked
from tablee.server.tables.batch import Together
from tablee.server.tables.bot_hands import Hands
from tablee.server.tables.film_stream import EVERY, show
from tablee.server.tables.system_time import ticks
from tablee.table import games
from tablee.table.model import PLAYING, Entry, Moved, Table
from tablee.table.outcome import Decision, Outcome, TableProblem

if TYPE_CHECKING:
    from tablee.server.tables.live_table import Room

log = structlog.get_logger()
PING_SECONDS: Final = 0.4  # between two measurements of a line, while a clock runs or soon will


class Realtime:
    __slots__ = (
        "_clocked",
        "_film",
        "_pinging",
        "_released",
        "_room",
        "clock",
        "hands",
        "people",
        "rest",
    )

    def __init__(self, room: Room, clocked: Clocked) -> None:
        self._clocked = clocked
        self.clock = GameClock(clocked)
        self.hands = Hands(room, self.clock)
        self.people = Together(room)
        self._room = room
        self._released = asyncio.Event()
        self._pinging: asyncio.TimerHandle | None = None
        self._film: tuple[Any, tuple[Any, ...]] = (None, ())
        self.rest = 0  # bots wait until then (`ticks`): people are still looking
        room.hub.warm(room.table.game)
        self.note(room.table)

    def note(self, table: Table) -> None:
        """The clock starts when what starts it is told, and so does measuring the lines."""
        if table.status == PLAYING:
            self.clock.follow(table.state, ticks())
        else:
            self.clock.stop()
        if any(place.played_by_bot for place in table.places):
            self._room.hub.prepare(table.game)

    async def hold(self, decisions: Sequence[Decision]) -> None:
        """Keep what is stored back for as long as the game says; a closing house tells it at once."""
        pause = max([self._pause(decision.entry) for decision in decisions], default=0)
        if not pause or not self._room.crowd.gazes:
            return
        with suppress(TimeoutError):
            await asyncio.wait_for(self._released.wait(), pause / 1000)

    def _pause(self, entry: Entry) -> int:
        """Milliseconds; what is kept is told in any case, even where the game fails to say when."""
        try:
            return self._clocked.held_back(entry.events) if isinstance(entry, Moved) else 0
        except Exception:
            log.exception("no pause is known", table=self._room.table.code)
            return 0

    async def complete(self, state: Any, seat: Seat, move: Any, elapsed: int, delay: int = 0) -> Any:
        """The move the rules will see; long work is done where it keeps nobody waiting."""
        if state is None:
            return move  # nothing is being played, as the table will say
        if not needs_simulation(self._room.current.game, state, seat, move):
            return complete(self._room.current.game, state, seat, move, elapsed, delay)
        work = (self._room.table.game, state, seat, move, elapsed, delay)
        try:
            self._film = await self._room.hub.thinkers.elsewhere(self._room.table.code, simulate, *work)
        except Exception:
            log.exception("no process could simulate", table=self._room.table.code)
            self._film = await asyncio.to_thread(simulate, *work)
        return self._film[0]

    async def completed(self, state: Any, seat: Seat, move: Any) -> Any:
        """A bot's move as the rules will see it now."""
        return await self.complete(state, seat, move, self.clock.elapsed(ticks()))

    def busy(self) -> frozenset[Seat]:
        return self.clock.hands

    def doubt(self, outcome: Outcome, seat: Seat, move: Any, elapsed: int, delay: int) -> None:
        """A claim that cannot be true is refused by the rules, and written down here."""
        if not isinstance(outcome, TableProblem) or outcome.refusal is None:
            return
        measured = self._room.current.game.measured
        if measured is not None and measured.doubtful(outcome.refusal):
            code = self._room.table.code
            log.warning(
                "a claim that cannot be true", table=code, seat=seat, move=move, elapsed=elapsed, delay=delay
            )

    def concerned(self, old: Table, decision: Decision) -> tuple[Seat, ...] | None:
        """The seats that learn anything from this entry; None: everybody."""
        entry = decision.entry
        if not isinstance(entry, Moved):
            return None
        return self._clocked.concerns(old.state, entry.seat, entry.move, decision.table.state)

    def told(self, entry: Entry) -> None:
        """After a simulated move was told, its pictures; and time to look at them, or at a verdict."""
        (move, film), self._film = self._film, (None, ())
        if not isinstance(entry, Moved):
            return
        self.rest = max(self.rest, ticks() + self._clocked.looked_at(entry.events))
        if film and entry.move is move:
            self.rest = max(self.rest, ticks() + EVERY * len(film))
            self._room.hub.start(show(self._room, self._room.table.version, entry.seat, film))

    def set(self) -> None:
        """Bots' hands and measuring go on while anybody is here to see it."""
        self.hands.set()
        if self.clock.name and self._room.crowd.gazes:
            if self._pinging is None:
                self._ping()
        elif self._pinging is not None:
            self._pinging.cancel()
            self._pinging = None

    def _ping(self) -> None:
        for socket in self._room.crowd:
            socket.ping()
        self._pinging = asyncio.get_running_loop().call_later(PING_SECONDS, self._ping)

    def close(self) -> None:
        self._released.set()
        self.hands.close()
        if self._pinging is not None:
            self._pinging.cancel()
            self._pinging = None


def warm(game: str) -> None:
    """What the first touch would wait for."""
    simulated = games.load(game).simulated
    if simulated is not None:
        simulated.warm()


def warm_bots(game: str) -> None:
    for level in games.load(game).META.levels:
        prepare(bots.load(game, level))


def simulate(
    game: str, state: Any, seat: Seat, move: Any, elapsed: int, delay: int
) -> tuple[Any, tuple[Any, ...]]:
    """The completed move, and the pictures of what happened meanwhile."""
    rules = games.load(game)
    completed = complete(rules, state, seat, move, elapsed, delay)
    return completed, rules.simulated.film(state, seat, completed) if rules.simulated is not None else ()
