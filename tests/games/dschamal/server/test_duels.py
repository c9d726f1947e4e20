"""Dschamál over real sockets: the start, hands in a row, who is told what, bad input (DSC-90)."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from tablee.games.dschamal.state import Taking
from tests.games.dschamal.building import lying, some, state_of
from tests.games.dschamal.server.duelling import feel, fresh, in_the_bag, parts_of, table_from
from tests.server.house import Guest, House, nothing_heard

BAG = (lying("white-cube", 100, 100), lying("white-ball", 200, 200), lying("white-egg", 300, 300))


async def heard(guest: Guest, kind: str) -> Any:
    """The next event of that kind."""
    update = await guest.until(lambda m: any(e["type"] == kind for e in m.get("events", ())))
    return next(event for event in update["events"] if event["type"] == kind)


async def started_at(guest: Guest) -> tuple[Any, float]:
    return await heard(guest, "started"), time.monotonic()


@pytest.mark.clause("DSC-12")
async def test_a_start_by_lot_is_told_to_all_at_once_after_its_pause(house: House) -> None:
    async with fresh(house) as guests:
        one, other, caller = parts_of(guests)
        called = time.monotonic()
        moving = asyncio.create_task(caller.move({"type": "start", "after_pause": True}))
        (started, first), (told_too, then) = await asyncio.gather(started_at(one), started_at(other))
        assert told_too == started
        assert abs(then - first) < 0.45  # less than any pause
        assert 500 <= started["pause"] <= (first - called) * 1000 + 5
        assert (await moving)["type"] == "update"
        early = [message for message in one.told if "search" in str(message.get("view", {}).get("phase"))]
        assert len(early) == 1


@pytest.mark.clause("DSC-12")
async def test_a_start_that_is_held_back_survives_a_closing_house(tmp_path: Any) -> None:
    house = House(tmp_path / "tablee.db")
    house.start()
    try:
        async with fresh(house) as guests:
            caller = parts_of(guests)[2]
            token, code = caller.token, caller.url.rsplit("/", 1)[1]
            await caller.say(
                "move", id="go", seen=caller.version, move={"type": "start", "after_pause": True}
            )
            await asyncio.sleep(0.2)
            closing = time.monotonic()
            assert house.stop() == 0
            assert time.monotonic() - closing < 10
        house.start()
        again = Guest(house, {"code": code, "token": token})
        async with again:
            assert again.view["phase"] == "search"
    finally:
        house.kill()


async def test_touches_in_a_row_need_no_waiting_and_each_has_its_answer(house: House) -> None:
    async with table_from(house, in_the_bag(BAG)) as (anne, bruno, _carla):
        await asyncio.sleep(0.6)
        seen = anne.version
        for n in range(12):
            await anne.say("move", id=f"f{n}", seen=seen, move=feel(2, 0, 40))
        answers = [await anne.until(lambda m: "re" in m) for _ in range(12)]
        assert [answer["re"] for answer in answers] == [f"f{n}" for n in range(12)]
        assert [answer["events"][0]["x"] for answer in answers] == [102 + 2 * n for n in range(12)]
        await anne.say("move", id="f3", seen=seen, move=feel(2, 0, 40))
        assert (await anne.until(lambda m: m.get("re") == "f3"))["type"] == "done"
        await nothing_heard(bruno)


async def test_what_was_applied_and_forgotten_is_never_applied_again(house: House) -> None:
    """Sixteen ids are remembered; an older one sent again, made on an old version, is stale."""
    async with table_from(house, in_the_bag(BAG)) as (anne, *_):
        await asyncio.sleep(1.0)
        first = anne.version
        for n in range(20):
            await anne.move(feel(1, 0, 40), id=f"f{n}")
        again = await anne.ask("move", id="f0", seen=first, move=feel(1, 0, 40))
        assert (again["type"], again["code"]) == ("problem", "stale")
        assert anne.view["hand"]["x"] == 120


async def test_a_question_ends_with_what_the_hand_holds(house: House) -> None:
    async with table_from(house, in_the_bag(BAG)) as (anne, *_):
        await asyncio.sleep(0.4)
        seen = anne.version
        closed = await anne.move({"type": "close", "ms": 150})
        assert closed["events"] == [{"type": "hand-closed", "seat": 0, "count": 1}]
        late = await anne.ask("move", id="late", seen=seen, move=feel(1, 0, 40))
        assert late["code"] == "stale"


async def test_who_comes_back_gets_exactly_what_he_missed(house: House) -> None:
    async with table_from(house, in_the_bag(BAG), watchers=1) as (anne, bruno, _carla, watcher):
        await asyncio.sleep(0.5)
        await anne.move(feel(2, 0))
        had = bruno.version
        await bruno.ws.close()
        await anne.move(feel(2, 0))
        await anne.move({"type": "call", "ms": 50})
        await anne.move(feel(2, 0))
        await bruno.dial()
        welcome = await bruno.hello()
        assert had is not None
        assert had < welcome["version"] == anne.version
        assert welcome["missed"] == [{"type": "camel-called", "seat": 0}]
        await watcher.until(lambda m: m.get("events") == [{"type": "camel-called", "seat": 0}])


REFUSED: list[tuple[int, Any, tuple[str, str]]] = [
    (2, feel(), ("DSC-90", "not-in-the-duel")),
    (2, {"type": "close", "ms": 150}, ("DSC-90", "not-in-the-duel")),
    (0, {"type": "lay", "ms": 180}, ("DSC-90", "nothing-held")),
    (0, feel(60, 0, 60), ("DSC-90", "too-fast")),
    (0, feel(1, 0, 10), ("DSC-90", "too-fast")),
    (0, {"type": "start"}, ("DSC-90", "not-now")),
    (0, {"type": "take", "piece": 3}, ("DSC-90", "not-now")),
]


@pytest.mark.clause("DSC-90")
@pytest.mark.parametrize(("seat", "move", "refusal"), REFUSED)
async def test_bad_input_is_refused_with_its_clause(
    house: House, seat: int, move: Any, refusal: tuple[str, str]
) -> None:
    async with table_from(house, in_the_bag(BAG)) as guests:
        await asyncio.sleep(0.3)
        before = guests[0].version
        told = await guests[seat].move(move)
        assert (told["code"], told["refusal"]["clause"], told["refusal"]["reason"]) == ("refused", *refusal)
        assert guests[seat].version == before


@pytest.mark.clause("DSC-90")
async def test_pulling_twice_and_calling_after_laying(house: House) -> None:
    async with table_from(house, in_the_bag(BAG)) as (anne, *_):
        await asyncio.sleep(0.5)
        await anne.move({"type": "close", "ms": 150})
        await anne.move({"type": "lay", "ms": 200})
        for name, clause in (("close", "DSC-14"), ("lay", "DSC-14"), ("call", "DSC-13")):
            told = await anne.move({"type": name, "ms": 200})
            assert told["refusal"]["clause"] == clause


async def test_a_move_before_the_game_has_begun(house: House) -> None:
    seated = house.open(game="dschamal", seats=3, options={})
    async with Guest(house, seated) as anne:
        early = [feel(), {"type": "build", "drop": [1, 0, 0, 0]}]
        for n, move in enumerate(2 * early):
            await anne.say("move", id=f"m{n}", seen=0, move=move)
        answers = [await anne.until(lambda m: "re" in m) for _ in range(4)]
        assert [(told["re"], told["code"]) for told in answers] == [
            (f"m{n}", "not-playing") for n in range(4)
        ]


@pytest.mark.clause("DSC-90")
async def test_a_claim_before_the_start_is_refused(house: House) -> None:
    """Twenty seconds of hand's work, claimed the moment the bag was opened."""
    async with fresh(house) as guests:
        one, _, caller = parts_of(guests)
        await caller.say("move", id="go", seen=caller.version, move={"type": "start"})
        await heard(one, "started")
        told = await one.move(feel(100, 0, 20_000))
        assert (told["refusal"]["clause"], told["refusal"]["reason"]) == ("DSC-90", "too-fast")


@pytest.mark.clause("DSC-90")
async def test_taking_a_winning_piece(house: House) -> None:
    balls = some("blue-ball", "white-ball", "brown-ball", "yellow-ball")
    state = state_of([(), (*balls, *some("blue-egg")), ()], Taking(0, (1,), "DSC-22"))
    async with table_from(house, state) as (anne, *_):
        told = await anne.move({"type": "take", "piece": balls[0]})
        assert (told["refusal"]["clause"], told["refusal"]["reason"]) == ("DSC-29", "winning-piece")
