"""A table whose box is no longer installed sleeps: not damaged, carried by backups, until the box is back."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.examples.packages import KETTLE, pip_install
from tests.server.house import Guest, House


def tablee(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).with_name("tablee")), *arguments, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture
def opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Path, bool], House]:
    """A house on that store, with the Kettle installed or not."""
    site = tmp_path / "site"
    pip_install(KETTLE, site)
    usual = os.environ["PYTHONPATH"]

    def start(store: Path, kettle: bool) -> House:
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(site), usual]) if kettle else usual)
        house = House(store, log=tmp_path / "log")
        house.start()
        return house

    return start


def refused_with(house: House, code: str) -> str:
    """Why the socket of that table is closed: the house says so before it has heard anything."""
    with connect(f"ws://127.0.0.1:{house.port}/ws/{code}") as line:
        with suppress(ConnectionClosed):
            while True:
                line.recv(timeout=20)
        return line.close_reason or ""


@pytest.mark.slow
def test_it_sleeps_is_carried_and_wakes(tmp_path: Path, opened: Callable[[Path, bool], House]) -> None:
    store, backup = tmp_path / "tables.db", tmp_path / "backup.db"
    house = opened(store, True)
    seated = house.open(game="kettle", seats=2, bots=["random"], begin=True)
    code = seated["code"]
    hand = asyncio.run(hand_of(house, seated))
    assert house.stop() == 0

    house = opened(store, False)
    try:
        assert "kettle" not in [game["name"] for game in house.get("/api/shelf").json()["games"]]
        for path in (f"/api/tables/{code}", f"/api/tables/{code}/record", f"/api/tables/{code}/replay"):
            answer = house.get(path)
            assert (answer.status_code, answer.json()["code"]) == (503, "box-not-installed"), path
        assert refused_with(house, code) == "box-not-installed"
        assert house.open(game="toy", seats=2)["code"]
    finally:
        assert house.stop() == 0
    told = (tmp_path / "log").read_text("utf-8")
    assert f"a table sleeps until its box is installed table={code} box=kettle" in told
    assert " error " not in told

    checked = tablee("check-store", str(store))
    assert checked.returncode == 0, checked.stdout
    assert f"table {code} sleeps: its box 'kettle' is not installed here" in checked.stdout
    assert "sound" in checked.stdout
    copied = tablee("backup", str(backup), "--db", str(store))
    assert copied.returncode == 0, copied.stderr

    for place in (store, backup):
        house = opened(place, True)
        assert asyncio.run(hand_of(house, seated)) == hand
        assert house.stop() == 0


async def hand_of(house: House, seated: dict[str, Any]) -> Any:
    async with Guest(house, seated) as guest:
        return guest.view["hand"]
