"""However the house ends, none of its processes outlives it, be they idle or in the midst of work."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

from tests.server.house import House

PATIENCE = 60.0
THINK = """
import asyncio, sys
from tablee.server.workers.thinking_pool import ThinkingPool
from tablee.server.workers.thinking_queue import MOVE
from tests.server import work

async def main():
    pool = ThinkingPool(3)
    idle = await pool.do("A", MOVE, work.pid)
    jobs = [asyncio.create_task(pool.do(f"{work_.__name__}", MOVE, work_, sys.argv[1] + work_.__name__))
            for work_ in (work.hang, work.hang_in_compiled_code)]
    await asyncio.sleep(0)
    print(await pool.do("B", MOVE, work.pid), flush=True)
    await asyncio.gather(*jobs)

if __name__ == "__main__":
    asyncio.run(main())
"""


def gone(processes: list[psutil.Process]) -> bool:
    _, alive = psutil.wait_procs(processes, PATIENCE)
    return not alive


def wait_for(*marks: Path) -> None:
    until = time.monotonic() + PATIENCE
    while not all(mark.exists() and mark.read_text() for mark in marks):
        assert time.monotonic() < until, "the work was never begun"
        time.sleep(0.01)


def test_thinkers_at_work_and_idle_ones_end_with_a_killed_house(tmp_path: Path) -> None:
    script, marks = tmp_path / "house.py", [tmp_path / "hang", tmp_path / "hang_in_compiled_code"]
    script.write_text(THINK)
    here = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    house = subprocess.Popen([sys.executable, str(script), f"{tmp_path}/"], stdout=subprocess.PIPE, env=here)
    try:
        wait_for(*marks)
        assert house.stdout is not None
        assert house.stdout.readline()
        children = psutil.Process(house.pid).children(recursive=True)
        assert len(children) >= 3
    finally:
        house.kill()
        house.communicate()
    assert gone(children)


@pytest.mark.parametrize("end", ["kill", "stop"])
def test_a_real_house_leaves_no_process_behind(tmp_path: Path, end: str) -> None:
    house = House(tmp_path / "tablee.db")
    house.start()
    try:
        house.open(seats=3, bots=["hard", "hard"], begin=True)
        seated = house.open(seats=2, bots=["easy"])
        house.get(f"/api/tables/{seated['code']}/record")
        until = time.monotonic() + PATIENCE
        while not (children := psutil.Process(house.process.pid).children(recursive=True)):
            assert time.monotonic() < until, "nobody thinks"
            time.sleep(0.01)
    finally:
        getattr(house, end)()
    assert gone(children)
