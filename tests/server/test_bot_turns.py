"""Bots that play at once: they share the house's time, and people's moves do not wait for them."""

from __future__ import annotations

from tablee.server import limits
from tablee.server.tables.bot_turns import BotTurns

RATE = limits.BOT_MOVES_PER_SECOND


def test_as_many_as_fit_in_a_second_come_at_once_and_then_each_in_its_turn() -> None:
    turns = BotTurns()
    assert all(turns.take(100.0) < 1e-6 for _ in range(int(RATE)))
    waits = [turns.take(100.0) for _ in range(40)]
    assert waits == sorted(waits)
    assert abs(waits[-1] - 40 / RATE) < 1e-6


def test_in_the_long_run_there_are_so_many_a_second_however_many_ask() -> None:
    turns, now, taken = BotTurns(), 0.0, 0
    while now < 10:
        now += turns.take(now)
        taken += 1
    assert RATE * 10 <= taken <= RATE * 11 + 1


def test_who_was_idle_for_long_has_saved_up_one_second_only() -> None:
    turns = BotTurns()
    for _ in range(5000):
        turns.take(0.0)
    assert abs(sum(turns.take(1000.0) < 1e-6 for _ in range(5000)) - RATE) <= 1
