"""A game in real time, driven step by step: which hands are to be asked, what happens next, and when.

The arena gives this driver a time that jumps from one move to the next, the terminal the time on the
wall. The server's tables close windows themselves (`table.time_marks`), because answers may be hidden in
them; they use the same clock with its moves under way (`game_clock`) and the same windows (`due_window`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tablee.core.contract import Game, Seat
from tablee.core.due_window import DueWindow, follow_window
from tablee.core.game_clock import GameClock
from tablee.core.pickling import ByName
from tablee.core.real_time import Clocked

Play = Callable[[Seat, Any], Any]
"""Makes a move and says what state the game is in then."""


class Happening(NamedTuple):
    """The moves that are made at `at` if nobody makes another one before."""

    at: int
    moves: tuple[tuple[Seat, Any], ...]


class ClockedDriver(ByName):
    def __init__(self, game: Game, clocked: Clocked) -> None:
        self._game = game
        self._window: DueWindow | None = None
        self.clock = GameClock(clocked)

    def follow(self, state: Any, now: int) -> None:
        """The game has come to this state, by whoever's move."""
        before = self.clock.name
        self.clock.follow(state, now)
        window = self._window if self.clock.name == before else None
        self._window = follow_window(window, self._game.due(state), now)

    def next(self) -> Happening | None:
        """What happens next by itself: a move is over, or the window closes before it."""
        first, window = self.clock.first(), self._window
        if window is not None and (first is None or window.closes < first.ends):
            return Happening(window.closes, window.due.moves)
        return None if first is None else Happening(first.ends, ((first.seat, first.move),))

    def happen(self, play: Play, now: int) -> None:
        """What comes next happens; of a window's moves, those of hands that still act by this clock."""
        clock, coming = self.clock.name, self.next()
        for seat, move in coming.moves if coming is not None else ():
            if self.clock.name == clock and seat in self.clock.hands:
                self.clock.finish(seat)
                self.follow(play(seat, move), now)
