"""Long work in other processes: each table's share, what hangs, ends or eats memory, and the end."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import structlog.testing

from tablee.server import limits
from tablee.server.workers import thinking_pool
from tablee.server.workers.thinking_pool import ThinkingPool
from tablee.server.workers.thinking_queue import HINT, MOVE, Busy, Terms
from tablee.server.workers.worker_process import ProcessGone, WorkerProcess, WorkFailed
from tests.server import work

TRIES = 6000
SHORT = MOVE._replace(seconds=0.5)


@pytest.fixture
async def pool() -> AsyncIterator[ThinkingPool]:
    made = ThinkingPool(2)
    yield made
    made.close()


async def so(condition: Callable[[], Any]) -> None:
    for _ in range(TRIES):
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("waited in vain")


def alive(pid: int) -> bool:
    """Whether that process is there and not just waiting to be buried."""
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except OSError:
        return False


def written(mark: Path) -> str:
    return mark.read_text() if mark.exists() else ""


async def named_in(mark: Path) -> int:
    await so(lambda: written(mark))
    return int(written(mark))


async def test_work_is_done_in_a_process_that_is_kept(pool: ThinkingPool) -> None:
    first = await pool.do("A", MOVE, work.pid)
    assert first != os.getpid()
    assert [await pool.do("B", MOVE, work.pid) for _ in range(3)] == [first] * 3


async def test_work_that_fails_says_why_and_its_process_goes_on(pool: ThinkingPool) -> None:
    first = await pool.do("A", MOVE, work.pid)
    with pytest.raises(WorkFailed, match=r"^ValueError work.py:\d+:fail,"):
        await pool.do("A", MOVE, work.fail)
    assert await pool.do("A", MOVE, work.pid) == first


@pytest.mark.parametrize("hanging", [work.hang, work.hang_in_compiled_code])
async def test_what_takes_too_long_is_ended_whatever_it_does(
    pool: ThinkingPool, tmp_path: Path, hanging: Callable[..., Any]
) -> None:
    mark = tmp_path / "who"
    await pool.do("A", MOVE, work.pid)
    with pytest.raises(TimeoutError):
        await pool.do("A", SHORT, hanging, str(mark))
    who = await named_in(mark)
    await so(lambda: not alive(who))
    assert await pool.do("A", MOVE, work.answer, 7) == 7


async def test_other_tables_do_not_notice(pool: ThinkingPool, tmp_path: Path) -> None:
    hanging = asyncio.create_task(pool.do("A", SHORT._replace(seconds=5.0), work.hang, str(tmp_path / "who")))
    await named_in(tmp_path / "who")
    other = await pool.do("B", MOVE, work.pid)
    with pytest.raises(TimeoutError):
        await hanging
    assert await pool.do("B", MOVE, work.pid) == other


async def test_what_a_process_ended_over_is_asked_again_once(pool: ThinkingPool, tmp_path: Path) -> None:
    assert await pool.do("A", MOVE, work.leave_once, str(tmp_path / "been")) == "there"
    with pytest.raises(ProcessGone):
        await pool.do("A", MOVE, work.leave)
    assert await pool.do("A", MOVE, work.answer, 7) == 7


async def test_what_eats_memory_ends_itself_and_nobody_else(
    pool: ThinkingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "THINKER_MEMORY", 256 << 20)
    with pytest.raises(ProcessGone):
        await pool.do("A", MOVE, work.eat)
    assert await pool.do("A", MOVE, work.answer, 7) == 7


def think(pool: ThinkingPool, table: str, terms: Terms, mark: Path) -> asyncio.Task[Any]:
    return asyncio.create_task(pool.do(table, terms, work.until, str(mark)))


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def under_way(pool: ThinkingPool) -> list[str]:
    return sorted(Path(thought.job.args[0]).name for thought in pool._busy.values())


async def test_no_table_and_no_hint_has_all_processes(pool: ThinkingPool, tmp_path: Path) -> None:
    tasks = [think(pool, "A", MOVE, tmp_path / name) for name in ("a1", "a2", "a3")]
    tasks += [think(pool, "B", HINT, tmp_path / "b1"), think(pool, "C", HINT, tmp_path / "c1")]
    await settle()
    assert under_way(pool) == ["a1", "b1"]
    (tmp_path / "a1").touch()
    assert await tasks[0] == "a1"
    await settle()
    assert under_way(pool) == ["a2", "b1"]  # a move before the other hint
    for name in ("a2", "a3"):
        (tmp_path / name).touch()
    await asyncio.gather(*tasks[1:3])
    await settle()
    assert under_way(pool) == ["b1"]  # one process is left to moves
    late = think(pool, "D", MOVE, tmp_path / "d1")
    await settle()
    assert under_way(pool) == ["b1", "d1"]
    for name in ("b1", "c1", "d1"):
        (tmp_path / name).touch()
    assert await asyncio.gather(*tasks[3:], late) == ["b1", "c1", "d1"]


async def test_each_tables_turn_comes_round(pool: ThinkingPool, tmp_path: Path) -> None:
    names = ("a1", "a2", "a3", "a4", "b1", "b2", "c1")
    tasks = {name: think(pool, name[0], HINT, tmp_path / name) for name in names}
    await settle()
    order: list[str] = []
    while tasks:
        [now] = under_way(pool)
        order.append(now)
        (tmp_path / now).touch()
        assert await tasks.pop(now) == now
        await settle()
    assert order == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]  # a2 waited first


async def test_what_waits_too_long_or_behind_too_many_is_told_so(pool: ThinkingPool, tmp_path: Path) -> None:
    first = think(pool, "A", HINT, tmp_path / "a1")
    await settle()
    waiting = think(pool, "A", HINT._replace(seconds=0.05), tmp_path / "a2")
    with pytest.raises(Busy):
        await waiting
    rest = [think(pool, "B", HINT._replace(waiting=2), tmp_path / f"b{n}") for n in range(3)]
    await settle()
    with pytest.raises(Busy):
        await rest[2]
    for name in ("a1", "b0", "b1"):
        (tmp_path / name).touch()
    assert await asyncio.gather(first, *rest[:2]) == ["a1", "b0", "b1"]


async def test_what_nobody_wants_any_more_is_not_begun(pool: ThinkingPool, tmp_path: Path) -> None:
    first = think(pool, "A", HINT, tmp_path / "a1")
    await settle()
    given_up = think(pool, "B", HINT, tmp_path / "b1")
    unwanted = think(pool, "C", HINT._replace(wanted=lambda: False), tmp_path / "c1")
    await settle()
    given_up.cancel()
    (tmp_path / "a1").touch()
    assert await first == "a1"
    with pytest.raises(Busy):
        await unwanted
    assert under_way(pool) == []
    assert [len(queue) for queue in pool._queues] == [0, 0]


async def test_unwanted_thoughts_make_room_for_wanted_ones(pool: ThinkingPool, tmp_path: Path) -> None:
    first = think(pool, "A", HINT, tmp_path / "a1")
    few = HINT._replace(waiting=2)
    unwanted = [think(pool, f"{n}", few._replace(wanted=lambda: False), tmp_path / "x") for n in range(2)]
    await settle()
    wanted = think(pool, "B", few, tmp_path / "b1")
    assert all(isinstance(end, Busy) for end in await asyncio.gather(*unwanted, return_exceptions=True))
    for name in ("a1", "b1"):
        (tmp_path / name).touch()
    assert [await first, await wanted] == ["a1", "b1"]


async def test_a_closed_pool_leaves_no_process_and_nobody_waiting(tmp_path: Path) -> None:
    """And no line in the log: it has ended its processes itself."""
    pool = ThinkingPool(2)
    idle = await pool.do("A", MOVE, work.pid)
    hanging = asyncio.create_task(pool.do("A", MOVE, work.hang, str(tmp_path / "who")))
    waiting = asyncio.create_task(pool.do("A", MOVE, work.pid))
    who = await named_in(tmp_path / "who")
    with structlog.testing.capture_logs() as lines:
        pool.close()
        assert all(
            isinstance(end, Busy) for end in await asyncio.gather(hanging, waiting, return_exceptions=True)
        )
        with pytest.raises(Busy):
            await pool.do("A", MOVE, work.pid)
        await so(lambda: not alive(who) and not alive(idle))
        await asyncio.gather(*pool._serving)
    assert lines == []


async def test_a_pool_that_is_closed_while_a_process_begins_has_nothing_to_complain_of() -> None:
    pool = ThinkingPool(2)
    beginning = asyncio.create_task(pool.do("A", MOVE, work.pid))
    await so(lambda: pool._serving)
    with structlog.testing.capture_logs() as lines:
        pool.close()
        with pytest.raises(Busy):
            await beginning
        await asyncio.gather(*pool._serving)
    assert lines == []


async def test_where_no_process_can_be_begun_nobody_waits(
    pool: ThinkingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[str] = []

    def none(name: str, memory: int) -> WorkerProcess:
        begun.append(name)
        raise OSError("no more processes")

    with monkeypatch.context() as patched:
        patched.setattr(thinking_pool, "WorkerProcess", none)
        for _ in range(3):
            with pytest.raises(Busy):
                await pool.do("A", MOVE, work.pid)
    assert len(begun) == 1
    pool._not_before = 0.0
    assert await pool.do("A", MOVE, work.answer, 7) == 7


async def test_a_process_that_never_comes_is_not_begun_again_and_again(
    pool: ThinkingPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "THINKER_MEMORY", "little")  # over which it breaks down at once
    for _ in range(2):
        with pytest.raises(Busy):
            await pool.do("A", MOVE, work.pid)
    assert pool._not_before > asyncio.get_running_loop().time()
