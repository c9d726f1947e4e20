"""Who speaks for the table."""

from __future__ import annotations

from tablee.core.contract import Seat
from tablee.table.model import Place, Table


def next_host(places: tuple[Place, ...], host: Seat) -> Seat:
    """The host if they still sit there, else the next person round the table who is present.

    Somebody away is passed over while anybody else is left; without people nothing changes.
    """
    if host < len(places) and places[host].person:
        return host
    return _first(places, host, present=True, otherwise=_first(places, host, present=False, otherwise=host))


def host_of(table: Table) -> Seat:
    """Whose word counts now: the host, or the next person present while a bot plays for the host."""
    if not table.places[table.host].away:
        return table.host
    return _first(table.places, table.host, present=True, otherwise=table.host)


def _first(places: tuple[Place, ...], after: Seat, *, present: bool, otherwise: Seat) -> Seat:
    count = len(places)
    for step in range(1, count + 1):
        seat = (after + step) % count
        if places[seat].person and not (present and places[seat].away):
            return seat
    return otherwise
