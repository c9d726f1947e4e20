"""What the host may do: send somebody away, mute, hand the role over, let places change seats, stop the game
for a while, end the table."""

from __future__ import annotations

from tablee.core.contract import Seat
from tablee.table.entries import Ended, HostNamed, Muted, Paused, Removed, Swapped
from tablee.table.entry_effects import changed_by
from tablee.table.game_rules import Games, load
from tablee.table.lobby import refuse_host, refuse_lobby
from tablee.table.model import ENDED, PLAYING, Table
from tablee.table.outcome import AlreadyDone, Decision, Outcome, TableProblem


def remove(table: Table, by: Seat | None, seat: Seat, keep_away: bool, now: int) -> Outcome:
    """Send somebody away, for as long as their device is known also for good.

    Before the start the seat is free; in a game a bot plays on there.
    """
    if problem := refuse_host(table, by) or _refuse_other(table, by, seat):
        return problem
    known = bool(table.places[seat].device)
    return _decide(table, Removed(now, seat, keep_away and known))


def mute(table: Table, by: Seat | None, seat: Seat, on: bool, now: int) -> Outcome:
    """Pass on nothing more of what somebody says, or pass it on again."""
    if problem := refuse_host(table, by) or _refuse_other(table, by, seat):
        return problem
    if table.places[seat].muted == on:
        return AlreadyDone(table.version)
    return _decide(table, Muted(now, seat, on))


def name_host(table: Table, by: Seat | None, seat: Seat, now: int) -> Outcome:
    """Hand the role over to another person."""
    if problem := refuse_host(table, by):
        return problem
    if seat == table.host:
        return AlreadyDone(table.version)
    if problem := _refuse_other(table, by, seat):
        return problem
    return _decide(table, HostNamed(now, seat))


def swap(table: Table, by: Seat | None, seat: Seat, other: Seat, now: int) -> Outcome:
    """Two places change seats before a game. The host may ask for any two, others may move to a free one."""
    if by is None or not table.place(by).person:
        return TableProblem("not-seated")
    for one in (seat, other):
        if not 0 <= one < len(table.places):
            return TableProblem("no-such-seat", {"seat": one})
    if problem := refuse_lobby(table):
        return problem
    if seat == other:
        return AlreadyDone(table.version)
    if (by != seat or table.places[other].person) and (problem := refuse_host(table, by)):
        return problem
    return _decide(table, Swapped(now, seat, other))


def pause(table: Table, by: Seat | None, on: bool, now: int, *, games: Games = load) -> Outcome:
    """Stop the game for everybody, or let it go on; never while a clock of the game's own runs."""
    if problem := refuse_host(table, by):
        return problem
    if table.status != PLAYING:
        return TableProblem("not-playing")
    if table.paused == on:
        return AlreadyDone(table.version)
    if on and _against_the_clock(table, games):
        return TableProblem("not-in-window")
    return _decide(table, Paused(now, on))


def _against_the_clock(table: Table, games: Games) -> bool:
    """Whether a window of the game is open, or hands act in real time or are about to: as everybody sees."""
    game = games(table.game)
    if game.due(table.state) is not None:
        return True
    return game.clocked is not None and game.clocked.clock(table.state) is not None


def end(table: Table, by: Seat | None, now: int) -> Outcome:
    """The table is over for everybody, whatever is being played."""
    if problem := refuse_host(table, by):
        return problem
    return AlreadyDone(table.version) if table.status == ENDED else _decide(table, Ended(now))


def _refuse_other(table: Table, by: Seat | None, seat: Seat) -> TableProblem | None:
    """Only about another person who has a seat here, present or away; not about oneself."""
    if not 0 <= seat < len(table.places):
        return TableProblem("no-such-seat", {"seat": seat})
    return None if seat != by and table.places[seat].token else TableProblem("nobody-there", {"seat": seat})


def _decide(table: Table, entry: Removed | Muted | HostNamed | Swapped | Paused | Ended) -> Decision:
    return Decision(entry, changed_by(table, entry))
