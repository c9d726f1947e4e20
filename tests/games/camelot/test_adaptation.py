"""Adaptation: choices made at once and revealed together (CAM-44)."""

from __future__ import annotations

import pytest

from tablee.games.camelot.actions.adaptation import adapted, choices
from tablee.games.camelot.events import CardsDiscarded, KeepingChosen
from tablee.games.camelot.game import Options, State, due, guess, offers, to_act, view
from tablee.games.camelot.moves import Keep, PlayAction, PlayLancelot
from tablee.games.camelot.state import Keeping, Playing
from tests.games.camelot.building import (
    cards,
    events_of,
    everybody_passes,
    make,
    refusal_of,
    resolve,
    step,
    stream,
    turn_of,
    why_not,
)

HANDS = ["adaptation", "red-3", "red-3"]
DOUBT = ["red-3 squire-3 red-4", "squire-3 red-4 red-3", "red-5"]


def asked(**more: object) -> State:
    return resolve(turn_of(0, HANDS, DOUBT, **more), 0, "adaptation")


@pytest.mark.clause("CAM-44")
def test_one_card_of_each_value_stays_and_alike_cards_ask_nothing() -> None:
    columns = ["red-3 red-4", "red-5 red-5", "red-3 green-1 red-3 green-1"]
    after = resolve(turn_of(0, HANDS, columns), 0, "adaptation")
    assert after.characters == (("red-3", "red-4"), ("red-5",), ("red-3", "green-1"))
    assert isinstance(after.phase, Playing)
    assert after.discards == ("red-5", "red-3", "green-1", "adaptation")


@pytest.mark.clause("CAM-44")
def test_everybody_with_different_cards_of_one_value_chooses_at_once() -> None:
    state = asked()
    assert isinstance(state.phase, Keeping)
    assert to_act(state) == {0, 1}
    assert offers(state, 1).moves == (Keep(("squire-3",)), Keep(("red-3",)))
    assert offers(state, 2).moves == ()


@pytest.mark.clause("CAM-44")
def test_choices_are_secret_until_all_have_chosen_and_then_revealed_together() -> None:
    state = asked()
    half = step(state, 1, Keep(("red-3",)))
    assert [told.event for told in half.events] == [KeepingChosen(1)]
    assert half.state.characters == state.characters
    assert view(half.state, 0).choice is None
    assert view(half.state, 0).chosen == (1,)
    assert view(half.state, 1).choice is not None
    done = step(half.state, 0, Keep(("squire-3",)))
    assert done.state.characters == (("squire-3", "red-4"), ("red-4", "red-3"), ("red-5",))
    assert events_of(done, CardsDiscarded) == [
        CardsDiscarded(0, ("red-3",)),
        CardsDiscarded(1, ("squire-3",)),
    ]
    assert done.state.discards == ("red-3", "squire-3", "adaptation")


@pytest.mark.clause("CAM-44")
def test_a_choice_once_made_stands_and_must_fit() -> None:
    state = asked()
    assert refusal_of(state, 1, Keep(("red-4",))).reason == "wrong-choice"
    assert refusal_of(state, 1, Keep(())).clause == "CAM-44"
    assert refusal_of(state, 2, Keep(("red-5",))).reason == "nothing-to-choose"
    half = make(state, (1, Keep(("red-3",))))
    assert refusal_of(half, 1, Keep(("squire-3",))).reason == "already-chosen"


@pytest.mark.clause("CAM-44")
def test_when_time_is_up_the_oldest_of_each_value_stays() -> None:
    window = due(asked())
    assert window is not None
    assert window.moves == ((0, Keep(("red-3",))), (1, Keep(("squire-3",))))
    assert window.seconds == 30.0
    after = make(asked(), *window.moves)
    assert after.characters == (("red-3", "red-4"), ("squire-3", "red-4"), ("red-5",))
    assert due(asked(options=Options(choice_seconds=0))) is None


@pytest.mark.clause("CAM-44")
def test_several_values_in_doubt_are_chosen_together() -> None:
    character = cards("red-3 blue-2 squire-3 squire-2 red-3")
    assert choices(character) == (
        ("blue-2", "red-3"),
        ("blue-2", "squire-3"),
        ("squire-2", "red-3"),
        ("squire-2", "squire-3"),
    )
    assert adapted(character, ("squire-2", "red-3")) == ("red-3", "squire-2")
    assert choices(cards("red-3 red-3")) == ((),)


@pytest.mark.clause("CAM-44")
def test_printed_values_count_in_green_and_an_only_card_stays() -> None:
    state = turn_of(0, HANDS, ["red-3", "red-3 lady-6", "green-1 green-1"], colour="green")
    after = resolve(state, 0, "adaptation")
    assert after.characters == (("red-3",), ("red-3", "lady-6"), ("green-1",))


@pytest.mark.clause("CAM-44")
def test_a_shielded_character_neither_loses_nor_chooses() -> None:
    state = asked(laid=["", "bouclier", ""])
    assert to_act(state) == {0}
    after = make(state, (0, Keep(("red-3",))))
    assert after.characters[1] == ("squire-3", "red-4", "red-3")
    assert after.characters[0] == ("red-3", "red-4")


@pytest.mark.clause("CAM-44")
def test_ones_own_shield_spares_oneself_only_by_the_letter() -> None:
    own = ["bouclier", "", ""]
    assert to_act(asked(laid=own)) == {0, 1}
    assert to_act(asked(laid=own, options=Options(shield_stops_all=True))) == {1}


@pytest.mark.clause("CAM-44")
def test_without_equal_values_it_cannot_be_played() -> None:
    state = turn_of(0, HANDS, ["red-3 red-4", "red-5 squire-2", "lady-6"])
    assert why_not(state, 0, "adaptation") == ("CAM-40", "no-effect")


@pytest.mark.clause("CAM-44")
def test_cancelled_it_asks_nobody() -> None:
    state = turn_of(0, ["adaptation", "lancelot", ""], DOUBT)
    after = make(state, (0, PlayAction("adaptation")), (1, PlayLancelot()))
    assert isinstance(after.phase, Playing)
    assert after.characters == state.characters


@pytest.mark.clause("CAM-44")
def test_a_guess_keeps_my_choice_and_invents_the_others() -> None:
    half = make(asked(), (1, Keep(("red-3",))))
    seen = view(half, 0)
    guesses = {guess(seen, stream(seed)).phase for seed in range(12)}
    assert len(guesses) == 2
    mine = guess(view(half, 1), stream())
    assert mine.phase == half.phase


@pytest.mark.clause("CAM-44")
def test_the_turn_goes_on_after_the_choices() -> None:
    state = everybody_passes(make(turn_of(0, HANDS, DOUBT), (0, PlayAction("adaptation")))).state
    after = make(state, (0, Keep(("red-3",))), (1, Keep(("red-3",))))
    assert isinstance(after.phase, Playing)
    assert (after.phase.turn.seat, after.phase.turn.played) == (0, True)
