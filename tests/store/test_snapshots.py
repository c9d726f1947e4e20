"""Snapshots beside the log: a cache that is believed only where all about it fits, on every store."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from zlib import crc32

import pytest

from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.snapshots import Snapshots
from tablee.server.tables.table_reader import TableReader
from tablee.store.replay_check import flaws_of_replay
from tablee.store.store_contract import SnapshotRow, Store
from tablee.store.table_snapshot import read_snapshot
from tablee.table.log_replay import fold_all
from tests.store.building import played_log
from tests.store.places import PLACES, Place
from tests.toy_game import find

CODE = "TOYS"


@pytest.fixture(params=PLACES)
async def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    made: Place = await request.param(tmp_path)
    return made


@pytest.fixture
async def store(place: Place) -> AsyncIterator[Store]:
    store = place.open()
    await store.append_many(CODE, 1, played_log())
    yield store
    await store.close()


async def kept(store: Store, length: int) -> SnapshotRow:
    """A snapshot of the table as it was when its log was that long."""
    entries = played_log()[:length]
    await Snapshots(store).keep(CurrentTable(fold_all(CODE, entries), entries))
    row = await store.snapshot(CODE)
    assert row is not None
    return row


async def test_from_any_length_a_snapshot_and_the_rest_make_the_same_table(store: Store) -> None:
    log = played_log()
    whole = fold_all(CODE, log)
    for length in range(1, len(log) + 1):
        await kept(store, length)
        opened = await TableReader(store).open(CODE)
        assert opened is not None
        assert (opened.table, opened.snapshot) == (whole, length)
        assert list(CurrentTable(opened.table, opened.entries, opened.said).chat) == list(
            CurrentTable(whole, log).chat
        )


async def test_a_snapshot_of_another_log_or_of_other_sources_is_not_believed(store: Store) -> None:
    row = await kept(store, 7)
    whole = fold_all(CODE, played_log())
    wrong = [
        row._replace(key="other sources"),
        row._replace(crc=row.crc ^ 1),
        row._replace(body=row.body[:-1] + b" "),
        row._replace(body=row.body.replace(b'"last":', b'"last":1')),
        row._replace(length=8),
    ]
    for bad in wrong:
        await store.keep_snapshot(CODE, bad)
        opened = await TableReader(store).open(CODE)
        assert opened is not None
        assert (opened.table, opened.snapshot) == (whole, 0)


async def test_nobody_opens_a_table_that_is_not_there(store: Store) -> None:
    assert await TableReader(store).open("NONE") is None
    await kept(store, 7)
    await store.remove(CODE, b"why")
    assert await store.snapshot(CODE) is None
    assert await TableReader(store).open(CODE) is None


async def test_a_replay_verifies_deals_and_compares_the_snapshot(store: Store) -> None:
    await store.append_many("SAFE", 1, played_log("SAFE", bytes(range(32))))
    assert flaws_of_replay("SAFE", await store.rows("SAFE"), None, find) == []
    rows, row = await store.rows(CODE), await kept(store, 9)
    (short,) = flaws_of_replay(CODE, rows, row, find)
    assert short.why == "finished game 1: the opened secret has 6 bytes instead of 32"
    found = read_snapshot(row, find)
    assert found is not None
    lie = row.body.replace(b'"Ada"', b'"Eve"')
    (_, flaw) = flaws_of_replay(CODE, rows, row._replace(body=lie, crc=crc32(lie)), find)
    assert (flaw.code, flaw.version, flaw.why) == (CODE, 9, "its snapshot is not what its log makes")
