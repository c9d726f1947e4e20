"""Scores, the next order and the end (DAL-35, DAL-40 to DAL-42, DAL-53)."""

from __future__ import annotations

import pytest

from tablee.games.dalmuti.events import BonusScored, GameEnded, RoundBegun, RoundEnded, WentOut
from tablee.games.dalmuti.game import META, Options, refuse_options, standings
from tablee.games.dalmuti.moves import PlaySet
from tablee.games.dalmuti.state import Over
from tests.games.dalmuti.building import events_of, playing, step

LAST_CARDS = [(), (9,), (), (8,), ()]  # seats 1 and 3 are left


@pytest.mark.clause("DAL-35")
@pytest.mark.clause("DAL-42")
def test_the_order_of_going_out_is_the_next_social_order() -> None:
    result = step(
        playing(LAST_CARDS, turn=3, out=(4, 0, 2), round=1, options=Options(rounds=3)), 3, PlaySet((8,))
    )
    assert events_of(result, RoundEnded)[0].after == (4, 0, 2, 3, 1)
    assert events_of(result, RoundBegun)[0].order == (4, 0, 2, 3, 1)
    assert result.state.order == (4, 0, 2, 3, 1)
    assert result.state.round == 2
    assert events_of(result, WentOut)[-1] == WentOut(1, 5, 0)


@pytest.mark.clause("DAL-40")
def test_points_are_the_number_of_players_still_holding_cards() -> None:
    first = step(playing([(5,), (9, 9), (4, 8), (6, 7)], scores=(2, 0, 0, 0)), 0, PlaySet((5,)))
    assert first.state.scores == (5, 0, 0, 0)
    second = step(playing([(), (9,), (4, 8), (6, 7)], turn=1, out=(0,)), 1, PlaySet((9,)))
    assert second.state.scores == (0, 2, 0, 0)


@pytest.mark.clause("DAL-41")
def test_the_game_ends_after_the_agreed_number_of_rounds() -> None:
    scores, points = (3, 0, 2, 0, 4), (3, 0, 2, 0, 4)
    options = Options(rounds=2)
    state = playing(LAST_CARDS, turn=3, options=options, out=(4, 0, 2), scores=scores, points=points)
    result = step(state, 3, PlaySet((8,)))
    assert isinstance(result.state.phase, Over)
    assert standings(result.state) == ((4,), (0,), (2,), (3,), (1,))
    assert events_of(result, GameEnded)[0].standings == standings(result.state)
    assert standings(state) is None


@pytest.mark.clause("DAL-41")
def test_with_a_total_it_ends_after_the_round_in_which_someone_reaches_it() -> None:
    options = Options(total=10)
    for leader, over in ((9, False), (10, True)):
        state = playing(LAST_CARDS, turn=3, options=options, out=(4, 0, 2), scores=(3, 0, 2, 0, leader))
        assert isinstance(step(state, 3, PlaySet((8,))).state.phase, Over) is over


@pytest.mark.clause("DAL-41")
def test_equal_totals_share_the_place() -> None:
    state = playing(LAST_CARDS, turn=3, options=Options(rounds=1), out=(4, 0, 2), scores=(4, 0, 1, 0, 4))
    assert standings(step(state, 3, PlaySet((8,))).state) == ((0, 4), (2, 3), (1,))


@pytest.mark.clause("DAL-41")
def test_the_box_offers_three_five_ten_or_twenty_rounds_and_refuses_nonsense() -> None:
    rounds = next(option for option in META.options if option.name == "rounds")
    assert rounds.values == (3, 5, 10, 20)
    assert Options().rounds == 5
    refusal = refuse_options(5, Options(rounds=0))
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == ("DAL-41", "out-of-range")


@pytest.mark.clause("DAL-53")
def test_a_dalmuti_scores_one_more_if_his_peon_rose() -> None:
    options = Options(rounds=5, rising_bonus=True)
    state = playing(LAST_CARDS, turn=3, options=options, out=(4, 0, 2), scores=(3, 0, 2, 0, 4))
    result = step(state, 3, PlaySet((8,)))
    # seat 4 was Grand Péon and is first: seat 0 scores; seat 3 was Petit Péon and stays
    assert events_of(result, BonusScored) == [BonusScored(0, 4)]
    assert result.state.scores == (4, 0, 2, 1, 4)


@pytest.mark.clause("DAL-53")
def test_the_petit_dalmuti_scores_for_the_petit_peon_and_nobody_without_the_option() -> None:
    state = playing([(), (9,), (), (), (8,)], turn=4, out=(3, 0, 2), scores=(0,) * 5)
    assert events_of(step(state, 4, PlaySet((8,))), BonusScored) == []
    rising = playing([(), (9,), (), (), (8,)], turn=4, out=(3, 0, 2), options=Options(rising_bonus=True))
    # both rose: the Grand Péon from fifth to fourth, the Petit Péon from fourth to first
    assert events_of(step(rising, 4, PlaySet((8,))), BonusScored) == [BonusScored(0, 4), BonusScored(1, 3)]
