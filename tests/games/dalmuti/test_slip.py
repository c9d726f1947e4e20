"""The dealer's slip (DAL-55)."""

from __future__ import annotations

import pytest

from tablee.core.chance import Recorded
from tablee.core.contract import Step
from tablee.games.dalmuti.dealing import deal_round
from tablee.games.dalmuti.events import CardsGiven, CardSlipped, HandDealt
from tablee.games.dalmuti.game import META, Options, apply, offers, to_act, view
from tablee.games.dalmuti.moves import SettleSlip
from tablee.games.dalmuti.pieces import cards_of
from tablee.games.dalmuti.state import Calling, Slipping
from tests.games.dalmuti.building import events_of, refusal_of

ORDER = (0, 1, 2, 3, 4)
ONE_IN_FOUR = Options(slip=4)


def deal_with(index: int, hit: int = 0) -> Step:
    """A deal of the unshuffled deck in which the card at `index` is shown."""
    draws = (tuple(range(80)), hit, index) if hit == 0 else (tuple(range(80)), hit)
    return deal_round(ONE_IN_FOUR, META.rules, 1, ORDER, (0,) * 5, None, Recorded(draws))


@pytest.mark.clause("DAL-55")
def test_the_grand_dalmuti_decides_about_a_shown_card() -> None:
    dealt = deal_with(2)  # the third card, a 2, meant for seat 2
    assert events_of(dealt, CardSlipped) == [CardSlipped(2, 2)]
    assert to_act(dealt.state) == {0}
    assert offers(dealt.state, 0).moves == (SettleSlip(to_peon=False), SettleSlip(to_peon=True))
    assert refusal_of(dealt.state, 4, SettleSlip(to_peon=True)).clause == "DAL-55"


@pytest.mark.clause("DAL-55")
def test_hands_are_taken_up_only_when_it_is_settled() -> None:
    dealt = deal_with(2)
    assert isinstance(dealt.state.phase, Slipping)
    assert view(dealt.state, 0).hand == ()
    assert events_of(dealt, HandDealt) == []
    settled = apply(dealt.state, 0, SettleSlip(to_peon=False), Recorded(()))
    assert len(events_of(settled, HandDealt)) == 5
    assert settled.state.hands == dealt.state.hands


@pytest.mark.clause("DAL-55")
def test_given_to_the_grand_peon_he_gives_a_random_card_of_his_own_unseen() -> None:
    dealt = deal_with(2)
    before = dealt.state.hands
    given = cards_of(before[4])[3]
    settled = apply(dealt.state, 0, SettleSlip(to_peon=True), Recorded((3,)))
    state = settled.state
    assert sorted((*cards_of(before[4]), 2)) == sorted((*cards_of(state.hands[4]), given))
    assert sorted((*cards_of(before[2]), given)) == sorted((*cards_of(state.hands[2]), 2))
    told = next(told for told in settled.events if isinstance(told.event, CardsGiven))
    assert told.to == (4, 2)
    assert isinstance(state.phase, Calling)


@pytest.mark.clause("DAL-55")
def test_a_card_meant_for_the_grand_peon_leaves_nothing_to_decide() -> None:
    dealt = deal_with(4)  # the fifth card of the deck, a 3
    assert events_of(dealt, CardSlipped) == [CardSlipped(4, 3)]
    assert isinstance(dealt.state.phase, Calling)


@pytest.mark.clause("DAL-55")
def test_no_slip_without_luck_or_without_the_option() -> None:
    assert isinstance(deal_with(0, hit=1).state.phase, Calling)
    plain = deal_round(Options(), META.rules, 1, ORDER, (0,) * 5, None, Recorded((tuple(range(80)),)))
    assert plain.state.slip is None
