"""DSC-81: nothing of the bag reaches a client beyond what its own fingertip felt, frame by frame."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from tablee.games.dschamal.lying import Layout, shake
from tablee.games.dschamal.pieces import ALL, COLOURS, FORMS
from tests.games.dschamal.building import lying, some, stream
from tests.games.dschamal.server.duelling import OWNED, feel, in_the_bag, table_from
from tests.server.house import Guest, House

PATH = [feel(3, 2), feel(3, 2), feel(0, 4), {"type": "close", "ms": 150}]
TOUCH = {"type", "seat", "x", "y", "relief", "near"}
HAND = {"x", "y", "clock", "holds", "grip", "felt", "laid", "lately", "width", "closings"}
PUBLIC = {"hands", "waiting", "hand"}


def whole_bag() -> Layout:
    owned = {piece for pieces in OWNED for piece in pieces}
    return shake([piece for piece in ALL if piece not in owned], stream(81))


async def search(guest: Guest, moves: list[Any], first: int = 0) -> None:
    await asyncio.sleep(0.8)
    for n, move in enumerate(moves, first):
        await guest.move(move, id=f"{guest.you}-{n}")


def frames_of(guest: Guest) -> list[dict[str, Any]]:
    """Everything it was told since the game began, but for the clock, who is here by then, and arms.

    What is glimpsed of arms has its own tests (`test_arms.py`).
    """
    playing = [(message.get("table") or {}).get("status") == "playing" for message in guest.told]
    begun = playing.index(True)
    since = [message for message in guest.told[begun + 1 :] if message["type"] not in ("presence", "glimpse")]
    return [{k: v for k, v in message.items() if k != "countdown"} for message in since]


@pytest.mark.clause("DSC-81")
async def test_frames_of_a_search_hold_touches_counts_and_nearness_alone(house: House) -> None:
    async with table_from(house, in_the_bag(whole_bag()), watchers=1) as (anne, bruno, carla, watcher):
        await asyncio.gather(search(anne, PATH), search(bruno, [feel(-4, -4), *PATH]))
        for guest in (anne, bruno):
            for frame in frames_of(guest):
                assert frame["type"] == "update"
                assert set(frame.get("view") or {}) <= PUBLIC
                assert set((frame.get("view") or {}).get("hand") or {}) <= HAND
                for event in frame.get("events", ()):
                    assert event["seat"] == guest.you
                    assert event["type"] in ("relief-felt", "hand-closed")
                    assert event["type"] != "relief-felt" or set(event) == TOUCH
                assert not names_in(frame)
        assert frames_of(carla) == []
        assert frames_of(watcher) == []


def names_in(frame: Any) -> list[str]:
    text = json.dumps(frame)
    words = {*COLOURS, *FORMS, "layout", "piece", "pose", "turn"}
    return [word for word in words if f'"{word}' in text or f"-{word}" in text]


@pytest.mark.clause("DSC-81")
async def test_what_lies_beyond_reach_changes_no_frame(house: House) -> None:
    """The same touches in two bags alike under the finger, and wholly unlike everywhere else."""
    near = lying("white-cube", 104, 106)
    elsewhere = (
        (lying("white-ball", 200, 200), lying("white-egg", 280, 100)),
        (lying("brown-cone", 180, 40), lying("brown-arch", 40, 300), lying("camel", 330, 330)),
    )
    told = []
    for others in elsewhere:
        async with table_from(house, in_the_bag((near, *others)), watchers=1) as (anne, bruno, _, watcher):
            await search(anne, PATH)
            told.append((frames_of(anne), frames_of(bruno), frames_of(watcher)))
    assert told[0] == told[1]
    assert any(event.get("count") == 1 for frame in told[0][0] for event in frame["events"])


@pytest.mark.clause("DSC-83")
async def test_a_laid_piece_is_seen_by_its_owner_alone_until_all_hands_are_out(house: House) -> None:
    bag = (lying("white-cube", 100, 100), lying("brown-cone", 300, 300))
    async with table_from(house, in_the_bag(bag)) as (anne, bruno, carla):
        await search(anne, [{"type": "close", "ms": 150}, {"type": "lay", "ms": 160}])
        laid = await bruno.until(lambda m: bool(m.get("events")))
        assert laid["events"] == [{"type": "hand-laid", "seat": 0}]
        assert anne.view["hand"]["laid"] == list(some("white-cube"))
        assert bruno.view["hand"]["laid"] == []
        assert (await carla.until(lambda m: bool(m.get("events"))))["events"] == laid["events"]
        shown = await bruno.until(lambda m: any(e["type"] == "pieces-shown" for e in m.get("events", ())))
        kinds = {event["type"]: event for event in shown["events"]}
        assert kinds["pieces-shown"]["pieces"] == list(some("white-cube"))
        assert kinds["times-shown"]["times"][0][0] == 0
        assert bruno.view["last"]["within"] == kinds["times-shown"]["within"]
