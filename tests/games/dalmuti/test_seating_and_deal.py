"""The first social order and the deal (DAL-10, DAL-11, DAL-15, DAL-50, DAL-51)."""

from __future__ import annotations

import pytest

from tablee.core.chance import Recorded
from tablee.core.refusal import MoveRefused
from tablee.games.dalmuti.dealing import deck_for
from tablee.games.dalmuti.events import HandDealt, RoundBegun, SeatCardsDrawn
from tablee.games.dalmuti.game import Options, deal, refuse_options
from tablee.games.dalmuti.pieces import JOKER, deck
from tablee.games.dalmuti.seating import draw_order
from tablee.games.dalmuti.state import Calling
from tablee.games.dalmuti.taxes import people
from tests.games.dalmuti.building import events_of, stream


@pytest.mark.clause("DAL-10")
def test_the_best_drawn_card_sits_first_and_a_joker_last() -> None:
    cards = deck()
    wanted = (5, JOKER, 1, 9)
    left, draws = list(cards), []
    for card in wanted:
        draws.append(left.index(card))
        left.remove(card)
    order, drawn = draw_order(4, cards, Recorded(draws))
    assert order == (2, 0, 3, 1)
    assert drawn == (SeatCardsDrawn(((0, 5), (1, JOKER), (2, 1), (3, 9))),)


@pytest.mark.clause("DAL-10")
def test_equal_cards_are_drawn_again_by_those_who_tie_alone() -> None:
    cards = (3, 3, 5, 7)
    # first 3, 3, 5, 7; then seats 0 and 1 draw 7 and 5
    order, drawn = draw_order(4, cards, Recorded((0, 0, 0, 0, 3, 2)))
    assert order == (1, 0, 2, 3)
    assert [dict(event.drawn) for event in drawn] == [{0: 3, 1: 3, 2: 5, 3: 7}, {0: 7, 1: 5}]


@pytest.mark.clause("DAL-10")
def test_draws_are_public_and_a_table_of_three_or_eleven_is_refused() -> None:
    dealt = deal(6, Options(), stream())
    assert all(told.to is None for told in dealt.events if isinstance(told.event, SeatCardsDrawn))
    for seats in (3, 11):
        refusal = refuse_options(seats, Options())
        assert refusal is not None
        assert refusal.clause == "DAL-10"
        with pytest.raises(MoveRefused):
            deal(seats, Options(), stream())


@pytest.mark.clause("DAL-11")
def test_four_players_have_nobody_between_dalmutis_and_peons() -> None:
    assert people((2, 0, 3, 1)) == ()
    assert people((0, 1, 2, 3, 4, 5, 6)) == (2, 3, 4)


@pytest.mark.clause("DAL-15")
@pytest.mark.parametrize("seats", range(4, 11))
def test_every_card_is_dealt_the_grand_dalmuti_first(seats: int) -> None:
    dealt = deal(seats, Options(short_deck_4=False), stream(seats))
    state = dealt.state
    sizes = [state.hands[seat][0] for seat in state.order]
    assert sum(sizes) == 80
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] - sizes[-1] <= 1
    assert isinstance(state.phase, Calling)


@pytest.mark.clause("DAL-15")
def test_cards_go_round_one_by_one_in_social_order() -> None:
    order = tuple(range(80))  # an unshuffled deck after the draws
    draws = (0, 1, 3, 6, 10, order)  # the draws give 1, 2, 3, 4, 5
    state = deal(5, Options(), Recorded(draws)).state
    assert state.order == (0, 1, 2, 3, 4)
    assert state.hands[0][1] == 1  # the first card, a 1, to the Grand Dalmuti
    assert state.hands[1][2] == 1
    assert state.hands[2][2] == 1


@pytest.mark.clause("DAL-15")
def test_each_hand_is_told_to_its_owner_alone() -> None:
    dealt = deal(5, Options(), stream())
    hands = [told for told in dealt.events if isinstance(told.event, HandDealt)]
    assert [told.to for told in hands] == [(seat,) for seat in range(5)]
    assert len(events_of(dealt, RoundBegun)) == 1


@pytest.mark.clause("DAL-50")
def test_four_players_play_without_elevens_and_twelves_by_default() -> None:
    assert len(deck_for(4, Options())) == 57
    assert set(deck_for(4, Options())) == {*range(1, 11), JOKER}
    assert len(deck_for(4, Options(short_deck_4=False))) == 80
    assert len(deck_for(5, Options())) == 80


@pytest.mark.clause("DAL-51")
def test_five_players_may_leave_the_twelves_in_the_box() -> None:
    assert len(deck_for(5, Options(short_deck_5=True))) == 68
    assert 12 not in deck_for(5, Options(short_deck_5=True))
    assert len(deck_for(6, Options(short_deck_5=True))) == 80
