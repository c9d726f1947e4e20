"""The deal of the day at a real house: one try for each person, the same for all, compared afterwards."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest

from tablee.server.tables.given_results import Comparison, GivenResult, GivenResults, kind_of
from tablee.store.sqlite.store import SqliteStore
from tablee.store.store_contract import Store
from tests.server.house import Guest, House

AT_ONCE = "import tablee.table.time_marks as marks; marks.PACES = ((0, 0),) * 3\n"
"""Bots answer at once."""
NEXT_DAY = AT_ONCE + (
    "import tablee.server.tables.given_terms as given; from datetime import timedelta; was = given.today\n"
    "given.today = later = lambda: was() + timedelta(days=1)\n"
    "import tablee.server.http.given_routes as routes; routes.today = later\n"
    "import tablee.server.http.archive_routes as archive; archive.today = later\n"
    "import tablee.server.tables.given_play as play; play.today = later\n"
)
DAY = "2026-11-18"
ANNE, ZOE = "a" * 64, "b" * 64


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    house = House(tmp_path / "house.db", first=AT_ONCE)
    house.start()
    yield house
    if house.running:
        house.stop()


def sit_down(house: House, token: str, name: str = "Anne") -> dict[str, Any]:
    return house.post("/api/given/toy", {"name": name, "token": token})


def own(house: House, token: str) -> dict[str, Any]:
    answer = httpx.post(f"{house.base}/api/given/toy/own", json={"token": token}, timeout=60)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


async def play_out(house: House, seated: dict[str, Any]) -> list[Any]:
    """Always the first offer; what this seat saw each time it was asked."""
    seen = []
    async with Guest(house, seated) as guest:
        while guest.table["status"] != "over":
            if guest.offers:
                seen.append([guest.view[name] for name in ("pile", "luck", "taken")])
                await guest.move(guest.offers[0])
            else:
                await guest.next()
    return seen


async def test_first_try_same_deal_same_bots_and_nothing_told_before(house: House) -> None:
    shown = house.get("/api/given/toy").json()
    assert shown["yesterday"] is None
    assert shown["secret"] == ""
    assert json.loads(shown["tomorrow"]["text"])["day"] > json.loads(shown["today"]["text"])["day"]
    assert own(house, ANNE) == {"status": "new", "code": "", "place": 0, "results": None}

    anne = sit_down(house, ANNE)
    again = sit_down(house, ANNE, "Anne-again")
    assert (again["code"], again["seat"]) == (anne["code"], 0)
    first = await play_out(house, anne)
    done = own(house, ANNE)
    assert done["status"] == "over"
    assert sum(done["results"]["places"]) == 1
    assert done["results"]["places"][done["place"] - 1] == 1

    zoe = sit_down(house, ZOE, "Zoé")
    assert zoe["code"] != anne["code"]
    assert own(house, ZOE)["results"] is None
    assert await play_out(house, zoe) == first
    assert sum(own(house, ZOE)["results"]["places"]) == 2
    assert sit_down(house, ANNE)["code"] == anne["code"]


async def test_nobody_looks_on_helps_or_gets_the_record_before_the_day_is_over(house: House) -> None:
    seated = sit_down(house, ANNE)
    code = seated["code"]
    eve = Guest(house, code=code)
    await eve.dial()
    await eve.say("hello", token=None, version=None)
    assert (await eve.hear("problem"))["code"] == "given-deal"
    await eve.ws.close()
    assert house.refused_seat(code, "Eve") == (409, "already-begun")
    async with Guest(house, seated) as anne:
        await anne.my_turn()
        for type, fields in (
            ("hint", {}),
            ("take-back", {"seen": anne.version}),
            ("let-bot-play", {"on": True}),
            ("stand-up", {}),
            ("play-again", {}),
        ):
            assert (await anne.ask(type, **fields))["code"] == "given-deal", type
    await play_out(house, seated)
    for what in ("record", "replay", "curve", "story"):
        answer = house.get(f"/api/tables/{code}/{what}")
        assert (answer.status_code, answer.json()["code"]) == (409, "given-deal"), what


async def test_a_killed_house_goes_on_and_the_next_day_all_is_open(house: House, tmp_path: Path) -> None:
    before = house.get("/api/given/toy").json()
    seated = sit_down(house, ANNE)
    house.kill()
    house.start()
    assert house.get("/api/given/toy").json() == before
    assert sit_down(house, ANNE)["code"] == seated["code"]
    await play_out(house, seated)
    house.kill()
    house.start()
    assert own(house, ANNE)["results"] is not None
    house.stop()

    morning = House(house.db, first=NEXT_DAY)
    morning.start()
    try:
        now = morning.get("/api/given/toy").json()
        assert now["today"] == before["tomorrow"]
        assert now["yesterday"] == before["today"]
        assert sum(now["results"]["places"]) == 1
        assert own(morning, ANNE)["status"] == "new"
    finally:
        morning.stop()


async def test_many_who_come_first_at_once_find_one_deal(house: House) -> None:
    async with httpx.AsyncClient(base_url=house.base, timeout=60) as client:
        asked = [client.get("/api/given/toy") for _ in range(4)]
        asked += [
            client.post("/api/given/toy", json={"name": "Anne", "token": f"{n}" * 64}) for n in range(4)
        ]
        answers = await asyncio.gather(*asked)
    assert [answer.status_code for answer in answers] == [200] * 4 + [201] * 4
    (commitment,) = {answer.json()["commitment"] for answer in answers[4:]}
    assert all(f'"commitment":"{commitment}"' in answer.json()["today"]["text"] for answer in answers[:4])


@pytest.mark.parametrize("body", [{"name": "Anne"}, {"name": "Anne", "token": "A" * 64}, {"token": "a" * 64}])
def test_a_token_is_sixty_four_digits_and_a_name_is_wanted(house: House, body: dict[str, Any]) -> None:
    answer = httpx.post(f"{house.base}/api/given/toy", json=body, timeout=60)
    assert (answer.status_code, answer.json()["code"]) == (400, "unknown-type")
    assert house.get("/api/given/nothing").status_code == 404


async def test_many_who_compare_share_one_reading(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "house.db")
    asked = []

    class Counted:
        async def notes(self, kind: str) -> dict[str, bytes]:
            asked.append(kind)
            return await store.notes(kind)

    for number, place in enumerate([1, 2, 2, 3]):
        result = GivenResult(place, "easy/1" if number else "hard/1")
        await store.note(kind_of(DAY, "toy"), f"TABLE{number}", msgspec.json.encode(result))
    results = GivenResults(cast(Store, Counted()))
    seen = await asyncio.gather(*[results.of(DAY, "toy") for _ in range(20)])
    assert len(asked) == 1
    assert seen[0].compared(3, "easy/1") == Comparison((0, 2, 1), 1)
    await store.note(kind_of(DAY, "toy"), "TABLE4", msgspec.json.encode(GivenResult(1, "easy/1")))
    assert "TABLE4" not in (await results.of(DAY, "toy")).by_code
    assert (await results.of(DAY, "toy", anew=True)).compared(3, "easy/1") == Comparison((1, 2, 1), 1)
    await store.close()
