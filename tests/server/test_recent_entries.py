"""What somebody missed a moment ago is told from memory; what is longer ago, from the store: the same."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.hub import Hub
from tablee.server.tables.recent_entries import MOST, RecentEntries
from tablee.server.tables.welcome import missed_events
from tablee.table.log_replay import fold_all
from tests.server.lines import Line
from tests.server.party import a_party
from tests.server.test_live_table import hub, settled
from tests.store.building import line, played_log

__all__ = ["hub"]


def test_the_last_entries_are_known_and_no_others() -> None:
    recent = RecentEntries(3, [line(3)])
    assert recent.since(3) == []
    assert recent.since(2) == [line(3)]
    assert recent.since(1) is None
    recent.add(line(4))
    assert recent.since(2) == [line(3), line(4)]
    assert recent.since(5) is None, "nobody knows what is not there yet"
    assert recent.last() == line(4)


def test_no_more_than_so_many_are_kept() -> None:
    recent = RecentEntries(0)
    for number in range(1, MOST + 3):
        recent.add(line(number))
    assert recent.length == MOST + 2
    assert recent.since(1) is None
    known = recent.since(2)
    assert known is not None
    assert known[0] == line(3)


async def test_from_memory_and_from_the_store_the_same_is_told(hub: Hub, monkeypatch: Any) -> None:
    party = await a_party(hub, "alone", Line())
    for number in range(6):
        party.live.hear(party.asked(), party.request(f"m{number}"))
        await settled(party.live)
    current, store = party.live.current, hub.store
    entries = await store.since(current.table.code, 0, current.table.game)
    bare = CurrentTable(fold_all(current.table.code, entries), ())
    for viewer in (0, 1, None):
        for version in range(current.table.version + 1):
            stored = await missed_events(bare, store, bare.table, version, viewer)
            assert await missed_events(current, store, current.table, version, viewer) == stored

    async def unread(*_: object) -> None:
        raise AssertionError("the store is asked for what is known here")

    monkeypatch.setattr(store, "since", unread)
    assert await missed_events(current, store, current.table, current.table.version - 1, 0)


def test_a_log_read_anew_replaces_what_was_known() -> None:
    log = played_log()
    current = CurrentTable(fold_all("TOYS", log[:4]), log[:4])
    current.read_anew(fold_all("TOYS", log), log)
    assert current.recent.length == len(log)
    assert current.recent.since(len(log) - 2) == log[-2:]


@pytest.mark.parametrize("length", range(1, len(played_log()) + 1))
def test_a_table_that_becomes_the_next_one_knows_what_made_it(length: int) -> None:
    log = played_log()
    table = fold_all("TOYS", log[:length])
    current = CurrentTable(table, log[:length])
    for entry in log[length:]:
        current.become(fold_all("TOYS", log[: current.table.length + 1]), entry)
    assert current.recent.since(0) == log
