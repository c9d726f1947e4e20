"""Killed in the middle of play, again and again: what was acknowledged is there, and nothing else was seen.

`TABLEE_KILLS=1000` kills the house so many times; `-s` shows the figures.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import House
from tests.server.witness import Witness, check_all, sit_down
from tests.store.database import new_store_address

KILLS = int(os.environ.get("TABLEE_KILLS", "20"))
KILLS_A_GAME = 100  # then new people sit down at new tables: no game ends before its kills do


async def until_killed(guest: Witness) -> None:
    with pytest.raises(ConnectionClosed):
        await guest.play_on()


@pytest.fixture(params=["file", "database"])
async def house(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[House]:
    address = await new_store_address() if request.param == "database" else ""
    running = House(tmp_path / "tablee.db", address=address)
    running.start()
    yield running
    running.kill()


@pytest.mark.slow
async def test_sigkill_at_random_moments(house: House) -> None:
    people: list[Witness] = []
    slowest = 0.0
    for first in range(0, KILLS, KILLS_A_GAME):
        playing = await sit_down(house)
        people += playing
        kills = min(KILLS_A_GAME, KILLS - first)
        for _ in range(kills):
            slowest = max(slowest, await killed(house, playing))
        assert min(guest.version or 0 for guest in playing) > kills, "play went on between the kills"
        for guest in playing:
            await guest.ws.close()
    await check_all(house, people)
    shown, moves = sum(len(guest.shown) for guest in people), sum(len(guest.taken) for guest in people)
    print(f"{KILLS} kills: {moves} moves acknowledged, {shown} versions shown; open again in {slowest:.1f} s")


def went_on(people: list[Witness], versions: list[int]) -> bool:
    """Whether everybody was shown something since."""
    return all((guest.version or 0) > before for guest, before in zip(people, versions, strict=True))


async def killed(house: House, people: list[Witness]) -> float:
    """They play until the house is killed, and come back to it; how long it took to open again."""
    versions = [guest.version or 0 for guest in people]
    playing = [asyncio.create_task(until_killed(guest)) for guest in people]
    while not (went_on(people, versions) or any(task.done() for task in playing)):  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    await asyncio.sleep(random.uniform(0.0, 0.4))
    house.kill()
    await asyncio.gather(*playing)
    began = time.monotonic()
    await asyncio.to_thread(house.start)
    took = time.monotonic() - began
    await asyncio.gather(*[guest.resume() for guest in people])
    now = [guest.version or 0 for guest in people]
    assert all(after >= before for after, before in zip(now, versions, strict=True))
    return took
