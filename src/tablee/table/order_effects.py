"""What standing orders make of a table: who ordered what, and when an order ends by itself."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.contract import Game, Seat
from tablee.core.standing_orders import orders_of
from tablee.table.entries import Ordered
from tablee.table.model import Place, Table


def ordered(table: Table, entry: Ordered, done: object) -> Table:
    """All that this seat had ordered before is withdrawn; `done` are the ids with this one among them."""
    orders = table.orders or ((),) * len(table.places)
    orders = (*orders[: entry.seat], entry.orders, *orders[entry.seat + 1 :])
    return replace(table, orders=_none_if_empty(orders), hidden=table.hidden + 1, done=done)


def lapsed(table: Table, game: Game) -> Table:
    """Without the orders that the box no longer offers, now that the game has gone on."""
    box = orders_of(table.game)
    if box is None:
        return replace(table, orders=())
    kept = list(table.orders)
    for seat, orders in enumerate(table.orders):
        if orders:
            offered = box.offered(game.view(table.state, seat), silent=keeps_silent(table))
            kept[seat] = tuple([order for order in orders if order in offered])
    return replace(table, orders=_none_if_empty(tuple(kept)))


def without_orders(table: Table, seat: Seat, place: Place) -> Table:
    """Orders are one person's: whoever leaves the seat, or lets a bot play, has none any more."""
    same = place.person and not place.away and place.token == table.places[seat].token
    if same or not table.orders:
        return table
    return replace(table, orders=_none_if_empty((*table.orders[:seat], (), *table.orders[seat + 1 :])))


def keeps_silent(table: Table) -> bool:
    """Whether windows with hidden answers last their whole time though the table is slow."""
    settings = table.settings
    return bool(settings.slow_hours and settings.window_minutes and not settings.close_early)


def _none_if_empty(orders: tuple[tuple[object, ...], ...]) -> tuple[tuple[object, ...], ...]:
    return orders if any(orders) else ()
