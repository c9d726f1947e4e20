"""The house as its host sees it: tables, people and load, from memory and a list from the store."""

from __future__ import annotations

import os
import time
from collections import Counter
from pathlib import Path

from tablee import __version__
from tablee.server.histogram import Histogram
from tablee.server.http.house import House
from tablee.server.protocol.admin_types import (
    Banned,
    HostOverview,
    HostPerson,
    HostTable,
    HostTables,
    Measured,
)
from tablee.server.tables.hub import Hub
from tablee.server.tables.live_table import LiveTable
from tablee.server.tables.system_time import wall
from tablee.store.store_contract import TableLine

STARTED = time.time()


def overview_of(house: House) -> HostOverview:
    hub, counts = house.hub, house.hub.counts
    connections = counts.connections
    return HostOverview(
        version=__version__,
        now=wall(),
        since=int(STARTED * 1000),
        store=type(hub.store).__name__.removesuffix("Store"),
        states=dict(Counter(live.table.status for live in hub.live_tables.values())),
        sockets=sum(len(live.audience) for live in hub.live_tables.values()),
        connections=connections.open if connections is not None else 0,
        connections_most=connections.most if connections is not None else 0,
        entries=counts.entries,
        conflicts=counts.conflicts,
        takeovers=counts.takeovers,
        late=counts.late,
        processor=time.process_time(),
        memory=memory(),
        stored=measured(counts.stored_in),
        told=measured(counts.told_in),
        opened=measured(counts.opened),
        refused=dict(counts.refused),
        banned=tuple([Banned(address, ruling.until) for address, ruling in hub.rulings.banned.items()]),
    )


def measured(histogram: Histogram) -> Measured:
    return Measured(histogram.quantile(0.5), histogram.quantile(0.99), histogram.count)


def memory() -> int:
    """Bytes of memory this process takes; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


async def tables_of(hub: Hub, after: str, most: int) -> HostTables:
    lines = await hub.store.tables(after, most + 1)
    live = {} if after else dict(sorted(hub.live_tables.items()))
    known = {line.code: line for line in lines}
    shown = [line for line in lines[:most] if line.code not in hub.live_tables]
    return HostTables(
        tuple([live_line(one, known.get(code), hub) for code, one in live.items()]),
        tuple([stored_line(line, hub) for line in shown]),
        len(lines) > most,
    )


def live_line(live: LiveTable, line: TableLine | None, hub: Hub) -> HostTable:
    table = live.table
    people = [
        HostPerson(seat, place.name, bool(place.bot), addresses_at(live, seat))
        for seat, place in enumerate(table.places)
        if not place.free
    ]
    if watchers := watching_at(live):
        people.append(HostPerson(None, "", False, watchers))
    return HostTable(
        table.code,
        table.length,
        line.opened if line else table.began,
        line.changed if line else table.began,
        game=table.game,
        status=table.status,
        closed=table.code in hub.rulings.closed,
        live=True,
        people=tuple(people),
    )


def addresses_at(live: LiveTable, seat: int | None) -> tuple[str, ...]:
    group = live.audience.groups.get(seat)
    return tuple(dict.fromkeys([socket.address for socket in group.sockets])) if group is not None else ()


def watching_at(live: LiveTable) -> tuple[str, ...]:
    """Of everybody without a seat."""
    groups = [group for group in live.audience.groups.values() if group.watches]
    return tuple(dict.fromkeys([socket.address for group in groups for socket in group.sockets]))


def stored_line(line: TableLine, hub: Hub) -> HostTable:
    return HostTable(*line, closed=line.code in hub.rulings.closed)
