"""The queue for the replaying process: bounded, fair, and not to be stopped by what it is given."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator
from pickle import PicklingError
from typing import Any

import pytest

from tablee.server import limits
from tablee.server.protocol.errors import ProblemRaised
from tablee.server.workers.replay_queue import ReplayQueue
from tablee.server.workers.worker_process import WorkFailed


@pytest.fixture
async def queue() -> AsyncIterator[ReplayQueue]:
    running = ReplayQueue()
    yield running
    running.close()


def same(value: Any) -> Any:
    return value


def own_id() -> int:
    return os.getpid()


def sleep_for_ever() -> None:
    time.sleep(3600)


def take_all_memory() -> int:
    return len(b"x" * (2 * limits.REPLAY_MEMORY))


def break_down() -> None:
    raise KeyError("nobody foresaw this")


def die() -> None:
    os._exit(3)


async def code_of(asked: Any) -> str:
    with pytest.raises(ProblemRaised) as refused:
        await asked
    return refused.value.problem.code


async def test_work_is_done_in_another_process_which_stays(queue: ReplayQueue) -> None:
    first, second = await queue.do("a", own_id), await queue.do("b", own_id)
    assert first == second != os.getpid()


async def test_each_address_has_its_turn(queue: ReplayQueue) -> None:
    order: list[str] = []

    async def ask(address: str) -> None:
        order.append(await queue.do(address, same, address))

    greedy = [asyncio.create_task(ask("greedy")) for _ in range(5)]
    await asyncio.sleep(0)
    modest = asyncio.create_task(ask("modest"))
    await asyncio.gather(*greedy, modest)
    assert order.index("modest") <= 2


async def test_too_many_from_one_address_are_told_so_and_another_is_served(queue: ReplayQueue) -> None:
    asked = [asyncio.create_task(queue.do("a", same, n)) for n in range(limits.REPLAYS_PER_ADDRESS)]
    await asyncio.sleep(0)
    assert await code_of(queue.do("a", same, 0)) == "busy"
    assert await queue.do("b", same, "served") == "served"
    assert await asyncio.gather(*asked) == list(range(limits.REPLAYS_PER_ADDRESS))


async def test_too_many_in_all_are_told_so(queue: ReplayQueue) -> None:
    asked = [asyncio.create_task(queue.do(f"{n}", same, n)) for n in range(limits.REPLAYS_WAITING)]
    await asyncio.sleep(0)
    assert await code_of(queue.do("one more", same, 0)) == "busy"
    assert len(await asyncio.gather(*asked)) == limits.REPLAYS_WAITING


async def test_in_a_full_house_who_has_many_makes_room_for_who_has_none(queue: ReplayQueue) -> None:
    greedy = [
        asyncio.create_task(queue.do(f"{n // limits.REPLAYS_PER_ADDRESS}", same, n))
        for n in range(limits.REPLAYS_WAITING)
    ]
    await asyncio.sleep(0)
    assert await queue.do("one more", same, "served") == "served"
    done = await asyncio.gather(*greedy, return_exceptions=True)
    assert sum(isinstance(one, ProblemRaised) for one in done) == 1


@pytest.mark.parametrize("work", [sleep_for_ever, take_all_memory, die])
async def test_who_takes_too_much_ends_his_own_work_alone(
    queue: ReplayQueue, work: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await queue.do("a", own_id)
    if work is sleep_for_ever:
        monkeypatch.setattr(limits, "REPLAY_SECONDS", 0.5)
    given_up = asyncio.create_task(queue.do("a", work))
    await asyncio.sleep(0)
    monkeypatch.undo()
    other = asyncio.create_task(queue.do("b", same, "served"))
    assert await code_of(given_up) == "too-long"
    assert await other == "served"
    assert await queue.do("a", own_id) != before


async def test_a_mistake_of_ours_is_told_in_one_line(queue: ReplayQueue) -> None:
    with pytest.raises(WorkFailed, match=r"^KeyError test_replay_queue.py:\d+:break_down,.*$"):
        await queue.do("a", break_down)
    assert await queue.do("a", same, 1) == 1


async def test_what_cannot_even_be_asked_stops_nobody_else(queue: ReplayQueue) -> None:
    with pytest.raises((TypeError, AttributeError, PicklingError)):
        await queue.do("a", lambda: 1)
    assert await queue.do("a", same, 1) == 1


async def test_without_work_the_process_ends(queue: ReplayQueue, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "REPLAY_REST", 0.0)
    before = await queue.do("a", own_id)
    await asyncio.sleep(0.05)
    assert await queue.do("a", own_id) != before


async def held(queue: ReplayQueue, address: str, *, arrived: bool = False) -> str:
    """A record of that address is on its way, or here, and nothing more comes of it."""
    try:
        async with queue.uploads.place(address) as upload:
            upload.arrived = arrived
            await asyncio.sleep(3600)
    except ProblemRaised as refused:
        return refused.problem.code
    return "done"


async def holding(queue: ReplayQueue, addresses: list[str], *, arrived: bool = False) -> list[Any]:
    tasks = [asyncio.create_task(held(queue, address, arrived=arrived)) for address in addresses]
    await asyncio.sleep(0)
    return tasks


async def ended(tasks: list[Any]) -> list[str]:
    """What those heard who were sent off; the others are ended here."""
    await asyncio.sleep(0.01)
    told = [task.result() for task in tasks if task.done()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return told


async def test_few_records_of_one_address_are_on_their_way_at_once(queue: ReplayQueue) -> None:
    tasks = await holding(queue, ["a"] * limits.UPLOADS_PER_ADDRESS)
    assert await held(queue, "a") == "busy"
    async with queue.uploads.place("b"):
        pass
    assert await ended(tasks) == []
    async with queue.uploads.place("a"):
        pass


async def test_slow_senders_keep_their_places_only_while_nobody_else_needs_them(
    queue: ReplayQueue, monkeypatch: pytest.MonkeyPatch
) -> None:
    tasks = await holding(queue, [f"slow{n}" for n in range(limits.UPLOADS)])
    assert await held(queue, "one more") == "busy", "they have only begun"
    monkeypatch.setattr(limits, "UPLOAD_SECONDS", -1.0)
    async with queue.uploads.place("one more"):
        assert await held(queue, "slow1") == "busy", "who has a place takes nobody else's"
        await asyncio.sleep(0.01)
        assert [task.done() for task in tasks].count(True) == 1
    assert await ended(tasks) == ["busy"]


async def test_a_first_record_is_taken_before_those_of_addresses_that_had_their_share(
    queue: ReplayQueue,
) -> None:
    addresses = [f"again{n}" for n in range(limits.UPLOADS)]
    for address in addresses:
        queue.charge(address, 5.0)
    tasks = await holding(queue, addresses, arrived=True)
    async with queue.uploads.place("one more"):
        pass
    assert await ended(tasks) == ["busy"]


async def test_many_addresses_that_ask_again_and_again_do_not_keep_a_first_asker_waiting(
    queue: ReplayQueue,
) -> None:
    order: list[str] = []

    async def ask(address: str) -> None:
        order.append(await queue.do(address, same, address))

    addresses = [f"again{n}" for n in range(limits.REPLAYS_WAITING)]
    for address in addresses:
        queue.charge(address, 5.0)
    asked = [asyncio.create_task(ask(address)) for address in addresses]
    await asyncio.sleep(0)
    await ask("one more")
    assert order.index("one more") <= 1
    done = await asyncio.gather(*asked, return_exceptions=True)
    assert sum(isinstance(one, ProblemRaised) for one in done) == 1


async def test_a_closing_house_tells_whoever_waits(queue: ReplayQueue) -> None:
    await queue.do("a", same, 1)
    asked = [asyncio.create_task(queue.do(address, sleep_for_ever)) for address in "ab"]
    await asyncio.sleep(0)
    queue.close()
    assert [await code_of(one) for one in asked] == ["closing", "closing"]
    assert await code_of(queue.do("c", same, 1)) == "closing"
