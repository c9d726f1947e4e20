"""A process killed in the middle of its writing: all it acknowledged is there."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.store.check import check
from tablee.store.sqlite import SqliteStore
from tests.toy_game import find

WRITER = """
import asyncio, sys
from tablee.store.sqlite import SqliteStore
from tests.store.building import line
from tests.toy_game import find

async def table(store, code, version):
    while True:
        version += 1
        await store.append(code, version, line(version))
        print(code, version, flush=True)

async def main():
    store = SqliteStore(sys.argv[1], games=find)
    codes = [f"T{n:02}" for n in range(20)]
    known = [len(await store.load(code)) for code in codes]
    await asyncio.gather(*map(table, [store] * 20, codes, known))

asyncio.run(main())
"""


def write_until_killed(path: Path, lines: int) -> dict[str, int]:
    """The last version of each table that was acknowledged before the kill."""
    root = Path(__file__).parents[2]
    command = [sys.executable, "-c", WRITER, str(path)]
    seen: dict[str, int] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=root) as process:
        assert process.stdout is not None
        for number, text in enumerate(process.stdout):
            if number == lines:
                process.send_signal(signal.SIGKILL)
            with contextlib.suppress(ValueError):  # the line the kill cut off
                code, version = text.split()
                seen[code] = int(version)
    assert process.returncode == -signal.SIGKILL
    return seen


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
def test_every_acknowledged_append_survives_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    for lines in (150, 400, 777, 90):
        seen = write_until_killed(path, lines)
        assert len(seen) == 20
        for code, version in seen.items():
            assert asyncio.run(count(path, code)) >= version
    assert all("does not start" in flaw.why for flaw in check(path, games=find).flaws)


async def count(path: Path, code: str) -> int:
    store = SqliteStore(path, games=find)
    try:
        return len(await store.load(code))
    finally:
        await store.close()
