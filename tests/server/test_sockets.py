"""Sitting at a table by socket: coming in, coming back, looking on, talking, playing again."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack

from tests.server.house import Guest, House, nothing_heard

BOTS = {"bots": ["random"] * 4, "begin": True}


async def test_welcome_shows_the_table_and_updates_follow_without_gaps(house: House) -> None:
    seated = house.open(**BOTS)
    async with Guest(house, seated) as anne:
        assert anne.you == 0
        assert anne.table["commitment"] == seated["commitment"]
        assert anne.table["secret"] is None
        assert anne.view["luck"] is not None
        await anne.play(
            lambda: anne.version is not None and anne.version > 60 and anne.view["waiting"] == [0]
        )
        # now the bots wait: all patches must amount to what a newcomer sees
        async with Guest(house, seated) as again:
            assert (again.version, again.view) == (anne.version, anne.view)


async def test_who_says_hello_with_a_version_gets_exactly_what_he_missed(house: House) -> None:
    seated = house.open()
    others = [house.sit(seated["code"], name) for name in ("Bea", "Cem", "Dov", "Eva")]
    async with AsyncExitStack() as stack:
        anne, bea, *rest = [await stack.enter_async_context(Guest(house, one)) for one in (seated, *others)]
        await anne.ask("begin", level="random")
        for guest in (bea, *rest):
            await guest.my_turn()
            await guest.move({"type": "guess", "odd": True})
        await bea.ws.close()
        before, version = len(anne.events), anne.version or 0
        await anne.move({"type": "guess", "odd": True})
        await anne.so(lambda: anne.version == version + 5)  # hidden answers were no versions: now all are
        await bea.dial()
        welcome = await bea.hello()
        assert welcome["version"] == anne.version
        assert welcome["missed"] == anne.events[before:]
        assert [event["type"] for event in welcome["missed"]] == ["guessed"] * 5
        assert (await bea.hello()).get("missed", []) == []  # and on the same socket, once more


async def test_a_lost_acknowledgement_is_answered_done_and_nothing_is_applied_twice(house: House) -> None:
    seated = house.open()
    [house.sit(seated["code"], name) for name in ("Bea", "Cem", "Dov", "Eva")]
    async with Guest(house, seated) as anne:
        await anne.ask("begin", level="random")
        await anne.my_turn()
        request = {"id": "once", "move": {"type": "guess", "odd": True}, "seen": anne.version}
        await anne.say("move", **request)
        await anne.ws.close()  # nobody heard the answer
        await anne.dial()
        welcome = await anne.hello()
        assert (welcome["answer"], anne.offers) == ({"type": "guess", "odd": True}, ())
        answer = await anne.ask("move", **request)
        assert answer == {"type": "done", "re": "once", "version": anne.version}


async def test_the_same_seat_from_another_device_sees_the_same(house: House) -> None:
    seated = house.open(**BOTS)
    async with Guest(house, seated) as desk, Guest(house, seated) as phone:
        assert phone.view["luck"] == desk.view["luck"]
        await desk.play(lambda: desk.view["waiting"] == [0])
        await desk.move()
        await phone.so(lambda: phone.version == desk.version)
        assert (phone.view, phone.offers) == (desk.view, desk.offers)
        assert all("re" not in m for m in phone.told)
        assert [m["answer"] for m in phone.told if m["type"] == "kept"] == [
            m["answer"] for m in desk.told if m["type"] == "kept"
        ]


async def test_a_watcher_sees_nothing_hidden_and_may_not_wish(house: House) -> None:
    seated = house.open(**BOTS)
    async with Guest(house, code=seated["code"]) as watcher, Guest(house, seated) as anne:
        assert watcher.you is None
        assert watcher.view["luck"] is None
        assert watcher.offers == ()
        await anne.play(lambda: anne.version is not None and anne.version > 30)
        await watcher.so(lambda: watcher.version == anne.version)
        assert not [e for e in watcher.events if e["type"] == "luck-dealt"]
        answer = await watcher.move({"type": "gamble"})
        assert (answer["type"], answer["code"]) == ("problem", "not-seated")


async def test_a_token_opens_its_seat_and_nothing_else(house: House) -> None:
    one, other = house.open(**BOTS), house.open(**BOTS)
    stranger = Guest(house, {"code": other["code"], "token": one["token"]})
    await stranger.dial()
    await stranger.say("hello", token=stranger.token)
    assert (await stranger.next())["code"] == "bad-token"
    await stranger.say("move", id="m", seen=0, move={"type": "gamble"})
    assert (await stranger.next())["code"] == "no-hello"
    stranger.token = other["token"]
    assert (await stranger.hello())["you"] == 0
    await stranger.ws.close()


async def test_a_bot_plays_for_who_is_away_until_he_returns(house: House) -> None:
    seated = house.open(settings={"pace": 0, "away_seconds": 1})
    bea = house.sit(seated["code"], "Bea")
    async with Guest(house, seated) as anne:
        async with Guest(house, bea) as gone:
            await anne.ask("begin", level="random")
            await gone.so(lambda: bool(gone.view))
        await anne.so(lambda: anne.table["places"][1].get("away", False))
        await anne.play(lambda: any(e.get("seat") == 1 for e in anne.events if e["type"] != "luck-dealt"))
        async with Guest(house, bea) as back:
            await back.so(lambda: not back.table["places"][1].get("away", False))
            assert back.you == 1
            assert back.view["luck"] is not None


async def test_letting_a_bot_play_and_taking_the_seat_back(house: House) -> None:
    async with Guest(house, house.open(**BOTS)) as anne:
        await anne.ask("let-bot-play", on=True)
        assert anne.table["places"][0]["away"]
        await anne.so(lambda: anne.version is not None and anne.version > 20)
        await anne.ask("let-bot-play", on=False)
        assert not anne.table["places"][0].get("away", False)


async def test_chat_reaches_everybody_and_the_late(house: House) -> None:
    seated = house.open()
    async with Guest(house, seated) as anne, Guest(house, code=seated["code"]) as watcher:
        await anne.ask("say", text="Bonsoir !")
        heard = await watcher.until(lambda m: "chat" in m)
        assert (heard["chat"]["seat"], heard["chat"]["text"]) == (0, "Bonsoir !")
        async with Guest(house, code=seated["code"]) as late:
            assert [line["text"] for line in late.told[0]["chat"]] == ["Bonsoir !"]


async def test_the_lobby_sits_agrees_and_stands_up(house: House) -> None:
    seated = house.open()
    async with Guest(house, seated) as anne:
        bea = house.sit(seated["code"], "Bea", seat=3)
        await anne.so(lambda: anne.table["places"][3].get("name") == "Bea")
        async with Guest(house, bea) as guest:
            await anne.hear("presence")
            assert (await guest.ask("begin", level="easy"))["code"] == "not-host"
            options = {**anne.table["options"], "counters": 20}
            await anne.ask("agree", seats=6, options=options, settings=anne.table["settings"])
            assert len(anne.table["places"]) == 6
            await anne.ask("seat-bot", seat=5, level="hard")
            assert anne.table["places"][5]["bot"] == "hard"
            await guest.say("stand-up", id="off")
            assert (await guest.until(lambda m: m["type"] == "welcome"))["you"] is None
        await anne.so(lambda: not anne.table["places"][3].get("name"))


async def test_a_game_to_its_end_its_record_and_the_next_one(house: House) -> None:
    seated = house.open(options={"counters": 20}, **BOTS)
    async with Guest(house, seated) as anne:
        path = f"/api/tables/{seated['code']}"
        assert house.get(f"{path}/record").json()["code"] == "not-over"
        await anne.play(lambda: anne.table["status"] == "over")
        assert anne.table["secret"] is not None
        assert anne.events[-1]["type"] == "ended"
        record = house.get(f"{path}/record")
        assert record.json()["standings"] == anne.events[-1]["standings"]
        replays = [house.get(f"{path}/replay", params={"seat": seat}).json() for seat in range(5)]
        assert replays[0]["frames"][-1]["view"] == anne.view
        assert all(replay["frames"][1]["view"]["luck"] is not None for replay in replays)
        assert house.get(f"{path}/replay").json()["frames"][1]["view"]["luck"] is None
        await anne.ask("play-again")
        assert (anne.table["status"], anne.view) == ("lobby", {})
        assert anne.table["commitment"] != seated["commitment"]
        await anne.ask("begin", level="easy")
        assert anne.table["status"] == "playing"
        assert anne.view["pile"] == 20


async def test_leaving_is_told_as_presence_and_a_watched_table_never_stalls(house: House) -> None:
    seated = house.open(settings={"pace": 0, "away_seconds": 1}, **BOTS)
    async with Guest(house, code=seated["code"]) as watcher:
        async with Guest(house, seated):
            assert (await watcher.hear("presence"))["present"][0] is True
        await watcher.hear("presence", present=[False] * 5)
        await watcher.so(lambda: watcher.version is not None and watcher.version > 40)


async def test_a_table_nobody_looks_at_waits(house: House) -> None:
    seated = house.open(settings={"pace": 0, "away_seconds": 1}, **BOTS)
    async with Guest(house, seated) as anne:
        await anne.play(lambda: anne.view["waiting"] == [0])
        await nothing_heard(anne)
        version = anne.version
    await asyncio.sleep(1.5)
    async with Guest(house, code=seated["code"]) as watcher:
        assert watcher.version == version


async def test_views_are_small(house: House) -> None:
    async with Guest(house, house.open(**BOTS)) as anne:
        await anne.play(lambda: anne.version is not None and anne.version > 150)
        updates = [len(json.dumps(m, separators=(",", ":"))) for m in anne.told if m["type"] == "update"]
        assert sum(updates) / len(updates) < 400


async def test_a_television_is_a_watcher_everybody_knows_of(house: House) -> None:
    seated = house.open(**BOTS)
    async with Guest(house, seated) as anne, Guest(house, code=seated["code"]) as watcher:
        assert anne.table["televisions"] == 0
        television = Guest(house, code=seated["code"])
        await television.dial()
        await television.say("hello", television=True)
        welcome = await television.hear("welcome")
        assert welcome["you"] is None
        assert welcome["view"] == watcher.view, "it sees what every watcher sees, and nothing more"
        told = await anne.until(lambda message: message.get("televisions") == 1)
        assert told["type"] == "presence"
        await television.ws.close()
        await anne.until(lambda message: message["type"] == "presence" and not message.get("televisions"))


async def test_nobody_with_a_seat_is_a_television(house: House) -> None:
    seated = house.open(**BOTS)
    async with Guest(house, seated) as anne:
        await anne.say("hello", token=anne.token, television=True)
        welcome = await anne.hear("welcome")
        assert (welcome["you"], welcome["table"]["televisions"]) == (0, 0)
