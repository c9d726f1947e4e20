"""Windows in which answers stay hidden: when they close, and what is shown then.

While one is open the game does not move: an answer is an entry of the log that makes no version
(`model.Answered`). When it closes, every seat that was asked makes its move, in the order of
seats, by its own answer or by what the game says silence means. So nobody can count, time or see
who had answered.
"""

from __future__ import annotations

from typing import Any

from tablee.core.contract import Due, Seat
from tablee.table.deadlines import window_time
from tablee.table.game_rules import Games, load
from tablee.table.model import PLAYING, Table
from tablee.table.moves_and_talk import CLOCK, carry_out
from tablee.table.outcome import Decision

Chosen = dict[Seat, tuple[Any, str]]
"""By seat: the move, and who chose it."""


def may_close_early(table: Table, due: Due | None) -> bool:
    """Whether the last answer closes it: not where the time it took would tell somebody something.

    Where one person plays with bots, nobody is there to be told: bots do not look at clocks. At a slow table
    people answer whenever they come by, unless its windows have a length of their own.
    """
    whole = due is not None and due.whole
    until_all = bool(table.settings.slow_hours) and not window_time(table, due)
    return not whole or until_all or table.settings.close_early or _people(table) <= 1


def _people(table: Table) -> int:
    return sum([place.person and not place.away for place in table.places])


def all_answered(table: Table, *, people_only: bool = False) -> bool:
    """Whether every seat that is asked has given a hidden answer, or every person that is."""
    if not table.answers:
        return False
    waited_for = {seat for seat, version in enumerate(table.asked) if version}
    waited_for -= {answer.seat for answer in table.answers}
    return all(people_only and table.places[seat].played_by_bot for seat in waited_for)


def close_window(table: Table, window: str, now: int, *, games: Games = load) -> tuple[Decision, ...]:
    """That window's time is up: what was answered, and what silence means; nothing if it closed before."""
    due = games(table.game).due(table.state) if table.status == PLAYING else None
    if due is None or due.window != window:
        return ()
    return _show(table, {seat: (move, CLOCK) for seat, move in due.moves} | _given(table), now, games)


def open_answers(table: Table, now: int, *, games: Games = load) -> tuple[Decision, ...]:
    """Everybody has answered, and need not wait for the clock."""
    if table.status != PLAYING or not all_answered(table):
        return ()
    return _show(table, _given(table), now, games)


def _given(table: Table) -> Chosen:
    return {answer.seat: (answer.move, answer.by) for answer in table.answers}


def _show(table: Table, chosen: Chosen, now: int, games: Games) -> tuple[Decision, ...]:
    game, decisions = games(table.game), list[Decision]()
    for seat, (move, by) in sorted(chosen.items()):
        outcome = carry_out(table, seat, move, "", by, now, game)
        if isinstance(outcome, Decision):
            table = outcome.table
            decisions.append(outcome)
    return tuple(decisions)
