"""All tables of one store carried to another, row by row as they were written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from tablee.store.codec import Row
from tablee.store.contract import Body, Snapshot, Store, StoreDamaged, StoreFailed

ROWS_AT_ONCE: Final = 256
Progress = Callable[[int, int], None]
"""hears how many of how many tables are done"""


class Copied(NamedTuple):
    tables: int
    entries: int
    hash: str
    """Of every code, version, time and body, in order: equal at both ends."""


async def copy_store(source: Snapshot, target: Store, progress: Progress) -> Copied:
    """Copy what the target lacks; a copy that was interrupted goes on where it was.

    `StoreFailed` if a table has gone another way at the target, or arrived otherwise than it left.
    """
    codes = await source.codes()
    sent, entries = Hash(), 0
    for done, code in enumerate(codes):
        progress(done, len(codes))
        bodies = _bodies(code, await source.rows(code), source)
        await _copy_table(code, bodies, target)
        sent.add(code, bodies)
        entries += len(bodies)
    progress(len(codes), len(codes))
    await _copy_notes(source, target)
    if await hash_of(target, codes) != sent.text:
        raise StoreFailed("what arrived is not what was sent")
    return Copied(len(codes), entries, sent.text)


async def _copy_notes(source: Snapshot, target: Store) -> None:
    """What the host ruled goes along, and what is gone stays gone there too."""
    for kind, name, body in await source.notes():
        if (await target.notes(kind)).get(name) != body:
            await target.note(kind, name, body)


async def hash_of(store: Store, codes: Sequence[str]) -> str:
    found = Hash()
    for code in codes:
        found.add(code, [_body(row) for row in await store.rows(code)])
    return found.text


async def _copy_table(code: str, bodies: Sequence[Body], target: Store) -> None:
    present = [_body(row) for row in await target.rows(code)]
    _refuse_other(code, bodies, present)
    if len(present) == len(bodies):
        return
    if present:
        await target.claim(code)
    for first in range(len(present), len(bodies), ROWS_AT_ONCE):
        await target.append_bodies(code, first + 1, bodies[first : first + ROWS_AT_ONCE])


def _refuse_other(code: str, bodies: Sequence[Body], present: Sequence[Body]) -> None:
    for number, body in enumerate(present):
        if number >= len(bodies) or bodies[number] != body:
            raise StoreFailed(f"table {code} is not the same there: version {number + 1} differs")


def _bodies(code: str, rows: Sequence[Row], source: Snapshot) -> list[Body]:
    """What a checksum does not vouch for is not carried on."""
    for expected, (version, _, crc, body) in enumerate(rows, 1):
        if version != expected or not isinstance(body, bytes) or source.sealed(code, expected, body) != crc:
            raise StoreDamaged(code, expected, "the bytes are not those that were written here")
    return [_body(row) for row in rows]


def _body(row: Row) -> Body:
    _, at, _, body = row
    if not isinstance(at, int) or not isinstance(body, bytes):
        raise StoreFailed("a row is not what was written")
    return at, body


class Hash:
    def __init__(self) -> None:
        self._hash = sha256()

    def add(self, code: str, bodies: Sequence[Body]) -> None:
        for version, (at, body) in enumerate(bodies, 1):
            self._hash.update(b"%b %d %d %d " % (code.encode(), version, at, len(body)))
            self._hash.update(body)

    @property
    def text(self) -> str:
        return self._hash.hexdigest()
