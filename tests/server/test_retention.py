"""Tables that go because nobody has touched them for as long as the host says."""

from __future__ import annotations

from pathlib import Path

from tablee.server.tables.hub import Hub
from tablee.server.tables.retention import DAY, Retention
from tablee.store.sqlite.store import SqliteStore
from tablee.store.store_contract import GONE
from tests.store.building import NOW, played_log


async def test_only_what_is_old_and_at_rest_goes(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "tables.db")
    hub = Hub(store)
    for code in ("AAAAAA", "BBBBBB"):
        await store.append_many(code, 1, played_log(code))
    await hub.live_table("AAAAAA")
    retention = Retention(hub, 30)
    assert await retention.remove_old(NOW + 30 * DAY - 1) == 0
    assert await retention.remove_old(NOW + 31 * DAY) == 1
    assert await store.codes() == ["AAAAAA"]
    assert list(await store.notes(GONE)) == ["BBBBBB"]
    await hub.close()
