"""The hash of every table of a store, and the one it had before its words were parted from its entries."""

from __future__ import annotations

from pathlib import Path

from tablee.core.known_types import decode
from tablee.store.codec import Row
from tablee.store.hashes import hash_of_table
from tablee.store.rewriting import Hashes
from tablee.store.snapshot import snapshot_of
from tablee.store.store_contract import REWRITTEN


async def hashes_at(place: Path | str) -> list[tuple[str, str, str]]:
    """Code, hash and older hash, empty where there was no other."""
    async with snapshot_of(place) as moment:
        notes = [(name, body) for kind, name, body in await moment.notes() if kind == REWRITTEN]
        before = {name: decode(body, Hashes).old for name, body in notes}
        found = []
        for code in await moment.codes():
            hash = hash_of_table(code, [_body(row) for row in await moment.rows(code)])
            found.append((code, hash, before.get(code, "")))
        return found


def _body(row: Row) -> tuple[int, bytes]:
    at, body = row[1], row[3]
    assert isinstance(at, int)
    assert isinstance(body, bytes)
    return at, body
