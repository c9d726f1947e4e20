"""The titles that go with the places of the social order (DAL-10, DAL-11)."""

from __future__ import annotations

HIGH, LOW = ("grand-dalmuti", "petit-dalmuti"), ("petit-peon", "grand-peon")


def titles(seats: int) -> tuple[str, ...]:
    """From the highest place to the lowest; everybody in the middle is of the people."""
    return *HIGH, *("people",) * (seats - len(HIGH) - len(LOW)), *LOW
