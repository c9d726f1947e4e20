"""Camelot's tournaments as the house gives them, from one seat's eyes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import httpx
import pytest

from tests.server.house import House

DANIELLE = 3


def scene(house: House, name: str, **query: Any) -> Any:
    answer = house.get(f"/api/scenes/camelot/{name}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_both_are_listed_in_both_languages(house: House) -> None:
    found = house.get("/api/scenes/camelot").json()["scenes"]
    assert [(one["name"], one["seat"]) for one in found] == [("CAM-80", DANIELLE), ("CAM-81", DANIELLE)]
    assert all(one["title"]["fr"] and one["title"]["en"] for one in found)


@pytest.mark.parametrize("name", ["CAM-80", "CAM-81"])
def test_the_seat_that_looks_is_asked_before_each_of_its_moves(house: House, name: str) -> None:
    steps = scene(house, name, seat=DANIELLE)["steps"]
    assert steps[0]["move"] is None
    for step, after in pairwise(steps):
        if after["seat"] == DANIELLE:
            assert after["move"] in step["asked"]["moves"]
        else:
            assert step["asked"] is None


def test_only_the_hand_of_the_seat_that_looks_is_seen(house: House) -> None:
    mine = scene(house, "CAM-80", seat=DANIELLE)["steps"][0]["view"]
    assert len(mine["hand"]) == 8
    watched = scene(house, "CAM-80")["steps"]
    assert all(step["view"]["hand"] == [] and step["asked"] is None for step in watched)
    assert not any(event["type"] == "card-seen" for step in watched for event in step["events"])


def test_the_words_are_there_in_both_languages(house: House) -> None:
    steps = scene(house, "CAM-81")["steps"]
    said = [step["comment"] for step in steps if step["comment"]]
    assert len(said) > 10
    assert all(words["fr"] and words["en"] for words in said)


def tried(house: House, **body: Any) -> Any:
    request = {"seat": DANIELLE, "at": 6, "move": {"type": "stay"}, **body}
    return httpx.post(f"{house.base}/api/scenes/camelot/CAM-80/try", json=request)


def test_another_move_is_judged_by_the_rules_with_its_clause(house: House) -> None:
    """In the red tournament of CAM-80, in Danielle's first turn."""
    answer = tried(house, move={"type": "play", "card": "blue-3"})
    assert answer.status_code == 200
    values = {"card": "blue-3", "colour": "red"}
    assert answer.json() == {"refusal": {"clause": "CAM-22", "reason": "wrong-colour", "values": values}}
    assert tried(house).json()["refusal"]["clause"] == "CAM-21"
    assert tried(house, move={"type": "play", "card": "squire-3"}).json() == {"refusal": None}
