"""The deck and the jokers (DAL-01 to DAL-03)."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.games.dalmuti.moves import PlaySet
from tablee.games.dalmuti.pieces import JOKER, cards_of, deck, hand_of, with_cards, without
from tablee.games.dalmuti.sets import rank_of
from tests.games.dalmuti.building import playing, refusal_of, step


@pytest.mark.clause("DAL-01")
def test_the_deck_has_k_copies_of_rank_k_and_two_jokers() -> None:
    counts = Counter(deck())
    assert counts == {**{rank: rank for rank in range(1, 13)}, JOKER: 2}
    assert len(deck()) == 80


@pytest.mark.clause("DAL-02")
def test_a_smaller_number_beats_a_larger_one_and_not_the_reverse() -> None:
    state = playing([(6,), (4, 8), (9,), (9,)], turn=1, trick=(0, (6,)))
    assert step(state, 1, PlaySet((4,))).state.phase.trick.rank == 4
    assert refusal_of(state, 1, PlaySet((8,))).reason == "not-better"


@pytest.mark.clause("DAL-03")
@pytest.mark.parametrize(
    ("cards", "rank"),
    [((7, 7, JOKER), 7), ((5, JOKER, JOKER), 5), ((JOKER,), 13), ((JOKER, JOKER), 13), ((12,), 12)],
)
def test_jokers_take_the_rank_of_their_company_and_are_thirteen_alone(
    cards: tuple[int, ...], rank: int
) -> None:
    assert rank_of(cards) == rank


@pytest.mark.clause("DAL-03")
def test_a_pair_of_jokers_can_be_led_and_is_beaten_by_a_pair_of_twelves() -> None:
    state = playing([(JOKER, JOKER, 1), (12, 12, 1), (3,), (3,)])
    led = step(state, 0, PlaySet((JOKER, JOKER))).state
    assert led.phase.trick.rank == 13
    assert step(led, 1, PlaySet((12, 12))).state.phase.trick.rank == 12


@pytest.mark.clause("DAL-03")
def test_a_lone_joker_beats_nothing() -> None:
    state = playing([(12,), (JOKER, 3), (3,), (3,)], turn=1, trick=(0, (12,)))
    refusal = refusal_of(state, 1, PlaySet((JOKER,)))
    assert (refusal.clause, refusal.reason) == ("DAL-31", "not-better")


def test_hands_give_and_take_cards() -> None:
    hand = hand_of((7, 1, JOKER, 7))
    assert cards_of(hand) == (1, 7, 7, JOKER)
    assert cards_of(without(hand, (7, JOKER))) == (1, 7)
    assert cards_of(with_cards(hand, (2,))) == (1, 2, 7, 7, JOKER)
    assert hand[0] == 4
