"""What every store promises, tried on each of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablee.store.store_contract import Conflict, Store, StoreClosed
from tablee.table.entries import Opened
from tests.store.building import line, played_log
from tests.store.places import PLACES, Place


@pytest.fixture(params=PLACES)
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a store can be opened, closed and opened again."""
    made: Place = await request.param(tmp_path)
    return made


@pytest.fixture
async def store(place: Place) -> AsyncIterator[Store]:
    store = place.open()
    yield store
    await store.close()


async def test_a_log_comes_back_as_it_was_written(store: Store) -> None:
    log = played_log()
    for version, entry in enumerate(log, 1):
        await store.append("TOYS", version, entry)
    assert await store.load("TOYS") == log


async def test_the_rest_of_a_log_comes_back_alone(store: Store) -> None:
    log = played_log()
    opened = log[0]
    assert isinstance(opened, Opened)
    await store.append_many("TOYS", 1, log)
    for version in range(len(log) + 1):
        assert await store.since("TOYS", version, opened.game) == log[version:]
    assert await store.since("NONE", 0, opened.game) == []


async def test_an_append_returns_only_when_it_is_committed(store: Store, place: Place) -> None:
    for version, entry in enumerate(played_log(), 1):
        await store.append("TOYS", version, entry)
        assert (await place.kept())[-1] == ("TOYS", version)


async def test_a_version_is_taken_once_and_none_is_left_out(store: Store, place: Place) -> None:
    log = played_log()
    await store.append("TOYS", 1, log[0])
    for wrong in (1, 3, 0, -1):
        with pytest.raises(Conflict, match=f"version {wrong} is not the next"):
            await store.append("TOYS", wrong, log[1])
    await store.append("TOYS", 2, log[1])
    assert await place.kept() == [("TOYS", 1), ("TOYS", 2)]
    assert await store.load("TOYS") == log[:2]


async def test_of_two_who_want_the_same_version_one_gets_it_and_others_are_not_disturbed(
    store: Store, place: Place
) -> None:
    wishes = [store.append("A", 1, line(0)), store.append("A", 1, line(1)), store.append("B", 1, line(2))]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert [type(result) for result in results] == [type(None), Conflict, type(None)]
    assert await place.kept() == [("A", 1), ("B", 1)]


async def test_many_entries_are_kept_together_or_not_at_all(store: Store, place: Place) -> None:
    await store.append_many("A", 1, [line(n) for n in range(300)])
    assert len(await place.kept()) == 300
    with pytest.raises(Conflict):
        await store.append_many("A", 300, [line(n) for n in range(3)])
    with pytest.raises(Conflict):
        await store.append_many("A", 302, [line(n) for n in range(300)])
    await store.append_many("A", 301, [])
    assert len(await place.kept()) == 300


async def test_many_tables_at_once_share_few_syncs(place: Place) -> None:
    syncs: list[int] = []
    store = place.open(syncs.append)

    async def one(code: str) -> None:
        for version in range(1, 21):
            await store.append(code, version, line(version))

    await asyncio.gather(*[one(f"T{number}") for number in range(100)])
    await store.close()
    assert sum(syncs) == 2000
    assert len(syncs) < 600
    assert len(await place.kept()) == 2000


async def test_a_long_queue_with_a_conflict_in_it_keeps_all_the_rest(store: Store, place: Place) -> None:
    wishes = [store.append(f"T{n:03}", 2 if n == 150 else 1, line(n)) for n in range(400)]
    results = await asyncio.gather(*wishes, return_exceptions=True)
    assert [n for n, result in enumerate(results) if result is not None] == [150]
    assert len(await place.kept()) == 399


async def test_everything_is_there_after_opening_again(place: Place) -> None:
    log = played_log()
    for start, rest in ((0, 4), (4, len(log))):
        store = place.open()
        assert await store.load("TOYS") == log[:start]
        await store.append_many("TOYS", start + 1, log[start:rest])
        await store.close()
    store = place.open()
    assert await store.load("TOYS") == log
    await store.close()


async def test_the_codes_of_all_tables(store: Store) -> None:
    assert await store.codes() == []
    for code in ("BETA", "ALPHA", "GAMMA"):
        await store.append_many(code, 1, [line(n) for n in range(5)])
    assert await store.codes() == ["ALPHA", "BETA", "GAMMA"]
    assert await store.load("DELTA") == []


async def test_closing_keeps_what_was_asked_for_and_takes_nothing_more(place: Place) -> None:
    store = place.open()
    waiting = [asyncio.create_task(store.append(f"T{n}", 1, line(n))) for n in range(50)]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*waiting)
    assert len(await place.kept()) == 50
    await store.close()
    with pytest.raises(StoreClosed):
        await store.append("T0", 2, line(1))
    with pytest.raises(StoreClosed):
        await store.load("T0")


async def test_who_stops_waiting_does_not_stop_the_append(store: Store, place: Place) -> None:
    task = asyncio.create_task(store.append("A", 1, line(1)))
    await asyncio.sleep(0)
    task.cancel()
    await store.append("A", 2, line(2))
    assert len(await place.kept()) == 2
