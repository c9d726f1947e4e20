"""An evening at a real house: one link, the same seats from table to table, also after a kill."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx

from tests.server.house import Guest, House


def ask(house: House, code: str, **body: Any) -> httpx.Response:
    return httpx.post(f"{house.base}/api/tables/{code}/next", json=body, timeout=60)


async def test_everybody_goes_on_with_the_host_and_finds_it_again_after_a_kill(house: House) -> None:
    anne = house.open(seats=2, options={"counters": 3}, settings={"pace": 0, "close_early": True})
    bea = house.sit(anne["code"], "Béa")
    async with Guest(house, anne) as host, Guest(house, bea) as guest:
        await host.ask("begin", level="easy")
        await asyncio.gather(
            host.play(lambda: host.table["status"] == "over"),
            guest.play(lambda: guest.table["status"] == "over"),
        )
        boxes = house.get(f"/api/tables/{anne['code']}/next").json()
        assert boxes["people"] == 2
        assert all(box["seats"] >= 2 for box in boxes["boxes"])

        assert ask(house, anne["code"], token=bea["token"], game="toy").json()["code"] == "not-host"
        assert ask(house, anne["code"], token="nothing", game="toy").json()["code"] == "not-host"
        assert ask(house, anne["code"], token=anne["token"], game="none").json()["code"] == "no-such-game"
        went = ask(house, anne["code"], token=anne["token"], game="toy")
        assert went.status_code == 201, went.text
        code = went.json()["code"]
        await guest.so(lambda: guest.table["next"] == code)
        assert sum(guest.table["evening"]) == 1
        assert ask(house, anne["code"], token=anne["token"], game="toy").json()["code"] == "table-ended"

    house.kill()
    house.start()
    assert house.get(f"/api/tables/{anne['code']}").json()["next"] == code
    for seated, seat in ((anne, 0), (bea, 1)):
        async with Guest(house, {**seated, "code": code}) as back:
            assert back.you == seat
            assert sum(back.table["evening"]) == 1
            assert back.table["evening_games"] == ("toy",)
            assert (back.table["host"], back.table["status"]) == (0, "lobby")


async def test_nobody_is_led_away_in_the_middle_of_a_game(house: House) -> None:
    anne = house.open(seats=2, begin=True)
    assert ask(house, anne["code"], token=anne["token"], game="toy").json()["code"] == "not-over"
