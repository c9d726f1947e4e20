"""By socket: whom a player lets look into their own hand sees that hand, nothing else, and plays nothing."""

from __future__ import annotations

import secrets
from hashlib import sha256
from typing import Any

from tests.server.house import Guest, House

PEOPLE = {"seats": 2, "options": {"guessing": False, "counters": 50}, "device": "anne's"}


async def two_people(house: House, **more: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    anne = house.open(**PEOPLE | more)
    bea = house.sit(anne["code"], "Bea", device="bea's")
    async with Guest(house, anne) as host:
        host.leaps = True
        await host.say("begin", id="begin", level="random")
        await host.so(lambda: host.table["status"] == "playing")
    return anne, bea


async def show(owner: Guest) -> str:
    token = secrets.token_hex(16)
    answer = await owner.ask("show-hand", look=sha256(token.encode()).hexdigest())
    assert answer["type"] == "update"
    return token


def looking(house: House, seated: dict[str, Any], token: str, device: str = "guest's") -> Guest:
    return Guest(house, {**seated, "token": token}, device=device)


async def test_a_guest_sees_that_hand_and_everybody_is_told_when_it_is_shown_used_and_ended(
    house: House,
) -> None:
    seated, other = await two_people(house)
    async with Guest(house, seated) as anne, Guest(house, other) as bea:
        anne.leaps = bea.leaps = True
        token = await show(anne)
        told = await bea.until(lambda message: "notice" in message)
        assert told["notice"] == {"what": "shows", "seat": 0, "name": "Anne"}
        assert bea.table["places"][0]["shows"]
        async with looking(house, seated, token) as guest:
            guest.leaps = True
            told = await bea.until(lambda message: "notice" in message)
            assert told["notice"] == {"what": "looked-in", "seat": 0, "name": "Anne"}
            await bea.so(lambda: bea.table["guests"] == (0,))
            welcome = guest.told[0]
            assert (welcome["looks"], welcome["you"]) == (0, None)
            assert guest.view == anne.view
            assert guest.view["luck"] is not None
            assert not guest.offers
            await anne.ask("show-hand", look="")
            lost = await guest.hear("welcome")
            assert "looks" not in lost
            assert (lost["view"]["seat"], lost["view"]["luck"]) == (None, None)
        told = await bea.until(lambda message: message.get("notice", {}).get("what") == "shows-no-more")
        assert "shows" not in bea.table["places"][0]
        again = looking(house, seated, token)
        await again.dial()
        await again.say("hello", token=token, device="guest's")
        assert (await again.next())["code"] == "bad-token"
        await again.ws.close()


async def test_a_guest_follows_that_hand_and_may_ask_for_nothing(house: House) -> None:
    seated, other = await two_people(house)
    async with Guest(house, seated) as anne, Guest(house, other) as bea:
        anne.leaps = bea.leaps = True
        token = await show(anne)
        async with looking(house, seated, token) as guest:
            guest.leaps = True
            for request in (
                {"type": "move", "move": {"type": "take", "count": 1}, "seen": guest.version},
                {"type": "say", "text": "hello"},
                {"type": "stand-up"},
                {"type": "show-hand", "look": ""},
                {"type": "hint"},
                {"type": "react", "sign": "wow"},
            ):
                assert (await guest.ask(**request))["code"] == "not-seated", request
            first, second = (anne, bea) if anne.view["turn"] == 0 else (bea, anne)
            await first.move({"type": "take", "count": 2})
            await second.my_turn()
            await second.move({"type": "take", "count": 1})
            await anne.so(lambda: anne.view["pile"] == 47)
            await guest.so(lambda: guest.view["pile"] == 47)
            assert guest.view == anne.view
            assert guest.view != bea.view
            assert not [message for message in guest.told if (message.get("offers") or {}).get("moves")]


async def test_a_device_with_a_hand_of_its_own_does_not_look_into_another(house: House) -> None:
    seated, other = await two_people(house, seats=3, settings={"pace": 2})
    async with Guest(house, seated) as anne:
        anne.leaps = True
        token = await show(anne)
        turned_away = looking(house, seated, token)
        await turned_away.dial()
        await turned_away.say("hello", token=token, device="bea's")
        assert (await turned_away.next())["code"] == "hand-seen"
        await turned_away.ws.close()
        async with looking(house, seated, token, "guest's"):
            assert house.refused_seat(other["code"], "Cem", device="guest's") == (409, "hand-seen")
            assert house.refused_seat(other["code"], "Cem", device="another") is None
