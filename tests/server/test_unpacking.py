"""The first table of a box: its code is read beside the loop, once, and what cannot be read stops nobody."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from tablee.server.protocol.http_types import OpenTable, Seated
from tablee.server.tables import preparation
from tablee.server.tables.hub import Hub
from tablee.store.sqlite.store import SqliteStore


async def test_the_code_of_a_box_is_read_beside_the_loop_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readers: list[int] = []
    monkeypatch.setattr(preparation, "unpack", lambda game: readers.append(threading.get_ident()))
    hub = Hub(SqliteStore(tmp_path / "tablee.db"))
    for _ in range(3):
        assert isinstance(await hub.open_table(OpenTable("toy", "Anne", 5)), Seated)
    await hub.close()
    assert len(readers) == 1
    assert readers[0] != threading.get_ident()


async def test_a_box_that_is_not_there_is_nothing_to_read(tmp_path: Path) -> None:
    hub = Hub(SqliteStore(tmp_path / "tablee.db"))
    await hub.preparation.unpacked("nothing of the kind")
    await hub.close()


def test_what_cannot_be_read_is_said_where_it_is_needed() -> None:
    preparation.unpack("nothing of the kind")
