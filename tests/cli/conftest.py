"""What several commands are tried on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.store.sqlite.store import SqliteStore
from tests.store.building import played_log
from tests.toy_game import find


@pytest.fixture
def db(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A house's file with one table, and commands that speak English."""
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    path = tmp_path / "house.db"
    asyncio.run(_fill(path))
    return path


async def _fill(path: Path) -> None:
    store = SqliteStore(path, games=find)
    await store.append_many("TOYS", 1, played_log("TOYS", bytes(32)))
    await store.close()
