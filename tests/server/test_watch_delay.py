"""By socket: whoever only looks on is shown the table some moves later, nothing newer, until it is over."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablee.core import shelf
from tablee.table.lobby import refuse_settings
from tablee.table.model import Settings
from tests.server.house import Guest, House
from tests.server.test_looking_in import PEOPLE, looking, show
from tests.toy_shelf import ours

DELAY = 3


def plain(message: dict[str, Any]) -> dict[str, Any]:
    """What a version tells, but for the clock of whoever is there."""
    return {key: value for key, value in message.items() if key != "countdown"}


def updates(guest: Guest) -> dict[int, dict[str, Any]]:
    return {one["version"]: plain(one) for one in guest.told if one["type"] == "update"}


async def begun(house: House, **settings: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    request = {**PEOPLE, "options": {"guessing": False, "counters": 12}}
    anne = house.open(**request, settings={"watch_delay": DELAY, **settings})
    bea = house.sit(anne["code"], "Bea", device="bea's")
    async with Guest(house, anne) as host:
        host.leaps = True
        await host.say("begin", id="begin", level="random")
        await host.so(lambda: host.table["status"] == "playing")
    return anne, bea


async def one_move(anne: Guest, bea: Guest) -> int:
    """Whoever's turn it is takes one; the version that made."""
    mover, other = (anne, bea) if anne.view["turn"] == 0 else (bea, anne)
    version: int = (await mover.move({"type": "take", "count": 1}))["version"]
    await other.so(lambda: other.version == version)
    return version


async def test_a_watcher_is_told_nothing_newer_than_so_many_moves_ago_and_all_of_it_at_the_end(
    house: House,
) -> None:
    seated, other = await begun(house)
    code = seated["code"]
    async with (
        Guest(house, seated) as anne,
        Guest(house, other) as bea,
        Guest(house, code=code, television=True) as television,
        Guest(house, code=code) as watcher,
    ):
        anne.leaps = bea.leaps = True
        begun_at = watcher.version or 0
        moves = [begun_at]  # the versions at which watchers may stand
        for number in range(12):
            await anne.ask("say", text=f"move {number} is coming")
            await bea.hear("update", chat=anne.told[-1]["chat"])
            await anne.ask("react", sign="hmm")
            moves.append(await one_move(anne, bea))
            await watcher.catch_up()
            await television.so(lambda: television.version == moves[-1])
            if number == 11:
                break
            assert watcher.version == begin_of_hidden(moves) - 1
            assert watcher.view["pile"] == 12 - max(0, number + 1 - DELAY)
            async with Guest(house, code=code) as late:
                assert late.version == watcher.version
                assert late.view == watcher.view
                assert len(late.told[0]["chat"]) == max(1, min(number + 1, number + 2 - DELAY))
        assert watcher.table["status"] == "over"
        assert updates(watcher).keys() == updates(television).keys()
        assert updates(watcher) == updates(television), "the same bytes, only later"
        assert not [message for message in watcher.told if message["type"] == "reaction"]
        assert watcher.view == television.view


def begin_of_hidden(moves: list[int]) -> int:
    """The version of the first move that is held back: the third last, or the first there was."""
    return moves[max(1, len(moves) - DELAY)]


async def test_the_television_is_live_unless_the_table_sets_otherwise_and_hands_always_are(
    house: House,
) -> None:
    seated, other = await begun(house, television_live=False)
    async with Guest(house, seated) as anne, Guest(house, other) as bea:
        anne.leaps = bea.leaps = True
        token = await show(anne)
        async with (
            looking(house, seated, token) as guest,
            Guest(house, code=seated["code"], television=True) as television,
        ):
            guest.leaps = television.leaps = True
            for _ in range(DELAY):
                await one_move(anne, bea)
            await guest.so(lambda: guest.version == anne.version)
            await television.catch_up()
            assert television.view["pile"] == 12
            await one_move(anne, bea)
            await television.so(lambda: television.view["pile"] == 11)


async def test_a_house_that_was_killed_still_knows_what_watchers_may_see(tmp_path: Path) -> None:
    house = House(tmp_path / "tables.db")
    house.start()
    try:
        seated, other = await begun(house)
        async with Guest(house, seated) as anne, Guest(house, other) as bea:
            anne.leaps = bea.leaps = True
            for _ in range(DELAY + 2):
                await one_move(anne, bea)
        house.kill()
        house.start()
        async with Guest(house, code=seated["code"]) as watcher, Guest(house, seated) as anne:
            assert watcher.view["pile"] == 10
            assert anne.view["pile"] == 7
            async with Guest(house, other) as bea:
                anne.leaps = bea.leaps = True
                await one_move(anne, bea)
                await watcher.so(lambda: watcher.view["pile"] == 9)
    finally:
        house.stop()


@pytest.mark.parametrize("name", ours())
def test_only_a_game_in_real_time_has_no_delay(name: str) -> None:
    game = shelf.load(name)
    refused = refuse_settings(game, Settings(level=game.META.levels[0], watch_delay=1))
    assert (refused is not None) == (game.clocked is not None)
