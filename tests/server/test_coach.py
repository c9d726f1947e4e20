"""The coaches: sound first games, tips that can be said, and tables that do not hurry."""

from __future__ import annotations

from typing import Any

import httpx
import msgspec
import pytest

from tablee import bots
from tablee.core import shelf
from tablee.core.box import part
from tablee.core.chance import Stream
from tablee.core.rulebook import clauses, read_book, read_picture
from tablee.core.teaching import LEARNER, Coach, When
from tablee.server.http.scene_answers import stage_of
from tests.server.house import House
from tests.toy_shelf import ours


def coach_of(name: str) -> Coach:
    found: Coach = part(shelf.box(name).coach)
    return found


def tags(kind: Any) -> set[str]:
    described = msgspec.inspect.type_info(kind)
    parts = described.types if isinstance(described, msgspec.inspect.UnionType) else (described,)
    return {part.tag for part in parts if isinstance(part, msgspec.inspect.StructType)}  # type: ignore[misc]


@pytest.mark.parametrize("name", ours())
def test_every_box_has_a_coach_whose_parts_are_there(name: str) -> None:
    coach, box = coach_of(name), shelf.box(name)
    assert len(coach.pictures) == 3
    for picture in coach.pictures:
        assert read_picture(box, picture.file)
    stage = stage_of(name)
    assert set(coach.lessons) <= {scene.clause for scene in (stage.SCENES if stage else ())}
    book = clauses(read_book(box, "fr"))
    assert {tip.clause for tip in coach.tips if tip.clause} <= set(book)
    names = [tip.name for tip in coach.tips]
    assert len(set(names)) == len(names)
    said = [*[tip.words for tip in coach.tips], *[one.words for one in coach.pictures], *coach.refresher]
    assert all(words.fr and words.en and words.fr != words.en for words in said)


@pytest.mark.parametrize("name", ours())
def test_tips_wait_for_what_the_game_knows(name: str) -> None:
    game = shelf.load(name)
    fields = {field.name for field in msgspec.structs.fields(game.View)}
    for when in [tip.when for tip in coach_of(name).tips]:
        assert when.event in tags(game.Event) | {""}
        assert when.offer in tags(game.Move) | {""}
        assert {path.partition(".")[0] for path in when.view} <= fields
        assert when != When()


@pytest.mark.parametrize("name", ours())
@pytest.mark.parametrize("seed", range(5))
def test_a_first_game_begins_soundly(name: str, seed: int) -> None:
    game, first = shelf.load(name), coach_of(name).game
    state = first.start(Stream(bytes([seed]) * 32))
    assert game.refuse_options(first.seats, first.options) is None
    assert game.fault_in(state, first.seats, first.options) is None
    assert first.level in game.META.levels


def fits(found: Any, wanted: Any) -> bool:
    value = LEARNER if wanted == "you" else wanted
    return value in found if isinstance(found, list) else found == value


def at(one: Any, path: str) -> Any:
    for name in path.split("."):
        one = one.get(name) if isinstance(one, dict) else None
    return one


def holds(when: When, events: list[Any], offers: Any, view: Any) -> bool:
    """As the browser goes by it (`web/src/coach/tipCondition.ts`)."""

    def one_of(type: str, fields: Any, found: list[Any]) -> bool:
        return any(
            each["type"] == type and all(fits(at(each, path), value) for path, value in fields.items())
            for each in found
        )

    if when.event and not one_of(when.event, when.fields, events):
        return False
    if when.question and (offers.question is None or offers.question.key != when.question):
        return False
    moves = msgspec.to_builtins(offers.moves)
    listed = one_of(when.offer, {} if when.event else when.fields, moves)
    if when.offer and not listed and when.offer not in [choice.move for choice in offers.choices]:
        return False
    return all(fits(at(view, path), value) for path, value in when.view.items())


def turns_of_games() -> list[str]:
    """The boxes whose first game bots can play without a clock."""
    return [name for name in ours() if shelf.load(name).clocked is None]


@pytest.mark.parametrize("name", turns_of_games())
def test_first_games_come_to_an_end_and_most_tips_are_said(name: str) -> None:
    game, coach = shelf.load(name), coach_of(name)
    bot = bots.load(name, coach.game.level)
    said: set[str] = set()
    for seed in range(6):
        learner = bot if seed % 2 else bots.load(name, "random")  # one who plays well, one who blunders
        chance = Stream(bytes([seed]) * 32)
        state, events = coach.game.start(chance), list[Any]()
        for _ in range(3000):
            view, offers = msgspec.to_builtins(game.view(state, LEARNER)), game.offers(state, LEARNER)
            said |= {tip.name for tip in coach.tips if holds(tip.when, events, offers, view)}
            if game.standings(state) is not None:
                break
            seat = min(game.to_act(state))
            player = learner if seat == LEARNER else bot
            move = player.choose(game.view(state, seat), game.offers(state, seat), chance)
            step = game.apply(state, seat, move, chance)
            state = step.state
            events = [msgspec.to_builtins(told.event) for told in step.events if told.seen_by(LEARNER)]
        assert game.standings(state) is not None
    silent = {tip.name for tip in coach.tips} - said
    assert "end" in said
    assert len(silent) <= len(coach.tips) // 4, silent


@pytest.mark.parametrize("name", ours())
def test_the_house_tells_the_plan_and_opens_a_table_that_counts_nowhere(house: House, name: str) -> None:
    plan = house.get(f"/api/coach/{name}").json()
    assert plan["seats"] == coach_of(name).game.seats
    seated = httpx.post(f"{house.base}/api/coach/{name}", json={"name": "Anne"})
    assert seated.status_code == 201, seated.text
    assert seated.json()["seat"] == LEARNER
    assert house.get(f"/api/tables/{seated.json()['code']}").json()["status"] == "playing"


def test_a_box_without_a_coach_says_so(house: House) -> None:
    assert house.get("/api/coach/toy").status_code == 404
    assert house.get("/api/coach/nothing").status_code == 404
    assert httpx.post(f"{house.base}/api/coach/toy", json={"name": "Anne"}).status_code == 404
    assert httpx.post(f"{house.base}/api/coach/{ours()[0]}", json={"name": "A", "pace": 9}).status_code == 400
