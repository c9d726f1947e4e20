"""Records with a start of their own, spoilt place by place: their sender is told so, the house goes on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import msgspec
import psutil
import pytest

from tablee.core.record import ChanceRecord, Record, Turn, write_record
from tablee.core.shelf import load
from tests.conformance.playing import all_cases, stream
from tests.server.house import House
from tests.toy_shelf import ours

Path = tuple[str | int, ...]
HUGE = (300_000, 10**30, -1, [0] * 20_000, "x" * 50_000)
PLACES = 12  # of each game's state
MOST_MORE = 60 * 2**20


@pytest.mark.parametrize("game", ours())
def test_a_spoilt_start_costs_its_sender_an_answer_and_the_house_nothing(house: House, game: str) -> None:
    process = psutil.Process(house.process.pid)
    before = process.memory_info().rss
    record = started(game)
    assert posted(house, "/api/replay?seat=0", record).status_code == 200
    codes = {answer_to(house, record, path, huge) for path, huge in spoilt(record["start"])}
    assert "bad-record" in codes
    assert codes <= {"bad-record", "no-such-seat", "no-such-turn", "bad-options", "fixed-position", ""}
    assert process.memory_info().rss - before < MOST_MORE


def answer_to(house: House, record: dict[str, Any], path: Path, huge: Any) -> str:
    """The problem's code; empty where the change made no difference to the rules."""
    spoilt = changed(record, ("start", *path), huge)
    request = {"turn": 0, "seat": 0, "name": "Eve", "record": spoilt}
    answers = posted(house, "/api/replay", spoilt), posted(house, "/api/tables/from", request)
    assert {answer.status_code for answer in answers} <= {200, 201, 400, 404, 409}, (path, huge)
    return str(answers[0].json().get("code", ""))


def started(game: str) -> dict[str, Any]:
    """A game that was played on from its own deal and not yet moved in."""
    case = next(case for case in all_cases() if case.game == game)
    state = case.rules.deal(case.seats, case.options, stream(1)).state
    people, seeds = tuple(f"P{seat}" for seat in range(case.seats)), ("",) * case.seats
    chance = ChanceRecord("c" * 64, None, seeds)
    turn: Turn[Any, Any] = Turn(None, None, 0, (), ())
    rules = load(game).META.rules
    record: Record[Any, Any, Any] = Record(game, rules, people, case.options, chance, (turn,), None, state)
    read: dict[str, Any] = msgspec.json.decode(write_record(record))
    return read


def spoilt(start: Any) -> Iterator[tuple[Path, Any]]:
    places = list(leaves(start))
    for number, path in enumerate(places[:: max(1, len(places) // PLACES)]):
        yield path, HUGE[number % len(HUGE)]


def leaves(value: Any, at: Path = ()) -> Iterator[Path]:
    if isinstance(value, dict | list) and value:
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from leaves(value[key], (*at, key))
    else:
        yield at


def changed(value: Any, path: Path, new: Any) -> Any:
    if not path:
        return new
    copy: Any = dict(value) if isinstance(value, dict) else list(value)
    copy[path[0]] = changed(copy[path[0]], path[1:], new)
    return copy


def posted(house: House, path: str, body: Any) -> httpx.Response:
    return httpx.post(f"{house.base}{path}", json=body, timeout=60)
