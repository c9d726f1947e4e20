"""A hand in real time at a table elsewhere: the house keeps the clock, this one only follows it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.cli.remote.seat_clock import SeatClock
from tablee.cli.remote.seat_view import SeatView
from tablee.core.real_time import Clocked
from tablee.core.refusal import Refusal

IDLE = 500  # milliseconds between two looks where no news wakes anybody


class RemoteClock:
    """`solo.clocked_person.HandClock` over the line: `follow` takes in what the house has said."""

    def __init__(
        self,
        clocked: Clocked,
        now: Callable[[], SeatView],
        follow: Callable[[], None],
        make: Callable[[Any], Refusal | None],
    ) -> None:
        self._seat_view = now
        self.catch_up = follow
        self.jump = follow
        self.make = make
        self._clock = SeatClock(clocked)
        self._clock.follow(now().world)

    @property
    def going(self) -> bool:
        """As long as this hand acts: what other hands do after it is told like any other news."""
        now = self._seat_view()
        return now.hands_act and self._clock.name_in(now.world) == self._clock.name

    @property
    def acting(self) -> bool:
        return self._seat_view().hands_act

    def view(self) -> Any:
        return self._seat_view().view

    def now(self) -> int:
        return self._clock.now()

    def next(self) -> int:
        return self.now() + IDLE

    def ends_at(self, move: Any) -> int | None:
        now = self._seat_view()
        assert now.seen.you is not None
        return self._clock.ends_at(now.world, now.seen.you, move)
