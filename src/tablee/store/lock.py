"""One server for one file: a lock the system lets go of when its holder dies."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from tablee.store.contract import StoreFailed

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """Held from its making until `release`, or until the process ends in whatever way."""

    def __init__(self, store: Path) -> None:
        self._handle = os.open(f"{store}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _seize(self._handle)
        except OSError:
            os.close(self._handle)
            raise StoreFailed(f"another server is using {store}") from None

    def release(self) -> None:
        os.close(self._handle)
