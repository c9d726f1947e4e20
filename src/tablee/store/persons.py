"""One person at one table: everything that concerns them, to be handed over or erased."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from tablee.core.contract import Seat
from tablee.store.codec import Row, decode_rows
from tablee.store.store_contract import BoxNotInstalled, Erasure, Store, StoreDamaged, StoreFailed
from tablee.table.entries import Entry, Listed, Opened
from tablee.table.game_rules import Games, load
from tablee.table.sittings import Sitting, sittings

WAYS, CALLED = "ways", "called"
BESIDE: Final = (WAYS, CALLED)
"""The kinds of notes about people at a table, each followed by its code, by the hash of a person's token."""


class Person(msgspec.Struct, frozen=True):
    """Somebody who sat at a table: `number` names them there, times are in milliseconds.

    `named_in_lists`: how many deals of an earlier version name people in what proves them; those go only
    with the whole table.
    """

    number: int
    name: str
    since: int
    last: int
    entries: int
    named_in_lists: int


class ExportedEntry(msgspec.Struct, frozen=True):
    number: int
    seat: Seat
    entry: Entry


class PersonExport(msgspec.Struct, frozen=True):
    """Everything the house keeps of one person at one table; seats count from 0.

    `beside` are the notes beside the log, by kind.
    """

    table: str
    game: str
    number: int
    name: str
    since: int
    last: int
    entries: tuple[ExportedEntry, ...]
    beside: dict[str, msgspec.Raw]


class NobodySuch(StoreFailed):
    """There is no such table, or nobody there has that number."""


async def persons_at(store: Store, code: str, *, games: Games = load) -> list[Person]:
    """Everybody who ever sat at that table."""
    entries = await _entries(store, code, games)
    return [
        Person(one.number, one.name, one.since, one.last, len(one.concerns), _lists(entries, one.name))
        for one in sittings(entries)
    ]


def _lists(entries: list[Entry], name: str) -> int:
    quoted = msgspec.json.encode(name).decode()
    return sum([isinstance(entry, Listed) and f'"name":{quoted}' in entry.list for entry in entries])


async def export_person(store: Store, code: str, number: int, *, games: Games = load) -> bytes:
    """Everything that concerns them, as JSON."""
    entries = await _entries(store, code, games)
    one = _found(entries, code, number)
    game = next((entry.game for entry in entries if isinstance(entry, Opened)), "")
    concerns = tuple([ExportedEntry(*msgspec.structs.astuple(concern)) for concern in one.concerns])
    beside = {kind: msgspec.Raw(body) for kind, _, body in await _beside(store, code, one)}
    export = PersonExport(code, game, number, one.name, one.since, one.last, concerns, beside)
    return msgspec.json.format(msgspec.json.encode(export))


async def erase_person(store: Store, code: str, number: int, now: int, *, games: Games = load) -> int:
    """Their name and all they said, for good; how many entries named or quoted them."""
    one = _found(await _entries(store, code, games), code, number)
    await store.erase(Erasure(code, number, one.words, now))
    for kind, name, _ in await _beside(store, code, one):
        await store.note(f"{kind} {code}", name, None)
    return len(one.words)


async def _beside(store: Store, code: str, one: Sitting) -> list[tuple[str, str, bytes]]:
    """What is kept of them beside the log: how they want to be called, and how far that has come."""
    found = []
    for kind in BESIDE:
        notes = await store.notes(f"{kind} {code}")
        found += [(kind, name, body) for name, body in notes.items() if name in one.tokens]
    return found


async def _entries(store: Store, code: str, games: Games) -> list[Entry]:
    """Read without becoming the one who runs the table; its box need not be installed."""
    rows = await store.rows(code)
    if not rows:
        raise NobodySuch(f"table {code}: there is no such table")
    return await asyncio.to_thread(_decoded, code, rows, games)


def _decoded(code: str, rows: list[Row], games: Games) -> list[Entry]:
    entries = []
    for found in decode_rows(code, rows, games):
        if isinstance(found, StoreDamaged):
            raise found
        if not isinstance(found, BoxNotInstalled):
            entries.append(found)
    return entries


def _found(entries: list[Entry], code: str, number: int) -> Sitting:
    for one in sittings(entries):
        if one.number == number:
            return one
    raise NobodySuch(f"table {code}: nobody sat down there with entry {number}")
