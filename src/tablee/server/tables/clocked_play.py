"""What a game in real time adds to a table: its own clock, starts held back, and moves completed.

The rules stay pure: what clock, line and gravity add to a move is in the move before they see it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any

import structlog

from tablee.core.completion import complete, needs_simulation
from tablee.core.contract import Seat
from tablee.core.game_clock import GameClock
from tablee.core.real_time import Clocked
from tablee.server.tables.audience import Audience, Concerned
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.film_stream import EVERY, show
from tablee.server.tables.glimpses import Glimpses
from tablee.server.tables.preparation import Preparation
from tablee.server.tables.system_time import ticks
from tablee.server.tables.thinkers import Thinkers
from tablee.table import game_rules
from tablee.table.entries import Entry, Moved
from tablee.table.model import PLAYING, Table
from tablee.table.outcome import Decision, Outcome, TableProblem

log = structlog.get_logger()
Start = Callable[[Coroutine[Any, Any, None]], None]


class ClockedPlay:
    """`rest` is until when bots wait (`ticks`), because people are still looking at something."""

    __slots__ = (
        "_audience",
        "_clocked",
        "_current",
        "_film",
        "_glimpses",
        "_preparation",
        "_released",
        "_start",
        "_thinkers",
        "_usual",
        "clock",
        "rest",
    )

    def __init__(
        self,
        current: CurrentTable,
        audience: Audience,
        clocked: Clocked,
        *,
        thinkers: Thinkers,
        preparation: Preparation,
        start: Start,
    ) -> None:
        self._current = current
        self._audience = audience
        self._clocked = clocked
        self._thinkers = thinkers
        self._preparation = preparation
        self._start = start
        self._released = asyncio.Event()
        self._film: tuple[Any, tuple[Any, ...]] = (None, ())
        self._glimpses = Glimpses(current, audience, clocked)
        self._usual: dict[Seat, int] = {}
        self.clock = GameClock(clocked)
        self.rest = 0
        preparation.begin(current.table.game)
        self.note(current.table)

    def note(self, table: Table) -> None:
        """The game's clock starts when what starts it is told."""
        if table.status == PLAYING:
            before = self.clock.name
            self.clock.follow(table.state, ticks())
            if self.clock.name != before:
                self._usual = self._measured()
        else:
            self.clock.stop()
        if any(place.played_by_bot for place in table.places):
            self._preparation.begin_bots(table.game)

    def _measured(self) -> dict[Seat, int]:
        """The lines of the hands that begin to act, as they usually were until now."""
        groups = self._audience.groups
        lines = {seat: groups[seat].sockets[-1].usual_delay() for seat in self.clock.hands if seat in groups}
        return {seat: delay for seat, delay in lines.items() if delay is not None}

    def allowed(self, seat: Seat, delay: int) -> int:
        """Of that delay, no more than the seat's line usually had before this clock began.

        So nobody gains by answering pings late once it counts.
        """
        return min(delay, self._usual.get(seat, delay))

    def busy(self) -> frozenset[Seat]:
        """The seats with a time of their own, whoever plays them."""
        return self.clock.hands

    async def hold(self, decisions: Sequence[Decision]) -> None:
        """Keep what is stored back for as long as the game says; a table that closes tells it at once."""
        pause = max([self._pause(decision.entry) for decision in decisions], default=0)
        if not pause or not self._audience.groups:
            return
        with suppress(TimeoutError):
            async with asyncio.timeout(pause / 1000):
                await self._released.wait()

    def _pause(self, entry: Entry) -> int:
        """Milliseconds; what is stored is told in any case, even where the game fails to say when."""
        try:
            return self._clocked.held_back(entry.events) if isinstance(entry, Moved) else 0
        except Exception:
            log.exception("no pause is known", table=self._current.table.code)
            return 0

    def takes_long(self, state: Any, seat: Seat, move: Any) -> bool:
        """Whether completing this move is work for another process."""
        return state is not None and needs_simulation(self._current.game, state, seat, move)

    async def complete(self, state: Any, seat: Seat, move: Any, elapsed: int, delay: int = 0) -> Any:
        """The move the rules will see; long work is done where it keeps nobody waiting."""
        if state is None:
            return move  # nothing is being played, as the table will say
        if not self.takes_long(state, seat, move):
            return complete(self._current.game, state, seat, move, elapsed, delay)
        table = self._current.table
        work = (table.game, state, seat, move, elapsed, delay)
        try:
            self._film = await self._thinkers.elsewhere(table.code, simulate, *work)
        except Exception:
            log.exception("no process could simulate", table=table.code)
            self._film = await asyncio.to_thread(simulate, *work)
        return self._film[0]

    async def complete_now(self, state: Any, seat: Seat, move: Any) -> Any:
        """The same for a bot's move, which happens now."""
        return await self.complete(state, seat, move, self.clock.elapsed(ticks()))

    def doubt(self, outcome: Outcome, seat: Seat, move: Any, elapsed: int, delay: int) -> None:
        """A claim that cannot be true is refused by the rules, and written down here."""
        if not isinstance(outcome, TableProblem) or outcome.refusal is None:
            return
        measured, code = self._current.game.measured, self._current.table.code
        if measured is not None and measured.doubtful(outcome.refusal):
            log.warning(
                "a claim that cannot be true", table=code, seat=seat, move=move, elapsed=elapsed, delay=delay
            )

    def concerned(self, before: Table, decision: Decision) -> Concerned:
        """The seats that learn anything from this entry; None: everybody."""
        entry = decision.entry
        if not isinstance(entry, Moved):
            return None
        return self._clocked.concerns(before.state, entry.seat, entry.move, decision.table.state)

    def told(self, before: Table, entry: Entry) -> None:
        """After a simulated move was told, its pictures; and time to look at them, or at a verdict.

        What a move ended is shown again to everybody; none of it is kept.
        """
        (move, film), self._film = self._film, (None, ())
        if not isinstance(entry, Moved):
            return
        self._glimpses.note()
        self.rest = max(self.rest, ticks() + self._clocked.looked_at(entry.events, self._films()))
        if film and entry.move is move:
            self.rest = max(self.rest, ticks() + EVERY * len(film))
            self._start(show(self._audience, self._current.table.version, entry.seat, film))
        again = self._retold(before, entry)
        if again is not None:
            self._start(show(self._audience, self._current.table.version, entry.seat, (again,)))

    def _films(self) -> bool:
        """Whether anybody here wants to see again what has ended."""
        return any(socket.films for socket in self._audience)

    def _retold(self, before: Table, entry: Moved) -> Any:
        """A game that fails to say it is no reason to fail: the move is stored and told."""
        try:
            return self._clocked.retold(before.state, entry.seat, entry.move)
        except Exception:
            log.exception("nothing can be shown again", table=self._current.table.code)
            return None

    def close(self) -> None:
        """What is held back is told now, and nothing more is glimpsed."""
        self._glimpses.close()
        self._released.set()


def simulate(
    game: str, state: Any, seat: Seat, move: Any, elapsed: int, delay: int
) -> tuple[Any, tuple[Any, ...]]:
    """The completed move, and the pictures of what happened meanwhile."""
    rules = game_rules.load(game)
    completed = complete(rules, state, seat, move, elapsed, delay)
    return completed, rules.simulated.film(state, seat, completed) if rules.simulated is not None else ()
