"""Taxes and the people's swap (DAL-20 to DAL-22, DAL-52, DAL-54)."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.contract import Told
from tablee.games.dalmuti.events import CardsGiven, TaxesExchanged
from tablee.games.dalmuti.game import Options, offers, to_act, view
from tablee.games.dalmuti.moves import AnswerSwap, GiveTax, OfferSwap, SkipSwap
from tablee.games.dalmuti.pieces import JOKER, cards_of
from tablee.games.dalmuti.state import Playing, Taxing
from tests.games.dalmuti.building import (
    all_silent,
    calling,
    events_of,
    make,
    refusal_of,
    step,
    taxing,
)

FIVE = [(1, 5, 9, 12), (2, 6, 10), (3, 7), (4, 8, JOKER), (2, 3, 6, 11)]
SIX_SWAP = Options(people_swap=True)
SIX = [(1, 5, 9), (2, 6, 10), (3, 7), (4, 8), (5, 8), (3, 6, 11)]


@pytest.mark.clause("DAL-20")
def test_the_dalmutis_give_what_they_like_and_receive_the_best() -> None:
    state = make(taxing(FIVE), (0, GiveTax((9, 12))), (1, GiveTax((6,))))
    assert [cards_of(hand) for hand in state.hands] == [
        (1, 2, 3, 5),
        (2, 4, 10),
        (3, 7),
        (6, 8, JOKER),
        (6, 9, 11, 12),
    ]
    assert state.phase == Playing(0, None, ())


@pytest.mark.clause("DAL-20")
def test_the_grand_dalmuti_may_give_even_his_best() -> None:
    assert GiveTax((1, 5)) in offers(taxing(FIVE), 0).moves
    assert len(offers(taxing(FIVE), 0).moves) == 6  # pairs of four different cards


@pytest.mark.clause("DAL-20")
def test_a_tax_of_the_wrong_size_or_by_somebody_else_is_refused() -> None:
    state = taxing(FIVE)
    wrong = refusal_of(state, 0, GiveTax((9,)))
    assert (wrong.clause, wrong.reason, wrong.values) == ("DAL-20", "wrong-tax", {"wanted": 2, "got": 1})
    assert refusal_of(state, 1, GiveTax((6, 10))).clause == "DAL-20"
    assert refusal_of(state, 2, GiveTax((3,))).reason == "not-a-dalmuti"


@pytest.mark.clause("DAL-21")
def test_jokers_are_the_last_cards_a_peon_hands_over() -> None:
    hands = [(1, 5, 9), (2, 6, 10), (3, 7), (JOKER, JOKER, 12), (JOKER, 11, 12)]
    state = make(taxing(hands), (0, GiveTax((5, 9))), (1, GiveTax((2,))))
    assert cards_of(state.hands[0]) == (1, 11, 12)
    assert cards_of(state.hands[1]) == (6, 10, 12)
    assert cards_of(state.hands[3]) == (2, JOKER, JOKER)


@pytest.mark.clause("DAL-22")
def test_a_dalmuti_chooses_before_anything_changes_hands() -> None:
    half = make(taxing(FIVE), (1, GiveTax((6,))))
    assert to_act(half) == {0}
    assert half.hands == taxing(FIVE).hands
    assert view(half, 1).choices[0].cards == (6,)
    assert view(half, 3).choices == ()
    assert view(half, 3).chosen == (1,)


@pytest.mark.clause("DAL-22")
def test_a_choice_once_made_stands() -> None:
    half = make(taxing(FIVE), (1, GiveTax((6,))))
    assert refusal_of(half, 1, GiveTax((2,))).clause == "DAL-22"


@pytest.mark.clause("DAL-22")
def test_the_peons_are_never_asked() -> None:
    assert to_act(taxing(FIVE)) == {0, 1}


@pytest.mark.clause("DAL-22")
def test_only_giver_and_receiver_see_the_cards() -> None:
    result = step(make(taxing(FIVE), (1, GiveTax((6,)))), 0, GiveTax((9, 12)))
    given = [told for told in result.events if isinstance(told.event, CardsGiven)]
    assert all(told.to == tuple(sorted((told.event.giver, told.event.receiver))) for told in given)
    assert Told(TaxesExchanged(((0, 4, 2), (1, 3, 1), (4, 0, 2), (3, 1, 1)))) in result.events


@pytest.mark.clause("DAL-52")
def test_the_first_round_may_be_free_of_taxes_and_only_the_first() -> None:
    free = Options(free_first_round=True)
    assert isinstance(all_silent(calling(FIVE, options=free, round=1)).phase, Playing)
    assert isinstance(all_silent(calling(FIVE, options=free, round=2)).phase, Taxing)
    assert isinstance(all_silent(calling(FIVE, round=1)).phase, Taxing)


@pytest.mark.clause("DAL-54")
def test_the_highest_of_the_people_swaps_one_hidden_card() -> None:
    state = make(taxing(SIX, options=SIX_SWAP), (2, OfferSwap(3, 7)))
    assert to_act(state) == {0, 1, 3}
    assert view(state, 3).swap is None
    assert view(state, 3).swap_partner == 3
    assert view(state, 2).swap is not None
    state = make(state, (3, AnswerSwap(4)))
    assert cards_of(state.hands[2]) == (3, 7)  # nothing moves before the taxes do
    after = make(state, (0, GiveTax((5, 9))), (1, GiveTax((10,))))
    assert cards_of(after.hands[2]) == (3, 4)
    assert cards_of(after.hands[3]) == (7, 8)


@pytest.mark.clause("DAL-54")
def test_the_swap_may_be_declined_and_others_may_not_offer_it() -> None:
    state = taxing(SIX, options=SIX_SWAP)
    assert to_act(make(state, (2, SkipSwap()))) == {0, 1}
    assert refusal_of(state, 3, SkipSwap()).clause == "DAL-54"
    assert refusal_of(state, 2, OfferSwap(0, 7)).reason == "not-of-the-people"
    assert refusal_of(state, 2, OfferSwap(2, 7)).reason == "not-of-the-people"
    assert refusal_of(state, 2, OfferSwap(3, 12)).clause == "DAL-90"
    offered = make(state, (2, OfferSwap(3, 7)))
    assert refusal_of(offered, 2, AnswerSwap(3)).reason == "no-swap-to-answer"
    assert refusal_of(offered, 3, AnswerSwap(12)).clause == "DAL-90"


@pytest.mark.clause("DAL-54")
def test_no_swap_without_the_option_or_with_one_of_the_people() -> None:
    assert all_silent(calling(SIX)).phase == Taxing((), None, swap_open=False)
    assert all_silent(calling(FIVE, options=SIX_SWAP)).phase == Taxing((), None, swap_open=False)
    assert all_silent(calling(SIX, options=SIX_SWAP)).phase == Taxing((), None, swap_open=True)


@pytest.mark.clause("DAL-54")
def test_the_rest_of_the_table_never_sees_the_swapped_cards() -> None:
    state = make(taxing(SIX, options=SIX_SWAP), (2, OfferSwap(3, 7)), (3, AnswerSwap(4)))
    state = make(state, (0, GiveTax((5, 9))))
    result = step(state, 1, GiveTax((10,)))
    swapped = [event for event in events_of(result, CardsGiven) if event.kind == "swap"]
    assert [(event.giver, event.receiver, event.cards) for event in swapped] == [
        (2, 3, (7,)),
        (3, 2, (4,)),
    ]
    seen = msgspec.json.encode(view(result.state, 4).gifts)
    assert seen == msgspec.json.encode([g for g in result.state.gifts if 4 in (g.giver, g.receiver)])
