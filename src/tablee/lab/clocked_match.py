"""A match in real time without a clock on the wall: time jumps to whatever happens next.

Every hand is asked for its next move; the move that is over first happens first, and the others stay
under way. The times that players claim are taken as true.
"""

from __future__ import annotations

from typing import Any

from tablee.core.clocked_driver import ClockedDriver, Play
from tablee.core.contract import Seat
from tablee.core.pickling import ByName
from tablee.core.real_time import Clocked
from tablee.lab.match import Match


class ClockedMatch(ByName):
    def __init__(self, match: Match, clocked: Clocked, play: Play) -> None:
        self._match = match
        self._clocked = clocked
        self._play = play
        self._driver = ClockedDriver(match.game, clocked)
        self._now = 0

    def on(self) -> bool:
        """Whether hands are acting, each at its own time."""
        return bool(self._clocked.hands(self._match.state))

    def asked(self) -> Seat | None:
        """The next hand that has nothing under way."""
        self._driver.follow(self._match.state, self._now)
        return next(iter(self._driver.clock.free()), None)

    def answer(self, seat: Seat, move: Any) -> None:
        clock = self._driver.clock
        clock.begin(seat, move, clock.ends(self._match.state, seat, move, self._now))

    def advance(self) -> None:
        """The earliest move happens, or what is due before it."""
        coming = self._driver.next()
        if coming is not None:
            self._now = max(self._now, coming.at)
            self._driver.happen(self._play, self._now)
