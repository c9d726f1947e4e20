"""Logs and snapshots read by several threads at once, in a process that has read none before.

msgspec works out a type when it is first used, and two threads doing so at once end the process.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tablee.store.table_snapshot import TableSnapshot, snapshot_row
from tablee.table.log_replay import fold_all
from tests.store.building import played_log

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
                codec.own_type({}, kind)
            except msgspec.ValidationError:
                pass

threads = [Thread(target=reader) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


SNAPSHOTS = """
import sys
from pathlib import Path
from threading import Barrier, Thread
from tablee.store.contract import SnapshotRow
from tablee.store.table_snapshot import read_snapshot
from tests.toy_game import find

sys.setswitchinterval(1e-6)
length, key, crc, file = sys.argv[1:]
row = SnapshotRow(int(length), key, int(crc), Path(file).read_bytes())
start = Barrier(8)

def reader():
    start.wait()
    sys.stdout.write("read " if read_snapshot(row, find) else "refused ")

threads = [Thread(target=reader) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def ran_by_itself(program: str, *args: str) -> str:
    """What that program says, in a process of its own; nothing may go wrong in any of its threads."""
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", program, *args]
    ran = subprocess.run(command, check=False, capture_output=True, text=True, cwd=root)
    assert (ran.returncode, ran.stderr) == (0, "")
    return ran.stdout


@pytest.mark.parametrize("attempt", range(5))
def test_many_threads_read_their_first_logs_at_once(attempt: int) -> None:
    ran_by_itself(READERS)


@pytest.mark.parametrize("attempt", range(5))
def test_many_threads_read_their_first_snapshots_at_once(attempt: int, tmp_path: Path) -> None:
    row = snapshot_row(TableSnapshot(1, fold_all("TOYS", played_log())))
    file = tmp_path / "snapshot"
    file.write_bytes(row.body)
    said = ran_by_itself(SNAPSHOTS, str(row.length), row.key, str(row.crc), str(file))
    assert said.split() == ["read"] * 8
