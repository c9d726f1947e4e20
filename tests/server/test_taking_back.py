"""Taking back at a real house: told to everybody as a new version, and nothing more than each may know."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablee.client import HouseClient, HouseProblem, Player
from tablee.core.record import WITH_PLAYERS
from tablee.server.protocol.to_client import ToClient, Update
from tablee.table.model import Settings
from tests.server.house import House

OPEN = {"counters": 30, "guessing": False}
STILL = Settings(pace=0, away_seconds=3600)


@pytest.fixture
def client(house: House) -> HouseClient:
    return HouseClient(house.base)


def mine(player: Player) -> bool:
    return bool(player.seen.offers.moves)


async def take(player: Player, count: int = 1) -> None:
    await player.until(lambda: mine(player))
    await player.move({"type": "take", "count": count})


async def test_among_bots_view_and_offers_are_as_before(client: HouseClient) -> None:
    opened = await client.open(
        "toy", "Anne", 3, options=OPEN, settings=STILL, bots=("easy", "easy"), begin=True
    )
    told: list[Update] = []

    def note(message: ToClient) -> None:
        if isinstance(message, Update):
            told.append(message)

    async with client.player(opened, listener=note) as anne, client.watcher(opened.code) as eve:
        await anne.until(lambda: mine(anne))
        view, offers = dict(anne.seen.view), anne.seen.offers
        await take(anne, 2)
        await anne.until(lambda: mine(anne))
        await anne.take_back()
        assert (anne.seen.view, anne.seen.offers) == (view, offers)
        last = told[-1]
        assert (last.taken_back, last.events) == (0, ())
        version = anne.seen.version
        await eve.until(lambda: eve.seen.version == version)
        assert eve.seen.view["pile"] == view["pile"]
        while anne.seen.table is not None and anne.seen.table.status == "playing":
            await anne.until(lambda: mine(anne) or anne.seen.table.status == "over")  # type: ignore[union-attr]
            if mine(anne):
                await anne.move({"type": "take", "count": 1})
        receipt = anne.receipt()
    record = json.loads(await client.record(opened.code))
    assert record["format"] == WITH_PLAYERS
    assert receipt is not None


async def test_among_people_everybody_is_asked(client: HouseClient) -> None:
    opened = await client.open("toy", "Anne", 2, options=OPEN, settings=STILL)
    joined = await client.sit(opened.code, "Bea")
    async with client.player(opened) as anne, client.player(joined) as bea:
        await anne.begin()
        await anne.until(lambda: mine(anne) or mine(bea))
        first, second = (anne, bea) if mine(anne) else (bea, anne)
        await take(first, 3)
        await first.take_back()
        await second.until(lambda: plea(second) is not None)
        assert plea(second) == (first.seen.you, ())
        pile = second.seen.view["pile"]
        await second.answer_take_back(False)
        await first.until(lambda: plea(first) is None)
        assert first.seen.view["pile"] == pile
        with pytest.raises(HouseProblem) as refused:
            await first.take_back()
        assert (refused.value.code, refused.value.values) == ("no-take-back", {"reason": "declined"})
        await take(second)
        await first.take_back()
        await second.until(lambda: plea(second) is not None)
        await second.answer_take_back(True)
        await first.until(lambda: first.seen.view["pile"] == pile + 3)
        assert mine(first)
        assert not mine(second)


def plea(player: Player) -> Any:
    told = player.seen.table.plea if player.seen.table is not None else None
    return None if told is None else (told.seat, told.agreed)


async def test_a_draw_is_named_and_a_watcher_asks_for_nothing(client: HouseClient) -> None:
    opened = await client.open("toy", "Anne", 2, options=OPEN, settings=STILL, bots=("easy",), begin=True)
    async with client.player(opened) as anne, client.watcher(opened.code) as eve:
        with pytest.raises(HouseProblem, match="no-take-back"):
            await anne.take_back()
        await anne.until(lambda: mine(anne))
        await anne.move({"type": "gamble"})
        with pytest.raises(HouseProblem) as refused:
            await anne.take_back()
        assert refused.value.values == {"reason": "drawn"}
        with pytest.raises(HouseProblem, match="not-seated"):
            await eve.take_back()
