"""Tricks (DAL-30 to DAL-35, DAL-56)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.games.dalmuti.events import TrickWon, WentOut
from tablee.games.dalmuti.game import Options, refuse, to_act
from tablee.games.dalmuti.moves import Pass, PlaySet
from tablee.games.dalmuti.pieces import JOKER, hand_of
from tablee.games.dalmuti.sets import legal_sets, rank_of, refuse_set
from tablee.games.dalmuti.state import Playing, Trick
from tests.games.dalmuti.building import events_of, make, playing, refusal_of, step

HANDS = [(3, 5, 5), (4, 4, 9), (2, 2, 8), (1, 6, 6, JOKER)]
FINAL = Options(pass_is_final=True)


@pytest.mark.clause("DAL-30")
def test_the_leader_plays_any_number_of_equal_cards_jokers_standing_in() -> None:
    state = playing(HANDS, turn=3)
    for cards in ((6,), (6, 6), (6, 6, JOKER), (1, JOKER), (JOKER,)):
        assert refuse(state, 3, PlaySet(cards)) is None
    assert refusal_of(state, 3, PlaySet((1, 6))).reason == "unequal-ranks"
    assert refusal_of(state, 3, PlaySet(())).clause == "DAL-30"


@pytest.mark.clause("DAL-30")
def test_the_leader_must_play() -> None:
    refusal = refusal_of(playing(HANDS), 0, Pass())
    assert (refusal.clause, refusal.reason) == ("DAL-30", "leader-must-play")


@pytest.mark.clause("DAL-31")
def test_play_goes_down_the_social_order_and_back_to_the_top() -> None:
    state = playing(HANDS, order=(2, 0, 3, 1), turn=0)
    state = make(state, (0, PlaySet((5,))))
    assert to_act(state) == {3}
    state = make(state, (3, Pass()))
    assert to_act(state) == {1}
    assert to_act(make(state, (1, PlaySet((4,))))) == {2}


@pytest.mark.clause("DAL-31")
def test_the_same_number_of_strictly_better_cards_or_a_pass() -> None:
    state = playing(HANDS, turn=1, trick=(0, (4, 4)))
    count = refusal_of(state, 1, PlaySet((4,)))
    assert (count.clause, count.reason, count.values) == ("DAL-31", "wrong-count", {"wanted": 2, "got": 1})
    equal = refusal_of(state, 1, PlaySet((4, 4)))
    assert (equal.reason, equal.values) == ("not-better", {"rank": 4, "to_beat": 4})
    assert refuse(state, 1, Pass()) is None
    assert refuse(playing(HANDS, turn=2, trick=(0, (4, 4))), 2, PlaySet((2, 2))) is None


@pytest.mark.clause("DAL-31")
def test_out_of_turn_is_refused_and_says_whose_turn_it_is() -> None:
    refusal = refusal_of(playing(HANDS, turn=1, trick=(0, (5,))), 2, PlaySet((2,)))
    assert (refusal.clause, refusal.reason, refusal.values) == ("DAL-31", "not-your-turn", {"seat": 1})


@pytest.mark.clause("DAL-32")
def test_who_passed_may_play_when_his_turn_comes_round() -> None:
    hands = [(3, 5, 9), (2, 9), (4, 8), (6, 7)]
    state = make(playing(hands), (0, PlaySet((5,))), (1, Pass()), (2, PlaySet((4,))))
    state = make(state, (3, Pass()), (0, PlaySet((3,))))
    assert to_act(state) == {1}
    assert refuse(state, 1, PlaySet((2,))) is None


@pytest.mark.clause("DAL-33")
def test_the_trick_ends_when_everybody_else_has_passed_since_the_last_cards() -> None:
    state = make(playing(HANDS), (0, PlaySet((5,))), (1, PlaySet((4,))), (2, Pass()), (3, Pass()))
    assert to_act(state) == {0}
    won = step(state, 0, Pass())
    assert events_of(won, TrickWon) == [TrickWon(1, 1)]
    assert won.state.phase.trick is None
    assert to_act(won.state) == {1}


@pytest.mark.clause("DAL-34")
def test_a_set_of_somebody_who_went_out_still_stands_and_may_be_beaten() -> None:
    state = make(playing([(5,), (9, 9), (4, 8), (6, 7)]), (0, PlaySet((5,))))
    assert state.out == (0,)
    beaten = make(state, (1, Pass()), (2, PlaySet((4,))))
    assert beaten.phase == Playing(3, Trick(2, 4, (4,)), ())
    assert to_act(make(beaten, (3, Pass()))) == {1}  # seat 0 is out and no longer asked


@pytest.mark.clause("DAL-34")
def test_if_the_winner_is_out_the_next_at_his_left_who_holds_cards_leads() -> None:
    state = playing([(9,), (), (4,), (6, 7), (8,)], turn=2, out=(1,), order=(0, 1, 2, 3, 4))
    state = make(state, (2, PlaySet((4,))), (3, Pass()), (4, Pass()))
    won = step(state, 0, Pass())
    assert events_of(won, TrickWon) == [TrickWon(2, 3)]
    assert to_act(won.state) == {3}


@pytest.mark.clause("DAL-35")
def test_going_out_is_told_with_its_place() -> None:
    result = step(playing([(5,), (9, 9), (4, 8), (6, 7)]), 0, PlaySet((5,)))
    assert events_of(result, WentOut) == [WentOut(0, 1, 3)]


@pytest.mark.clause("DAL-56")
def test_with_the_option_a_pass_is_for_the_whole_trick() -> None:
    hands = [(3, 5, 9), (2, 9), (4, 8), (6, 7)]
    state = make(playing(hands, options=FINAL), (0, PlaySet((5,))), (1, Pass()), (2, PlaySet((4,))))
    state = make(state, (3, Pass()), (0, PlaySet((3,))))
    assert to_act(state) == {2}  # seats 1 and 3 are out of this trick
    won = step(state, 2, Pass())
    assert events_of(won, TrickWon) == [TrickWon(0, 0)]


@pytest.mark.clause("DAL-56")
def test_a_set_that_nobody_may_answer_any_more_wins_at_once() -> None:
    hands = [(5,), (9, 9), (4, 8), (6, 7)]
    state = make(playing(hands, options=FINAL), (0, PlaySet((5,))), (1, Pass()))
    state = make(state, (2, Pass()))
    assert to_act(state) == {3}
    state = playing([(), (9, 9), (4, 8), (6, 7)], options=FINAL, turn=2, trick=(0, (5,)), passed=(1, 3))
    assert events_of(step(state, 2, PlaySet((4,))), TrickWon) == [TrickWon(2, 2)]


cards_lists = st.lists(st.integers(1, 13), min_size=1, max_size=20).filter(
    lambda cards: all(cards.count(rank) <= (2 if rank == JOKER else rank) for rank in cards)
)


@given(cards_lists, st.lists(st.integers(1, 13), min_size=1, max_size=3), st.booleans())
def test_legal_sets_are_exactly_what_refuse_set_lets_through(
    held: list[int], beat: list[int], leading: bool
) -> None:
    hand, lowest = hand_of(held), rank_of(tuple(sorted(beat)))
    trick = None if leading or lowest is None else Trick(0, lowest, tuple(sorted(beat)))
    legal = {move.cards for move in legal_sets(hand, trick)}
    jokers = held.count(JOKER)
    every = {
        (rank,) * n + (JOKER,) * j
        for rank in range(1, 14)
        for n in range(14)
        for j in range(jokers + 2 if rank < JOKER else 1)
        if n + j
    }
    assert legal == {cards for cards in every if refuse_set(cards, hand, trick) is None}
