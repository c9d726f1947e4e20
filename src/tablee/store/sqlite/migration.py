"""A file of an older schema goes on as one of ours, in one transaction: before or after, nothing between."""

from __future__ import annotations

import sqlite3

from tablee.store.checksum import checksum, checksum_1
from tablee.store.rewriting import Rewriting
from tablee.store.sqlite.mark import OPEN
from tablee.store.sqlite.schema import (
    ABOUT,
    ADDED_3,
    ADDED_4,
    CODES,
    KEEP_NOTE,
    KEEP_WORD,
    LOG_3,
    MARK,
    NO_UPDATE,
    SCHEMA,
)
from tablee.store.store_contract import REWRITTEN

REWRITE = "UPDATE entries SET crc = ?, body = ? WHERE code = ? AND version = ?"


def migrate(connection: sqlite3.Connection, schema: int) -> None:
    connection.create_function("resealed", 4, _resealed, deterministic=True)
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("DROP TRIGGER IF EXISTS no_update")
    if schema < 2:
        connection.execute("UPDATE entries SET crc = resealed(CAST(code AS BLOB), version, crc, body)")
    if schema < 3:
        connection.execute("DROP TRIGGER IF EXISTS no_delete")
        for statement in ADDED_3:
            connection.execute(statement)
    for statement in ADDED_4:
        connection.execute(statement)
    for (code,) in connection.execute(CODES).fetchall():
        _part_words(connection, code)
    connection.execute(NO_UPDATE)
    connection.execute(ABOUT, ("schema", SCHEMA))
    connection.execute(ABOUT, (MARK, OPEN))
    connection.execute("COMMIT")


def _resealed(code: bytes, version: object, crc: object, body: object) -> int:
    """From schema 1: the checksum also covers table and version. What was damaged before stays damaged."""
    if not (isinstance(version, int) and isinstance(body, bytes)):
        return 0
    new = checksum(code, version, body)
    return new if crc == checksum_1(code, version, body) else new ^ 1


def _part_words(connection: sqlite3.Connection, code: object) -> None:
    """Names and talk go into rows of their own; the hashes before and after stay as a note."""
    if not isinstance(code, str):
        return
    rewriting = Rewriting(code, connection.execute(LOG_3, (code,)).fetchall())
    for version, crc, body, word_crc, word in rewriting.changed:
        connection.execute(REWRITE, (crc, body, code, version))
        connection.execute(KEEP_WORD, (code, version, word_crc, word))
    if rewriting.changed:
        connection.execute(KEEP_NOTE, (REWRITTEN, code, rewriting.note))
