"""A table that a node runs again is not read again: what it remembers is believed where the log agrees."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tablee.server.nodes.lease import Lease
from tablee.server.nodes.nodes import Nodes
from tablee.server.tables import table_reader
from tablee.server.tables.hub import Hub
from tablee.server.tables.live_table import LiveTable
from tablee.server.tables.snapshots import Snapshots
from tablee.server.tables.stopped_tables import StoppedTables
from tablee.store.postgres.store import PostgresStore
from tablee.store.store_contract import Erasure, NodeAddress, StoreFailed
from tablee.table.log_replay import fold_all
from tests.store.building import played_log
from tests.store.database import new_store_address

CODE = "TOYS"
LOG = played_log()
SHORT = len(LOG) - 3


class OneOfSeveral:
    alone = False

    def held(self) -> bool:
        return True


@pytest.fixture
async def address() -> str:
    return await new_store_address()


@pytest.fixture
async def store(address: str) -> AsyncIterator[PostgresStore]:
    """A node's, with most of a table's log."""
    store = PostgresStore(address)
    await store.append_many(CODE, 1, LOG[:SHORT])
    yield store
    await store.close()


@pytest.fixture
async def other(address: str) -> AsyncIterator[PostgresStore]:
    """Another node's."""
    store = PostgresStore(address)
    yield store
    await store.close()


@pytest.fixture
def hub(store: PostgresStore) -> Hub:
    return Hub(store, OneOfSeveral())


async def given_up(hub: Hub) -> LiveTable:
    """The table after the node has run it, and stopped."""
    live = await hub.live_table(CODE)
    live.abandon()
    return live


@contextmanager
def read_rows(store: PostgresStore, monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """From which versions logs are read meanwhile."""
    asked: list[int] = []
    rows_from = store.rows_from

    async def noted(code: str, first: int) -> list[Any]:
        asked.append(first)
        return await rows_from(code, first)

    with monkeypatch.context() as patched:
        patched.setattr(store, "rows_from", noted)
        yield asked


async def test_only_what_is_new_is_read_of_a_table_that_ran_here_before(
    hub: Hub, store: PostgresStore, other: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    await given_up(hub)
    await other.claim(CODE)
    await other.append_many(CODE, SHORT + 1, LOG[SHORT:])
    with read_rows(store, monkeypatch) as asked:
        live = await hub.live_table(CODE)
    assert asked == [SHORT]
    assert live.table == fold_all(CODE, LOG)
    assert [line.text for line in live.current.chat] == ["Bonjour « à tous » !"]


async def test_nothing_is_appended_by_what_is_remembered_alone(
    hub: Hub, store: PostgresStore, other: PostgresStore
) -> None:
    await given_up(hub)
    before = store._writer.epochs[CODE]
    await hub.live_table(CODE)
    assert store._writer.epochs[CODE] == before + 1, "claimed anew"


async def test_where_somebodys_words_were_erased_nothing_is_remembered(
    hub: Hub, store: PostgresStore, other: PostgresStore
) -> None:
    await given_up(hub)
    await other.erase(Erasure(CODE, 2, (2, 3), 0))
    live = await hub.live_table(CODE)
    assert live.table.places[0].name == "#1"
    assert [line.text for line in live.current.chat] == ["…"]


async def test_a_table_that_was_stale_is_not_remembered(hub: Hub) -> None:
    live = await hub.live_table(CODE)
    live.current.stale = True
    live.abandon()
    assert hub.stopped.of(CODE) is None


async def test_another_log_under_the_same_code_is_read_from_its_beginning(
    hub: Hub, store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await given_up(hub)
    live.current.become(live.table, LOG[0])  # not the entry that the log has there
    hub.stopped.keep(live.current, 0)
    with read_rows(store, monkeypatch) as asked:
        again = await hub.live_table(CODE)
    assert asked == [SHORT, 1]
    assert again.table == fold_all(CODE, LOG[:SHORT])


async def test_nobody_remembers_a_table_that_is_gone(hub: Hub, store: PostgresStore) -> None:
    await given_up(hub)
    await store.remove(CODE, b"why")
    assert await table_reader.TableReader(store).open(CODE, hub.stopped.of(CODE)) is None


async def test_a_house_alone_remembers_nothing(store: PostgresStore) -> None:
    hub = Hub(store)
    await given_up(hub)
    assert hub.stopped.codes() == []


async def test_what_is_too_old_is_forgotten_but_nothing_newer(hub: Hub) -> None:
    live = await given_up(hub)
    stopped, old = StoppedTables(), hub.stopped.of(CODE)
    stopped.keep(live.current, 0)
    stopped.drop(CODE, old)
    assert stopped.codes() == [CODE]
    stopped.drop(CODE, stopped.of(CODE))
    assert stopped.codes() == []


async def test_whoever_comes_for_a_table_that_runs_elsewhere_reads_nothing_of_it(
    store: PostgresStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As many come as there are people at it, again and again while its node does not answer."""
    live = await Hub(store).live_table(CODE)
    await Snapshots(store).keep(live.current)

    async def elsewhere(code: str) -> bool:
        raise StoreFailed("another node has it")

    async def unread(code: str) -> None:
        raise AssertionError("its snapshot is read, though another node has it")

    monkeypatch.setattr(store, "claim", elsewhere)
    monkeypatch.setattr(store, "snapshot", unread)
    with pytest.raises(StoreFailed):
        await table_reader.TableReader(store).open(CODE)


async def test_when_time_begins_anew_a_node_takes_back_what_runs_nowhere(
    hub: Hub, store: PostgresStore, other: PostgresStore
) -> None:
    await store.append_many("ELSE", 1, played_log("ELSE"))
    lease = Lease()
    lease.begin(lease.clock() + 60)
    nodes = Nodes(hub, store, lease, NodeAddress(1, "here:1"), b"secret")
    await hub.live_table("ELSE")
    await given_up(hub)
    hub.abandon_all()
    assert not hub.live_tables
    await store.remove("ELSE", b"why")
    nodes.take_back()
    async with asyncio.timeout(20):
        while CODE not in hub.live_tables:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert list(hub.live_tables) == [CODE]


async def test_a_head_without_a_log_is_no_table(store: PostgresStore) -> None:
    """Where a table's first rows never came, its head may be there; nothing was ever told of it."""
    await store._read("INSERT INTO heads (code, version, epoch, owner) VALUES ('EMPTY', 0, 1, 1)")
    assert await table_reader.TableReader(store).open("EMPTY") is None
