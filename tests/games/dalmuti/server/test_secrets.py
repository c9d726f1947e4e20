"""The Revolution and the taxes over real sockets: frames, versions and talk tell nothing (DAL-22, DAL-25)."""

from __future__ import annotations

import asyncio
import time
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tablee.games.dalmuti.game import META, Options, State
from tablee.games.dalmuti.pieces import JOKER
from tests.browser.tables import LASTING, open_from
from tests.games.dalmuti.building import calling, taxing
from tests.games.dalmuti.whole import whole
from tests.server.house import Guest, House

SILENT = {"type": "keep-silent"}
SECONDS = 12  # enough for eight tables to do what they do in the window, however busy the machine
HANDS: tuple[list[tuple[int, ...]], ...] = (
    [(1, 2, 5, 6), (JOKER, JOKER, 7), (4, 10, 10), (8, 9, 9)],
    [(1, 2, 5, 6), (JOKER, 4, 10), (JOKER, 8, 9), (7, 9, 10)],
)


def plain(message: dict[str, Any]) -> dict[str, Any]:
    """Without what differs from table to table, and the clock's hand."""
    told = {name: value for name, value in message.items() if name not in ("re", "table")}
    if told.get("countdown"):
        told["countdown"] = told["countdown"]["window"]
    if told.get("chat"):
        told["chat"] = len(told["chat"])
    return told


async def sat(stack: AsyncExitStack, house: House, state: State) -> list[Guest]:
    """Anne, Bea, Cem and Dov at a table that will go on from there."""
    seated = open_from(house.base, META, whole(state), ("", "", "", ""), LASTING)
    friends = [house.sit(seated["code"], name) for name in ("Bea", "Cem", "Dov")]
    return [await stack.enter_async_context(Guest(house, one)) for one in (seated, *friends)]


async def begun(guests: list[Guest]) -> None:
    await guests[0].ask("begin", level="easy")
    for guest in guests:
        await guest.so(lambda guest=guest: guest.version == guests[0].version)  # type: ignore[misc]
        guest.told.clear()


async def heard(house: House, guests: list[Guest], answers: tuple[int, ...]) -> tuple[list[Any], float]:
    """All Anne hears while these keep silent aloud: she talks, comes back, and asks who sits there."""
    anne, began = guests[0], time.monotonic()  # before the window opens, however busy we are
    await begun(guests)
    version = anne.version or 0
    for seat in answers:
        assert (await guests[seat].move(SILENT))["type"] == "kept"
    await anne.ask("say", text="well?")
    summary = (await asyncio.to_thread(house.get, f"/api/tables/{anne.url[-6:]}")).json()
    assert (await anne.hello())["version"] == version + 1
    await anne.so(lambda: anne.version == version + 1 + 4)
    told = [plain(message) for message in anne.told if message["type"] != "presence"]
    return [*told, summary["names"], summary["status"]], time.monotonic() - began


@pytest.mark.clause("DAL-25")
async def test_whoever_could_declare_and_whoever_answers_the_rest_hear_the_same_frames(house: House) -> None:
    tried = [(hands, answers) for hands in HANDS for answers in ((), (1,), (1, 2, 3), (3, 2))]
    async with AsyncExitStack() as stack:
        options = Options(call_seconds=SECONDS)
        tables = [await sat(stack, house, calling(hands, options=options)) for hands, _ in tried]
        hearing = [heard(house, guests, answers) for guests, (_, answers) in zip(tables, tried, strict=True)]
        found = await asyncio.gather(*hearing)
    for told, pause in found:
        assert told == found[0][0]
        assert pause >= SECONDS


@pytest.mark.clause("DAL-22")
async def test_a_tax_that_is_chosen_survives_a_kill_and_nobody_hears_of_it_before(house: House) -> None:
    async with AsyncExitStack() as stack:
        guests = await sat(stack, house, taxing([(1, 2, 5), (3, 6, 7), (4, 10, 10), (8, 9, 9)]))
        await begun(guests)
        anne, bea = guests[:2]
        answer = await anne.move({"type": "give-tax", "cards": [1, 5]})
        assert answer["type"] == "kept"
        house.kill()
        await asyncio.to_thread(house.start)
        for guest in guests:
            await guest.dial()
            welcome = await guest.hello()
            assert (welcome["version"], welcome["view"]["chosen"]) == (guests[0].version, [])
            assert welcome.get("answer") == (answer["answer"] if guest is anne else None)
        await bea.move({"type": "give-tax", "cards": [7]})
        await anne.so(lambda: anne.view["phase"] == "play")
        assert {"kind": "tax", "giver": 0, "receiver": 3, "cards": [1, 5]} in anne.view["gifts"]
