"""Several hands at once, without a clock on the wall.

Whoever may act at his own time is asked for his next move; the move that is over first on its own
hand's clock happens first, and the others stay under way. Claims are taken as true. What the game
does by itself happens when its time is up on the same clock.
"""

from __future__ import annotations

from typing import Any

from tablee.core.contract import Seat
from tablee.core.real_time import Clocked
from tablee.lab.match import Match


class Race:
    def __init__(self, match: Match, clocked: Clocked) -> None:
        self.match, self.clocked = match, clocked
        self._clock = ""
        self._now = self._opened = 0
        self._window = ""
        self._under_way: dict[Seat, tuple[int, Any]] = {}

    def on(self) -> bool:
        return bool(self.clocked.hands(self.match.state))

    def asked(self) -> Seat | None:
        """The next hand that has nothing under way."""
        self._look()
        free = [seat for seat in self.clocked.hands(self.match.state) if seat not in self._under_way]
        return min(free, default=None)

    def answer(self, seat: Seat, move: Any) -> None:
        ends = self.clocked.ends_at(self.match.state, seat, move)
        self._under_way[seat] = (self._now if ends is None else ends, move)

    def advance(self) -> None:
        """The earliest move happens, or what is due before it."""
        due = self.match.game.due(self.match.state)
        seat = min(self._under_way, key=lambda seat: (self._under_way[seat][0], seat))
        ends, move = self._under_way[seat]
        if due is not None and self._opened + 1000 * due.seconds < ends:
            self._now = self._opened + round(1000 * due.seconds)
            self._close(due.moves)
            return
        del self._under_way[seat]
        self._now = max(self._now, ends)
        self.match.play(seat, move)

    def _close(self, moves: tuple[tuple[Seat, Any], ...]) -> None:
        for seat, move in moves:
            if self.on() and seat in self.match.game.to_act(self.match.state):
                self._under_way.pop(seat, None)
                self.match.play(seat, move)

    def _look(self) -> None:
        """A new clock starts at nothing; a window opens when it is first seen."""
        clock, due = self.clocked.clock(self.match.state), self.match.game.due(self.match.state)
        name = "" if clock is None else clock[0]
        if name != self._clock:
            self._clock, self._now, self._window = name, 0, ""
            self._under_way.clear()
        window = "" if due is None else due.window
        if window != self._window:
            self._window, self._opened = window, self._now


def race_of(match: Match) -> Race | None:
    """The race of a game that has one."""
    clocked = match.game.clocked
    return None if clocked is None else Race(match, clocked)
