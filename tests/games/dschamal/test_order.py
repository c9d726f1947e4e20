"""DSC-40 to DSC-43, DSC-67, DSC-71: who searches next."""

from __future__ import annotations

import pytest

from tablee.games.dschamal.course import after_duel, next_course, opponent
from tablee.games.dschamal.events import BoutWon
from tablee.games.dschamal.scenes import HANNA, KNUT, ORDER, SCENES, SEBASTIAN, TRIELS, VOLKER, XENIA
from tablee.games.dschamal.staging import Scene, play
from tablee.games.dschamal.state import Course, State
from tests.games.dschamal.building import judged, some, state_of


def last_state(name: str) -> State:
    (scene,) = [scene for scene in SCENES if scene.name == name]
    state: State = list(play(scene))[-1][-1].step.state
    return state


@pytest.mark.clause("DSC-40")
def test_three_players_the_winner_meets_the_third() -> None:
    assert after_duel(3, Course(0), (0, 1), 0) == Course(0, (1,))
    assert opponent(3, Course(0, (1,))) == 2
    assert opponent(3, after_duel(3, Course(0, (1,)), (0, 2), 2)) == 1
    assert opponent(3, after_duel(3, Course(0, (1,)), (0, 2), 0)) == 1


@pytest.mark.clause("DSC-41")
def test_the_master_goes_on_to_the_left() -> None:
    course = after_duel(6, Course(2), (2, 3), 2)
    assert (course.master, opponent(6, course)) == (2, 4)
    course = after_duel(6, course, (2, 4), 2)
    assert (course.master, opponent(6, course)) == (2, 5)


@pytest.mark.clause("DSC-42")
def test_scene_a_xenia_beats_two_loses_to_hanna_who_meets_knut_after_sebastian() -> None:
    state = last_state("order-a")
    assert state.bout.fighters == (HANNA, KNUT)


@pytest.mark.clause("DSC-42")
def test_scene_c_the_one_just_beaten_is_skipped() -> None:
    state = last_state("order-c")
    assert state.bout.fighters == (HANNA, KNUT)
    assert SEBASTIAN not in state.bout.fighters


@pytest.mark.clause("DSC-43")
def test_scene_b_who_has_beaten_everybody_stops() -> None:
    state = last_state("order-b")
    assert state.bout.fighters == (SEBASTIAN, KNUT)
    assert state.course == Course(SEBASTIAN)


@pytest.mark.clause("DSC-41")
def test_after_a_void_duel_the_master_goes_on() -> None:
    assert after_duel(5, Course(0), (0, 1), None) == Course(0, (1,))


@pytest.mark.clause("DSC-67")
def test_triels_move_one_seat_to_the_left() -> None:
    state = last_state("dreier-order")
    assert state.bout.fighters == (VOLKER, HANNA, SEBASTIAN)
    (scene,) = [scene for scene in TRIELS if scene.name == "dreier-order"]
    assert [pull.seat for pull in scene.beats[0]] == [KNUT, XENIA, VOLKER]  # type: ignore[union-attr]
    assert [pull.seat for pull in scene.beats[1]] == [XENIA, VOLKER, HANNA]  # type: ignore[union-attr]


@pytest.mark.clause("DSC-71")
def test_quartett_duels_move_one_seat_to_the_left_whoever_wins() -> None:
    owned = [some("blue-ball"), some("blue-cube"), some("blue-egg"), ()]
    state = state_of(owned, game="quartett", master=3)
    assert state.bout.fighters == (3, 0)
    step = judged(state, s0=(some("white-ball"), 2000))
    assert step.state.bout.fighters == (0, 1)
    assert next_course(step.state, 1) == Course(1)


@pytest.mark.clause("DSC-28")
@pytest.mark.parametrize("scene", SCENES[:8], ids=lambda scene: scene.name)
def test_each_of_the_eight_outcomes_as_the_sheet_tells_it(scene: Scene) -> None:
    won = [
        told.event
        for beat in play(scene)
        for played in beat
        for told in played.step.events
        if isinstance(told.event, BoutWon)
    ]
    assert [event.clause for event in won] == [scene.clause]
    faster = scene.beats[0][0].seat if scene.beats[0] != "double" else VOLKER  # type: ignore[union-attr]
    assert (won[0].seat == faster) == (scene.clause <= "DSC-22")


def test_scenes_are_named_once() -> None:
    assert len({scene.name for scene in SCENES}) == len(SCENES)
    assert len(ORDER) == 3
