"""How long a table was interrupted, by what its people noted."""

from __future__ import annotations

from typing import Any

from tests.faults.interruptions import longest_interruption, open_interruption


class Noted:
    """When somebody heard of the table; `new` are the times when that was something new."""

    def __init__(self, heard: list[float], new: list[float]) -> None:
        self.heard, self.new = heard, new

    def signs_since(self, since: float, new: bool) -> list[float]:
        return [at for at in sorted(self.new if new else self.heard + self.new) if at > since]


def longest(*people: Any, window: float = 0.0) -> float:
    return longest_interruption(list(people), 10.0, 16.0, window)


def test_what_was_heard_before_and_shortly_after_does_not_hide_what_comes_then() -> None:
    assert longest(Noted([], [9.5, 10.5, 14.0, 15.0])) == 3.5


def test_somebody_who_hears_nothing_is_interrupted_though_others_go_on() -> None:
    anne, bruno = Noted([], [11.0, 12.0, 13.0, 14.0, 15.0]), Noted([10.5, 14.5], [])
    assert longest(anne, bruno) == 4.0


def test_a_table_where_all_hear_and_nobody_is_shown_anything_new_stands_still() -> None:
    assert longest(Noted([11.0, 12.0, 13.0, 14.0, 15.0], [])) == 6.0
    assert longest(Noted([11.0, 12.0, 13.0, 14.0, 15.0], []), window=5.0) == 1.0, "but for its window"


def test_an_interruption_that_is_not_over_yet() -> None:
    people: list[Any] = [Noted([], [11.0]), Noted([], [12.5])]
    assert open_interruption(people, 10.0, 16.0) == 5.0
