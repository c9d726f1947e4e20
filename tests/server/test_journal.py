"""What the journal does when an append fails, or when nobody knows whether it did."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from tablee.server.protocol.from_client import Say
from tablee.server.protocol.http_types import OpenTable, Seated
from tablee.server.tables.hub import Hub
from tablee.server.tables.system_time import wall
from tablee.store.sqlite.store import SqliteStore
from tablee.store.store_contract import Heard, StoreUnknown
from tablee.table import actions
from tablee.table.entries import Entry
from tablee.table.model import Settings
from tablee.table.outcome import Decision
from tests.server.test_live_table import settled
from tests.server.test_quick_move import Played, hub, played

__all__ = ["hub", "played"]
CUT = StoreUnknown("the line to the database was cut")


class CutLine:
    """A store whose answers are lost, with the entry behind them kept or not."""

    def __init__(self, patch: pytest.MonkeyPatch, *, kept: bool) -> None:
        self._kept = kept
        self._append_many = SqliteStore.append_many
        patch.setattr(SqliteStore, "keep", self._keep_cut(SqliteStore.keep))
        patch.setattr(SqliteStore, "append", self._append_cut())
        patch.setattr(SqliteStore, "append_many", self._append_many_cut())

    def _keep_cut(self, keep: Any) -> Any:
        def cut(store: SqliteStore, code: str, version: int, entry: Entry, heard: Heard) -> None:
            if self._kept:
                keep(store, code, version, entry, lambda error: heard(CUT))
            else:
                asyncio.get_running_loop().call_soon(heard, CUT)

        return cut

    def _append_cut(self) -> Any:
        async def cut(store: SqliteStore, code: str, version: int, entry: Entry) -> None:
            await self._lose(store, code, version, [entry])

        return cut

    def _append_many_cut(self) -> Any:
        async def cut(store: SqliteStore, code: str, version: int, entries: Sequence[Entry]) -> None:
            await self._lose(store, code, version, entries)

        return cut

    async def _lose(self, store: SqliteStore, code: str, version: int, entries: Sequence[Entry]) -> None:
        if self._kept:
            await self._append_many(store, code, version, entries)
        raise CUT


async def stored(played: Played) -> int:
    return len(await played.live.hub.store.load(played.live.table.code))


@pytest.mark.parametrize("request_id", ["m1", "s1"])
async def test_what_was_stored_behind_a_line_that_was_cut_is_told_once(
    played: Played, request_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, before = played.live, played.live.table.version
    with monkeypatch.context() as patched:
        CutLine(patched, kept=True)
        live.hear(played.socket, played.request("m1") if request_id == "m1" else Say("s1", "here"))
        await settled(live)
    assert played.line.heard("problem") == []
    assert [told["version"] for told in played.line.heard("update") if told.get("re")] == [before + 1]
    assert await stored(played) == live.table.version == before + 1
    assert not played.line.gaps()


@pytest.mark.parametrize("request_id", ["m1", "s1"])
async def test_what_was_not_stored_behind_a_line_that_was_cut_changes_nothing(
    played: Played, request_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    live, before = played.live, played.live.table
    request = played.request("m1") if request_id == "m1" else Say("s1", "here")
    with monkeypatch.context() as patched:
        CutLine(patched, kept=False)
        live.hear(played.socket, request)
        await settled(live)
    assert [told["code"] for told in played.line.heard("problem")] == ["not-kept"]
    assert live.table is before
    live.hear(played.socket, request)
    await settled(live)
    assert await stored(played) == live.table.version == before.version + 1


async def test_another_nodes_entry_behind_a_line_that_was_cut_is_shown(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = played.live
    strange = actions.say(live.table, 0, "from elsewhere", "x1", wall())
    assert isinstance(strange, Decision)
    await live.hub.store.append(live.table.code, live.table.version + 1, strange.entry)
    with monkeypatch.context() as patched:
        CutLine(patched, kept=False)
        live.hear(played.socket, played.request("m1"))
        await settled(live)
    assert [told["code"] for told in played.line.heard("problem")] == ["version-conflict"]
    assert played.line.heard("welcome")[-1]["version"] == live.table.version == strange.table.version


@pytest.mark.parametrize("kept", [True, False])
async def test_a_table_is_opened_once_or_not_at_all(
    hub: Hub, kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        CutLine(patched, kept=kept)
        outcome = await hub.open_table(OpenTable("toy", "Anne", 2, settings=Settings(level="easy")))
    assert isinstance(outcome, Seated) is kept
    assert len(await hub.store.codes()) == kept
