"""The scenes: one idea of the star at a time, move by move."""

from __future__ import annotations

import pytest

from tablee.games.etoile.events import PieceHuffed, PiecesTaken, QueenMade
from tablee.games.etoile.game import fault_in
from tablee.games.etoile.scenes import SCENES, Scene, replay, start_of
from tests.games.etoile.scenes import plays

BY_CLAUSE = {scene.clause: scene for scene in SCENES}


def events_of(clause: str) -> list[object]:
    return [told.event for _, step in replay(BY_CLAUSE[clause]) for told in step.events]


@pytest.mark.clause("ETO-20")
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.clause)
def test_a_scene_begins_soundly_and_every_step_is_told_in_both_languages(scene: Scene) -> None:
    state = start_of(scene).state
    assert fault_in(state, len(scene.names), state.options) is None
    for made, _ in replay(scene):
        words = scene.intro if made is None else made.words
        assert words is not None
        assert words.fr
        assert words.en != words.fr


@pytest.mark.clause("ETO-21")
def test_a_man_crosses_into_the_empty_camp_and_stays_there() -> None:
    assert [made.move for made, _ in replay(BY_CLAUSE["ETO-21"]) if made and made.seat == 0][1:] == [
        "Ah4-Cb4",
        "Cb4-Cc3",
    ]


@pytest.mark.clause("ETO-04")
def test_the_other_branch_of_the_fork_would_be_taken_back() -> None:
    state = start_of(BY_CLAUSE["ETO-04"]).state
    assert {"Ac3xBd4", "Ac3xCd4"} <= plays(state)


@pytest.mark.clause("ETO-23")
def test_one_chain_takes_from_both() -> None:
    assert PiecesTaken(0, ("Ac3", "Cd4", "Bc3"), ("Ad4", "Bd4")) in events_of("ETO-23")


@pytest.mark.clause("ETO-40")
def test_who_forgets_is_huffed_and_the_reader_still_moves() -> None:
    assert PieceHuffed(0, 1, "Ad4") in events_of("ETO-40")


@pytest.mark.clause("ETO-31")
def test_at_the_base_the_reader_stops_though_more_could_be_taken() -> None:
    scene = BY_CLAUSE["ETO-31"]
    assert {"Ba3xBc1", "Ba3xBc1xBe3"} <= plays(start_of(scene).state)
    assert QueenMade(0, "Bc1") in events_of("ETO-31")


@pytest.mark.clause("ETO-32")
def test_a_queen_takes_from_afar() -> None:
    taken = [event for event in events_of("ETO-32") if isinstance(event, PiecesTaken)]
    assert [event.path for event in taken] == [("Cd4", "Ba1")]
