"""The curve and the better moves of a finished game of Dschamál."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.bots.analyst import analyst_of
from tablee.bots.judge import judge_of
from tablee.bots.luck import Luck
from tablee.games.dschamal.bots.building import build
from tablee.games.dschamal.moves import Build, Call, Lay, LetGo
from tablee.games.dschamal.placing import MICRO
from tablee.games.dschamal.state import Building, Hand, Over, Searching, Touch
from tests.games.dschamal.bots.duels import shaken
from tests.games.dschamal.building import some, state_of, stream

BRICK, CUBE = some("blue-brick")[0], some("blue-cube")[0]


def test_whoever_leads_stands_higher_and_leads_make_nothing_together() -> None:
    judge = judge_of("dschamal")
    assert judge is not None
    for game in ("duell", "dreier", "quartett"):
        values = judge(state_of([(0, 4, 8, 12), (16,), (20,)], game=game))
        assert values[0] > 0 > values[1] == values[2]
    assert judge(state_of([(), (), ()])) == (0, 0, 0)
    four = judge(state_of([(0, 1, 2, 3), (4, 8, 12, 16), ()], game="duell"))
    assert four[0] > four[1]


def test_whoever_won_has_all() -> None:
    judge = judge_of("dschamal")
    assert judge is not None
    assert judge(state_of([(), (), ()], Over(((1,), (0, 2))))) == (-1, 1, -1)


def test_a_piece_let_go_beside_the_tower_could_have_stood() -> None:
    analyse = analyst_of("dschamal")
    assert analyse is not None
    state = state_of([(), (), ()], Building(0, CUBE, 0), game="turm", towers=[(BRICK,), (), ()])
    good = build(state.towers[0], CUBE, 10, 0, Luck(2))
    aside = Build(replace(good.drop, x=good.drop.x + 60 * MICRO))
    found = analyse(state, 0, aside, 60.0)
    assert found is not None
    assert isinstance(found.best, Build)
    assert found.loss > 0
    assert found.why.values == {"count": 2, "all": 2, "stands": "yes"}
    right = analyse(state, 0, good, 60.0)
    assert right is not None
    assert right.loss == 0


def test_a_hand_that_lays_what_hardly_counts_should_have_let_go() -> None:
    analyse = analyst_of("dschamal")
    assert analyse is not None
    state = shaken(stream(1))
    assert isinstance(state.phase, Searching)
    flat = Touch(100, 100, "3" * 25)
    hand = replace(state.phase.hands[0], x=100, y=100, lately=(flat,), held=(63,))
    hands: tuple[Hand, ...] = (hand, *state.phase.hands[1:])
    state = replace(state, phase=replace(state.phase, hands=hands))
    found = analyse(state, 0, Lay(150), 60.0)
    assert found is not None
    assert isinstance(found.best, LetGo)
    assert found.loss > 0
    assert found.why.values["hope"] < 50
    assert analyse(state, 0, Call(0), 60.0) is None
