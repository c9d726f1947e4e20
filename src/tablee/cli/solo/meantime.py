"""What happens without the person while hands search: bots by the same clock, and what is due."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from tablee.core.contract import Seat
from tablee.core.real_time import Clocked
from tablee.lab.match import Match

Answer = Callable[[Seat], Any]
Lasting = Callable[[Any, int], Any]
Play = Callable[[Seat, Any], None]


class Meantime:
    """One search, from the moment its start is told; times are milliseconds since then."""

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
        self._name = self._clock()
        self._under_way: dict[Seat, tuple[int, Any]] = {}
        self._window, self._opened = "", 0

    def _clock(self) -> str:
        clock = self._clocked.clock(self._match.state)
        return "" if clock is None else clock[0]

    @property
    def going(self) -> bool:
        return bool(self._clocked.hands(self._match.state)) and self._clock() == self._name

    def now(self) -> int:
        return int(1000 * (time.monotonic() - self._began)) + self._ahead

    def next(self) -> int:
        """When the next thing happens without the person."""
        self._ask()
        times = [ends for ends, _ in self._under_way.values()]
        due = self._match.game.due(self._match.state)
        if due is not None:
            if due.window != self._window:
                self._window, self._opened = due.window, self.now()
            times.append(self._opened + int(1000 * due.seconds))
        return min(times)

    def _ask(self) -> None:
        for seat in sorted(self._clocked.hands(self._match.state)):
            if seat != self._eyes and seat not in self._under_way:
                self._under_way[seat] = self._timed(seat, self._answer(seat))

    def _timed(self, seat: Seat, move: Any) -> tuple[int, Any]:
        """When it is over; who thought longer than his move takes was slower than he says."""
        state, now = self._match.state, self.now()
        ends = self._clocked.ends_at(state, seat, move)
        if ends is None:
            return now, move
        slower = self._lasting(move, max(0, now - ends))
        if self._match.game.refuse(state, seat, slower) is None:
            return max(now, ends), slower
        return ends, move

    def catch_up(self) -> None:
        """Everything whose time has come, in its order."""
        while self.going and self.next() <= self.now():
            self._happen()

    def _happen(self) -> None:
        at = self.next()
        seat = next((seat for seat, (ends, _) in self._under_way.items() if ends == at), None)
        if seat is not None:
            _, move = self._under_way.pop(seat)
            self._play(seat, move)
            return
        due = self._match.game.due(self._match.state)
        for seat, move in due.moves if due is not None else ():
            if self.going and seat in self._clocked.hands(self._match.state):
                self._under_way.pop(seat, None)
                self._play(seat, move)

    def jump(self) -> None:
        """Nobody waits: the clock goes on to what comes next."""
        self._ahead += max(0, self.next() - self.now())
        self._happen()
