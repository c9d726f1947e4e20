"""The Grand Dalmuti by socket: hands, what a watcher sees, answers to the Revolution, a game to its end."""

from __future__ import annotations

from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.server.house import Guest, House

SILENT = {"type": "keep-silent"}
BOTS: dict[str, Any] = {"bots": ["random"] * 4, "begin": True}


def opened(house: House, **request: Any) -> dict[str, Any]:
    return house.open(game="dalmuti", **request)


async def together(stack: AsyncExitStack, house: House) -> list[Guest]:
    """Five people at a table that has begun."""
    seated = opened(house)
    others = [house.sit(seated["code"], name) for name in ("Bea", "Cem", "Dov", "Eva")]
    guests = [await stack.enter_async_context(Guest(house, one)) for one in (seated, *others)]
    await guests[0].ask("begin", level="random")
    for guest in guests:
        await guest.my_turn()
    return guests


async def test_a_hand_is_shown_and_all_patches_amount_to_what_a_newcomer_sees(house: House) -> None:
    seated = opened(house, **BOTS)
    async with Guest(house, seated) as anne:
        assert anne.view["hand"]
        await anne.play(lambda: (anne.version or 0) > 60 and anne.view["waiting"] == [0])
        async with Guest(house, seated) as again:
            assert (again.version, again.view) == (anne.version, anne.view)


@pytest.mark.clause("DAL-25")
async def test_who_comes_back_hears_that_nobody_declared(house: House) -> None:
    async with AsyncExitStack() as stack:
        anne, bea, *rest = await together(stack, house)
        for guest in (bea, *rest):
            await guest.move(SILENT)
        await bea.ws.close()
        before, version = len(anne.events), anne.version or 0
        await anne.move(SILENT)
        await anne.so(lambda: anne.version == version + 5)  # hidden answers were no versions: now all are
        await bea.dial()
        welcome = await bea.hello()
        assert welcome["version"] == anne.version
        assert welcome["missed"] == anne.events[before:] == [{"type": "nobody-declared"}]
        assert (await bea.hello()).get("missed", []) == []


@pytest.mark.clause("DAL-25")
async def test_an_answer_is_kept_once_and_refusals_name_their_clause(house: House) -> None:
    async with AsyncExitStack() as stack:
        anne, bea, *_ = await together(stack, house)
        assert (await anne.move({"type": "pass"}))["refusal"]["reason"] == "not-now"
        assert (await anne.move(SILENT, seen=0))["code"] == "stale"
        request = {"id": "once", "move": SILENT, "seen": anne.version}
        await anne.say("move", **request)
        await anne.ws.close()  # nobody heard the answer
        await anne.dial()
        welcome = await anne.hello()
        assert (welcome["answer"], anne.offers) == (SILENT, ())
        assert await anne.ask("move", **request) == {"type": "done", "re": "once", "version": anne.version}
        assert (await anne.move(SILENT))["code"] == "answered"
        refused = await bea.move({"type": "declare"})
        if refused["type"] == "problem":  # else both jokers were dealt to Bea
            assert refused["refusal"]["clause"] == "DAL-25"


async def test_the_same_seat_from_another_device_sees_the_same_hand(house: House) -> None:
    seated = opened(house, **BOTS)
    async with Guest(house, seated) as desk, Guest(house, seated) as phone:
        assert phone.view["hand"] == desk.view["hand"]
        await desk.play(lambda: desk.view["phase"] == "play" and bool(desk.offers))
        await desk.move()
        await phone.so(lambda: phone.version == desk.version)
        assert (phone.view["hand"], phone.offers) == (desk.view["hand"], desk.offers)
        assert all("re" not in message for message in phone.told)


async def test_a_watcher_sees_no_hand(house: House) -> None:
    seated = opened(house, **BOTS)
    async with Guest(house, code=seated["code"]) as watcher, Guest(house, seated) as anne:
        assert watcher.view["hand"] == []
        assert watcher.offers == ()
        await anne.play(lambda: (anne.version or 0) > 30)
        await watcher.so(lambda: watcher.version == anne.version)
        assert not [e for e in watcher.events if e["type"] in ("hand-dealt", "cards-given")]
        answer = await watcher.move({"type": "pass"})
        assert (answer["type"], answer["code"]) == ("problem", "not-seated")


async def test_a_bot_plays_for_who_is_away_and_gives_the_hand_back(house: House) -> None:
    seated = opened(house, bots=["random"] * 3, settings={"pace": 0, "close_early": True, "away_seconds": 1})
    bea = house.sit(seated["code"], "Bea")
    async with Guest(house, seated) as anne:
        async with Guest(house, bea) as gone:
            await anne.ask("begin", level="random")
            await gone.so(lambda: bool(gone.view))
        place = gone.you or 0
        await anne.so(lambda: anne.table["places"][place].get("away", False))
        await anne.play(lambda: any(e.get("seat") == place for e in anne.events if e["type"] != "hand-dealt"))
        async with Guest(house, bea) as back:
            await back.so(lambda: not back.table["places"][place].get("away", False))
            assert back.you == place
            assert back.view["hand"]


async def test_a_normal_bot_sits_down_in_the_lobby(house: House) -> None:
    async with Guest(house, opened(house)) as anne:
        options = {**anne.table["options"], "rounds": 1}
        await anne.ask("agree", seats=6, options=options, settings=anne.table["settings"])
        assert len(anne.table["places"]) == 6
        await anne.ask("seat-bot", seat=5, level="normal")
        assert anne.table["places"][5]["bot"] == "normal"


async def test_a_game_to_its_end_its_record_and_the_next_one(house: House) -> None:
    seated = opened(house, options={"rounds": 1}, **BOTS)
    path = f"/api/tables/{seated['code']}"
    async with Guest(house, seated) as anne:
        await anne.play(lambda: anne.table["status"] == "over")
        assert anne.events[-1]["type"] == "game-ended"
        record = house.get(f"{path}/record").json()
        assert record["standings"] == anne.events[-1]["standings"]
        replays = [house.get(f"{path}/replay", params={"seat": seat}).json() for seat in range(5)]
        assert replays[0]["frames"][-1]["view"] == anne.view
        assert all(replay["frames"][1]["view"]["hand"] for replay in replays)
        watched = house.get(f"{path}/replay").json()["frames"]
        assert len(watched) == len(record["turns"])
        assert watched[1]["view"]["hand"] == []
        await anne.ask("play-again")
        await anne.ask("begin", level="easy")
        assert anne.table["status"] == "playing"
        assert anne.view["round"] == 1


def test_the_rule_book_is_served_and_nothing_beside_it(house: House) -> None:
    assert "DAL-31" in house.get("/api/rules/dalmuti/fr").text
    assert house.get("/api/rules/dalmuti/../../x").status_code == 404
    assert "dalmuti" in {game["name"] for game in house.get("/api/shelf").json()["games"]}
    scenes = house.get("/api/scenes/dalmuti").json()["scenes"]
    assert all(scene["name"].startswith("DAL-") for scene in scenes)
