"""What the host's own page is told, and may ask for (/api/admin…, with the host's token)."""

from __future__ import annotations

import msgspec


class Measured(msgspec.Struct, frozen=True):
    """Seconds that half, and all but one in a hundred, stayed within; `count` of them were measured."""

    half: float
    most: float
    count: int


class HostPerson(msgspec.Struct, frozen=True):
    """Somebody at a table: a seat, or None for a watcher; `addresses` of the devices connected now."""

    seat: int | None
    name: str
    bot: bool
    addresses: tuple[str, ...]


class HostTable(msgspec.Struct, frozen=True):
    """A table; times are the wall clock in milliseconds. People are known of tables in memory only."""

    code: str
    length: int
    opened: int
    changed: int
    game: str = ""
    status: str = ""
    closed: bool = False
    live: bool = False
    people: tuple[HostPerson, ...] = ()


class Banned(msgspec.Struct, frozen=True):
    address: str
    until: int


class HostOverview(msgspec.Struct, frozen=True):
    """GET /api/admin: the house as its host sees it."""

    version: str
    now: int
    since: int
    store: str
    states: dict[str, int]
    sockets: int
    connections: int
    connections_most: int
    entries: int
    conflicts: int
    takeovers: int
    late: float
    processor: float
    memory: int
    stored: Measured
    told: Measured
    opened: Measured
    refused: dict[str, int]
    banned: tuple[Banned, ...]


class HostTables(msgspec.Struct, frozen=True):
    """GET /api/admin/tables: those in memory first, then the stored ones after the code `after`."""

    live: tuple[HostTable, ...]
    stored: tuple[HostTable, ...]
    more: bool


class HostSitting(msgspec.Struct, frozen=True):
    """Somebody who ever sat at a table; `number` names them there, times are in milliseconds.

    `named_in_lists`: deals of an earlier version that name them in their proof; that goes with the table.
    """

    number: int
    name: str
    since: int
    last: int
    entries: int
    named_in_lists: int


class HostPeople(msgspec.Struct, frozen=True):
    """GET /api/admin/tables/{code}/people."""

    people: tuple[HostSitting, ...]


class Closing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/tables/{code}/close: nobody gets in any more, or everybody again."""

    closed: bool


class Ban(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/admin/bans: nobody is let in from this address for so many hours; 0 lifts it."""

    address: str
    hours: int
