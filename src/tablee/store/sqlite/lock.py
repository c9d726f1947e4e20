"""One server for one file: a lock on the file itself, which the system lets go of when its holder dies.

Whatever name leads to the file, a symbolic or a hard link, it is the same lock. It lies on one byte far
behind all that SQLite writes or locks. The lock's descriptor is opened before and closed after every
connection, because closing any descriptor of a file drops the locks SQLite holds on it in this process.
"""

from __future__ import annotations

import contextlib
import os
import stat
import sys
from pathlib import Path

from tablee.store.sqlite.files import Identity, identity
from tablee.store.store_contract import StoreFailed

BYTE = 2**62
TRIES = 5
PRIVATE = 0o600  # token hashes and the secrets of running games are inside
_here: set[Identity] = set()  # the files this process has locked

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        os.lseek(handle, BYTE, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

elif sys.platform == "linux":
    import fcntl
    import struct

    def _seize(handle: int) -> None:
        """A lock of the open descriptor: it does not go when SQLite closes one of its own."""
        fcntl.fcntl(handle, fcntl.F_OFD_SETLK, struct.pack("hhqqi4x", fcntl.F_WRLCK, os.SEEK_SET, BYTE, 1, 0))

else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.lockf(handle, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, BYTE)


def locked_here(path: Path) -> bool:
    """Whether a store of this process has that file open."""
    return identity(path) in _here


def locked_elsewhere(handle: int) -> bool:
    """Whether a house of another process has that file open; yes where the system cannot tell."""
    if sys.platform != "linux":
        return True
    asked = struct.pack("hhqqi4x", fcntl.F_RDLCK, os.SEEK_SET, BYTE, 1, 0)
    (kind,) = struct.unpack_from("h", fcntl.fcntl(handle, fcntl.F_OFD_GETLK, asked))
    return bool(kind != fcntl.F_UNLCK)


class FileLock:
    """Held from its making until `release`, or until the process ends in whatever way.

    A file that is not there yet is made, empty and for its owner alone; `release` takes it away again if
    nothing was written to it.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        for _ in range(TRIES):
            if locked_here(path):
                raise StoreFailed(f"another server is using {path}")
            self.handle, self._made = _open(path)
            if self._locked():
                return
            os.close(self.handle)  # somebody took the file away between its opening and its locking
        raise StoreFailed(f"{path}: it cannot be opened")

    def _locked(self) -> bool:
        try:
            _seize(self.handle)
        except OSError:
            os.close(self.handle)
            raise StoreFailed(f"another server is using {self.path}") from None
        self.identity = identity(self.handle)
        if self.identity is None or self.identity != identity(self.path):
            return False
        _here.add(self.identity)
        return True

    def release(self) -> None:
        if self._made and os.fstat(self.handle).st_size == 0:
            with contextlib.suppress(OSError):
                self.path.unlink()
        if self.identity is not None:
            _here.discard(self.identity)
        os.close(self.handle)


def _open(path: Path) -> tuple[int, bool]:
    """The descriptor, and whether the file was made for it."""
    flags = os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
    try:
        handle = os.open(path, flags | os.O_CREAT | os.O_EXCL, PRIVATE)
    except FileExistsError:
        return _regular(os.open(path, flags), path), False
    if sys.platform != "win32":
        os.fchmod(handle, PRIVATE)
    return handle, True


def _regular(handle: int, path: Path) -> int:
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise StoreFailed(f"{path}: it is not a Tablée store")
    return handle
