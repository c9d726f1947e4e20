"""What a house adds to a game in real time: bots' hands, falls and their films, a measured line."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from itertools import pairwise, takewhile
from pathlib import Path
from statistics import median
from typing import Any

import msgspec
import pytest

from tablee.games.dschamal.placing import set_on
from tablee.games.dschamal.state import Building
from tests.games.dschamal.building import lying, some, state_of
from tests.games.dschamal.server.duelling import feel, in_the_bag, table_from
from tests.nodes.cluster import new_cluster
from tests.server.house import Guest, House

IN_THE_BAG = ("feel", "push", "close", "pinch", "roll", "let-go", "call", "lay", "give-up")
ALONE = {"search_seconds": 4, "start_seconds": 60, "choice_seconds": 3}


def log_of(house: House, code: str) -> list[Any]:
    with sqlite3.connect(f"file:{house.db}?mode=ro", uri=True) as connection:
        rows = connection.execute("SELECT body FROM entries WHERE code = ? ORDER BY version", (code,))
        return [json.loads(body) for (body,) in rows]


@pytest.mark.clause("DSC-86")
async def test_bots_hands_act_at_once_and_each_in_its_own_time(house: House) -> None:
    options = {"game": "dreier", **ALONE, "search_seconds": 60}
    seated = house.open(game="dschamal", seats=4, options=options, bots=["random"] * 3, begin=True)
    anne = Guest(house, seated)
    anne.leaps = True
    async with anne:
        while anne.view["phase"] != "search":
            await (anne.move(anne.offers[0]) if anne.offers else anne.next())
        await anne.so(lambda: any(hand["status"] != "in" for hand in anne.view["hands"]))
        await asyncio.sleep(0.5)
    moves = [entry for entry in log_of(house, seated["code"]) if entry["type"] == "moved"]
    start = next(entry for entry in moves if entry["move"]["type"] == "start")
    pause = start["events"][0]["event"]["pause"]
    searched = [entry for entry in moves[moves.index(start) + 1 :] if entry["by"] == "bot"]
    clocks: dict[int, int] = {}
    late: list[int] = []  # all of them begin late in a house that has just begun to get to know the pieces
    for entry in takewhile(lambda entry: entry["move"]["type"] in IN_THE_BAG, searched):
        clocks[entry["seat"]] = clocks.get(entry["seat"], 0) + entry["move"].get("ms", 0)
        late.append(entry["at"] - start["at"] - pause - clocks[entry["seat"]])
    assert len(clocks) > 1
    assert min(late) > -10
    assert median(late) - min(late) < 1000  # a few milliseconds on a machine with nothing else to do


@pytest.mark.clause("DSC-85")
async def test_a_fall_is_streamed_to_everybody_after_it_was_told(house: House) -> None:
    ball = some("white-ball")[0]
    state = state_of([(), (), ()], game="turm", towers=[some("blue-ball"), (), ()])
    state = msgspec.structs.replace(state, phase=Building(0, ball, 0))
    drop = set_on(state.towers[0], ball)
    move = {"type": "build", "drop": msgspec.to_builtins(drop), "settled": []}
    async with table_from(house, state, watchers=1) as (anne, bruno, _carla, watcher):
        told = await anne.move(move, id="let-go")
        built = next(event for event in told["events"] if event["type"] == "tower-built")
        assert built["fallen"] == [ball]
        for guest in (anne, bruno, watcher):
            films = [await guest.until(lambda m: m["type"] == "film")]
            while not films[-1]["last"]:
                films.append(await guest.until(lambda m: m["type"] == "film"))
            assert {(film["version"], film["seat"], film["every"]) for film in films} == {
                (told["version"], 0, 33)
            }
            assert films[0]["at"] == 0
            assert all(b["at"] == a["at"] + len(a["poses"]) for a, b in pairwise(films))
            first = films[0]["poses"][0]
            assert {placed[0] for placed in first} == {*some("blue-ball"), ball}
            order = [m["type"] for m in guest.told]
            assert order.index("film") > order.index("update")
        again = await anne.ask("move", id="let-go", seen=told["version"] - 1, move=move)
        assert again["type"] == "done"


@pytest.mark.clause("DSC-84")
async def test_the_line_is_measured_by_the_house_itself(house: House) -> None:
    """A client whose machine answers pings gets a receipt that says how exact it is."""
    bag = (lying("white-cube", 100, 100), lying("brown-cone", 300, 300))
    async with table_from(house, in_the_bag(bag)) as (anne, bruno, _):
        await asyncio.sleep(0.8)
        for guest in (anne, bruno):
            await guest.move(feel(1, 0))
            await guest.move({"type": "close", "ms": 150})
        lay = {"type": "lay", "ms": 300, "within": 99}
        await asyncio.gather(anne.move(lay), bruno.move(lay))
        await bruno.so(lambda: bruno.view["phase"] != "search")
        times = next(event for event in bruno.events if event["type"] == "times-shown")
        assert 1 <= times["within"] < 99
        assert bruno.view["last"]["times"] == times["times"]


async def test_a_bot_takes_over_a_hand_in_the_bag_and_gives_it_back(house: House) -> None:
    bag = (lying("white-cube", 100, 100), lying("brown-cone", 300, 300))
    async with table_from(house, in_the_bag(bag)) as (anne, *_):
        await anne.ask("let-bot-play", on=True)
        await anne.so(lambda: anne.view["phase"] != "search" or anne.view["hand"]["clock"] > 0)
        assert (await anne.ask("let-bot-play", on=False))["type"] == "update"
        refused = await anne.move({"type": "start"})
        assert refused["refusal"]["reason"] == "not-now" or anne.view["phase"] != "search"


async def test_a_house_killed_in_the_middle_of_a_search_goes_on_with_it(tmp_path: Path) -> None:
    house = House(tmp_path / "tablee.db")
    house.start()
    try:
        bag = (lying("white-cube", 100, 100), lying("brown-cone", 300, 300))
        async with table_from(house, in_the_bag(bag)) as (anne, *_):
            await asyncio.sleep(0.6)
            await anne.move(feel(5, 0, 500))
            house.kill()
        house.start()
        await anne.dial()
        await anne.hello()
        assert anne.view["hand"]["x"] == 105
        await asyncio.sleep(0.1)
        told = await anne.move(feel(5, 0, 60_000))  # the client's clock ran on; the house's did not
        assert told["type"] == "update", told
        assert anne.view["hand"]["x"] == 110
        await anne.ws.close()
    finally:
        house.kill()


@pytest.mark.parametrize("leaves", [True, False], ids=["drained", "killed"])
async def test_a_search_goes_on_at_another_node_when_its_own_leaves_or_dies(
    tmp_path: Path, leaves: bool
) -> None:
    cluster = await new_cluster(tmp_path, 2)
    await cluster.start()
    one, other = cluster.nodes
    try:
        bag = (lying("white-cube", 100, 100), lying("brown-cone", 300, 300))
        async with table_from(one, in_the_bag(bag)) as (anne, *_):
            await asyncio.sleep(0.6)
            assert (await anne.move(feel(5, 0, 500)))["type"] == "update"
            await asyncio.to_thread(one.stop if leaves else one.kill)
        anne.url = anne.url.replace(one.base.replace("http", "ws"), other.base.replace("http", "ws"))
        await anne.dial()
        await anne.hello()
        assert anne.view["hand"]["x"] == 105
        while (told := await anne.move(feel(5, 0, 60_000)))["type"] != "update":
            assert told["refusal"]["reason"] == "too-fast"  # as after a restart: its clock stood still
            await asyncio.sleep(0.1)  # more messages than a person sends would not be answered
        assert anne.view["hand"]["x"] == 110
        await anne.ws.close()
    finally:
        cluster.end()
