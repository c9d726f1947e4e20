"""Who is called at a slow table, and when: nobody waits for another's addresses, and no call tells of a
hidden answer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from msgspec.structs import replace

from tablee.server.admission.tokens import hash_of
from tablee.server.calls.call import Call
from tablee.server.calls.sender import FAILED, SENT, Calls
from tablee.server.calls.ways import Chosen, Webhook, keep_ways
from tablee.server.protocol.http_types import OpenTable
from tablee.server.tables import table_calls
from tablee.server.tables.audience import Audience
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.opening import new_table, opening
from tablee.server.tables.table_calls import PATIENCE, TableCalls
from tablee.store.sqlite.store import SqliteStore
from tablee.store.store_contract import StoreFailed
from tablee.table import actions
from tablee.table.model import Answer, Settings, Table
from tablee.table.outcome import Decision

CODE = "ABCDEF"
ANNE, BEA = "anne", "bea"


def slow_table() -> Table:
    """Both are asked."""
    opened = opening(CODE, new_table(OpenTable("toy", "Anne", 2, settings=Settings(slow_hours=24))), ANNE)
    assert isinstance(opened, list)
    seated = actions.sit(opened[-1].table, "Bea", 1, hash_of(BEA), 0)
    assert isinstance(seated, Decision)
    begun = actions.begin(seated.table, 0, "easy", 0)
    assert isinstance(begun, tuple)
    return replace(begun[-1].table, asked=(5, 5), since=(0, 0))


class Phone:
    """Addresses that do not answer, hang or do, by what they are called."""

    def __init__(self) -> None:
        self.called: list[str] = []
        self.let_go, self.bea_heard = asyncio.Event(), asyncio.Event()

    async def send(self, way: Webhook, call: Call, now: int) -> str:
        self.called.append(way.endpoint)
        if "bea" in way.endpoint:
            self.bea_heard.set()
        if "hangs" in way.endpoint:
            await self.let_go.wait()
        return FAILED if "fails" in way.endpoint else SENT


class Parlour:
    def __init__(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.phone, self.store = 1_000_000, Phone(), SqliteStore(path / "tablee.db")
        self.current = cast(CurrentTable, SimpleNamespace(table=slow_table()))
        monkeypatch.setattr(table_calls, "wall", lambda: self.now)
        phone = cast(Calls, self.phone)
        self.calls = TableCalls(self.current, Audience(), self.store, phone, lambda: True)

    async def choose(self, token: str, address: str) -> None:
        await keep_ways(self.store, CODE, hash_of(token), Chosen((Webhook(f"https://{address}/"),)))

    def stored(self, **changes: Any) -> None:
        self.current.table = replace(self.current.table, **changes)


@pytest.fixture
def parlour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Parlour:
    return Parlour(tmp_path, monkeypatch)


async def test_one_whose_addresses_hang_keeps_nobody_else_from_being_called(parlour: Parlour) -> None:
    await parlour.choose(ANNE, "hangs.example")
    await parlour.choose(BEA, "bea.example")
    calls = asyncio.create_task(parlour.calls.call())
    async with asyncio.timeout(30):
        await parlour.phone.bea_heard.wait()
    parlour.phone.let_go.set()
    await calls


async def test_an_answer_that_is_hidden_has_nobody_else_called_sooner(parlour: Parlour) -> None:
    """Whoever runs an address of their own that fails is called again when that is due, and looked at."""
    await parlour.choose(BEA, "fails.example")
    again = await parlour.calls.call()
    assert again == parlour.now + PATIENCE[0]
    parlour.now += PATIENCE[0] + 1000
    parlour.stored(answers=(Answer(0, None, ""),), hidden=1)
    assert await parlour.calls.call() == again
    assert len(parlour.phone.called) == 1
    parlour.calls.look()
    await parlour.calls.call()
    assert len(parlour.phone.called) == 2


async def test_what_everybody_sees_has_those_called_who_are_due(parlour: Parlour) -> None:
    await parlour.choose(BEA, "fails.example")
    await parlour.calls.call()
    parlour.now += PATIENCE[0] + 1000
    parlour.stored(version=parlour.current.table.version + 1)
    await parlour.calls.call()
    assert len(parlour.phone.called) == 2


async def test_a_mark_that_cannot_be_kept_has_nobody_called_twice(
    parlour: Parlour, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Calls that are under way when another's mark fails are over, and marked, before anybody looks again."""
    await parlour.choose(ANNE, "fails.example")
    await parlour.choose(BEA, "hangs.example/bea")
    note = parlour.store.note

    async def fails_for_anne(kind: str, name: str, body: bytes | None) -> None:
        if name == hash_of(ANNE):
            raise StoreFailed("the disk is full")
        await note(kind, name, body)

    monkeypatch.setattr(parlour.store, "note", fails_for_anne)
    calls = asyncio.create_task(parlour.calls.call())
    async with asyncio.timeout(30):
        await parlour.phone.bea_heard.wait()
    parlour.phone.let_go.set()
    with pytest.raises(StoreFailed):
        await calls
    monkeypatch.setattr(parlour.store, "note", note)
    await parlour.calls.call()
    assert sum("bea" in address for address in parlour.phone.called) == 1
