"""A table in memory: it rests when nobody looks, and believes its log rather than itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import cast

import pytest

from tablee.server import limits
from tablee.server.protocol.from_client import Hello, Say
from tablee.server.protocol.http_types import OpenTable, Seated
from tablee.server.tables.hub import Hub
from tablee.server.tables.live_table import LiveTable
from tablee.server.tables.preparation import Preparation
from tablee.server.tables.system_time import wall
from tablee.server.wire.frames import TRY_LATER
from tablee.server.wire.socket import Socket
from tablee.server.wire.websocket_line import WebSocketLine
from tablee.store.sqlite.store import SqliteStore
from tablee.table import actions
from tablee.table.outcome import Decision
from tests.server.lines import Line, entered


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    running = Hub(SqliteStore(tmp_path / "tablee.db"))
    yield running
    await running.close()


async def opened(hub: Hub) -> Seated:
    seated = await hub.open_table(OpenTable("toy", "Anne", 5))
    assert isinstance(seated, Seated)
    return seated


async def settled(live: LiveTable) -> None:
    """Everything asked of this table so far is done."""
    await live.ask(lambda: asyncio.sleep(0))


@pytest.fixture
def resting(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Set once a table has left memory, which takes it next to no time here."""
    left, forget = asyncio.Event(), Hub.forget

    def forgotten(hub: Hub, code: str, gone: object) -> None:
        forget(hub, code, gone)
        left.set()

    monkeypatch.setattr(Hub, "forget", forgotten)
    monkeypatch.setattr(limits, "IDLE_SECONDS", 0.05)
    return left


async def test_a_table_nobody_looks_at_leaves_memory_and_comes_back_as_it_was(
    hub: Hub, resting: asyncio.Event
) -> None:
    seated = await opened(hub)
    before = (await hub.live_table(seated.code)).table
    await asyncio.wait_for(resting.wait(), 10)
    assert not hub.live_tables
    assert (await hub.live_table(seated.code)).table == before


async def test_a_table_somebody_looks_at_stays(hub: Hub, resting: asyncio.Event) -> None:
    seated = await opened(hub)
    live = await hub.live_table(seated.code)
    socket = await entered(hub, live, seated.token, Line())
    await asyncio.sleep(0.2)
    assert hub.live_tables == {seated.code: live}
    live.leave(socket)
    await asyncio.wait_for(resting.wait(), 10)
    assert not hub.live_tables


async def test_a_version_written_by_somebody_else_is_read_anew_and_nothing_is_lost(hub: Hub) -> None:
    seated = await opened(hub)
    live = await hub.live_table(seated.code)
    line = Line()
    socket = await entered(hub, live, seated.token, line)
    strange = actions.say(live.table, 0, "from elsewhere", "x1", wall())
    assert isinstance(strange, Decision)
    await hub.store.append(seated.code, live.table.version + 1, strange.entry)

    live.hear(socket, Say("mine", "hello"))
    await settled(live)
    [problem] = line.heard("problem")
    assert (problem["code"], problem["re"]) == ("version-conflict", "mine")
    assert line.heard("welcome")[-1]["version"] == live.table.version == strange.table.version

    live.hear(socket, Say("mine", "hello"))
    await settled(live)
    assert line.heard("update")[-1]["re"] == "mine"
    texts = [entry.text for entry in await hub.store.load(seated.code) if hasattr(entry, "text")]
    assert texts == ["from elsewhere", "hello"]


async def test_who_reads_nothing_is_dropped_and_the_others_hear_everything(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("", "TABLE_"):
        monkeypatch.setattr(limits, f"{limit}CHAT_BYTES_PER_MINUTE", 1e9)
        monkeypatch.setattr(limits, f"{limit}WRITES_PER_MINUTE", 1e9)
    seated = await opened(hub)
    live = await hub.live_table(seated.code)
    line, deaf = Line(), Line(read=False)
    socket = await entered(hub, live, seated.token, line)
    await entered(hub, live, None, deaf)
    number = 0
    while deaf.ended is None:
        number += 1
        live.hear(socket, Say(f"n{number}", "é" * 200))
        await settled(live)
    assert deaf.ended == (TRY_LATER, "slow-reader")
    assert len(line.heard("update")) == number


async def test_what_bots_must_know_is_prepared_once_one_sits_down_and_not_for_people_alone(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared: list[str] = []

    async def prepared_already(preparation: Preparation, game: str) -> None: ...

    monkeypatch.setattr(Preparation, "_prepare_moves", prepared_already)
    monkeypatch.setattr("tablee.server.tables.preparation.warm_bots", prepared.append)
    await hub.open_table(OpenTable("toy", "Anne", 3))
    await asyncio.sleep(0.2)
    assert prepared == []
    for _ in range(2):
        await hub.open_table(OpenTable("toy", "Bruno", 3, bots=("easy", "easy")))
    await hub.preparation.bots_ready("toy")
    await asyncio.sleep(0.1)
    assert prepared == ["toy"]


async def test_at_a_crowded_table_a_seat_finds_room(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WATCHERS_PER_TABLE", 2)
    seated = await opened(hub)
    live = await hub.live_table(seated.code)
    watchers = [Line(), Line(), Line()]
    for line in watchers[:2]:
        await entered(hub, live, None, line)
    third = Socket(cast(WebSocketLine, watchers[2]), hub.counts)
    assert not await live.let_in(third, Hello())
    assert watchers[2].ended == (TRY_LATER, "table-crowded")
    anne = Line()
    await entered(hub, live, seated.token, anne)
    assert anne.ended is None
    assert [line.ended for line in watchers[:2]] == [None, None]
