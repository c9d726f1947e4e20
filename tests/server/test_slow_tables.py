"""Slow tables: deadlines hold though nobody is connected, and though the house was closed meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tablee.server.protocol.http_types import OpenTable
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.hub import Hub, NoSuchTable
from tablee.server.tables.system_time import wall
from tablee.server.tables.wake_notes import WAKE, Waker, Watch, expect_look, next_look
from tablee.store.store_contract import Store
from tablee.table import actions
from tablee.table.deadlines import HOUR, next_deadline
from tablee.table.entries import Entry, Moved
from tablee.table.log_replay import fold_all
from tablee.table.model import Settings
from tablee.table.outcome import Decision
from tablee.table.table_orders import next_order
from tests.store.places import PLACES, Place
from tests.toy_game import Take
from tests.toy_game.orders import TakeWhileMore

SLOW = Settings(level="easy", slow_hours=24, pace=0)
OPTIONS = {"counters": 9, "guessing": False}
Happened = Callable[[], bool]


@pytest.fixture(params=PLACES)
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    made: Place = await request.param(tmp_path)
    return made


def slow_log(at: int, bots: int = 0) -> list[Entry]:
    """Two people and some bots, all asked by a deal at that time."""
    seats = 2 + bots
    opened = actions.open_table("TOYS", "toy", seats, OPTIONS, SLOW, bytes(32), at)
    assert isinstance(opened, Decision)
    decisions = [opened]
    for seat in range(2):
        sat = actions.sit(decisions[-1].table, f"P{seat}", None, f"hash{seat}", at)
        assert isinstance(sat, Decision)
        decisions.append(sat)
    begun = actions.begin(decisions[-1].table, 0, "easy", at)
    assert isinstance(begun, tuple)
    return [decision.entry for decision in (*decisions, *begun)]


def waker(hub: Hub) -> Waker:
    return Waker(hub, lambda error: isinstance(error, NoSuchTable))


async def until(happened: Happened) -> None:
    async with asyncio.timeout(20):
        while not happened():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def noted(store: Store) -> int:
    """When the table is looked at next, once that is known."""
    async with asyncio.timeout(20):
        while (at := int((await store.notes(WAKE)).get("TOYS", b"0"))) == 0:  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    return at


async def test_a_deadline_that_is_over_is_kept_by_whoever_reads_the_log(place: Place) -> None:
    """The house was closed when it ran out, and nobody is connected now."""
    store = place.open()
    log = slow_log(wall() - 25 * HOUR)
    await store.append_many("TOYS", 1, log)
    await store.note(WAKE, "TOYS", b"0")
    hub = Hub(store)
    assert await waker(hub).wake(wall()) == 1
    live = hub.live_tables["TOYS"]
    await until(lambda: live.table.length > len(log))
    moves = [entry for entry in await store.since("TOYS", len(log), "toy") if isinstance(entry, Moved)]
    assert [entry.by for entry in moves] == ["clock"]  # one move, and the next one has its day
    assert await noted(store) == next_deadline(live.table)
    assert await waker(hub).wake(wall()) == 0
    await hub.close()


async def test_an_order_is_carried_out_by_whoever_reads_the_log(place: Place) -> None:
    """It was given before the house was closed, and nobody is connected now."""
    store = place.open()
    at = wall() - HOUR
    log = slow_log(at)
    table = fold_all("TOYS", log)
    seat = table.state.turn
    given = actions.give_orders(table, seat, (TakeWhileMore(5),), "a", at)
    assert isinstance(given, Decision)
    assert next_look(given.table, at) == next_order(given.table)
    await store.append_many("TOYS", 1, [*log, given.entry])
    await store.note(WAKE, "TOYS", b"0")
    hub = Hub(store)
    await waker(hub).wake(wall())
    live = hub.live_tables["TOYS"]
    await until(lambda: live.table.length > len(log) + 1)
    moves = [entry for entry in await store.since("TOYS", len(log), "toy") if isinstance(entry, Moved)]
    assert [(entry.seat, entry.move, entry.by) for entry in moves] == [(seat, Take(1), "order")]
    assert await noted(store) == next_deadline(live.table)
    await hub.close()


async def test_bots_go_on_at_a_slow_table_though_nobody_is_connected(place: Place) -> None:
    store = place.open()
    log = slow_log(wall(), bots=3)
    await store.append_many("TOYS", 1, log)
    await store.note(WAKE, "TOYS", b"0")
    hub = Hub(store)
    await waker(hub).wake(wall())
    live = hub.live_tables["TOYS"]

    def waits_for_people() -> bool:
        asked = [seat for seat, version in enumerate(live.table.asked) if version]
        return bool(asked) and all(live.table.places[seat].person for seat in asked)

    await until(waits_for_people)
    assert not any(place.away for place in live.table.places)
    await hub.close()


async def test_a_table_is_noted_before_it_begins_and_no_longer_when_it_is_over(tmp_path: Path) -> None:
    store = (await PLACES[0](tmp_path)).open()
    hub = Hub(store)
    request = OpenTable("toy", "Ada", 2, OPTIONS, SLOW, begin=True, bots=("easy",))
    seated = await hub.open_table(request)
    code = getattr(seated, "code", "")
    assert list(await store.notes(WAKE)) == [code]
    other = await hub.open_table(OpenTable("toy", "Ada", 2, OPTIONS, begin=True))
    assert getattr(other, "code", "") not in await store.notes(WAKE)
    await hub.rulings.close_table(code)
    await hub.remove(code)
    assert await store.notes(WAKE) == {}
    await store.note(WAKE, "NOBODY", b"0")
    assert await waker(hub).wake(wall()) == 0
    assert await store.notes(WAKE) == {}
    await hub.close()


async def test_a_note_is_not_put_off_while_an_entry_is_on_its_way(place: Place) -> None:
    """Killed then, the house must find “now” there, not what the table before that entry would do."""
    store = place.open()
    log = slow_log(wall())
    await store.append_many("TOYS", 1, log)
    current, called = CurrentTable(fold_all("TOYS", log), log), asyncio.Event()

    async def call() -> None:
        await called.wait()

    watch = Watch(current, store, call)
    settling = asyncio.create_task(watch.settle())
    await asyncio.sleep(0)
    current.changing = True
    await expect_look(store, current.table)
    called.set()
    await settling
    assert await store.notes(WAKE) == {"TOYS": b"0"}
    current.changing = False
    await watch.settle()
    assert await noted(store) == next_deadline(current.table)
    await store.close()


def test_where_a_bot_is_to_act_the_table_is_looked_at_at_once() -> None:
    """A bot needs no day: whoever dies before it has played leaves a note that the next one heeds."""
    table, now = fold_all("TOYS", slow_log(wall(), bots=1)), wall()
    people = replace(table, asked=(table.version, 0, 0))
    bot = replace(table, asked=(0, 0, table.version))
    assert next_look(people, now) == next_deadline(people)
    assert next_look(bot, now) == now
