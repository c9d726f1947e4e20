"""A database as it was before words were parted from entries, with the tables of the kept file."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg

from tablee.store.checksum import checksum
from tablee.store.postgres import notes_schema
from tablee.store.postgres.schema import CREATE
from tests.store.database import address_of, new_database

KEPT = Path(__file__).parent / "kept" / "schema-1.db"
Kept = list[tuple[str, int, int, bytes]]
"""code, version, at and body of each entry"""


def kept_rows() -> Kept:
    with closing(sqlite3.connect(f"{KEPT.as_uri()}?immutable=1", uri=True)) as connection:
        found = connection.execute("SELECT code, version, at, body FROM entries ORDER BY code, version")
        return [(code, version, at, bytes(body)) for code, version, at, body in found]


async def old_database() -> str:
    """The name of a database of the second schema."""
    name = await new_database()
    connection = await asyncpg.connect(address_of(name))
    try:
        await connection.execute(CREATE + notes_schema.CREATE)
        await connection.execute("UPDATE about SET value = 2")
        rows = [
            (code, version, at, checksum(code.encode(), version, body), body)
            for code, version, at, body in kept_rows()
        ]
        await connection.executemany("INSERT INTO entries VALUES ($1, $2, $3, $4, 7, $5)", rows)
        await connection.execute(
            "INSERT INTO heads SELECT code, max(version), 1, 1 FROM entries GROUP BY code"
        )
    finally:
        await connection.close()
    return name
