"""Where the terminal keeps what is its person's alone: unfinished games, and seats at tables."""

from __future__ import annotations

import os
from pathlib import Path

OWNER_ONLY = 0o600


def data_folder() -> Path:
    """In the XDG data directory, beside the tables of a house that runs here."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "tablee"


def write_own(file: Path, data: bytes) -> None:
    """Whole or not at all, readable by its owner alone; `OSError` where it cannot be written."""
    file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    beside = file.with_name(f"{file.name}.{os.getpid()}")
    try:
        beside.touch(OWNER_ONLY)
        beside.write_bytes(data)
        beside.replace(file)
    finally:
        beside.unlink(missing_ok=True)
