"""What somebody who remembers knows, and what a guess respects (CAM-60)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tablee.games.camelot import facts
from tablee.games.camelot.facts import Known
from tablee.games.camelot.game import State, guess, view
from tablee.games.camelot.moves import PlayAction, PlayCard, PlayLancelot, Stay
from tablee.games.camelot.pieces import DECK, less
from tablee.games.camelot.starting import open_tournament
from tests.games.camelot.building import make, resolve, step, stream, turn_of
from tests.games.camelot.cases import census

COLUMNS = ["red-3 squire-2", "red-4", "", ""]


def full(hands: list[str], columns: list[str], **more: Any) -> State:
    """With the rest of the deck as the pile, so that guesses have all 110 cards."""
    used = " ".join([*hands, *columns, more.get("discards", "")]).split()
    return turn_of(0, hands, columns, pile=" ".join(less(DECK, used)), **more)


def sure(seat: int, card: str) -> Known:
    return Known(card, ((seat, 1),))


@pytest.mark.clause("CAM-60")
def test_a_card_taken_back_is_known_to_the_others_until_it_is_played() -> None:
    state = full(["retraite", "blue-2", "blue-2", ""], COLUMNS)
    after = resolve(state, 0, "retraite", mine=1)
    assert view(after, 0).known == ()
    assert view(after, 2).known == view(after, None).known == (sure(0, "squire-2"),)
    for seed in range(20):
        assert guess(view(after, 2), stream(seed)).hands[0] == ("squire-2",)
    assert view(make(after, (0, PlayCard("squire-2"))), 2).known == ()


@pytest.mark.clause("CAM-60")
def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    state = full(["chute red-3", "blue-2 lancelot", "green-1", ""], COLUMNS)
    after = resolve(state, 0, "chute", 1, target=1)
    assert view(after, 1).known == (sure(0, "lancelot"),)
    assert view(after, 2).known == view(after, None).known == ()
    for seed in range(20):
        assert "lancelot" in guess(view(after, 1), stream(seed)).hands[0]


@pytest.mark.clause("CAM-60")
def test_a_known_card_that_may_have_been_stolen_on_is_with_one_of_the_two() -> None:
    known = ((), (), (), (sure(1, "lady-6"),), ())
    hand = ("blue-2", "blue-3", "blue-4", "lady-6")
    after = facts.stolen(known, 0, 1, hand, "blue-2")
    assert after[3] == (Known("lady-6", ((0, 1), (1, 3))),)
    assert after[1] == (sure(0, "blue-2"),)
    again = facts.stolen(after, 2, 0, ("blue-2", "lady-6"), "blue-2")
    assert again[3] == (Known("lady-6", ((0, 1), (1, 6), (2, 1))),)


@pytest.mark.clause("CAM-60")
def test_a_guess_follows_the_odds() -> None:
    hands = ["chute chute", "blue-2 blue-3 blue-4 lady-6", "", ""]
    state = full(hands, COLUMNS, known=((), (), (), (sure(1, "lady-6"),), ()))
    seen = view(resolve(state, 0, "chute", 0, target=1), 3)
    where = Counter(
        next(seat for seat, hand in enumerate(guess(seen, stream(seed)).hands) if "lady-6" in hand)
        for seed in range(400)
    )
    assert set(where) == {0, 1}
    assert 60 < where[0] < 140  # one in four


@pytest.mark.clause("CAM-60")
def test_the_thief_knows_what_he_took_and_what_is_left() -> None:
    known = ((sure(1, "lady-6"), sure(1, "charge")), (), ())
    after = facts.stolen(known, 0, 1, ("lady-6", "charge"), "charge")
    assert after[0] == (sure(1, "lady-6"),)


@pytest.mark.clause("CAM-60")
def test_a_played_card_settles_the_surest_fact() -> None:
    perhaps = Known("red-3", ((0, 1), (1, 2)))
    known = ((), (), (perhaps, sure(0, "red-3")))
    assert facts.left_hand(known, 0, "red-3")[2] == (perhaps,)
    assert facts.left_hand(((), (), (perhaps,)), 1, "red-3")[2] == ()
    assert facts.left_hand(known, 1, "red-4") == known


@pytest.mark.clause("CAM-13")
def test_a_shown_hand_is_remembered_and_says_what_it_does_not_hold() -> None:
    perhaps = (Known("lady-6", ((0, 1), (1, 4))), Known("charge", ((0, 1), (1, 4))))
    state = turn_of(0, ["charge riposte", "blue-2", ""], ["", "", ""], known=((), (), perhaps, ()))
    after = open_tournament(state, 0, stream()).state
    assert view(after, 1).known == (sure(0, "riposte"), sure(0, "charge"))
    assert view(after, 2).known == (Known("lady-6", ((1, 4),)), sure(0, "riposte"), sure(0, "charge"))
    assert view(after, 0).known == ()


@pytest.mark.clause("CAM-60")
def test_odds_too_fine_are_forgotten() -> None:
    known: tuple[tuple[Known, ...], ...] = ((), (), (sure(0, "lady-6"),))
    for _ in range(6):
        hand = ("blue-2",) * 11
        known = facts.stolen(facts.stolen(known, 1, 0, hand, "blue-2"), 0, 1, hand, "blue-2")
    assert known[2] == ()


@pytest.mark.clause("CAM-60")
def test_discarded_cards_are_in_no_guessed_hand() -> None:
    state = full(["red-5", "", "blue-2 blue-2", ""], COLUMNS, discards="lancelot maladresse green-1")
    for seed in range(20):
        guessed = guess(view(state, 1), stream(seed))
        assert sorted(guessed.discards) == sorted(state.discards)
        assert guessed.discards[-1] == "green-1"
        assert census(guessed) == census(state)


@pytest.mark.clause("CAM-60")
def test_after_a_shuffle_the_pile_holds_what_was_discarded_and_no_other_card() -> None:
    hands = ["red-5", "green-1", "lancelot blue-2", ""]
    state = turn_of(0, hands, COLUMNS, pile="green-1", discards="lady-6 charge chute")
    state = make(state, (0, PlayCard("red-5")))
    after = step(state, 0, Stay(), (0, 1, 2)).state
    assert after.fresh == ("lady-6", "chute", "charge")
    for seed in range(10):
        guessed = guess(view(after, 0), stream(seed))
        assert sorted(guessed.pile) == sorted(after.pile)
    mixed = {guess(view(after, 3), stream(seed)).pile for seed in range(20)}
    assert len(mixed) > 1


@pytest.mark.clause("CAM-60")
def test_what_i_drew_from_the_new_pile_is_not_in_it() -> None:
    more = {"fresh": ("green-1", "charge"), "drawn": (("green-1",), (), (), ())}
    state = turn_of(0, ["green-1", "blue-2", "", ""], ["red-3", "red-4", "", ""], pile="charge", **more)
    assert {guess(view(state, 0), stream(seed)).pile for seed in range(20)} == {("charge",)}
    piles = {guess(view(state, 1), stream(seed)).pile for seed in range(20)}
    assert piles == {("charge",), ("green-1",)}


@pytest.mark.clause("CAM-60")
def test_an_announced_card_and_lancelot_played_leave_the_hand_they_were_known_in() -> None:
    known = ((sure(1, "lancelot"),), (sure(0, "bouclier"),), ())
    state = turn_of(0, ["bouclier", "lancelot"], ["red-3", "red-4"], known=known)
    asked = make(state, (0, PlayAction("bouclier")))
    assert asked.known == ((sure(1, "lancelot"),), (), ())
    assert make(asked, (1, PlayLancelot())).known == ((), (), ())
