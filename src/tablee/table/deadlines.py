"""Deadlines that follow from the log: when each question was put, and how long there is to answer it.

Every entry says when it was made, by the wall clock. At a table that keeps time by its log (`Settings.timed`)
that is all a deadline needs: whoever reads the log again, after a restart or on another node, finds the same.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tablee.core.contract import Due, Seat
from tablee.table.entries import Moved, Paused
from tablee.table.game_rules import Games, load
from tablee.table.model import PLAYING, Table

HOUR = 3_600_000  # milliseconds


def first_deadlines(table: Table, at: int) -> dict[str, Any]:
    """What a deal changes: every clock is full, every question is put now."""
    if not table.settings.timed:
        return {}
    seats = len(table.places)
    bank = table.settings.bank_seconds * 1000
    return {"since": (at,) * seats, "left": (bank,) * seats if bank else (), "stopped": 0}


def later_deadlines(table: Table, move: Moved, asked: tuple[int, ...]) -> dict[str, Any]:
    """What a move changes: a question that is the same was put when it was; the mover's clock was running."""
    rows = zip(asked, table.asked, table.since, strict=True)
    since = tuple([before if version == known else move.at for version, known, before in rows])
    return {"since": since, "left": _spent(table, move)}


def _spent(table: Table, move: Moved) -> tuple[int, ...]:
    """The increment is for every move, whoever chose it; nobody has less than nothing."""
    if not table.left:
        return ()
    seat = move.seat
    rest = max(0, table.left[seat] - max(0, move.at - table.since[seat]))
    rest += table.settings.increment_seconds * 1000
    return (*table.left[:seat], rest, *table.left[seat + 1 :])


def all_asked_anew(table: Table, at: int) -> dict[str, Any]:
    """What taking back changes: clocks show what they showed, everybody is asked now."""
    return {"since": (at,) * len(table.places)} if table.since else {}


def paused_deadlines(table: Table, entry: Paused) -> Table:
    """A pause counts for nobody."""
    if not table.since or entry.on:
        return replace(table, stopped=entry.at if table.since else 0)
    lost = max(0, entry.at - table.stopped)
    return replace(table, stopped=0, since=tuple([since + lost for since in table.since]))


def window_time(table: Table, due: Due | None) -> int:
    """The milliseconds that a window with hidden answers lasts at a slow table, whoever has answered.

    0: it is open until everybody has answered, or the time for a move is over.
    """
    fixed = table.settings.slow_hours and due is not None and due.whole
    return table.settings.window_minutes * 60_000 if fixed else 0


def time_for(table: Table, seat: Seat, *, games: Games = load) -> int:
    """The milliseconds this seat has for its present question; 0: as long as it likes."""
    if table.settings.window_minutes and table.state is not None:
        due = games(table.game).due(table.state)
        if due is not None and window_time(table, due) and any(seat == one for one, _ in due.moves):
            return window_time(table, due)
    if table.left:
        return max(1, table.left[seat])
    if table.settings.slow_hours:
        return table.settings.slow_hours * HOUR
    return table.settings.turn_seconds * 1000


def next_deadline(table: Table) -> int | None:
    """When, by the wall clock, somebody's time is over if nobody acts; None where nobody's runs."""
    if table.status != PLAYING or table.paused or not table.since:
        return None
    answered = {answer.seat for answer in table.answers}
    known = [
        table.since[seat] + time_for(table, seat)
        for seat, version in enumerate(table.asked)
        if version and seat not in answered
    ]
    return min(known) if known else None
