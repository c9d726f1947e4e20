"""The store's files as the system sees them: which they are, who may read them, how they were left."""

from __future__ import annotations

import contextlib
import os
import stat
from pathlib import Path
from typing import NamedTuple

Identity = tuple[int, int]
"""device and inode"""

_OTHERS = 0o077
_HEADER = 20
_WRITE_AHEAD = 2  # in the header's bytes 18 and 19


def identity(file: Path | str | int) -> Identity | None:
    """Which file that name or descriptor leads to; None if to nothing."""
    try:
        found = os.stat(file)  # noqa: PTH116  (twice for every sync: a path's own takes longer)
    except OSError:
        return None
    return found.st_dev, found.st_ino


def log_of(path: Path) -> Path:
    """SQLite's write-ahead log of that file: the newest entries, as long as it is open."""
    return path.with_name(f"{path.name}-wal")


def index_of(path: Path) -> Path:
    """SQLite's index of that log, shared by all who have the file open."""
    return path.with_name(f"{path.name}-shm")


class OpenFiles:
    """The files a store has open, and whether their names still lead to them."""

    def __init__(self, opened: dict[Path, Identity | None]) -> None:
        self._opened = [(path, str(path), known) for path, known in opened.items()]

    def lost(self) -> Path | None:
        """The first that was deleted or replaced; asked twice for every sync."""
        for path, name, opened in self._opened:
            if identity(name) != opened:
                return path
        return None


class Standing(NamedTuple):
    """How a file lies there, read without SQLite."""

    size: int
    changed: int
    logging: bool  # its header says that the newest entries may be in the log
    log_bytes: int

    @property
    def in_use(self) -> bool:
        """Open, or left open by a house that was killed: the log is part of the file."""
        return self.logging and self.log_bytes > 0

    @property
    def log_is_stale(self) -> bool:
        """A file closed for good has no log: this one was left beside it by another."""
        return self.log_bytes > 0 and not self.logging


def standing(path: Path, handle: int) -> Standing:
    log_bytes = _size(log_of(path))
    os.lseek(handle, 0, os.SEEK_SET)
    header = os.read(handle, _HEADER)
    found = os.fstat(handle)
    logging = len(header) == _HEADER and _WRITE_AHEAD in header[18:]
    return Standing(found.st_size, found.st_mtime_ns, logging, min(log_bytes, _size(log_of(path))))


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def own_alike(path: Path, other: Path) -> None:
    """That file belongs to whoever has the other; only root can make it so where it does not."""
    wanted, found = other.stat(), path.stat()
    if (wanted.st_uid, wanted.st_gid) != (found.st_uid, found.st_gid):
        with contextlib.suppress(PermissionError):
            os.chown(path, wanted.st_uid, wanted.st_gid)


def hide_from_others(path: Path) -> bool:
    """Only their owner reads and writes the store's files from now on; True if that was otherwise."""
    loose = [file for file in (path, log_of(path), index_of(path)) if _is_loose(file)]
    for file in loose:
        with contextlib.suppress(OSError):  # somebody else's, who decides who reads it
            file.chmod(stat.S_IMODE(file.stat().st_mode) & ~_OTHERS)
    return bool(loose)


def _is_loose(file: Path) -> bool:
    try:
        return os.name != "nt" and bool(file.stat().st_mode & _OTHERS)
    except OSError:
        return False
