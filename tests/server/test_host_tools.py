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
