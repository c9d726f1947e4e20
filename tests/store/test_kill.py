"""A process killed while it opens, writes and closes its store: all it acknowledged is there, and is whole.

`TABLEE_KILLS=1000` kills it so many times.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.store.sqlite.check import check
from tablee.store.sqlite.store import SqliteStore
from tests.toy_game import find

KILLS = int(os.environ.get("TABLEE_KILLS", "6"))
TABLES = 20
WRITER = """
import asyncio, random, sys
from tablee.store.sqlite.store import SqliteStore
from tests.store.building import line
from tests.toy_game import find

async def table(store, code, version, until):
    while version < until:
        version += 1
        await store.append(code, version, line(version))
        print(code, version, flush=True)

async def main():
    while True:
        store = SqliteStore(sys.argv[1], games=find)
        assert not store.warnings, store.warnings
        codes = [f"T{n:02}" for n in range(20)]
        known = [len(await store.load(code)) for code in codes]
        more = random.randrange(30)
        await asyncio.gather(*[table(store, c, k, k + more) for c, k in zip(codes, known)])
        await store.close()
        print("closed 0", flush=True)

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
                process.kill()
            if text.endswith("\n"):  # the kill may cut off the last one
                code, version = text.split()
                seen[code] = int(version)
    assert process.returncode == -9, "it was not the kill that ended it"
    return seen


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL there")
@pytest.mark.slow
def test_every_acknowledged_append_survives_a_kill(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    counts = dict.fromkeys([f"T{n:02}" for n in range(TABLES)], 0)
    for _ in range(KILLS):
        seen = write_until_killed(path, random.randrange(600))
        left_whole(path)
        for code, count in asyncio.run(lengths(path, list(counts))).items():
            assert count >= max(seen.get(code, 0), counts[code])
            counts[code] = count
        path = moved_on(path, counts)


def left_whole(path: Path) -> None:
    """Before anything is mended by opening it; the toy's lines are no games, and fold to nothing."""
    report = check(path, games=find)
    assert report.doubts == ()
    assert {flaw.why for flaw in report.flaws} <= {"the log does not start with the opening of a box"}


async def lengths(path: Path, codes: list[str]) -> dict[str, int]:
    store = SqliteStore(path, games=find)
    try:
        assert store.warnings == []
        return {code: len(await store.load(code)) for code in codes}
    finally:
        await store.close()


def moved_on(path: Path, counts: dict[str, int]) -> Path:
    """A new file now and then, that long runs stay quick."""
    if counts["T00"] < 2000:
        return path
    counts.update(dict.fromkeys(counts, 0))
    return path.with_name(f"{random.getrandbits(40):x}.db")
