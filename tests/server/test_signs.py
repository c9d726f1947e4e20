"""Six signs over one's plate: told to everybody, kept nowhere, limited, and telling nothing else."""

from __future__ import annotations

import asyncio
import json
import time

from websockets.exceptions import ConnectionClosed

from tablee.server import limits
from tests.server.house import Guest, House, nothing_heard

BOTS = {"bots": ["random"] * 4, "begin": True, "settings": {"pace": 2, "close_early": False}}


async def test_a_reaction_is_told_to_everybody_and_makes_no_version(house: House) -> None:
    seated = house.open(seats=2)
    async with Guest(house, seated) as anne, Guest(house, code=seated["code"]) as watcher:
        version = anne.version
        answer = await anne.ask("react", sign="bravo", id="r")
        assert answer == {"type": "reaction", "seat": 0, "sign": "bravo", "re": "r"}
        assert await watcher.hear("reaction") == {"type": "reaction", "seat": 0, "sign": "bravo"}
        assert anne.version == version
    async with Guest(house, seated) as again:
        assert (again.version, again.table["status"]) == (version, "lobby"), "nothing of it was kept"


async def test_during_a_hidden_window_a_reaction_says_nothing_but_itself(house: House) -> None:
    seated = house.open(**BOTS)
    async with Guest(house, seated) as anne, Guest(house, code=seated["code"]) as watcher:
        await anne.ask("react", sign="hmm", id="before")
        before = await watcher.hear("reaction")
        await anne.ask("move", move={"type": "guess", "odd": True}, seen=anne.version)
        await anne.ask("react", sign="hmm", id="after")
        assert await watcher.hear("reaction") == before, "the same bytes whether the seat has answered or not"


async def test_whoever_shows_too_many_is_alone_with_them(house: House) -> None:
    seated = house.open(seats=2)
    async with Guest(house, seated) as anne, Guest(house, code=seated["code"]) as watcher:
        answers = [await anne.ask("react", sign="laugh") for _ in range(12)]
        assert [answer["type"] for answer in answers[:4]] == ["reaction"] * 4
        assert {answer.get("code") for answer in answers[5:]} == {"too-fast"}
        for _ in range(sum(answer["type"] == "reaction" for answer in answers)):
            await watcher.hear("reaction")
        await nothing_heard(watcher)


async def test_watchers_the_muted_and_unknown_signs_are_refused(house: House) -> None:
    seated = house.open(seats=2)
    other = house.sit(seated["code"], "Bea")
    async with (
        Guest(house, seated) as anne,
        Guest(house, other) as bea,
        Guest(house, code=seated["code"]) as watcher,
    ):
        bea.leaps = True
        assert (await watcher.ask("react", sign="wow"))["code"] == "not-seated"
        await anne.ask("mute", seat=1, on=True)
        assert (await bea.ask("react", sign="wow"))["code"] == "muted"
        await anne.say("react", id="x", sign="rude")
        assert (await anne.hear("problem"))["code"] == "unknown-type"


async def test_a_thousand_reactions_at_once_cost_nobody_else_anything(house: House) -> None:
    """Whoever sends them is sent off; the others are shown as many as one may show, and play on."""
    seated = house.open(seats=2, options={"guessing": False, "counters": 50})
    other = house.sit(seated["code"], "Bea")
    async with Guest(house, seated) as anne, Guest(house, other) as bea:
        anne.leaps = bea.leaps = True
        await anne.say("begin", id="begin", level="random")
        await bea.so(lambda: bea.table["status"] == "playing")
        await anne.so(lambda: anne.table["status"] == "playing")
        version, began = bea.version, time.monotonic()
        code = await flooded(anne, 1000)
        seconds = time.monotonic() - began
        assert code == 1008, "the house has sent that socket off"
        await bea.so(lambda: not bea.table["places"][0].get("present"))
        shown = sum(message["type"] == "reaction" for message in bea.told)
        assert 1 <= shown <= limits.REACTIONS_BURST + limits.REACTIONS_PER_MINUTE / 60 * seconds + 1
        assert bea.version == version, "nothing of it is in the log"
        async with Guest(house, seated) as again:
            again.leaps = True
            first, second = (again, bea) if bea.view["turn"] == 0 else (bea, again)
            assert (await first.move({"type": "take", "count": 1}))["type"] == "update"
            await second.my_turn()
            assert (await second.move({"type": "take", "count": 1}))["type"] == "update"


async def flooded(guest: Guest, count: int) -> int | None:
    """Send so many reactions as fast as they go, reading nothing that waits; with what code it ended."""
    try:
        for number in range(count):
            await guest.ws.send(json.dumps({"type": "react", "id": str(number), "sign": "wow"}))
        async with asyncio.timeout(30):
            while True:
                await guest.ws.recv()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code
