"""Many who come and go, and one who asks for too much: what they cost those who sit at the table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from threading import Lock
from typing import Any, cast

import msgspec
import pytest

from tablee.server import limits
from tablee.server.protocol.from_client import Hello, LetBotPlay
from tablee.server.protocol.http_types import OpenTable, Seated
from tablee.server.tables import table_reader
from tablee.server.tables.hub import Hub
from tablee.server.tables.live_table import LiveTable
from tablee.server.wire.frames import TRY_LATER
from tablee.server.wire.socket import Socket, encode
from tablee.server.wire.websocket_line import WebSocketLine
from tests.server.lines import Line, entered
from tests.server.test_live_table import hub, opened, settled

__all__ = ["hub"]


async def refused(hub: Hub, live: LiveTable, token: str | None) -> Line:
    line = Line()
    assert not await live.let_in(Socket(cast(WebSocketLine, line), hub.counts), Hello(token))
    return line


async def test_watchers_who_come_and_go_are_told_of_a_few_times(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "PRESENCE_SECONDS", 3600.0)
    seated = await opened(hub)
    live, line = await hub.live_table(seated.code), Line()
    await entered(hub, live, seated.token, line)
    live.presence._go_on()
    before = len(line.heard("presence"))
    for _ in range(50):
        live.leave(await entered(hub, live, None, Line()))
    await entered(hub, live, None, Line())
    await settled(live)
    assert len(line.heard("presence")) == before + 1
    live.presence._go_on()
    told = line.heard("presence")[before:]
    assert [message["watchers"] for message in told] == [1, 1]


async def test_watchers_take_no_room_from_those_who_sit(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "WATCHERS_PER_TABLE", 3)
    monkeypatch.setattr(limits, "SOCKETS_PER_SEAT", 2)
    seated = await opened(hub)
    live = await hub.live_table(seated.code)
    for _ in range(3):
        await entered(hub, live, None, Line())
    late = await refused(hub, live, None)
    assert [(told["code"], told["values"]) for told in late.told] == [("table-crowded", {"most": 3})]
    assert late.ended == (TRY_LATER, "table-crowded")
    for _ in range(2):
        await entered(hub, live, seated.token, Line())
    assert (await refused(hub, live, seated.token)).told[0]["values"] == {"most": 2}
    assert len(live.audience) == 5


async def test_no_address_fills_a_table_with_watchers(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """The television of the room comes in however many a stranger has sent to look on."""
    monkeypatch.setattr(limits, "WATCHERS_PER_TABLE", 4)
    live = await hub.live_table((await opened(hub)).code)
    strangers = [Line(address="192.0.2.1") for _ in range(4)]
    for line in strangers:
        await entered(hub, live, None, line)
    at_home = Socket(cast(WebSocketLine, Line(address="10.0.0.7")), hub.counts)
    assert await live.let_in(at_home, Hello(television=True))
    assert [line.ended for line in strangers] == [None, None, None, (TRY_LATER, "table-crowded")]
    assert strangers[-1].heard("problem")[-1]["values"] == {"most": 4}
    assert not at_home.ended
    for address in ("192.0.2.1", "10.0.0.7", "10.0.0.8"):
        line = Line(address=address)
        await live.let_in(Socket(cast(WebSocketLine, line), hub.counts), Hello())
        assert (line.ended is None) == (address != "192.0.2.1"), address
    assert [line.ended is None for line in strangers] == [True, False, False, False]


async def test_a_television_stays_while_another_watcher_of_its_address_can_go(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "WATCHERS_PER_TABLE", 3)
    live = await hub.live_table((await opened(hub)).code)
    television, family = Line(address="10.0.0.7"), [Line(address="10.0.0.7") for _ in range(2)]
    await live.let_in(Socket(cast(WebSocketLine, television), hub.counts), Hello(television=True))
    for line in family:
        await entered(hub, live, None, line)
    await live.let_in(Socket(cast(WebSocketLine, Line(address="192.0.2.1")), hub.counts), Hello())
    assert [line.ended is None for line in (television, *family)] == [True, True, False]


async def test_one_who_comes_and_goes_by_a_word_does_not_fill_the_log(hub: Hub) -> None:
    seated = await opened(hub)
    live, line = await hub.live_table(seated.code), Line()
    socket = await entered(hub, live, seated.token, line)
    before = live.table.version
    for number in range(300):
        live.hear(socket, LetBotPlay(f"t{number}", number % 2 == 0))
    await settled(live)
    assert live.table.version <= before + limits.WRITES_PER_MINUTE + 1
    problem = line.heard("problem")[-1]
    assert (problem["code"], problem["re"]) == ("requests-too-fast", "t299")
    assert problem["values"]["seconds"] >= 1
    await asyncio.sleep(0)


async def test_a_few_logs_are_played_again_at_once(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = [(await opened(hub)).code for _ in range(12)]
    for code in codes:
        live = hub.live_tables.pop(code)
        await live.close()
    now, most, lock, play = 0, 0, Lock(), table_reader._from_all

    def counted(code: str, rows: Sequence[Any]) -> table_reader.Opened:
        nonlocal now, most
        with lock:
            now += 1
            most = max(most, now)
        time.sleep(0.01)
        with lock:
            now -= 1
        return play(code, rows)

    monkeypatch.setattr(table_reader, "_from_all", counted)
    live_tables = await asyncio.gather(*[hub.live_table(code) for code in codes])
    assert [live.table.code for live in live_tables] == codes
    assert 1 < most <= limits.LOGS_READ


async def test_a_full_house_lets_tables_nobody_looks_at_rest_sooner(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "TABLES_AT_EASE", 1)
    monkeypatch.setattr(limits, "CROWDED_IDLE_SECONDS", 0.05)
    first = await opened(hub)
    second = await opened(hub)
    for _ in range(2000):
        if second.code not in hub.live_tables:
            break
        await asyncio.sleep(0.01)
    assert list(hub.live_tables) == [first.code]


async def test_a_watchers_view_is_encoded_once(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = await hub.open_table(OpenTable("toy", "Anne", 4, bots=("random",) * 3, begin=True))
    assert isinstance(seated, Seated)
    live, lines, views = await hub.live_table(seated.code), [Line(), Line(), Line()], 0

    def counted(value: Any) -> bytes:
        nonlocal views
        views += 1
        return encode(value)

    monkeypatch.setattr("tablee.server.tables.audience.encode", counted)
    version = live.table.version
    for line in lines:
        await entered(hub, live, None, line)
    assert live.table.version == version
    shown = [line.heard("welcome")[0]["view"] for line in lines]
    assert views == 1
    assert shown == [msgspec.json.decode(encode(live.current.game.view(live.table.state, None)))] * 3


async def test_who_is_here_is_not_shown_everything_anew_all_the_time(hub: Hub) -> None:
    seated = await opened(hub)
    live, line, watching = await hub.live_table(seated.code), Line(), Line()
    sockets = await entered(hub, live, seated.token, line), await entered(hub, live, None, watching)
    for _ in range(100):
        live.hear(sockets[0], Hello(seated.token))
        live.hear(sockets[1], Hello())
    await settled(live)
    for told in (line, watching):
        assert len(told.heard("welcome")) <= limits.WRITES_PER_MINUTE + 2
        assert told.heard("problem")[-1]["code"] == "requests-too-fast"
    assert len(live.audience) == 2
