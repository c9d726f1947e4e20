"""All tables of one store carried to another, row by row as they were written."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from tablee.core.known_types import decode
from tablee.store.codec import Row
from tablee.store.hashes import Hash
from tablee.store.rewriting import Rewriting
from tablee.store.store_contract import (
    ERASED,
    REWRITTEN,
    Body,
    Erasure,
    Snapshot,
    Store,
    StoreDamaged,
    StoreFailed,
)
from tablee.store.words import part_body

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

    `StoreFailed` if a table has gone another way at the target, or arrived otherwise than it left. What was
    erased at either end is erased at the target.
    """
    codes = await source.codes()
    sent, found, entries = Hash(), Hash(), 0
    for done, code in enumerate(codes):
        progress(done, len(codes))
        bodies = await _copy_table(code, source, target)
        sent.add(code, [body[:2] for body in bodies])
        arrived = [_body(row) for row in await target.rows(code)]
        _refuse_other(code, bodies, arrived)
        found.add(code, [body[:2] for body in arrived])
        entries += len(bodies)
    progress(len(codes), len(codes))
    await _copy_notes(source, target)
    await erase_again(target)
    if found.text != sent.text:
        raise StoreFailed("what arrived is not what was sent")
    return Copied(len(codes), entries, sent.text)


async def _copy_notes(source: Snapshot, target: Store) -> None:
    """What the host ruled goes along, and what is gone stays gone there too."""
    for kind, name, body in await source.notes():
        if (await target.notes(kind)).get(name) != body:
            await target.note(kind, name, body)


async def erase_again(store: Store, erasures: Sequence[Erasure] = ()) -> int:
    """What was erased once, by these or by the store's own notes, and is there again; how many words."""
    noted = [decode(body, Erasure) for body in (await store.notes(ERASED)).values()]
    count = 0
    for erasure in (*noted, *erasures):
        bodies = [_body(row) for row in await store.rows(erasure.code)]
        there = [number for number in erasure.versions if number <= len(bodies) and bodies[number - 1][2]]
        if there:
            await store.erase(erasure)
            count += len(there)
    return count


async def hash_of(store: Store, codes: Sequence[str]) -> str:
    found = Hash()
    for code in codes:
        found.add(code, [_body(row)[:2] for row in await store.rows(code)])
    return found.text


async def _copy_table(code: str, source: Snapshot, target: Store) -> list[Body]:
    """Its bodies as the target keeps them: words of a store from before they were parted are parted here."""
    rows = await source.rows(code)
    bodies = _bodies(code, rows, source)
    present = [_body(row) for row in await target.rows(code)]
    _refuse_other(code, bodies, present)
    if len(present) < len(bodies):
        if present:
            await target.claim(code)
        for first in range(len(present), len(bodies), ROWS_AT_ONCE):
            await target.append_bodies(code, first + 1, bodies[first : first + ROWS_AT_ONCE])
    if [body[1] for body in bodies] != [row[3] for row in rows]:
        await target.note(REWRITTEN, code, Rewriting(code, rows, source.sealed).note)
    return bodies


def _refuse_other(code: str, bodies: Sequence[Body], present: Sequence[Body]) -> None:
    for number, body in enumerate(present):
        if number >= len(bodies) or not _same(bodies[number], body):
            raise StoreFailed(f"table {code} is not the same there: version {number + 1} differs")


def _same(one: Body, other: Body) -> bool:
    """A word that either has erased is no difference."""
    same_word = one[2] == other[2] or (
        one[2] is not None and other[2] is not None and not (one[2] and other[2])
    )
    return one[:2] == other[:2] and same_word


def _bodies(code: str, rows: Sequence[Row], source: Snapshot) -> list[Body]:
    """What a checksum does not vouch for is not carried on."""
    for expected, (version, _, crc, body, *word) in enumerate(rows, 1):
        if version != expected or not isinstance(body, bytes) or source.sealed(code, expected, body) != crc:
            raise StoreDamaged(code, expected, "the bytes are not those that were written here")
        if isinstance(word[1], bytes) and source.sealed(code, expected, word[1]) != word[0]:
            raise StoreDamaged(code, expected, "the name or the words are not those that were written here")
    return [_body(row) for row in rows]


def _body(row: Row) -> Body:
    _, at, _, body, _, word = row
    if not isinstance(at, int) or not isinstance(body, bytes):
        raise StoreFailed("a row is not what was written")
    return (at, body, word) if isinstance(word, bytes) else (at, *part_body(body))
