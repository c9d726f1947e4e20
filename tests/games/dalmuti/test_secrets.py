"""What a seat sees, and what a guess respects (DAL-60)."""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec
import pytest

from tablee.games.dalmuti.game import Options, apply, changes, deal, guess, offers, to_act, view
from tablee.games.dalmuti.knowledge import Known, known_cards, weakest_tribute
from tablee.games.dalmuti.moves import AnswerSwap, Declare, GiveTax, OfferSwap, Pass, PlaySet
from tablee.games.dalmuti.pieces import JOKER, cards_of, deck
from tablee.games.dalmuti.state import Slip
from tests.games.dalmuti.building import calling, make, playing, stream, taxing

DECK = deck(without=(11, 12))
FOUR = [DECK[0::4], DECK[1::4], DECK[2::4], DECK[3::4]]


@pytest.mark.clause("DAL-60")
def test_a_player_sees_his_hand_and_the_counts_of_the_others() -> None:
    state = taxing(FOUR)
    seen = view(state, 2)
    assert seen.hand == FOUR[2]
    assert seen.counts == (15, 14, 14, 14)
    assert view(state, None).hand == ()


@pytest.mark.clause("DAL-60")
def test_a_player_sees_the_taxes_he_gave_and_received_and_no_others() -> None:
    state = make(taxing(FOUR), (0, GiveTax((10, 10))), (1, GiveTax((10,))))
    assert {(g.giver, g.receiver) for g in view(state, 0).gifts} == {(0, 3), (3, 0)}
    assert {(g.giver, g.receiver) for g in view(state, 2).gifts} == {(1, 2), (2, 1)}
    assert view(state, None).gifts == ()


@pytest.mark.clause("DAL-60")
def test_of_a_play_the_others_learn_the_cards_and_the_counts_and_its_player_alone_his_hand() -> None:
    before = playing([(5, 5, 9), (4, 8), (7, 7), (3,)])
    after = make(before, (0, PlaySet((5, 5))))
    told = changes(before, after)
    assert told is not None
    assert told.own == {0: {"hand": (9,)}}
    assert set(told.common) == {"waiting", "trick", "counts", "played"}
    passed = changes(after, make(after, (1, Pass())))
    assert passed is not None
    assert (passed.common, passed.own) == ({"waiting": (2,), "passed": (1,)}, {})
    assert changes(taxing(FOUR), make(taxing(FOUR), (0, GiveTax((10, 10))))) is None


@pytest.mark.clause("DAL-60")
def test_a_guess_keeps_what_i_gave_where_it_went_and_my_peon_without_better_cards() -> None:
    mine = FOUR[0][:2]
    state = make(taxing(FOUR), (0, GiveTax(mine)), (1, GiveTax((10,))))
    seen = view(state, 0)
    assert tuple(sorted(known.card for known in known_cards(seen))) == mine
    limit = weakest_tribute(seen)
    assert limit is not None
    for seed in range(30):
        hand = cards_of(guess(seen, stream(seed)).hands[3])
        assert set(mine) <= set(hand)
        assert all(card >= limit[1] for card in hand if card not in mine)


@pytest.mark.clause("DAL-60")
def test_a_given_card_that_was_played_is_no_longer_held_for_sure() -> None:
    state = make(taxing(FOUR), (0, GiveTax((10, 10))), (1, GiveTax((10,))))
    assert [known.seats for known in known_cards(view(state, 0))] == [(3,), (3,)]
    state = make(state, (0, PlaySet((JOKER,))), (1, Pass()), (2, Pass()), (3, PlaySet((10,))))
    assert known_cards(view(state, 0)) == [Known((3,), 10)]


@pytest.mark.clause("DAL-54")
@pytest.mark.parametrize(
    ("viewer", "holders"),
    [(None, (2, 3, 4)), (0, (2, 3, 4)), (3, (2, 4)), (2, None), (4, None)],
    ids=["a watcher", "the Grand Dalmuti", "of the people, not asked", "who swapped", "his partner"],
)
def test_a_shown_card_may_have_been_swapped_with_anybody_but_me(
    viewer: int | None, holders: tuple[int, ...] | None
) -> None:
    """The two who swapped know where it is: seat 2 gave it away, seat 4 has it in his hand."""
    hands = [(5, 6), (5, 6), (1, 7), (8, 9), (10, 11), (12,), (12, 12)]
    options = Options(people_swap=True, slip=4)
    state = msgspec.structs.replace(taxing(hands, options=options), slip=Slip(1, 2, 2))
    state = make(state, (0, GiveTax((5, 6))), (1, GiveTax((5,))), (2, OfferSwap(4, 1)), (4, AnswerSwap(10)))
    held = [known.seats for known in known_cards(view(state, viewer)) if known.card == 1]
    assert held == ([holders] if holders else [] if viewer == 4 else [(4,)])


@pytest.mark.clause("DAL-60")
def test_a_declared_revolution_shows_both_jokers() -> None:
    hands = [tuple(c for c in hand if c != JOKER) for hand in FOUR]
    hands[2] = (*hands[2], JOKER, JOKER)
    state = make(calling(hands, options=Options()), (2, Declare()))
    for seed in range(10):
        assert guess(view(state, 1), stream(seed)).hands[2][JOKER] == 2


@pytest.mark.clause("DAL-60")
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8, 10])
def test_what_a_seat_is_sure_of_is_so(seats: int) -> None:
    """With slips and swaps, which make cards known and move them on, and with Revolutions."""
    for seed in range(10):
        chance, choice = stream(seed), Random(seed)
        state = deal(seats, Options(rounds=1, slip=1, people_swap=True), chance).state
        while waiting := sorted(to_act(state)):
            for viewer in (*range(seats), None):
                for known, times in Counter(known_cards(view(state, viewer))).items():
                    assert sum(state.hands[seat][known.card] for seat in known.seats) >= times
            seat = choice.choice(waiting)
            state = apply(state, seat, choice.choice(offers(state, seat).moves), chance).state


@pytest.mark.clause("DAL-60")
def test_guesses_differ_where_nothing_is_known() -> None:
    state = taxing(FOUR)
    hands = {guess(view(state, 1), stream(seed)).hands for seed in range(10)}
    assert len(hands) == 10
