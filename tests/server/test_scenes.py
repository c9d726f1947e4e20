"""Scenes as the house gives them: found by convention, from one seat's eyes."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import httpx
import pytest

from tablee.core import shelf
from tablee.server.http.scene_answers import stage_of
from tests.server.house import House

WITHOUT = [name for name in shelf.names() if not shelf.box(name).scenes]


def scene(house: House, **query: Any) -> Any:
    answer = house.get("/api/scenes/toy/TOY-03", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("name", [name for name in shelf.names() if shelf.box(name).scenes])
def test_a_game_with_scenes_lists_them_in_both_languages(house: House, name: str) -> None:
    found = house.get(f"/api/scenes/{name}").json()["scenes"]
    assert found
    assert all(one["title"]["fr"] and one["title"]["en"] for one in found)


def test_a_game_without_scenes_has_none(house: House) -> None:
    for name in WITHOUT:
        assert house.get(f"/api/scenes/{name}").json()["scenes"] == []


@pytest.mark.parametrize("name", shelf.names())
def test_every_scene_of_the_shelf_can_be_replayed_by_the_rules(name: str) -> None:
    stage = stage_of(name)
    for one in stage.SCENES if stage else ():
        steps = list(stage.replay(one)) if stage else []
        assert steps[0][0] is None
        assert all(made is not None for made, _ in steps[1:])


@pytest.mark.parametrize("name", [name for name in shelf.names() if shelf.box(name).scenes])
def test_no_step_of_a_scene_is_without_a_caption(house: House, name: str) -> None:
    """Its own words; where it has none, what somebody sees happen, or what was said before it."""
    for title in house.get(f"/api/scenes/{name}").json()["scenes"]:
        eyes = {} if title["seat"] is None else {"seat": title["seat"]}
        said = False
        for step in house.get(f"/api/scenes/{name}/{title['name']}", params=eyes).json()["steps"][1:]:
            said = said or step["comment"] is not None
            assert said or step["events"]


@pytest.mark.parametrize("name", [name for name in shelf.names() if shelf.box(name).scenes])
def test_who_can_play_a_scene_is_spoken_to_in_it(house: House, name: str) -> None:
    found = house.get(f"/api/scenes/{name}").json()
    assert all((one["seat"] is not None) == found["playable"] for one in found["scenes"])


@pytest.mark.parametrize("seat", [0, 1])
def test_the_seat_that_looks_is_asked_before_each_of_its_moves(house: House, seat: int) -> None:
    steps = scene(house, seat=seat)["steps"]
    assert steps[0]["move"] is None
    for step, after in pairwise(steps):
        if after["seat"] == seat:
            assert after["move"] in step["asked"]["moves"]
        else:
            assert step["asked"] is None


def test_only_what_the_seat_that_looks_may_know_is_seen(house: House) -> None:
    assert scene(house, seat=1)["steps"][0]["view"]["luck"] is not None
    watched = scene(house)["steps"]
    assert all(step["view"]["luck"] is None and step["asked"] is None for step in watched)
    assert not any(event["type"] == "luck-dealt" for step in watched for event in step["events"])


def test_the_words_are_there_in_both_languages(house: House) -> None:
    said = [step["comment"] for step in scene(house)["steps"] if step["comment"]]
    assert said
    assert all(words["fr"] and words["en"] for words in said)


def tried(house: House, **body: Any) -> Any:
    request = {"seat": 0, "at": 0, "move": {"type": "take", "count": 3}, **body}
    return httpx.post(f"{house.base}/api/scenes/toy/TOY-03/try", json=request)


def test_another_move_is_judged_by_the_rules_with_its_clause(house: House) -> None:
    mover = scene(house)["steps"][1]["seat"]
    answer = tried(house, seat=mover, move={"type": "take", "count": 4})
    assert answer.status_code == 200
    assert answer.json() == {"refusal": {"clause": "TOY-03", "reason": "not-open", "values": {}}}
    assert tried(house, seat=1 - mover).json()["refusal"]["clause"] == "TOY-02"
    assert tried(house, seat=mover).json() == {"refusal": None}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"seat": 4}, "no-such-seat"),
        ({"at": -1}, "no-such-turn"),
        ({"at": 99}, "no-such-turn"),
        ({"move": {"type": "cheat"}}, "unknown-type"),
        ({"move": None}, "unknown-type"),
        ({"at": "six"}, "unknown-type"),
    ],
)
def test_a_try_that_makes_no_sense_is_told_so(house: House, body: dict[str, Any], code: str) -> None:
    answer = tried(house, **body)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/api/scenes/chess", "no-such-game"),
        ("/api/scenes/chess/TOY-03", "no-such-game"),
        ("/api/scenes/toy/TOY-99", "no-such-page"),
        ("/api/scenes/toy/TOY-03?seat=4", "no-such-seat"),
        ("/api/scenes/toy/TOY-03?seat=-1", "no-such-seat"),
    ],
)
def test_what_is_not_there_is_told(house: House, path: str, code: str) -> None:
    answer = house.get(path)
    assert 400 <= answer.status_code < 500
    assert answer.json()["code"] == code


def test_a_game_without_scenes_has_no_page_for_one(house: House) -> None:
    for name in WITHOUT:
        answer = house.get(f"/api/scenes/{name}/TOY-03")
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-page")
