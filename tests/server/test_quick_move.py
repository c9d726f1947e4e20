"""The quick way of a move: as if the table's worker had done it, whatever comes between."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from tablee.server.protocol.from_client import MakeMove, Say
from tablee.server.protocol.http_types import OpenTable, Seated, TakeSeat
from tablee.server.tables.hub import Hub
from tablee.server.tables.live_table import LiveTable
from tablee.server.tables.system_time import wall
from tablee.server.wire.socket import Socket
from tablee.store.sqlite.store import SqliteStore
from tablee.store.store_contract import Heard, StoreFailed
from tablee.table import actions
from tablee.table.entries import Entry
from tablee.table.outcome import Decision
from tests.server.lines import Line, entered
from tests.server.test_live_table import hub, settled

__all__ = ["hub"]


class Played:
    """A star with two people; whoever is asked looks on and plays."""

    def __init__(self, live: LiveTable, socket: Socket, line: Line, token: str) -> None:
        self.live, self.socket, self.line, self.token = live, socket, line, token

    def request(self, id: str) -> MakeMove:
        table, game = self.live.table, self.live.current.game
        move = game.offers(table.state, next(iter(game.to_act(table.state)))).moves[0]
        return MakeMove(id, table.version, msgspec.Raw(msgspec.json.encode(move)))


@pytest.fixture
async def played(hub: Hub) -> Played:
    people = [await hub.open_table(OpenTable("toy", "Anne", 2, options={"counters": 500, "guessing": False}))]
    assert isinstance(people[0], Seated)
    people.append(await hub.take_seat(people[0].code, TakeSeat("Bruno")))
    live = await hub.live_table(people[0].code)
    begun = actions.begin(live.table, 0, "random", wall())
    assert isinstance(begun, tuple)
    await live.ask(live.commit, begun)
    asked = people[next(iter(live.current.game.to_act(live.table.state)))]
    assert isinstance(asked, Seated)
    line = Line()
    socket = await entered(hub, live, asked.token, line)
    await settled(live)
    return Played(live, socket, line, asked.token)


async def test_a_move_is_told_when_it_is_kept_and_not_before(played: Played) -> None:
    live, before = played.live, played.live.table.version
    live.hear(played.socket, played.request("m1"))
    assert not live.inbox.free
    assert (live.table.version, played.line.heard("update")) == (before, [])
    await settled(live)
    assert [told["version"] for told in played.line.heard("update") if told.get("re") == "m1"] == [before + 1]
    assert len(await live.hub.store.load(live.table.code)) == live.table.version


async def test_what_comes_while_it_is_stored_waits_its_turn(played: Played) -> None:
    live, request = played.live, played.request("m1")
    live.hear(played.socket, request)
    live.hear(played.socket, request)
    live.hear(played.socket, Say("s1", "bien joué"))
    await settled(live)
    answers = [(told["type"], told.get("re")) for told in played.line.told if told.get("re")]
    assert answers == [("update", "m1"), ("done", "m1"), ("update", "s1")]


async def test_a_refused_move_is_answered_at_once(played: Played) -> None:
    live = played.live
    bad = MakeMove("m1", live.table.version, msgspec.Raw(b'{"type":"nonsense"}'))
    live.hear(played.socket, bad)
    [problem] = played.line.heard("problem")
    assert (problem["code"], problem["re"]) == ("unknown-type", "m1")
    assert live.inbox.free


async def test_a_move_whose_version_is_taken_is_told_so_and_the_log_is_read(played: Played) -> None:
    live = played.live
    strange = actions.say(live.table, 0, "from elsewhere", "x1", wall())
    assert isinstance(strange, Decision)
    await live.hub.store.append(live.table.code, live.table.version + 1, strange.entry)
    live.hear(played.socket, played.request("m1"))
    await settled(live)
    [problem] = played.line.heard("problem")
    assert (problem["code"], problem["re"]) == ("version-conflict", "m1")
    assert played.line.heard("welcome")[-1]["version"] == live.table.version == strange.table.version
    live.hear(played.socket, played.request("m1"))
    await settled(live)
    assert "m1" in [told.get("re") for told in played.line.heard("update")]


async def test_a_move_that_cannot_be_kept_changes_nothing(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(store: SqliteStore, code: str, version: int, entry: Entry, heard: Heard) -> None:
        asyncio.get_running_loop().call_soon(heard, StoreFailed("the disk is full"))

    live, before = played.live, played.live.table
    with monkeypatch.context() as patched:
        patched.setattr(SqliteStore, "keep", fail)
        live.hear(played.socket, played.request("m1"))
        await settled(live)
    [problem] = played.line.heard("problem")
    assert (problem["code"], problem["re"]) == ("not-kept", "m1")
    assert live.table is before
    live.hear(played.socket, played.request("m1"))
    await settled(live)
    assert live.table.version == before.version + 1


async def test_a_closed_store_is_said(played: Played) -> None:
    live = played.live
    await live.hub.store.close()
    live.hear(played.socket, played.request("m1"))
    await settled(live)
    [problem] = played.line.heard("problem")
    assert (problem["code"], problem["re"]) == ("closing", "m1")


async def test_a_fault_of_ours_leaves_the_table_going(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*args: Any) -> None:
        raise RuntimeError("a fault of ours")

    live = played.live
    with monkeypatch.context() as patched:
        patched.setattr("tablee.server.tables.requests.move", broken)
        live.hear(played.socket, played.request("m1"))
    [problem] = played.line.heard("problem")
    assert (problem["code"], problem["re"]) == ("failed", "m1")
    assert live.inbox.free
    live.hear(played.socket, played.request("m1"))
    await settled(live)
    assert "m1" in [told.get("re") for told in played.line.heard("update")]
