"""Hints at the table; curves and another try after the game."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest

from tablee.core import shelf
from tests.records.kept import kept
from tests.server.house import Guest, House
from tests.toy_game.records import toy_record
from tests.toy_shelf import ours

TOY = toy_record(counters=30)
RECORDS = {"toy": TOY, **{name: kept(name)[0].read_bytes() for name in ours()}}
JUDGED = [name for name in RECORDS if shelf.box(name).judge]
UNJUDGED = [name for name in RECORDS if not shelf.box(name).judge]


def post(house: House, path: str, body: Any) -> httpx.Response:
    return httpx.post(f"{house.base}{path}", json=body, timeout=60)


async def test_a_hint_is_one_of_the_offers_and_told_to_the_asker_alone(house: House) -> None:
    seated = house.open(bots=["random"] * 4, begin=True)
    async with Guest(house, seated) as anne, Guest(house, seated) as other:
        await anne.play(lambda: anne.view["waiting"] == [0])  # nobody can take her question away
        answer = await anne.ask("hint")
        assert answer["type"] == "hint-is"
        answer["move"].pop("why")
        assert answer["move"] in anne.offers
        assert all(message["type"] != "hint-is" for message in other.told)


async def test_no_hint_where_nothing_is_asked(house: House) -> None:
    seated = house.open()
    async with Guest(house, seated) as anne:
        answer = await anne.ask("hint")
        assert (answer["type"], answer["code"]) == ("problem", "no-hint")


@pytest.mark.parametrize("name", JUDGED)
def test_the_curve_has_a_value_for_every_turn_and_seat(house: House, name: str) -> None:
    record = json.loads(RECORDS[name])
    answer = post(house, "/api/curve", record)
    assert answer.status_code == 200
    turns = answer.json()["turns"]
    assert len(turns) == len(record["turns"])
    assert all(len(turn) == len(record["names"]) and all(-1 <= v <= 1 for v in turn) for turn in turns)


def test_a_game_nobody_can_judge_has_no_curve(house: House) -> None:
    for name in UNJUDGED:
        answer = post(house, "/api/curve", json.loads(RECORDS[name]))
        assert (answer.status_code, answer.json()["code"]) == (404, "no-curve")


@pytest.mark.parametrize("name", [*JUDGED, *UNJUDGED])
def test_a_replay_says_whether_there_is_a_curve(house: House, name: str) -> None:
    replay = post(house, "/api/replay", json.loads(RECORDS[name])).json()
    assert replay["judged"] == (name in JUDGED)


@pytest.mark.parametrize("name", RECORDS)
async def test_another_try_begins_where_the_game_stood(house: House, name: str) -> None:
    record = json.loads(RECORDS[name])
    seats = len(record["names"])
    request = {"turn": 3, "seat": 1, "name": "Anne", "record": record, "bots": ["random"] * seats}
    answer = post(house, "/api/tables/from", request)
    assert answer.status_code == 201
    frames = post(house, "/api/replay?seat=1", record).json()["frames"]
    async with Guest(house, answer.json()) as anne:
        assert anne.table["status"] == "playing"
        assert anne.you == 1
        told = anne.view if anne.version == seats + 2 else None  # a bot may have moved by now
        assert told is None or told == frames[3]["view"]


async def test_a_seat_left_for_a_friend_keeps_the_table_waiting(house: House) -> None:
    record = json.loads(TOY)
    request = {"turn": 2, "seat": 0, "name": "Anne", "record": record}
    answer = post(house, "/api/tables/from", request).json()
    async with Guest(house, answer) as anne:
        assert anne.table["status"] == "lobby"
        other = len(record["names"]) - 1
        refused = await anne.ask("agree", seats=other, options=anne.table["options"], settings={})
        assert refused["code"] == "fixed-position"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"turn": 10_000}, "no-such-turn"),
        ({"turn": -1}, "no-such-turn"),
        ({"seat": 9}, "no-such-seat"),
        ({"name": ""}, "bad-name"),
        ({"bots": ["genius", "genius", "genius"]}, "no-such-level"),
        ({"record": {"format": "pgn"}}, "bad-record"),
        ({"record": None}, "bad-record"),
        ({"record": None, "code": "ZZZZZZ"}, "no-such-table"),
    ],
)
def test_a_try_that_cannot_be_is_told_why(house: House, change: dict[str, Any], code: str) -> None:
    request = {"turn": 1, "seat": 0, "name": "Anne", "record": json.loads(TOY), **change}
    answer = post(house, "/api/tables/from", request)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code
