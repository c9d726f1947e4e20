"""How long tables were interrupted, by what their people noted."""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from tests.faults.people import Person

GOES_ON: Final = 3.5  # seconds without anything new or heard, at a table that goes on


async def interruptions(
    everybody: Sequence[Person], since: float, least: float, longest: float
) -> dict[str, float]:
    """By table, the longest interruption there after that moment; looked at for `least` seconds.

    That is how long nobody at it was shown anything new, or somebody heard nothing of it. Where a window
    of the game's own is open, nothing new need be shown. An interruption's end is waited for, but not
    for more than `longest`.
    """
    tables = defaultdict[str, list[Person]](list)
    for person in everybody:
        tables[person.code].append(person)
    windows = dict.fromkeys(tables, 0.0)
    going_on = False
    while (now := time.monotonic()) < since + least or (not going_on and now < since + longest):
        await asyncio.sleep(0.1)
        for code, people in tables.items():
            windows[code] = max(windows[code], *[_window(person) for person in people])
        now = time.monotonic()
        going_on = all(
            open_interruption(one, since, now) < GOES_ON + windows[code] for code, one in tables.items()
        )
    now = time.monotonic()
    return {code: longest_interruption(people, since, now, windows[code]) for code, people in tables.items()}


def _window(person: Person) -> float:
    window = person.player.seen.countdown
    return 0.0 if window is None else window.ms / 1000


def _signs(people: list[Person], since: float) -> tuple[list[float], list[list[float]]]:
    """When somebody was shown something new; and for each of them, when they heard of the table."""
    new = sorted(at for person in people for at in person.signs_since(since, new=True))
    return new, [person.signs_since(since, new=False) for person in people]


def open_interruption(people: list[Person], since: float, now: float) -> float:
    """How long the interruption lasts that is not over yet."""
    new, heard = _signs(people, since)
    return max(now - (signs[-1] if signs else since) for signs in (new, *heard))


def longest_interruption(people: list[Person], since: float, now: float, window: float) -> float:
    """Of a table, where a window of its own was open for so long."""
    new, heard = _signs(people, since)
    return max(_gap(new, since, now) - window, *[_gap(signs, since, now) for signs in heard])


def _gap(signs: list[float], since: float, now: float) -> float:
    return max(later - before for before, later in pairwise([since, *signs, now]))
