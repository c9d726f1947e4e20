"""What went wrong with a store's file, in one line."""

from __future__ import annotations

from pathlib import Path

from tablee.store.store_contract import StoreFailed

_WHY = {
    "SQLITE_FULL": "the disk is full",
    "SQLITE_BUSY": "another program is holding it",
    "SQLITE_LOCKED": "another program is holding it",
    "SQLITE_READONLY": "it may not be written to",
    "SQLITE_CANTOPEN": "it cannot be opened",
    "SQLITE_NOTADB": "it is not a Tablée store",
    "SQLITE_CORRUPT": "the file is damaged",
    "SQLITE_IOERR_CORRUPTFS": "the file is damaged",
    "SQLITE_IOERR_SHORT_READ": "the file is damaged",
    "SQLITE_IOERR": "the disk does not do what it is asked, or is full",
    "SQLITE_TOOBIG": "the file is damaged",
    "SQLITE_PERM": "it may not be opened",
}


def why(error: Exception) -> str:
    if isinstance(error, OSError):
        return error.strerror or str(error)
    name = getattr(error, "sqlite_errorname", None) or ""
    known = [reason for start, reason in _WHY.items() if name.startswith(start)]
    return known[0] if known else str(error)


def explain(error: Exception, path: Path) -> StoreFailed:
    return StoreFailed(f"{path}: {why(error)}")
