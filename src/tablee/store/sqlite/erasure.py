"""Words are erased from the file; a list beside it says which, so that an older copy forgets them too."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Final

import msgspec

from tablee.store.checksum import checksum
from tablee.store.sqlite.failure_reasons import explain
from tablee.store.sqlite.files import own_alike
from tablee.store.sqlite.removal import empty_log
from tablee.store.sqlite.schema import DROP_SNAPSHOT, ERASE_WORD, KEEP_NOTE, NOTES
from tablee.store.store_contract import ERASED, Erasure, StoreFailed

OWNER_ONLY: Final = 0o600
_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(Erasure).decode


def erase_words(connection: sqlite3.Connection, erasure: Erasure) -> int:
    """In a transaction, with the table's snapshot: one that was on its way may hold words erased before.

    How many words were still there.
    """
    erased = _erase(connection, erasure)
    connection.execute(DROP_SNAPSHOT, (erasure.code,))
    return erased


def _erase(connection: sqlite3.Connection, erasure: Erasure) -> int:
    code, erased = erasure.code, 0
    for version in erasure.versions:
        crc = checksum(code.encode(), version, b"")
        erased += connection.execute(ERASE_WORD, (crc, code, version)).rowcount
    connection.execute(KEEP_NOTE, (ERASED, erasure.name, _encode(erasure)))
    return erased


class ErasureList:
    """The file beside the store, a line for each erasure: codes and versions, no word of anybody's."""

    def __init__(self, store: Path) -> None:
        self._store = store
        self.path = store.with_name(f"{store.name}.erased")

    def read(self) -> list[Erasure]:
        try:
            lines = self.path.read_bytes().splitlines()
        except FileNotFoundError:
            return []
        except OSError as error:
            raise explain(error, self.path) from error
        try:
            return [_decode(line) for line in lines if line.strip()]
        except msgspec.MsgspecError as error:
            raise StoreFailed(f"{self.path}: this is no list of erasures ({error})") from None

    def add(self, *erasures: Erasure) -> None:
        """On the disk when this returns, and the store's owner's: root may erase for another user's house."""
        try:
            handle = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, OWNER_ONLY)
            with os.fdopen(handle, "ab") as file:
                file.write(b"".join([_encode(erasure) + b"\n" for erasure in erasures]))
                file.flush()
                os.fsync(file.fileno())
            own_alike(self.path, self._store)
        except OSError as error:
            raise explain(error, self.path) from error


def apply_erasures(connection: sqlite3.Connection, listed: ErasureList) -> int:
    """When a file is opened: what either knows of, the notes inside or the list beside, holds for both.

    A table keeps its snapshot unless words of it had come back; how many had.
    """
    noted = [_decode(body) for _, body in connection.execute(NOTES, (ERASED,))]
    beside = listed.read()
    erased = 0
    if again := [*noted, *beside]:
        connection.execute("BEGIN IMMEDIATE")
        erased = sum([_erase_again(connection, erasure) for erasure in _latest(again)])
        connection.execute("COMMIT")
    if erased:
        empty_log(connection)
    if unlisted := [erasure for erasure in noted if erasure not in beside]:
        listed.add(*unlisted)
    return erased


def _erase_again(connection: sqlite3.Connection, erasure: Erasure) -> int:
    erased = _erase(connection, erasure)
    if erased:
        connection.execute(DROP_SNAPSHOT, (erasure.code,))
    return erased


def _latest(erasures: list[Erasure]) -> list[Erasure]:
    """Of each person the one that names most."""
    found: dict[str, Erasure] = {}
    for erasure in sorted(erasures, key=lambda one: len(one.versions)):
        found[erasure.name] = erasure
    return list(found.values())
