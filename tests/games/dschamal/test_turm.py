"""DSC-50 to DSC-56: the tower."""

from __future__ import annotations

import pytest

from tablee.games.dschamal.counting import black_points
from tablee.games.dschamal.events import BoutVoid, BoutWon, GameEnded, TowerBuilt, TowerLost, TowersCounted
from tablee.games.dschamal.game import Options, apply, due, offers, standings, to_act
from tablee.games.dschamal.moves import Build, Call, Give, Take
from tablee.games.dschamal.pieces import BLACKS
from tablee.games.dschamal.scenes import TOWERS
from tablee.games.dschamal.staging import play
from tablee.games.dschamal.state import Building, Cameling, Handing, Ready
from tests.games.dschamal.building import events_of, holding, judged, refusal_of, some, state_of, stream

NOBODY: list[tuple[int, ...]] = [(), (), (), ()]


@pytest.mark.clause("DSC-51")
def test_who_pulls_first_wins_and_builds_what_he_has_not_got() -> None:
    step = judged(state_of(NOBODY, game="turm"), s0=(some("white-cube"), 3000), s1=(some("blue-cube"), 2000))
    assert events_of(step, BoutWon)[0].seat == 1
    assert step.state.phase == Building(1, some("blue-cube")[0], 1)
    waiting = holding(state_of(NOBODY, game="turm"))
    assert refusal_of(waiting, 0, Call(50)) == ("DSC-51", "no-call")
    assert events_of(judged(state_of(NOBODY, game="turm")), BoutVoid)


@pytest.mark.clause("DSC-51")
def test_a_kind_he_has_already_he_gives_to_any_other_player() -> None:
    state = state_of(NOBODY, game="turm", towers=[some("blue-cube"), (), some("brown-cube"), ()])
    step = judged(state, s0=(some("white-cube"), 2000))
    cube = some("white-cube")[0]
    assert step.state.phase == Handing(0, cube)
    assert set(offers(step.state, 0).moves) == {Give(cube, 1), Give(cube, 2), Give(cube, 3)}
    assert refusal_of(step.state, 0, Give(cube, 0)) == ("DSC-51", "give-to-another")
    assert refusal_of(step.state, 0, Give(some("blue-egg")[0], 1)) == ("DSC-51", "give-what-you-pulled")
    assert refusal_of(step.state, 1, Give(cube, 2)) == ("DSC-51", "winner-gives")
    given = apply(step.state, 0, Give(cube, 2), stream())
    assert given.state.phase == Building(2, cube, 0)
    built = apply(given.state, 2, offers(given.state, 2).moves[0], stream())
    assert built.state.course.master == 0
    alarm = due(step.state)
    assert alarm is not None
    assert alarm.moves == ((0, Give(cube, 1)),)


@pytest.mark.clause("DSC-51")
def test_black_pieces_are_kept_too_or_are_one_kind_by_option() -> None:
    owned = [some("cut-cube"), (), (), ()]
    kept = judged(state_of(owned, game="turm"), s0=(some("cut-cone"), 2000))
    assert kept.state.owned[0] == some("cut-cube", "cut-cone")
    one = state_of(owned, options=Options(game="turm", one_black_kind=True))
    assert isinstance(judged(one, s0=(some("cut-cone"), 2000)).state.phase, Handing)


@pytest.mark.clause("DSC-52")
def test_the_camel_moves_one_black_piece_and_goes_back() -> None:
    owned = [some("cut-cube"), some("cut-cone"), (), ()]
    step = judged(state_of(owned, game="turm"), s0=(some("camel"), 2000))
    assert step.state.phase == Cameling(0)
    cube, cone = some("cut-cube")[0], some("cut-cone")[0]
    assert set(offers(step.state, 0).moves) == {Take(cone), Give(cube, 1), Give(cube, 2), Give(cube, 3)}
    assert refusal_of(step.state, 0, Take(cube)) == ("DSC-52", "no-such-black")
    assert refusal_of(step.state, 1, Take(cube)) == ("DSC-52", "camel-is-theirs")
    assert apply(step.state, 0, Take(cone), stream()).state.owned[0] == (*some("cut-cube", "cut-cone"),)
    given = apply(step.state, 0, Give(cube, 3), stream()).state
    assert given.owned[3] == (cube,)
    assert some("camel")[0] in given.bag
    nothing = judged(state_of(NOBODY, game="turm"), s0=(some("camel"), 2000))
    assert isinstance(nothing.state.phase, Ready)


@pytest.mark.clause("DSC-53")
def test_two_pieces_pulled_cost_the_whole_tower_and_the_other_is_master() -> None:
    towers = [some("blue-cube", "blue-brick"), (), (), ()]
    state = state_of([some("cut-cone"), (), (), ()], game="turm", towers=towers)
    step = judged(state, s0=(some("white-egg", "white-cone")[1:] + some("white-arch"), 2000))
    assert step.state.towers[0] == ()
    assert events_of(step, TowerLost)[0].pieces == some("blue-cube", "blue-brick")
    assert set(towers[0]) <= set(step.state.bag)
    assert step.state.owned[0] == some("cut-cone")
    assert step.state.course.master == 1


@pytest.mark.clause("DSC-54")
def test_a_coloured_piece_is_built_at_once_by_its_owner() -> None:
    state = judged(state_of(NOBODY, game="turm"), s0=(some("blue-cube"), 2000)).state
    assert to_act(state) == {0}
    (base,) = offers(state, 0).moves
    assert refusal_of(state, 1, base) == ("DSC-54", "owner-builds")
    assert refusal_of(state, 0, Build(base.drop, ())) == ("DSC-54", "base-stays")
    built = apply(state, 0, base, stream()).state
    assert [placed.piece for placed in built.towers[0]] == list(some("blue-cube"))
    assert some("blue-cube")[0] not in built.bag


@pytest.mark.clause("DSC-54")
def test_what_falls_goes_back_what_stands_stays() -> None:
    towers = [some("blue-brick") + some("blue-cube"), (), (), ()]
    state = judged(state_of(NOBODY, game="turm", towers=towers), s0=(some("white-ball"), 2000)).state
    stands = offers(state, 0).moves[0]
    base = state.towers[0][:1]
    step = apply(state, 0, Build(stands.drop, base), stream())
    assert step.state.towers[0] == base
    assert set(events_of(step, TowerBuilt)[0].fallen) == set(some("white-ball", "blue-cube"))
    assert set(some("white-ball", "blue-cube")) <= set(step.state.bag)
    alarm = due(state)
    assert alarm is not None
    assert alarm.moves[0][1].settled == state.towers[0], "who does not build loses the piece"


@pytest.mark.clause("DSC-55")
def test_the_game_ends_with_seven_in_a_tower() -> None:
    (reader,) = TOWERS
    last = list(play(reader))[-1][-1].step
    assert events_of(last, GameEnded)[0].reason == "tower"


@pytest.mark.clause("DSC-55")
def test_the_game_ends_with_the_tenth_black_piece() -> None:
    nine = some(*BLACKS[:9])
    step = judged(state_of([nine[:5], nine[5:], (), ()], game="turm"), s0=(some(BLACKS[9]), 2000))
    assert events_of(step, GameEnded)[0].reason == "blacks"
    assert events_of(step, TowersCounted)[0].bonuses == (3, 1, 0, 0)
    eight = judged(state_of([nine[:4], nine[5:], (), ()], game="turm"), s0=(some(BLACKS[9]), 2000))
    assert standings(eight.state) is None


@pytest.mark.clause("DSC-56")
def test_the_scene_of_the_sheet() -> None:
    (reader,) = TOWERS
    last = list(play(reader))[-1][-1].step
    (count,) = events_of(last, TowersCounted)
    assert count.totals == (6, 4, 7, 6)
    assert standings(last.state) == ((2,), (0, 3), (1,))


@pytest.mark.clause("DSC-56")
@pytest.mark.parametrize(
    ("blacks", "points"),
    [
        ((4, 3, 2, 1), (3, 1, -2, -1)),
        ((3, 3, 2, 1), (2, 2, -2, -1)),
        ((4, 2, 2, 1), (3, 1, 1, -1)),
        ((4, 2, 2, 1, 0), (3, 1, 1, -1, 0)),
        ((2, 2, 1, 0), (2, 2, -1, 0)),
        ((2, 0, 0, 0), (3, 0, 0, 0)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((1, 2, 3, 3), (-1, -2, 2, 2)),
    ],
)
def test_points_for_black_pieces(blacks: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert black_points(blacks) == points
