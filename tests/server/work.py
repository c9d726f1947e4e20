"""Work for a thinking process, good and bad; by reference, as a bot's own is."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any


def answer(value: Any) -> Any:
    return value


def pid() -> int:
    return os.getpid()


def fail() -> None:
    raise ValueError("lost its head")


def leave() -> None:
    os._exit(3)


def leave_once(mark: str) -> str:
    """Ends its process the first time, and answers the second."""
    if not Path(mark).exists():
        Path(mark).touch()
        os._exit(3)
    return "there"


def hang(mark: str) -> None:
    """Says who it is, and never ends, whatever it is asked."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    Path(mark).write_text(str(os.getpid()))
    while True:
        time.sleep(0.01)


def hang_in_compiled_code(mark: str) -> int:
    """The interpreter itself is kept: no thread of the process comes to anything else."""
    Path(mark).write_text(str(os.getpid()))
    return len(str(7 ** (10**9)))


def eat() -> int:
    eaten = []
    while True:
        eaten.append(bytearray(64 << 20))


def until(mark: str) -> str:
    """Thinks until that file is there."""
    while not Path(mark).exists():
        time.sleep(0.005)
    return Path(mark).name
