"""Logs read by several threads at once, in a process that has read none before.

msgspec works out a type when it is first used, and two threads doing so at once end the process.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

READERS = """
import sys
from threading import Barrier, Thread
import msgspec
from tablee.core import shelf
from tablee.store import codec

sys.setswitchinterval(1e-6)
games = [shelf.load(name) for name in shelf.names()]
start = Barrier(8)

def reader():
    for game in games:
        for kind in (game.Options, game.State, game.Move, game.Event):
            start.wait()
            try:
                codec._own({}, kind)
            except msgspec.ValidationError:
                pass

threads = [Thread(target=reader) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


@pytest.mark.parametrize("attempt", range(5))
def test_many_threads_read_their_first_logs_at_once(attempt: int) -> None:
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", READERS]
    ran = subprocess.run(command, check=False, capture_output=True, text=True, cwd=root)
    assert ran.returncode == 0, ran.stderr
