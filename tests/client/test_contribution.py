"""What a client finds in lists, deals and ends, case by case (the browser's tests take the same cases)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.client.contribution import Contribution, Kept, finding, wrong_list
from tablee.client.mirror import Mirror
from tablee.core.shuffle import commitment_to, list_hash
from tablee.server.protocol.from_client import Commit, OpenPart
from tablee.server.protocol.table_shown import TableView

SHARED = Path(__file__).parents[1] / "core/shuffle.json"
VECTORS: dict[str, Any] = json.loads(SHARED.read_text("utf-8"))
LOBBY: dict[str, Any] = {"status": "lobby", "list": "", "places": [{"name": "Anne"}] * 4}
CASES = VECTORS["findings"]


def table_of(**change: Any) -> TableView:
    return msgspec.convert(VECTORS["table"] | change, TableView)


def names(at: str) -> list[Any]:
    return [pytest.param(case, id=case["name"]) for case in CASES if case["at"] == at]


@pytest.mark.parametrize("case", names("list"))
def test_before_opening(case: dict[str, Any]) -> None:
    kept = msgspec.convert(case["kept"], Kept)
    assert wrong_list(table_of(**case["change"]), kept, case["arrived"]) == case["found"]


@pytest.mark.parametrize("case", names("deal"))
def test_after_the_deal(case: dict[str, Any]) -> None:
    kept = msgspec.convert(case["kept"], Kept | None)
    assert finding(table_of(**case["change"]), case["you"], kept) == case["found"]


class SeatedPerson:
    """A seat, and what its contribution says to each state of the table."""

    def __init__(self, you: int | None = 0) -> None:
        self.contribution, self.seen = Contribution(), Mirror()
        self.seen.you = you

    def hears(self, arrived: bool = False, **change: Any) -> Any:
        self.seen.table = table_of(**change)
        return self.contribution.due(self.seen, arrived, "id")


def test_it_commits_once_and_again_only_where_its_word_was_lost() -> None:
    seat = SeatedPerson()
    said = seat.hears(True, **LOBBY)
    assert isinstance(said, Commit)
    assert seat.contribution.kept is not None
    assert said.commitment == commitment_to("ABCDEF", 1, 0, seat.contribution.kept.part)
    assert seat.hears(**LOBBY) is None
    assert seat.hears(True, **LOBBY) == said
    there = [{"name": "Anne", "commitment": said.commitment}, *LOBBY["places"][1:]]
    assert seat.hears(True, **{**LOBBY, "places": there}) is None


def test_every_game_and_seat_has_a_part_of_its_own() -> None:
    seat = SeatedPerson()
    parts = set()
    for number, you in ((1, 0), (2, 0), (2, 1)):
        seat.seen.you = you
        assert isinstance(seat.hears(number=number, **LOBBY), Commit)
        assert seat.contribution.kept is not None
        parts.add(seat.contribution.kept.part)
    assert len(parts) == 3


def test_it_opens_for_its_list_and_once_more_after_coming_back() -> None:
    seat = SeatedPerson()
    seat.contribution.kept = Kept(1, 0, VECTORS["parts"][0])
    assert seat.hears() == OpenPart("id", VECTORS["parts"][0])
    assert seat.contribution.kept.list == list_hash(VECTORS["list"]) == VECTORS["list_hash"]
    assert seat.hears() is None
    assert seat.hears(True) == OpenPart("id", VECTORS["parts"][0])
    assert seat.hears(status="playing", parts=VECTORS["parts"]) is None
    assert seat.contribution.finding == "in"


def test_what_was_refused_once_is_not_opened_later() -> None:
    seat = SeatedPerson()
    seat.contribution.kept = Kept(1, 0, VECTORS["parts"][0])
    wrong = next(case for case in CASES if case["name"] == "the commitment is missing")
    assert seat.hears(**wrong["change"]) is None
    assert seat.hears(True) is None
    assert seat.contribution.finding == "unlisted"


def test_watchers_and_who_kept_nothing_say_nothing() -> None:
    assert SeatedPerson(None).hears(True, status="lobby", list="") is None
    assert SeatedPerson().hears() is None
