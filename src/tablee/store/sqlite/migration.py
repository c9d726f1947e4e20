"""A file of an older schema goes on as one of ours, in one transaction: before or after, nothing between."""

from __future__ import annotations

import sqlite3

from tablee.store.checksum import checksum, checksum_1
from tablee.store.sqlite.mark import OPEN
from tablee.store.sqlite.schema import ABOUT, ADDED_3, MARK, NO_UPDATE, SCHEMA


def migrate(connection: sqlite3.Connection, schema: int) -> None:
    connection.create_function("resealed", 4, _resealed, deterministic=True)
    connection.execute("BEGIN IMMEDIATE")
    if schema < 2:
        _reseal(connection)
    connection.execute("DROP TRIGGER IF EXISTS no_delete")
    for statement in ADDED_3:
        connection.execute(statement)
    connection.execute(ABOUT, ("schema", SCHEMA))
    connection.execute(ABOUT, (MARK, OPEN))
    connection.execute("COMMIT")


def _reseal(connection: sqlite3.Connection) -> None:
    """From schema 1: every checksum also covers the table and the version."""
    connection.execute("DROP TRIGGER IF EXISTS no_update")
    connection.execute("UPDATE entries SET crc = resealed(CAST(code AS BLOB), version, crc, body)")
    connection.execute(NO_UPDATE)


def _resealed(code: bytes, version: object, crc: object, body: object) -> int:
    """What was damaged before stays damaged."""
    if not (isinstance(version, int) and isinstance(body, bytes)):
        return 0
    new = checksum(code, version, body)
    return new if crc == checksum_1(code, version, body) else new ^ 1
