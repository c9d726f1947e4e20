"""A little over a kilobyte that says one hand holds a card 300,000 times, sent to a real house."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psutil
import pytest

from tests.attack.attacks.starts import GAMES, real_start, record
from tests.server.house import House

CARDS = 300_000
TIMES = 20
MOST_MORE = 30 * 2**20  # bytes the house and its processes may grow by


def giant_hand() -> tuple[dict[str, Any], int]:
    """A record whose seat to play holds them, free to play any number of them; and that seat."""
    start = json.loads(real_start("dalmuti", 20))
    turn = start["phase"]["turn"]
    start["phase"]["trick"] = None
    start["hands"][turn][3] = CARDS
    return record("dalmuti", start), turn


def memory(house: House) -> int:
    process = psutil.Process(house.process.pid)
    return sum(one.memory_info().rss for one in (process, *process.children(recursive=True)))


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    running = House(tmp_path / "tablee.db")
    running.start()
    yield running
    assert running.stop() == 0


def test_a_hand_of_300_000_cards_is_refused_by_a_house_that_hardly_grows(own_house: House) -> None:
    sent, seat = giant_hand()
    assert len(json.dumps(sent)) < 2500
    bots = ["random"] * GAMES["dalmuti"]
    wishes = {
        "/api/tables/from": {"turn": 0, "seat": seat, "name": "Eve", "record": sent, "bots": bots},
        f"/api/replay?seat={seat}": sent,
    }
    told = f"hands[{seat}][3]: expected 0 to 3, not {CARDS}"
    for path, body in wishes.items():  # what is loaded once for any record is loaded before
        assert post(own_house, path, body).status_code == 400
    before = memory(own_house)
    for _ in range(TIMES):
        for path, body in wishes.items():
            answer = post(own_house, path, body)
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-record")
            assert told in answer.text
    assert memory(own_house) - before < MOST_MORE
    assert own_house.get("/healthz").text == "ok"


def post(house: House, path: str, body: Any) -> httpx.Response:
    return httpx.post(f"{house.base}{path}", json=body, timeout=60)
