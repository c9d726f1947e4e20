"""The struggle from outside: arms for those who do not search, by 20 mm, and nothing of the bag (DSC-81)."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest

from tablee.games.dschamal.arms import CELL
from tablee.games.dschamal.meta import Options
from tests.games.dschamal.building import lying
from tests.games.dschamal.server.duelling import feel, in_the_bag, table_from
from tests.games.dschamal.server.test_dark_bag import PATH, names_in, search, whole_bag
from tests.server.house import Guest, House

WAY = [feel(3, 2), feel(3, 2), feel(0, 4), *[feel(8, 8) for _ in range(12)], {"type": "close", "ms": 150}]


def glimpses(guest: Guest) -> list[dict[str, Any]]:
    return [message["seen"] for message in guest.told if message["type"] == "glimpse"]


async def watched(guest: Guest, count: int) -> None:
    await guest.so(lambda: len(glimpses(guest)) >= count)


@pytest.mark.clause("DSC-81")
async def test_hands_in_the_bag_are_told_nothing_and_all_others_the_same_coarse_frame(house: House) -> None:
    async with table_from(house, in_the_bag(whole_bag()), watchers=1) as (anne, bruno, carla, watcher):
        began = time.monotonic()
        await asyncio.gather(search(anne, WAY[:3]), search(bruno, [feel(-4, -4), *PATH]))
        await watched(watcher, 1)
        await search(anne, WAY[3:], first=3)
        await watched(watcher, 2)
        await asyncio.sleep(0.5)
        took = time.monotonic() - began
        for hand in (anne, bruno):
            await hand.ask("say", text="so")  # whatever was told before the answer has been read
        assert glimpses(anne) == glimpses(bruno) == []
        await watched(carla, len(glimpses(watcher)))
        assert glimpses(carla)[: len(glimpses(watcher))] == glimpses(watcher)
        assert len(glimpses(watcher)) <= 5 * took + 1
        for seen in glimpses(watcher):
            assert set(seen) == {"type", "number", "width", "cell", "arms", "layout"}
            assert (seen["cell"], seen["layout"]) == (CELL, [])
            assert not [word for word in names_in(seen) if word != "layout"]
            for seat, x, y, status, holds, called in seen["arms"]:
                assert (seat in (0, 1), status, called) == (True, "in", False)
                assert max(x, y) <= seen["width"] // CELL
                assert isinstance(holds, bool)


@pytest.mark.clause("DSC-81")
async def test_what_lies_in_the_bag_changes_no_glimpse(house: House) -> None:
    """The same way through two bags that differ in every piece but the one that is taken."""
    near = lying("white-cube", 104, 106)
    elsewhere = ((lying("white-ball", 200, 200),), (lying("brown-cone", 180, 40), lying("camel", 330, 330)))
    last = []
    for others in elsewhere:
        async with table_from(house, in_the_bag((near, *others)), watchers=1) as (anne, _, _, watcher):
            await search(anne, PATH)
            await watcher.so(lambda g=watcher: any(arm[4] for one in glimpses(g) for arm in one["arms"]))  # type: ignore[misc]
            last.append(json.dumps(glimpses(watcher)[-1]))
    assert last[0] == last[1]


@pytest.mark.clause("DSC-81")
async def test_a_lit_bag_is_seen_later_and_by_nobody_who_still_searches(house: House) -> None:
    state = in_the_bag(whole_bag(), options=Options(lit_seconds=1))
    async with table_from(house, state, watchers=1) as (anne, bruno, carla, watcher):
        await asyncio.sleep(0.8)
        began = time.monotonic()
        await anne.move(feel(3, 2), id="one")
        assert glimpses(watcher) == []
        await watched(watcher, 1)
        assert time.monotonic() - began >= 1.0
        await watched(carla, 1)
        assert len(glimpses(carla)[0]["layout"]) == len(whole_bag())
        for hand in (anne, bruno):
            await hand.ask("say", text="so")
        assert glimpses(anne) == glimpses(bruno) == []
