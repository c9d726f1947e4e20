"""What a seat is shown of its standing orders: told to nobody else."""

from __future__ import annotations

from tablee.core.contract import Seat
from tablee.server.protocol.to_client import Orders
from tablee.server.tables.audience import Audience, Viewer, ViewerGroup
from tablee.server.wire.socket import Socket
from tablee.table.model import Table
from tablee.table.table_orders import offered, standing

NONE = Orders()


def orders_shown(table: Table, seat: Seat) -> Orders:
    return Orders(offered(table, seat), standing(table, seat)) if table.settings.slow_hours else NONE


def show_orders(table: Table, viewer: Viewer, group: ViewerGroup, socket: Socket) -> None:
    """To a device that has just been welcomed, where there is anything to show."""
    if isinstance(viewer, int):
        group.orders = orders_shown(table, viewer)
        if group.orders != NONE:
            socket.say(group.orders)


def tell_orders(table: Table, audience: Audience, by: Socket | None = None, re: str | None = None) -> None:
    """To every seat for which they are others now, and to whoever has just given some."""
    for viewer, group in audience.groups.items():
        if not isinstance(viewer, int):
            continue
        shown = orders_shown(table, viewer)
        changed = shown != (group.orders or NONE)
        group.orders = shown
        for socket in list(group.sockets):
            if changed or socket is by:
                socket.say(Orders(shown.offered, shown.standing, re if socket is by else None))
