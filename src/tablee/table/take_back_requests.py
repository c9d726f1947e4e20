"""Taking one's last move back: at once among bots, with the others' leave among people."""

from __future__ import annotations

from tablee.core.contract import Seat
from tablee.core.record_limits import TURNS
from tablee.core.taking_back import Earlier
from tablee.table.back_effects import back_answered, back_asked, taken_back
from tablee.table.entries import BackAnswered, BackAsked, TakenBack
from tablee.table.game_rules import Games, load
from tablee.table.model import PLAYER, PLAYING, Table
from tablee.table.moves_and_talk import known
from tablee.table.outcome import AlreadyDone, Decision, Outcome, TableProblem

Decided = Outcome | tuple[Decision, ...]
DECLINED, TOO_OFTEN = "declined", "too-often"
MOST_TURNS = TURNS // 10
"""A game of that many turns takes nothing back any more: its record would grow without end."""


def take_back(
    table: Table, seat: Seat | None, id: str, seen: int, now: int, *, games: Games = load
) -> Decided:
    """Back to before this person's last own move, with all that followed it.

    Where other people play it is a question to them first. `seen` is the version it was wished on: two
    taps take one move back.
    """
    if seat is None or not table.place(seat).person:
        return TableProblem("not-seated")
    if id and (answer := known(table, seat, id)):
        return answer
    if table.status != PLAYING or table.paused:
        return TableProblem("paused" if table.paused else "not-playing")
    if seen < table.returned:
        return TableProblem("stale", {"asked": table.returned})
    earlier = _earlier(table, seat)
    if isinstance(earlier, TableProblem):
        return earlier
    if not others(table, seat):
        return _back(table, seat, earlier.turn, id, now, games)
    if table.plea is not None:
        return AlreadyDone(table.version) if table.plea.seat == seat else TableProblem("back-asked")
    if table.declined == table.turns:
        return TableProblem("no-take-back", {"reason": DECLINED})
    entry = BackAsked(now, seat, earlier.turn, id)
    return Decision(entry, back_asked(table, entry))


def answer_take_back(
    table: Table, seat: Seat | None, yes: bool, id: str, now: int, *, games: Games = load
) -> Decided:
    """Another person lets it happen, or does not; with the last one's leave it happens."""
    if seat is None or not table.place(seat).person:
        return TableProblem("not-seated")
    if id and (answer := known(table, seat, id)):
        return answer
    plea = table.plea
    if table.paused:
        return TableProblem("paused")
    if plea is None or plea.seat == seat:
        return TableProblem("nothing-asked")
    if seat in plea.agreed and yes:
        return AlreadyDone(table.version)
    entry = BackAnswered(now, seat, yes, id)
    answered = Decision(entry, back_answered(table, entry))
    plea = answered.table.plea
    if plea is None or others(answered.table, plea.seat) - set(plea.agreed):
        return answered
    return (answered, _back(answered.table, plea.seat, plea.turn, "", now, games))


def others(table: Table, seat: Seat) -> set[Seat]:
    """The other people at the table; nobody waits for somebody a bot is playing for."""
    seats = enumerate(table.places)
    return {other for other, place in seats if other != seat and place.person and not place.away}


def _earlier(table: Table, seat: Seat) -> Earlier | TableProblem:
    if table.turns >= MOST_TURNS:
        return TableProblem("no-take-back", {"reason": TOO_OFTEN})
    found = table.past.before_own(seat, PLAYER)
    return TableProblem("no-take-back", {"reason": found}) if isinstance(found, str) else found


def _back(table: Table, seat: Seat, turn: int, id: str, now: int, games: Games) -> Decision:
    entry = TakenBack(now, seat, turn, id)
    return Decision(entry, taken_back(table, entry, games(table.game)))
