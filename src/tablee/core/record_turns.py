"""A record's turns in which something is taken back: whether they can be, and how many turns still count."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any


def back_fault(turns: Sequence[Any], *, told: bool) -> str | None:
    """The first turn that takes back what does not lie behind it; `told`: whether there may be such turns."""
    for number, turn in enumerate(turns):
        if not isinstance(turn.back, int):
            continue
        empty = turn.move is None and not turn.draws and not turn.events
        if not (told and empty and turn.seat is not None and 0 <= turn.back < number):
            return f"turns[{number}]: nothing can be taken back like this"
    return None


def turns_that_count(turns: Sequence[Any]) -> int:
    """The most turns that ever led to a state: without what was taken back, and without taking it back."""
    count = list[int]()
    for turn in turns:
        ahead = count[-1] + 1 if count else 1
        count.append(count[turn.back] if isinstance(turn.back, int) else ahead)
    return max(count, default=0)
