"""Holds what people wrote down against the log: each finding is one line, none is what is promised."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from tablee.table.entries import Answered, Entry, Moved
from tablee.table.game_rules import load
from tablee.table.log_replay import fold
from tablee.table.model import Table
from tablee.table.visibility import seen_events
from tests.faults.people import Person, Seen

decode = msgspec.json.decode


def plain(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


class ReadLog:
    """A table's log, and the table after each version."""

    def __init__(self, code: str, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self.told: dict[int, Entry] = {}
        self.tables: dict[int, Table] = {}
        table: Table | None = None
        for entry in entries:
            table = fold(table, code, entry)
            if not isinstance(entry, Answered):
                self.told[table.version] = entry
            self.tables[table.version] = table

    def view(self, version: int, seat: int) -> Any:
        table = self.tables[version]
        return {} if table.state is None else plain(load(table.game).view(table.state, seat))

    def events(self, after: int, version: int, seat: int) -> list[Any]:
        first = self.tables[version].first
        told = range(max(after, first - 1) + 1, version + 1) if first else range(0)
        return [plain(event) for number in told for event in seen_events(self.told[number], seat)]


def findings(log: ReadLog, people: Sequence[Person]) -> Iterator[str]:
    for person in people:
        where = f"table {person.code}, seat {person.seat}"
        for finding in (*_moves(log, person), *_shown(log, person)):
            yield f"{where}: {finding}"
    yield from _two_contents(people)


def _moves(log: ReadLog, person: Person) -> Iterator[str]:
    """Every acknowledged move is in the log once; nothing is that was never sent, or told to be lost."""
    mine = [e for e in log.entries if isinstance(e, Moved | Answered) and e.seat == person.seat and e.id]
    moved = Counter(entry.id for entry in mine if isinstance(entry, Moved))
    answered = Counter(entry.id for entry in mine if isinstance(entry, Answered))
    for id, times in (moved + answered).items():
        if id not in person.sent:
            yield f"the log has a move {id} that was never sent"
        if max(moved[id], answered[id]) > 1:
            yield f"move {id} is in the log {times} times"
    for id, version in person.taken.items():
        if not moved[id] and not answered[id]:
            yield f"move {id}, acknowledged at version {version}, is not in the log"
    for id in person.kept - set(answered):
        yield f"the hidden answer {id}, told to be kept, is not in the log"
    for id in person.unkept & (set(moved) | set(answered)):
        yield f"move {id}, told not to be kept, is in the log"


def _shown(log: ReadLog, person: Person) -> Iterator[str]:
    """Every version, event and view follows from the log, for this seat; versions never go back."""
    before = 0
    for seen in person.seen:
        if seen.version < before:
            yield f"version {seen.version} was shown after {before}"
        if seen.version not in log.tables:
            yield f"version {seen.version} was shown and is not in the log"
        else:
            yield from _one(log, person.seat, seen, before)
        before = seen.version


def _one(log: ReadLog, seat: int, seen: Seen, before: int) -> Iterator[str]:
    after, events = seen.version - 1 if seen.kind == "update" else before, decode(seen.events)
    if events is not None and before and events != log.events(after, seen.version, seat):
        yield f"the events told with version {seen.version} ({seen.kind}) are not the log's"
    if decode(seen.view) != log.view(seen.version, seat):
        yield f"the view shown at version {seen.version} ({seen.kind}) is not this seat's"


def _two_contents(people: Sequence[Person]) -> Iterator[str]:
    """Nobody ever saw two views of one version."""
    shown: dict[tuple[str, int, int], bytes] = {}
    for person in people:
        for seen in person.seen:
            known = shown.setdefault((person.code, person.seat, seen.version), seen.view)
            if known != seen.view and decode(known) != decode(seen.view):
                yield f"table {person.code}: seat {person.seat} saw two views of version {seen.version}"
