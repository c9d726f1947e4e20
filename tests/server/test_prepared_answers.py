"""Answers made once: kept within their bytes, made by the first of those who ask, sent as asked for."""

from __future__ import annotations

import asyncio
import gzip
import json

import httpx
import pytest

from tablee.server.http.prepared_answers import (
    OVERHEAD,
    AnswerCache,
    Made,
    PreparedAnswer,
    prepared,
    prepared_in_parts,
    prepared_json,
)
from tablee.server.http.responses import takes_gzip, unpacked
from tablee.table.outcome import TableProblem
from tests.server.house import House
from tests.toy_game.records import toy_record


class Kitchen:
    """Counts how often it is asked to make something."""

    def __init__(self) -> None:
        self.made = 0

    async def make(self) -> Made:
        self.made += 1
        await asyncio.sleep(0)
        return prepared(b"x" * 500, packing=0)


async def test_several_who_ask_at_once_wait_for_one_making() -> None:
    answers, kitchen = AnswerCache(), Kitchen()
    made = await asyncio.gather(*[answers.get("one", kitchen.make) for _ in range(20)])
    assert kitchen.made == 1
    assert all(one is made[0] for one in made)
    assert await answers.get("one", kitchen.make) is made[0]


async def test_what_was_asked_for_longest_ago_makes_room() -> None:
    answers, kitchen = AnswerCache(most=3 * (500 + OVERHEAD)), Kitchen()
    for key in ("a", "b", "c", "a", "d"):
        await answers.get(key, kitchen.make)
    assert (kitchen.made, len(answers)) == (4, 3 * (500 + OVERHEAD))
    await answers.get("a", kitchen.make)
    assert kitchen.made == 4
    await answers.get("b", kitchen.make)
    assert kitchen.made == 5


async def test_a_problem_is_kept_like_an_answer_and_an_error_is_not() -> None:
    answers, calls = AnswerCache(), 0

    async def refuse() -> Made:
        nonlocal calls
        calls += 1
        return TableProblem("not-over")

    async def fail() -> Made:
        raise RuntimeError

    assert await answers.get("p", refuse) is await answers.get("p", refuse)
    assert calls == 1
    for _ in range(2):
        with pytest.raises(RuntimeError):
            await answers.get("e", fail)


def test_a_long_text_is_packed_part_by_part_and_unpacked_so() -> None:
    parts = [b"[", *[b'{"n":%d},' % n for n in range(50_000)], b"0]"]
    answer = prepared_in_parts(parts)
    assert isinstance(answer, PreparedAnswer)
    assert answer.packed is not None
    assert answer.plain is None
    assert gzip.decompress(answer.packed) == b"".join(parts) == b"".join(unpacked(answer.packed))


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("gzip;q=0", False),
        ("gzip; q=0.0", False),
        ("br", False),
        ("", False),
    ],
)
def test_who_takes_gzip(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) is takes


def test_small_answers_are_sent_as_they_are() -> None:
    assert prepared_json({"a": 1}).packed is None


@pytest.mark.parametrize("path", ["/api/shelf", "/api/rules/toy/fr", "/api/scenes/toy/TOY-03?seat=1"])
def test_who_has_it_already_is_told_so(house: House, path: str) -> None:
    first = house.get(path)
    assert first.status_code == 200
    again = house.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_packed_and_plain_say_the_same(house: House) -> None:
    played, record = toy_record(counters=60), {"content-type": "application/json"}
    answers = [
        httpx.post(
            f"{house.base}/api/replay?seat=0",
            content=played,
            headers={**record, "accept-encoding": encoding},
            timeout=60,
        )
        for encoding in ("gzip", "identity")
    ]
    assert answers[0].headers["content-encoding"] == "gzip"
    assert "content-encoding" not in answers[1].headers
    assert answers[0].json() == answers[1].json()
    assert len(answers[0].json()["frames"]) == len(json.loads(played)["turns"])
