"""The scenes: a trick, the taxes, the Great Revolution, going out, move by move."""

from __future__ import annotations

import pytest

from tablee.games.dalmuti.events import CardsGiven, GameEnded, RevolutionDeclared, TrickWon
from tablee.games.dalmuti.game import State, fault_in
from tablee.games.dalmuti.scenes import SCENES, Scene, replay

BY_CLAUSE = {scene.clause: scene for scene in SCENES}


def events_of(clause: str) -> list[object]:
    return [told.event for _, step in replay(BY_CLAUSE[clause]) for told in step.events]


@pytest.mark.clause("DAL-33")
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.clause)
def test_a_scene_begins_soundly_and_every_step_is_told_in_both_languages(scene: Scene) -> None:
    assert fault_in(scene.start, len(scene.names), scene.start.options) is None
    for made, step in replay(scene):
        state: State = step.state
        assert fault_in(state, len(scene.names), state.options) is None
        words = scene.intro if made is None else made.words
        assert words is not None
        assert words.fr
        assert words.en != words.fr


@pytest.mark.clause("DAL-33")
def test_the_reader_wins_the_trick_with_a_joker_after_having_passed() -> None:
    assert TrickWon(0, 0) in events_of("DAL-33")


@pytest.mark.clause("DAL-20")
def test_the_best_two_cards_come_for_two_twelves() -> None:
    given = [event for event in events_of("DAL-20") if isinstance(event, CardsGiven)]
    assert CardsGiven("tax", 0, 4, (12, 12)) in given
    assert CardsGiven("tribute", 4, 0, (1, 2)) in given


@pytest.mark.clause("DAL-26")
def test_the_last_becomes_the_first() -> None:
    assert RevolutionDeclared(0, True, (0, 4, 3, 2, 1)) in events_of("DAL-26")


@pytest.mark.clause("DAL-34")
def test_the_round_ends_with_one_hand_left() -> None:
    assert GameEnded(((3,), (0,), (1,), (2,), (4,))) in events_of("DAL-34")
