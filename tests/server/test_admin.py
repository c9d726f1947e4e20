"""The page of whoever keeps the house: nothing of it without the token, and what it can do."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.house import Guest, House

TOKEN = "Vb7kq2Lx9RtZ4mW8"


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("kept") / "tablee.db", admin_token=TOKEN)
    running.start()
    yield running
    assert running.stop() == 0


def ask(house: House, path: str, token: str = TOKEN) -> httpx.Response:
    return house.get(f"/api/admin{path}", headers={"authorization": f"Bearer {token}"})


def tell(house: House, path: str, body: Any, token: str = TOKEN) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"}
    return httpx.post(f"{house.base}/api/admin{path}", json=body, headers=headers, timeout=60)


def test_without_a_token_of_the_host_s_nothing_is_there(house: House) -> None:
    for path in ("", "/tables", "/tables/ABCDEF/log"):
        assert ask(house, path).status_code == 404
    assert tell(house, "/bans", {"address": "192.0.2.1", "hours": 1}).json()["code"] == "no-such-page"


def test_a_wrong_token_opens_nothing(kept: House) -> None:
    code = kept.open()["code"]
    for token in ("x", TOKEN[:-1], TOKEN + "x"):
        assert ask(kept, "", token).json()["code"] == "not-the-host"
        assert tell(kept, f"/tables/{code}/erase", {}, token).status_code == 403
    assert kept.get("/api/admin").status_code == 403
    assert kept.get(f"/api/tables/{code}").status_code == 200


async def test_the_host_sees_tables_people_and_load(kept: House) -> None:
    seated = kept.open()
    async with Guest(kept, seated):
        found = {one["code"]: one for one in ask(kept, "/tables").json()["live"]}[seated["code"]]
        assert found["people"][0] == {"seat": 0, "name": "Anne", "bot": False, "addresses": ["127.0.0.1"]}
        told = ask(kept, "").json()
        assert told["sockets"] >= 1
        assert told["states"]["lobby"] >= 1
        assert told["memory"] > 1_000_000
        assert told["stored"]["count"] >= 1


async def test_a_closed_table_sends_everybody_home_and_opens_again_as_it_was(kept: House) -> None:
    seated = kept.open()
    code = seated["code"]
    async with Guest(kept, seated) as anne:
        assert tell(kept, f"/tables/{code}/close", {"closed": True}).json() == {"closed": True}
        assert (await anne.hear("problem"))["code"] == "table-closed"
    assert kept.get(f"/api/tables/{code}").json()["code"] == "table-closed"
    assert kept.get(f"/api/tables/{code}/record").status_code == 410
    late = Guest(kept, seated)
    await late.dial()
    assert (await late.hear("problem"))["code"] == "table-closed"
    assert tell(kept, f"/tables/{code}/close", {"closed": False}).json() == {"closed": False}
    assert kept.get(f"/api/tables/{code}").json()["names"][0] == "Anne"


def test_a_table_s_log_can_be_had_and_the_table_erased_for_good(kept: House) -> None:
    code = kept.open()["code"]
    lines = ask(kept, f"/tables/{code}/log").text.splitlines()
    assert [json.loads(line)["type"] for line in lines[:2]] == ["opened", "sat-down"]
    assert tell(kept, f"/tables/{code}/erase", {}).json() == {"erased": True}
    assert kept.get(f"/api/tables/{code}").json()["code"] == "no-such-table"
    assert ask(kept, f"/tables/{code}/log").status_code == 404


async def test_one_person_s_words_are_listed_exported_and_erased_while_people_play(kept: House) -> None:
    seated = kept.open(begin=True)
    code = seated["code"]
    async with Guest(kept, seated) as anne:
        await anne.say("say", text="our secret recipe", id="s1")
        while "our secret recipe" not in str(anne.told):
            await anne.next()
        (person,) = ask(kept, f"/tables/{code}/people").json()["people"]
        assert (person["number"], person["name"], person["named_in_lists"]) == (2, "Anne", 0)
        path = f"/tables/{code}/people/2"
        exported = ask(kept, path).json()
        assert (exported["name"], exported["table"]) == ("Anne", code)
        assert "our secret recipe" in [one["entry"].get("text") for one in exported["entries"]]
        assert "begun" in [
            one["entry"]["type"] for one in exported["entries"]
        ]  # the hand that was dealt to them
        for wrong in ("3", "x", "-1"):
            assert tell(kept, f"/tables/{code}/people/{wrong}/erase", {}).json()["code"] == "nobody-there"
        assert tell(kept, f"{path}/erase", {}).json() == {"erased": 2}
        async with Guest(kept, seated) as again:
            assert again.you == 0
            assert "Anne" not in str(again.told)
            assert "our secret recipe" not in str(again.told)
    assert kept.get(f"/api/tables/{code}").json()["names"][0] == "#1"
    log = ask(kept, f"/tables/{code}/log").text
    assert "Anne" not in log
    assert "our secret recipe" not in log


def test_rulings_outlive_a_restart(tmp_path: Path) -> None:
    house = House(tmp_path / "tablee.db", admin_token=TOKEN, trusted_proxy=("127.0.0.1",))
    house.start()
    code = house.open()["code"]
    bad, good = {"x-forwarded-for": "192.0.2.7"}, {"x-forwarded-for": "192.0.2.8"}
    tell(house, f"/tables/{code}/close", {"closed": True})
    tell(house, "/bans", {"address": "192.0.2.7", "hours": 2})
    for _ in range(2):
        assert house.get("/api/shelf", headers=bad).json()["code"] == "banned"
        assert house.get("/api/shelf", headers=good).status_code == 200
        assert house.get(f"/api/tables/{code}").json()["code"] == "table-closed"
        assert house.stop() == 0
        house.start()
    tell(house, "/bans", {"address": "192.0.2.7", "hours": 0})
    assert house.get("/api/shelf", headers=bad).status_code == 200
    assert house.stop() == 0


@pytest.mark.parametrize("wrong", ["nobody", "10.0.0.0/8", "127.0.0.1", "", "::1", "::ffff:127.0.0.1"])
def test_a_ban_names_one_address_elsewhere(kept: House, wrong: str) -> None:
    answer = tell(kept, "/bans", {"address": wrong, "hours": 1})
    assert (answer.status_code, answer.json()["code"]) == (400, "unknown-type")
    assert ask(kept, "").json()["banned"] == []
