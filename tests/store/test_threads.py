"""Logs, snapshots and lists read by several threads at once, in a process that has read none before.

msgspec works out a type when it is first used, and two threads doing so at once end the process.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.store.table_snapshot import TableSnapshot, snapshot_row
from tablee.table.log_replay import fold_all
from tests.store.building import played_log

ROOT = Path(__file__).parents[2]
OTHERWISE = re.compile(r"msgspec\.convert\(|json\.decode\([^\n]*type=|^ +.*json\.Decoder\(", re.MULTILINE)
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
from tablee.store.store_contract import SnapshotRow
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


LISTS = """
import sys
from threading import Barrier, Thread
from tablee.core.shuffle import read_list

sys.setswitchinterval(1e-6)
text = sys.argv[1]
start = Barrier(8)

def reader():
    start.wait()
    read_list(text)

threads = [Thread(target=reader) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
"""


def ran_by_itself(program: str, *args: str) -> str:
    """What that program says, in a process of its own; nothing may go wrong in any of its threads."""
    command = [sys.executable, "-c", program, *args]
    ran = subprocess.run(command, check=False, capture_output=True, text=True, cwd=ROOT)
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


@pytest.mark.parametrize("attempt", range(5))
def test_many_threads_read_the_list_of_their_first_shuffle_at_once(attempt: int) -> None:
    """Tables that wake together after a restart do, each in a thread of its own."""
    vectors = json.loads((Path(__file__).parents[1] / "core" / "shuffle.json").read_text())
    ran_by_itself(LISTS, vectors["list"])


@pytest.mark.parametrize("room", ["core", "table", "store", "server"])
def test_whatever_runs_in_a_house_reads_types_by_what_works_them_out_for_one_thread_at_a_time(
    room: str,
) -> None:
    files = sorted((ROOT / "src" / "tablee" / room).rglob("*.py"))
    otherwise = [
        f"{file.relative_to(ROOT)}: {found[0]}"
        for file in files
        if file.name != "known_types.py"
        for found in OTHERWISE.finditer(file.read_text())
    ]
    assert not otherwise, "tablee.core.known_types has decode, convert and decoder_of"
