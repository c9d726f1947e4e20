"""Orders given in advance at a slow table, carried out by the ordinary door (docs/decisions/deadlines.md).

An answer that stays hidden is given as soon as the question is put. Any other move is made some minutes
later, after a time drawn from the table's secret: like somebody who happens to look by.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final

from tablee.core.contract import Seat
from tablee.core.standing_orders import MOST, orders_of
from tablee.table.deadlines import time_for
from tablee.table.entries import Ordered
from tablee.table.game_effects import remember
from tablee.table.game_rules import Games, load
from tablee.table.model import ORDER, PLAYING, Table
from tablee.table.moves_and_talk import known, move
from tablee.table.order_effects import keeps_silent, ordered
from tablee.table.outcome import AlreadyDone, Decision, Outcome, TableProblem

LEAST: Final = 60_000
SPREAD: Final = 14 * 60_000
"""Milliseconds until an ordered move is made that everybody sees: at least, and up to how many more."""


def offered(table: Table, seat: Seat, *, games: Games = load) -> tuple[Any, ...]:
    """What this seat may order in advance now."""
    box = orders_of(table.game)
    if box is None or table.status != PLAYING or not table.settings.slow_hours:
        return ()
    place = table.place(seat)
    if not place.person or place.away:
        return ()
    return box.offered(games(table.game).view(table.state, seat), silent=keeps_silent(table))


def standing(table: Table, seat: Seat) -> tuple[Any, ...]:
    return table.orders[seat] if table.orders else ()


def give_orders(
    table: Table, seat: Seat | None, orders: tuple[Any, ...], id: str, now: int, *, games: Games = load
) -> Outcome:
    """From now on these orders of this seat stand, and no others."""
    if seat is None or not table.place(seat).person:
        return TableProblem("not-seated")
    if answer := known(table, seat, id):
        return answer
    if table.status != PLAYING:
        return TableProblem("not-playing")
    open_now = offered(table, seat, games=games)
    if len(orders) > MOST or any(order not in open_now for order in orders):
        return TableProblem("no-such-order")
    if orders == standing(table, seat):
        return AlreadyDone(table.version)
    entry = Ordered(now, seat, orders, id)
    return Decision(entry, ordered(table, entry, remember(table.done, seat, id, table.version)))


def ordered_move(table: Table, seat: Seat, *, games: Games = load) -> Any:
    """What this seat has ordered to be done about the question it is asked; None if nothing."""
    orders = standing(table, seat)
    if not orders or not _waits_for(table, seat):
        return None
    box, game = orders_of(table.game), games(table.game)
    if box is None:
        return None
    view = game.view(table.state, seat)
    for order in orders:
        chosen = box.answer(view, order)
        if chosen is not None and game.refuse(table.state, seat, chosen) is None:
            return chosen
    return None


def _waits_for(table: Table, seat: Seat) -> bool:
    """Whether a move of this seat is open now; a plea to take back is never ended by an order."""
    return bool(table.asked[seat]) and not table.paused and not table.plea and table.answer(seat) is None


def waiting_time(table: Table, seat: Seat, chosen: Any, *, games: Games = load) -> int:
    """The milliseconds between the question and this ordered answer to it."""
    if games(table.game).hidden(table.state, seat, chosen):
        return 0
    drawn = hmac.digest(
        bytes.fromhex(table.secret), f"tablee-order/1 {table.asked[seat]} {seat}".encode(), hashlib.sha256
    )
    spread = min(SPREAD, time_for(table, seat) // 4)
    return min(LEAST, spread) + int.from_bytes(drawn[:8]) % (spread + 1)


def next_order(table: Table) -> int | None:
    """When, by the wall clock, the next order is carried out; None where none is."""
    if not table.orders or not table.since or table.status != PLAYING:
        return None
    moves = [(seat, ordered_move(table, seat)) for seat in range(len(table.places))]
    known = [
        table.since[seat] + waiting_time(table, seat, chosen) for seat, chosen in moves if chosen is not None
    ]
    return min(known) if known else None


def obey(table: Table, seat: Seat, now: int, *, games: Games = load) -> Outcome:
    """Carry out what this seat has ordered, as if its player had done so."""
    chosen = ordered_move(table, seat, games=games)
    if chosen is None:
        return TableProblem("no-such-order")
    return move(table, seat, chosen, "", table.version, now, ORDER, games=games)
