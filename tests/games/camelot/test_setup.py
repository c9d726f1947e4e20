"""Aim and set-up (CAM-05, CAM-06)."""

from __future__ import annotations

import pytest

from tablee.core.chance import Recorded
from tablee.core.refusal import MoveRefused
from tablee.games.camelot.dealing import hands_from
from tablee.games.camelot.events import DealerDrawn, GameEnded, HandDealt
from tablee.games.camelot.game import Options, deal, refuse_options, standings
from tablee.games.camelot.moves import Withdraw
from tablee.games.camelot.pieces import DECK
from tablee.games.camelot.state import Naming, Over
from tablee.games.camelot.winning import needed
from tests.games.camelot.building import events_of, step, stream, turn_of


@pytest.mark.clause("CAM-05")
def test_two_or_three_need_five_different_tokens_four_or_five_need_four() -> None:
    assert [needed(seats) for seats in (2, 3, 4, 5)] == [5, 5, 4, 4]


@pytest.mark.clause("CAM-05")
@pytest.mark.parametrize(("seats", "tokens"), [(3, "purple blue yellow green"), (4, "purple blue green")])
def test_the_last_token_needed_wins_at_once(seats: int, tokens: str) -> None:
    held = [tokens, "red", *[""] * (seats - 2)]
    state = turn_of(1, ["red-3"] * seats, ["red-5", "red-4"] + [""] * (seats - 2), inside=(0, 1), tokens=held)
    result = step(state, 1, Withdraw())
    assert isinstance(result.state.phase, Over)
    places = ((0,), (1,), tuple(range(2, seats)))
    assert standings(result.state) == places
    assert events_of(result, GameEnded) == [GameEnded(places)]


@pytest.mark.clause("CAM-05")
def test_three_tokens_are_not_enough_among_three() -> None:
    state = turn_of(1, ["red-3"] * 3, ["red-5", "", ""], inside=(0, 1), tokens=["purple blue green", "", ""])
    after = step(state, 1, Withdraw()).state
    assert standings(after) is None
    assert after.tokens[0] == ("purple", "red", "blue", "green")


@pytest.mark.clause("CAM-05")
def test_only_two_to_five_play() -> None:
    for seats in (1, 6):
        refusal = refuse_options(seats, Options())
        assert refusal is not None
        assert refusal.clause == "CAM-05"
        with pytest.raises(MoveRefused):
            deal(seats, Options(), stream())
    assert refuse_options(2, Options()) is None
    refusal = refuse_options(3, Options(reaction_seconds=601))
    assert refusal is not None
    assert (refusal.clause, refusal.values["option"]) == ("CAM-51", "reaction_seconds")


@pytest.mark.clause("CAM-06")
def test_a_random_dealer_deals_eight_each_and_his_left_neighbour_starts() -> None:
    order = tuple(range(110))
    dealt = deal(4, Options(), Recorded((2, order)))
    assert events_of(dealt, DealerDrawn) == [DealerDrawn(2)]
    state = dealt.state
    assert state.phase == Naming(3)
    assert [len(hand) for hand in state.hands] == [8] * 4
    assert state.pile == DECK[32:]
    assert state.hands[3] == DECK[0:32:4]  # card by card, beginning at the dealer's left
    assert state.hands[2] == DECK[3:32:4]


@pytest.mark.clause("CAM-06")
def test_everybody_is_told_his_own_hand_alone() -> None:
    dealt = deal(3, Options(), stream())
    hands = [told for told in dealt.events if isinstance(told.event, HandDealt)]
    assert [(told.event.seat, told.to) for told in hands] == [(seat, (seat,)) for seat in range(3)]
    assert [told.event.cards for told in hands] == list(dealt.state.hands)


@pytest.mark.clause("CAM-06")
def test_every_dealer_is_possible() -> None:
    dealers = {deal(5, Options(), stream(seed)).state.dealer for seed in range(40)}
    assert dealers == set(range(5))
    assert len(set(hands_from(DECK, 5, 0))) == 5
