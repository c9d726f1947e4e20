"""By socket: a late guest, and what the host does about people, is told to everybody."""

from __future__ import annotations

from tests.server.house import Guest, House

BOTS = {"bots": ["random"] * 4, "begin": True, "settings": {"pace": 2, "close_early": True}}


async def test_a_late_guest_takes_a_bots_seat_and_everybody_hears_of_it(house: House) -> None:
    seated = house.open(**BOTS)
    async with Guest(house, seated) as anne:
        assert house.get(f"/api/tables/{seated['code']}").json()["for_late"] == 4
        late = house.sit(seated["code"], "Bea", device="phone")
        told = await anne.until(lambda message: "notice" in message)
        assert told["notice"] == {"what": "came", "seat": late["seat"], "name": "Bea"}
        async with Guest(house, late) as bea:
            assert bea.you == late["seat"]
            assert bea.view["seat"] == late["seat"]


async def test_a_removed_guest_is_shown_no_hand_any_more_and_the_link_opens_nothing(house: House) -> None:
    seated = house.open(**BOTS)
    late = house.sit(seated["code"], "Bea", device="phone")
    async with Guest(house, seated) as anne, Guest(house, late) as bea:
        bea.leaps = True
        await anne.ask("remove", seat=late["seat"], keep_away=True)
        welcome = await bea.hear("welcome")
        assert welcome["you"] is None
        assert welcome["view"]["seat"] is None
        again = Guest(house, late)
        await again.dial()
        await again.say("hello", token=late["token"])
        assert (await again.next())["code"] == "bad-token"
        await again.ws.close()
    refused = house.refused_seat(seated["code"], "Bea", device="phone")
    assert refused == (403, "kept-away")
    assert house.refused_seat(seated["code"], "Cem", device="tablet") is None


async def test_seats_are_changed_in_the_lobby_and_everybody_finds_themselves(house: House) -> None:
    seated = house.open()
    other = house.sit(seated["code"], "Bea")
    async with Guest(house, seated) as anne, Guest(house, other) as bea:
        anne.leaps = bea.leaps = True
        await anne.say("swap", id="1", seat=0, other=1)
        assert (await anne.hear("welcome"))["you"] == 1
        assert (await bea.hear("welcome"))["you"] == 0
        assert anne.table["host"] == 1
        await anne.so(lambda: anne.table["places"][0]["name"] == "Bea")
        await bea.say("mute", id="2", seat=1, on=True)
        assert (await bea.hear("problem"))["code"] == "not-host"
        await anne.ask("mute", seat=0, on=True)
        await bea.say("say", id="3", text="let me speak")
        assert (await bea.hear("problem", re="3"))["code"] == "muted"


async def test_a_pause_is_told_to_all_and_nobody_moves_until_it_is_over(house: House) -> None:
    seated = house.open(seats=2, options={"guessing": False})
    other = house.sit(seated["code"], "Bea")
    async with Guest(house, seated) as anne, Guest(house, other) as bea:
        anne.leaps = bea.leaps = True
        await anne.ask("begin", level="random")
        await bea.so(lambda: bea.table["status"] == "playing")
        await anne.ask("pause", on=True)
        told = await bea.until(lambda message: "notice" in message)
        assert told["notice"] == {"what": "paused", "seat": 0, "name": "Anne"}
        assert told["table"]["paused"]
        mover = anne if anne.view["turn"] == 0 else bea
        move = {"type": "take", "count": 1}
        assert (await mover.move(move))["code"] == "paused"
        await anne.ask("pause", on=False)
        await bea.until(lambda message: message.get("notice", {}).get("what") == "resumed")
        assert (await mover.move(move))["events"]


async def test_forged_requests_of_a_host_are_refused_with_a_reason(house: House) -> None:
    seated = house.open(seats=3, options={"guessing": False})
    other = house.sit(seated["code"], "Bea")
    forged: list[tuple[str, dict[str, object]]] = [
        ("pause", {"on": True}),
        ("end-table", {}),
        ("remove", {"seat": 0}),
        ("mute", {"seat": 0, "on": True}),
        ("name-host", {"seat": 1}),
        ("agree", {"seats": 2, "options": {}, "settings": {}}),
        ("seat-bot", {"seat": 2, "level": "easy"}),
        ("begin", {"level": "easy"}),
    ]
    async with Guest(house, other) as bea, Guest(house, code=seated["code"]) as watcher:
        for kind, fields in forged:
            assert (await bea.ask(kind, **fields))["code"] == "not-host", kind
            assert (await watcher.ask(kind, **fields))["code"] == "not-seated", kind
    assert house.get(f"/api/tables/{seated['code']}").json()["status"] == "lobby"


async def test_an_ended_table_is_over_for_everybody_and_its_deal_is_opened(house: House) -> None:
    seated = house.open(**BOTS)
    async with Guest(house, seated) as anne, Guest(house, code=seated["code"]) as watcher:
        anne.leaps = watcher.leaps = True
        await anne.ask("end-table")
        await watcher.so(lambda: watcher.table["status"] == "ended")
        assert watcher.table["unfinished"]
        assert watcher.table["secret"]
    assert house.refused_seat(seated["code"], "Bea") == (409, "table-ended")
    assert house.get(f"/api/tables/{seated['code']}/record").json()["standings"] is None


async def test_a_late_guest_who_waits_is_given_the_seat_without_asking_again(house: House) -> None:
    settings = {"pace": 2, "late": "next"}
    seated = house.open(seats=2, bots=["random"], begin=True, settings=settings, options={"guessing": False})
    async with Guest(house, seated) as anne:
        anne.leaps = True
        late = house.sit(seated["code"], "Bea", device="phone")
        assert late["seat"] == 1
        await anne.until(lambda message: message.get("notice", {}).get("what") == "waits")
        async with Guest(house, late) as bea:
            bea.leaps = True
            assert (bea.you, bea.table["waiting"]) == (None, ({"seat": 1, "name": "Bea"},))
            if anne.view["turn"] == 0:
                await anne.move({"type": "take", "count": 1})
            welcome = await bea.hear("welcome")
            assert welcome["you"] == 1
            assert welcome["view"]["seat"] == 1


async def test_when_everybody_is_ready_the_game_begins_and_all_see_who_was(house: House) -> None:
    seated = house.open(seats=3)
    other = house.sit(seated["code"], "Bea")
    async with Guest(house, seated) as anne, Guest(house, other) as bea:
        anne.leaps = bea.leaps = True
        await bea.ask("ready", on=True)
        await anne.so(lambda: anne.table["places"][1].get("ready", False))
        await anne.ask("ready", on=True)
        await bea.so(lambda: bea.table["status"] == "playing")
