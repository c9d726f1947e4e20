"""Who sits where: people, bots, and people a bot plays for."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.contract import Seat
from tablee.core.shuffle import is_hash
from tablee.table.entries import CameBack, Recognised, SatDown, StoodUp, Waits, WentAway
from tablee.table.entry_effects import changed_by
from tablee.table.game_rules import Games, load
from tablee.table.late_guests import seat_for_late
from tablee.table.lobby import NEVER, NEXT, refuse_host, refuse_level, refuse_lobby
from tablee.table.model import ENDED, LOBBY, PLAYING, Place, Table
from tablee.table.outcome import AlreadyDone, Decision, Outcome, TableProblem
from tablee.table.player_names import bot_name, refuse_name, tidy_name


def sit(
    table: Table, name: str, seat: Seat | None, token_hash: str, now: int, device: str = ""
) -> Decision | TableProblem:
    """A person takes a free seat or a bot's; the first one is the host.

    In the middle of a game only a bot's, and they know then what that seat knew; where the table wants it
    so, only from the game's next part on. `device` is all that can be known of who has seen another hand
    already.
    """
    if device and device in table.kept_away:
        return TableProblem("kept-away")
    if table.status not in (LOBBY, PLAYING) or (table.status == PLAYING and table.settings.late == NEVER):
        return TableProblem("table-ended" if table.status == ENDED else "already-begun")
    name = tidy_name(name)
    chosen = _seat_for(table, seat) if table.status == LOBBY else seat_for_late(table, seat, device)
    if isinstance(chosen, TableProblem):
        return chosen
    others = [place for other, place in enumerate(table.places) if other != chosen]
    if problem := refuse_name(name, [*others, *(place for _, place in table.waiting)]):
        return problem
    place = Place(name, token=token_hash, device=device)
    if table.status == PLAYING and table.settings.late == NEXT:
        return _decide(table, Waits(now, chosen, place))
    return _decide(table, SatDown(now, chosen, place))


def _seat_for(table: Table, seat: Seat | None) -> Seat | TableProblem:
    """The seat that was asked for, else the first free one, else the first bot's."""
    if seat is None:
        free = [index for index, place in enumerate(table.places) if place.free]
        bots = [index for index, place in enumerate(table.places) if place.bot]
        return (free + bots)[0] if free or bots else TableProblem("table-full")
    if not 0 <= seat < len(table.places):
        return TableProblem("no-such-seat", {"seat": seat})
    return TableProblem("seat-taken", {"seat": seat}) if table.places[seat].person else seat


def recognise(table: Table, seat: Seat | None, key: str, only: bool, now: int) -> Outcome:
    """A person's key is to open their seat; with `only`, every other link to it is void."""
    if seat is None or not table.place(seat).token:
        return TableProblem("not-seated")
    if not is_hash(key):
        return TableProblem("bad-key")
    place = table.places[seat]
    if place.key == key and (place.token == key or not only):
        return AlreadyDone(table.version)
    return _decide(table, Recognised(now, seat, key, only))


def seat_bot(
    table: Table, by: Seat | None, seat: Seat, level: str, now: int, *, games: Games = load
) -> Outcome:
    """The host puts a bot on a seat nobody has; with an empty level they take the bot away.

    In the middle of a game they may only change how well a bot plays.
    """
    if table.status == PLAYING and table.place(seat).bot and level:
        return _other_level(table, by, seat, level, now, games)
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


def _other_level(table: Table, by: Seat | None, seat: Seat, level: str, now: int, games: Games) -> Outcome:
    if problem := refuse_host(table, by) or refuse_level(games(table.game), level):
        return problem
    if table.places[seat].bot == level:
        return AlreadyDone(table.version)
    return _decide(table, SatDown(now, seat, replace(table.places[seat], bot=level)))


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


def _decide(table: Table, entry: SatDown | Waits | Recognised | StoodUp | WentAway | CameBack) -> Decision:
    return Decision(entry, changed_by(table, entry))
