"""The sheet's two tournaments, move by move (CAM-80, CAM-81)."""

from __future__ import annotations

import pytest

from tablee.games.camelot.events import StayedIn, TokenLost, TournamentWon
from tablee.games.camelot.game import State, view
from tablee.games.camelot.scenes import CAM_80, CAM_81, SCENES, Scene, replay
from tablee.games.camelot.state import Naming
from tests.games.camelot.building import events_of
from tests.games.camelot.cases import census


def announced(scene: Scene) -> list[int]:
    """The totals as the rules find them; each is also what the scene says."""
    totals: list[int] = []
    for made, step in replay(scene):
        stays = events_of(step, StayedIn) if made is not None else []
        assert [stay.total for stay in stays] == ([made.total] if made and made.total else [])
        totals += [stay.total for stay in stays]
    return totals


def end_of(scene: Scene) -> State:
    *_, (_, last) = replay(scene)
    state: State = last.state
    return state


@pytest.mark.clause("CAM-80")
def test_the_first_tournament() -> None:
    assert announced(CAM_80) == [3, 5, 7, 8, 12, 14, 15]
    *_, (_, last) = replay(CAM_80)
    assert events_of(last, TournamentWon) == [TournamentWon(3, "red")]
    assert events_of(last, TokenLost) == []  # a lady, but no token to lose
    assert last.state.tokens == ((), (), (), ("red",))
    assert last.state.phase == Naming(3)


@pytest.mark.clause("CAM-81")
def test_the_second_tournament() -> None:
    assert announced(CAM_81) == [3, 5, 5, 7, 6, 10, 4, 4]
    state = end_of(CAM_81)
    assert state.tokens == (("green",), (), (), ("red",))
    assert state.phase == Naming(0)
    assert state.previous == "green"


@pytest.mark.clause("CAM-81")
def test_what_lies_on_the_table_in_its_turning_points() -> None:
    columns = {
        made.move: [" ".join(character) for character in step.state.characters]
        for made, step in replay(CAM_81)
        if made is not None and made.words is not None
    }
    assert columns["riposte 3"][0] == "blue-2"  # not before all have let it pass
    played = [(made, view(step.state, None)) for made, step in replay(CAM_81)]
    after = [seen.characters for made, seen in played if made is not None and made.move == "pass"]
    assert after[1] == (("blue-2",), (), ("blue-5",), ("blue-3",))
    assert after[3] == (("blue-2", "blue-4"), (), ("blue-5",), ("blue-3",))
    assert after[7] == (("blue-2", "blue-4"), (), ("blue-5",), ("blue-3", "green-1"))


@pytest.mark.clause("CAM-81")
def test_the_second_begins_where_the_first_ends() -> None:
    _, start = next(iter(replay(CAM_81)))
    assert start.state == end_of(CAM_80)


@pytest.mark.clause("CAM-80")
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.clause)
def test_scenes_lose_no_card_and_speak_both_languages(scene: Scene) -> None:
    assert len({census(step.state) for _, step in replay(scene)}) == 1
    spoken = [made.words for made in scene.moves if made.words is not None]
    assert len(spoken) == len(scene.moves)
    told = (*spoken, scene.title, scene.intro)
    assert all(words.fr and words.en and words.fr != words.en for words in told)
    assert not any(scene.names[scene.hero] in words.fr + words.en for words in told)
