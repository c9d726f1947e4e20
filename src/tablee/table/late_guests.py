"""Who comes in the middle of a game: which seats are open to them, and when they sit down.

A box says what its game falls into (`core/chapters.py`); where the table wants it so, a late guest looks on
until the next of the largest parts begins, or else until the next game.
"""

from __future__ import annotations

from tablee.core.contract import Seat
from tablee.table.entries import SatDown
from tablee.table.entry_effects import changed_by
from tablee.table.lobby import NEVER
from tablee.table.model import LOBBY, PLAYING, Table
from tablee.table.outcome import Decision, TableProblem


def seats_for_late(table: Table) -> int:
    """How many seats are open to whoever comes in the middle of the game."""
    open_now = table.status == PLAYING and table.settings.late != NEVER
    return len(_bots_seats(table)) if open_now else 0


def seat_for_late(table: Table, seat: Seat | None, device: str) -> Seat | TableProblem:
    """A seat that has been a bot's from the start; those of people who left are kept for them."""
    bots = _bots_seats(table)
    if seat is not None and not 0 <= seat < len(table.places):
        return TableProblem("no-such-seat", {"seat": seat})
    if seat is not None and seat not in bots:
        return TableProblem("seat-taken", {"seat": seat})
    promised = [(place.device, other) for other, place in table.waiting]
    seen = [other for one, other in (*table.hands_seen, *promised) if device and one == device]
    open_to = [index for index in ([seat] if seat is not None else bots) if set(seen) <= {index}]
    if bots and not open_to:
        return TableProblem("hand-seen")
    return open_to[0] if open_to else TableProblem("table-full")


def _bots_seats(table: Table) -> list[Seat]:
    promised = [seat for seat, _ in table.waiting]
    places = enumerate(table.places)
    return [seat for seat, place in places if place.bot and not place.token and seat not in promised]


def may_sit_now(table: Table) -> bool:
    """Whether those who wait may sit down: a part of the game has begun, or the next game is to."""
    return bool(table.waiting) and (table.part_begun or table.status == LOBBY)


def seat_the_waiting(table: Table, now: int) -> tuple[Decision, ...]:
    """Everybody who waits has their seat; nothing if it is not yet time."""
    decisions = list[Decision]()
    for seat, place in table.waiting if may_sit_now(table) else ():
        entry = SatDown(now, seat, place)
        table = changed_by(table, entry)
        decisions.append(Decision(entry, table))
    return tuple(decisions)


def awaited_by(table: Table, token_hash: str) -> Seat | None:
    """The seat that whoever holds this token waits for."""
    return next((seat for seat, place in table.waiting if token_hash and place.token == token_hash), None)
