"""Who sits where: people, bots, and people a bot plays for."""

from __future__ import annotations

from tablee.core.contract import Seat
from tablee.table.entry_effects import changed_by
from tablee.table.game_rules import Games, load
from tablee.table.lobby import refuse_host, refuse_level, refuse_lobby
from tablee.table.model import LOBBY, CameBack, Place, SatDown, StoodUp, Table, WentAway
from tablee.table.outcome import AlreadyDone, Decision, Outcome, TableProblem
from tablee.table.player_names import bot_name, refuse_name, tidy_name


def sit(table: Table, name: str, seat: Seat | None, token_hash: str, now: int) -> Decision | TableProblem:
    """A person takes a free seat, or a bot's before the start; the first one is the host."""
    if table.status != LOBBY:
        return TableProblem("already-begun")
    name = tidy_name(name)
    if problem := refuse_name(name, table.places):
        return problem
    chosen = _seat_for(table, seat)
    if isinstance(chosen, TableProblem):
        return chosen
    return _decide(table, SatDown(now, chosen, Place(name, token=token_hash)))


def _seat_for(table: Table, seat: Seat | None) -> Seat | TableProblem:
    """The seat that was asked for, else the first free one, else the first bot's."""
    if seat is None:
        free = [index for index, place in enumerate(table.places) if place.free]
        bots = [index for index, place in enumerate(table.places) if place.bot]
        return (free + bots)[0] if free or bots else TableProblem("table-full")
    if not 0 <= seat < len(table.places):
        return TableProblem("no-such-seat", {"seat": seat})
    return TableProblem("seat-taken", {"seat": seat}) if table.places[seat].person else seat


def seat_bot(
    table: Table, by: Seat | None, seat: Seat, level: str, now: int, *, games: Games = load
) -> Outcome:
    """The host puts a bot on a seat nobody has; with an empty level they take the bot away."""
    problem = refuse_host(table, by) or refuse_lobby(table)
    chosen = problem or _seat_for(table, seat)
    if isinstance(chosen, TableProblem):
        return chosen
    place = table.places[seat]
    if place.bot == level:
        return AlreadyDone(table.version)
    if not level:
        return _decide(table, StoodUp(now, seat))
    if problem := refuse_level(games(table.game), level):
        return problem
    return _decide(table, SatDown(now, seat, Place(place.name or bot_name(table.places), bot=level)))


def stand_up(table: Table, seat: Seat | None, now: int) -> Outcome:
    """Leave for good: the seat is free, or a bot's once the game has begun."""
    if seat is None or not table.place(seat).token:
        return TableProblem("not-seated")
    if table.places[seat].bot:
        return AlreadyDone(table.version)
    return _decide(table, StoodUp(now, seat))


def go_away(table: Table, seat: Seat | None, now: int) -> Outcome:
    """A bot plays for this person until they return."""
    if seat is None or not table.place(seat).token:
        return TableProblem("not-seated")
    if table.places[seat].played_by_bot:
        return AlreadyDone(table.version)
    return _decide(table, WentAway(now, seat))


def come_back(table: Table, seat: Seat | None, now: int) -> Outcome:
    """Take one's seat back from the bot, even after having left for good."""
    if seat is None or not table.place(seat).token:
        return TableProblem("not-seated")
    if not table.places[seat].played_by_bot:
        return AlreadyDone(table.version)
    return _decide(table, CameBack(now, seat))


def _decide(table: Table, entry: SatDown | StoodUp | WentAway | CameBack) -> Decision:
    return Decision(entry, changed_by(table, entry))
