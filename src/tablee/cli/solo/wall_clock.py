"""The time on the wall for a game in real time: what happens without the person, and when.

Bots choose while the clock runs; what they chose happens when its time has come, and so does what the
game does by itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tablee.core.clocked_driver import ClockedDriver
from tablee.core.contract import Seat
from tablee.core.real_time import Clocked
from tablee.core.refusal import Refusal
from tablee.lab.match import Match

Answer = Callable[[Seat], Any]
Lasting = Callable[[Any, int], Any]
Play = Callable[[Seat, Any], None]


IDLE = 1000
"""How long to wait where nothing will happen without the person."""


class WallClock:
    """One of the game's clocks, from the moment its start is told; times are milliseconds since then.

    The person sits at `eyes` (`solo.clocked_person.HandClock`).
    """

    def __init__(
        self,
        match: Match,
        clocked: Clocked,
        eyes: Seat | None,
        answer: Answer,
        lasting: Lasting,
        play: Play,
    ) -> None:
        self._match = match
        self._clocked = clocked
        self._eyes = eyes
        self._answer = answer
        self._lasting = lasting
        self._play = play
        self._began, self._ahead = time.monotonic(), 0
        self._driver = ClockedDriver(match.game, clocked)
        self._driver.follow(match.state, 0)
        self._name = self._driver.clock.name

    @property
    def acting(self) -> bool:
        return self._eyes in self._clocked.hands(self._match.state)

    def view(self) -> Any:
        return self._match.game.view(self._match.state, self._eyes)

    def ends_at(self, move: Any) -> int | None:
        assert self._eyes is not None
        return self._clocked.ends_at(self._match.state, self._eyes, move)

    def make(self, move: Any) -> Refusal | None:
        assert self._eyes is not None
        refusal = self._match.game.refuse(self._match.state, self._eyes, move)
        if refusal is None:
            self._play(self._eyes, move)
        return refusal

    @property
    def going(self) -> bool:
        self._driver.follow(self._match.state, self.now())
        return bool(self._driver.clock.hands) and self._driver.clock.name == self._name

    def now(self) -> int:
        return int(1000 * (time.monotonic() - self._began)) + self._ahead

    def next(self) -> int:
        """When the next thing happens without the person."""
        self._driver.follow(self._match.state, self.now())
        for seat in self._driver.clock.free():
            if seat != self._eyes:
                self._begin(seat, self._answer(seat))
        coming = self._driver.next()
        return self.now() + IDLE if coming is None else coming.at

    def _begin(self, seat: Seat, move: Any) -> None:
        """A bot that thought longer than its move takes was slower than it says."""
        clock, state, now = self._driver.clock, self._match.state, self.now()
        ends = clock.ends(state, seat, move, now)
        if ends < now:
            slower = self._lasting(move, now - ends)
            if self._match.game.refuse(state, seat, slower) is None:
                ends, move = now, slower
        clock.begin(seat, move, ends)

    def catch_up(self) -> None:
        """Everything whose time has come by now happens, in its order.

        What comes due while bots think waits: a person's key comes before it, however slow they are.
        """
        until = self.now()
        while self.going and self.next() <= until:
            self._driver.happen(self._made, self.now())

    def jump(self) -> None:
        """Nobody waits: the clock goes on to what comes next."""
        self._ahead += max(0, self.next() - self.now())
        self._driver.happen(self._made, self.now())

    def _made(self, seat: Seat, move: Any) -> Any:
        self._play(seat, move)
        return self._match.state
