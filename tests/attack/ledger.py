"""What the house kept, held against what people were told."""

from __future__ import annotations

from pathlib import Path

from tablee.store.sqlite.store import SqliteStore
from tablee.table.entries import Again, Answered, Entry, Moved, Opened
from tablee.table.visibility import seen_events
from tests.attack.honest import Person


async def read(db: Path, codes: list[str]) -> dict[str, list[Entry]]:
    """What made a version at each table: a hidden answer makes none."""
    store = SqliteStore(db)
    try:
        return {code: _versions(await store.load(code)) for code in codes}
    finally:
        await store.close()


def _versions(entries: list[Entry]) -> list[Entry]:
    return [entry for entry in entries if not isinstance(entry, Answered)]


def lost(entries: list[Entry], person: Person) -> list[str]:
    """Every move this person was told was taken is in the log once, at that version."""
    kept: dict[str, list[int]] = {}
    for version, entry in enumerate(entries, 1):
        if isinstance(entry, Moved) and entry.id:
            kept.setdefault(entry.id, []).append(version)
    return [f"{name} at {kept.get(name)}" for name, at in person.taken.items() if kept.get(name) != [at]]


def missed(entries: list[Entry], person: Person) -> list[int]:
    """The versions that held something for this person's eyes and never reached them."""
    last, you = max(person.told, default=0), person.seated.seat
    welcomed = {v for after, upto in person.gaps for v in range(after + 1, upto + 1)}
    told = person.told | welcomed
    return [
        version
        for version, entry in enumerate(entries[:last], 1)
        if version not in told and seen_events(entry, you)
    ]


def secrets_of(entries: list[Entry]) -> list[str]:
    return [entry.secret for entry in entries if isinstance(entry, Opened | Again)]
