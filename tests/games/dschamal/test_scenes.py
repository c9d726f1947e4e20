"""The sheets' examples as scenes: watched by the rules, explained in both languages."""

from __future__ import annotations

import msgspec
import pytest

from tablee.games.dschamal.events import BoutReady, TowersCounted
from tablee.games.dschamal.game import State, read_move, refuse
from tablee.games.dschamal.scene_words import SAID
from tablee.games.dschamal.scenes import KNUT, SCENES, replay
from tablee.games.dschamal.staging import Scene, play
from tests.games.dschamal.building import events_of
from tests.games.dschamal.cases import census

every_scene = pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)


@every_scene
def test_a_scene_is_played_by_the_rules_and_loses_no_piece(scene: Scene) -> None:
    (first, begun), *rest = replay(scene)
    assert first is None
    state: State = begun.state
    for made, step in rest:
        assert made is not None
        assert refuse(state, made.seat, read_move(made.move)) is None
        state = step.state
    assert census(state) == census(begun.state)


@every_scene
def test_every_beat_is_introduced_and_explained_in_both_languages(scene: Scene) -> None:
    said = [made.words for made, _ in replay(scene) if made is not None and made.words is not None]
    assert tuple(said) == SAID[scene.name].said
    assert len(said) == sum(min(2, len(beat)) for beat in play(scene))
    assert all(words.fr and words.en and words.fr != words.en for words in (*said, scene.title))
    for words in (*said, scene.title):
        assert not any(wrong in words.fr for wrong in (" ;", " ?", " !", " :", "« ", " »"))


def test_a_clause_names_one_scene() -> None:
    assert len({scene.clause for scene in SCENES}) == len(SCENES) == len(SAID)


@every_scene
def test_the_same_scene_is_the_same_every_time(scene: Scene) -> None:
    once, again = ([msgspec.json.encode(step) for _, step in replay(scene)] for _ in range(2))
    assert once == again


@pytest.mark.clause("DSC-41")
def test_a_scene_tells_who_is_next() -> None:
    (scene,) = [scene for scene in SCENES if scene.name == "order-a"]
    *_, (_, last) = replay(scene)
    (ready,) = events_of(last, BoutReady)
    assert ready.fighters[1] == KNUT


@pytest.mark.clause("DSC-56")
def test_the_towers_are_counted_as_the_sheet_does() -> None:
    (scene,) = [scene for scene in SCENES if scene.name == "tower-score"]
    *_, (_, last) = replay(scene)
    (counted,) = events_of(last, TowersCounted)
    assert counted.totals == (6, 4, 7, 6)
    assert scene.names == ("Knut", "Sebastian", "Volker", "Xenia")
