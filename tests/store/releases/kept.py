"""What is kept of each release: a file, a dump of a database with the same tables, and what was in them."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Final

import msgspec

KEPT: Final = Path(__file__).resolve().parents[1] / "kept" / "releases"
FILE, DUMP, TABLES = "tables.db.gz", "database.sql.gz", "tables.json"


class KeptTable(msgspec.Struct, frozen=True):
    """`hash` is what `tablee check-store --hashes` said; `token` opens the seat of its person."""

    code: str
    status: str
    version: int
    token: str
    hash: str
    erased: bool = False


def releases() -> list[str]:
    return sorted(folder.name for folder in KEPT.iterdir()) if KEPT.exists() else []


def tables_of(release: str) -> list[KeptTable]:
    return msgspec.json.decode((KEPT / release / TABLES).read_bytes(), type=list[KeptTable])


def file_of(release: str, folder: Path) -> Path:
    """A copy of its own for whoever asks."""
    path = folder / "tables.db"
    path.write_bytes(gzip.decompress((KEPT / release / FILE).read_bytes()))
    return path


def dump_of(release: str) -> str:
    return gzip.decompress((KEPT / release / DUMP).read_bytes()).decode()


def packed(data: bytes) -> bytes:
    """The same bytes for the same data."""
    return gzip.compress(data, mtime=0)
