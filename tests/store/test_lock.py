"""One house for one file, whatever it is called."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.store.sqlite.store import SqliteStore
from tablee.store.store_contract import StoreFailed
from tests.store.building import line
from tests.toy_game import find

ROOT = Path(__file__).parents[2]
HOLD = """
import asyncio, sys
from tablee.store.store_contract import StoreError
from tablee.store.sqlite.store import SqliteStore
try:
    SqliteStore(sys.argv[1])
except StoreError as error:
    sys.exit(str(error))
print("open", flush=True)
sys.stdin.read()
"""


def names(path: Path) -> list[Path]:
    """The file's own name, a symbolic and a hard link to it, and a link to the folder it is in."""
    links = [path.with_name("symbolic.db"), path.with_name("hard.db"), path.with_name("folder")]
    links[0].symlink_to(path)
    links[1].hardlink_to(path)
    links[2].symlink_to(path.parent, target_is_directory=True)
    return [path, links[0], links[1], links[2] / path.name]


def tried(name: Path) -> str:
    """What another process is told that wants the file."""
    command = [sys.executable, "-c", HOLD, str(name)]
    ran = subprocess.run(command, check=False, cwd=ROOT, capture_output=True, input=b"")
    return ran.stdout.decode() + ran.stderr.decode()


def read(path: Path) -> int:
    """By a descriptor of this process, which is then closed."""
    return len(path.read_bytes())


def come_and_go(path: Path) -> None:
    """Another program that reads, and closes as if it were the last one."""
    code = "import sqlite3, sys; sqlite3.connect(sys.argv[1]).execute('SELECT * FROM entries').fetchall()"
    subprocess.run([sys.executable, "-c", code, str(path)], check=True)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "tables.db"
    asyncio.run(SqliteStore(path, games=find).close())
    return path


async def test_every_name_of_a_file_in_use_is_refused(path: Path) -> None:
    store = SqliteStore(path, games=find)
    for name in names(path):
        with pytest.raises(StoreFailed, match="another server is using"):
            SqliteStore(name, games=find)
        assert "another server is using" in tried(name)
        await store.append(name.name if name.parent == path.parent else "LAST", 1, line(1))
    await store.close()
    assert tried(path) == "open\n"


async def test_the_lock_outlives_every_other_descriptor_of_the_file(path: Path) -> None:
    """Closing any of them would drop an ordinary lock of this process."""
    store = SqliteStore(path, games=find)
    assert read(path) > 0
    assert "another server is using" in tried(path)
    await store.close()


async def test_what_cannot_be_locked_was_never_opened(path: Path) -> None:
    """Its closing would drop SQLite's own locks, and a program that goes would take the log along."""
    store = SqliteStore(path, games=find)
    for _ in range(3):
        with pytest.raises(StoreFailed):
            SqliteStore(path, games=find)
    await store.append("TOYS", 1, line(1))
    come_and_go(path)
    await store.append("TOYS", 2, line(2))
    await store.close()


def test_a_killed_holder_holds_nothing(path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(path)], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == b"open\n"
        assert "another server" in tried(path)
        holder.send_signal(signal.SIGKILL)
    assert tried(path) == "open\n"


def test_nothing_is_left_beside_what_is_no_store(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear reader, " * 100)
    letter.chmod(0o644)
    with pytest.raises(StoreFailed):
        SqliteStore(letter, games=find)
    assert [file.name for file in tmp_path.iterdir()] == ["letter.txt"]
    assert letter.stat().st_mode & 0o777 == 0o644


def test_what_is_no_file_at_all_is_one_line(tmp_path: Path) -> None:
    pipe, loop = tmp_path / "pipe", tmp_path / "loop"
    os.mkfifo(pipe)
    loop.symlink_to(loop)
    for what in (pipe, loop, tmp_path, Path("/dev/null")):
        with pytest.raises(StoreFailed, match=str(what)):
            SqliteStore(what, games=find)


async def test_a_link_to_a_file_that_is_not_there_yet_is_followed(tmp_path: Path) -> None:
    link = tmp_path / "link.db"
    link.symlink_to(tmp_path / "far.db")
    store = SqliteStore(link, games=find)
    await store.append("TOYS", 1, line(1))
    await store.close()
    assert (tmp_path / "far.db").stat().st_size > 0
