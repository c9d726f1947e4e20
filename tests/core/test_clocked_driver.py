"""Games in real time, driven by a clock that the test holds in its hand."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from tablee.core.clocked_driver import ClockedDriver, Happening
from tablee.core.contract import Due, Game
from tablee.core.game_clock import GameClock
from tablee.core.real_time import Clocked

OUT = 0
"""A move that takes the hand out; any other is how many milliseconds it lasts, or None: no time."""
LONG = 1_000_000


class Bag(msgspec.Struct, frozen=True):
    """Hands that feel about, each with the time it has used; a window closes on all of them."""

    used: tuple[int | None, ...]  # None: out of the bag
    clock: str = "search-1"
    window: str = "search-1"
    seconds: float = 60.0


def clock(state: Bag) -> tuple[str, int] | None:
    return (state.clock, max([used or 0 for used in state.used])) if state.clock else None


def hands(state: Bag) -> frozenset[int]:
    return frozenset([seat for seat, used in enumerate(state.used) if used is not None])


def ends_at(state: Bag, seat: int, move: int | None) -> int | None:
    used = state.used[seat]
    return None if not move or used is None else used + move


def due(state: Bag) -> Due | None:
    leave = tuple([(seat, OUT) for seat in sorted(hands(state))])
    return Due(state.window, state.seconds, leave) if state.window else None


CLOCKED = cast(Clocked, SimpleNamespace(clock=clock, hands=hands, ends_at=ends_at))
GAME = cast(Game, SimpleNamespace(due=due))


class Searched:
    """A search whose every hand goes through its moves, on the time that the test supplies."""

    def __init__(self, *plans: list[int], window: float = 60.0) -> None:
        self.state = Bag((0,) * len(plans), seconds=window)
        self.plans = [list(plan) for plan in plans]
        self.driver = ClockedDriver(GAME, CLOCKED)
        self.made: list[tuple[int, int]] = []
        self.ask(0)

    def ask(self, now: int) -> None:
        self.driver.follow(self.state, now)
        timer = self.driver.clock
        for seat in timer.free():
            move = self.plans[seat].pop(0) if self.plans[seat] else LONG
            timer.begin(seat, move, timer.ends(self.state, seat, move, now))

    def play(self, seat: int, move: int) -> Bag:
        self.made.append((seat, move))
        used = list(self.state.used)
        used[seat] = None if move == OUT else (used[seat] or 0) + move
        self.state = replace(self.state, used=tuple(used))
        return self.state

    def run(self, step: int = 0) -> list[tuple[int, int]]:
        """To the end: time jumps to what comes next, or passes by `step` whatever happens meanwhile."""
        now = 0
        while hands(self.state):
            coming = self.driver.next()
            assert coming is not None
            if step and coming.at > now:
                now += step
                continue
            now = max(now, coming.at)
            self.driver.happen(self.play, now)
            self.ask(now)
        return self.made


def test_the_move_that_is_over_first_happens_first_then_the_lower_seat() -> None:
    moves = [(1, 200), (0, 300), (0, 100), (1, 200)]
    assert Searched([300, 100], [200, 200]).run() == [*moves, (0, OUT), (1, OUT)]


@given(st.lists(st.lists(st.integers(1, 400), max_size=5), min_size=1, max_size=4), st.integers(1, 500))
def test_what_happens_does_not_depend_on_how_often_somebody_looks_at_the_clock(
    plans: list[list[int]], step: int
) -> None:
    assert Searched(*plans, window=0.9).run() == Searched(*plans, window=0.9).run(step)


def test_a_window_closes_before_a_move_that_is_over_later_and_after_one_at_the_same_time() -> None:
    assert Searched([500, 600], [2000], window=0.5).run() == [(0, 500), (0, OUT), (1, OUT)]
    assert Searched([501], [2000], window=0.5).run() == [(0, OUT), (1, OUT)]


def test_a_window_runs_on_while_its_name_is_the_same() -> None:
    driver, state = ClockedDriver(GAME, CLOCKED), Bag((0,), seconds=10)
    driver.follow(state, 1000)
    driver.follow(state, 4000)
    assert driver.next() == Happening(11_000, ((0, OUT),))
    driver.follow(replace(state, window="grace-1", seconds=0.25), 5000)
    assert driver.next() == Happening(5250, ((0, OUT),))
    driver.follow(replace(state, window=""), 6000)
    assert driver.next() is None


def test_another_clock_starts_with_nothing_under_way_and_its_windows_anew() -> None:
    driver, state = ClockedDriver(GAME, CLOCKED), Bag((0, 0))
    driver.follow(state, 1000)
    driver.clock.begin(0, 300, driver.clock.ends(state, 0, 300, 1000))
    assert driver.next() == Happening(1300, ((0, 300),))
    assert driver.clock.elapsed(1200) == 200
    driver.follow(replace(state, clock="search-2"), 1200)
    assert driver.clock.elapsed(1200) == 0
    assert driver.clock.free() == [0, 1]
    assert driver.next() == Happening(61_200, ((0, OUT), (1, OUT)))


def test_a_search_that_is_read_from_a_log_goes_on_where_its_slowest_hand_is() -> None:
    timer = GameClock(CLOCKED)
    timer.follow(Bag((700, 2500)), 10_000)
    assert timer.elapsed(10_000) == 2500
    assert timer.ends(Bag((700, 2500)), 1, 40, 10_000) == 10_040
    assert timer.ends(Bag((700, 2500)), 0, 40, 10_000) == 8240  # behind the clock: over already


def test_a_move_without_a_time_is_over_at_once() -> None:
    timer = GameClock(CLOCKED)
    timer.follow(Bag((700,)), 3000)
    assert timer.ends(Bag((700,)), 0, None, 3456) == 3456


def test_a_window_takes_no_hand_that_an_earlier_move_of_it_took_or_that_another_clock_began_for() -> None:
    driver, state, made = ClockedDriver(GAME, CLOCKED), Bag((0, 0, 0), seconds=1), list[int]()

    def play(seat: int, move: Any) -> Bag:
        made.append(seat)
        return Bag((None, None, 0)) if seat == 0 else Bag((None, None, 0), clock="search-2")

    driver.follow(state, 0)
    driver.happen(play, 1000)
    assert made == [0, 2]
    driver.follow(state, 2000)
    driver.happen(lambda seat, _: Bag((None, 0, 0), clock=f"search-{seat}"), 3000)
    assert driver.clock.name == "search-0"


def test_a_stopped_clock_has_no_hands_and_nothing_under_way() -> None:
    timer = GameClock(CLOCKED)
    timer.follow(Bag((0, 0)), 100)
    timer.begin(1, 300, 400)
    assert timer.free() == [0]
    timer.stop()
    assert (timer.name, timer.hands, timer.first()) == ("", frozenset(), None)
    assert not timer.finish(1)
