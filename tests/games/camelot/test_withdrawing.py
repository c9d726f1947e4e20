"""Withdrawing (CAM-30 to CAM-32)."""

from __future__ import annotations

import pytest

from tablee.games.camelot.events import TokenLost, Withdrew
from tablee.games.camelot.game import Options, due, offers, to_act
from tablee.games.camelot.moves import (
    LetPass,
    LoseToken,
    PlayAction,
    PlayCard,
    PlayLancelot,
    Withdraw,
)
from tablee.games.camelot.state import Losing, Playing
from tests.games.camelot.building import events_of, make, refusal_of, step, turn_of

COLUMNS = ["red-3 lady-6", "red-5 red-5", "red-4"]


@pytest.mark.clause("CAM-30")
def test_all_played_cards_are_discarded_bouclier_and_assomme_too() -> None:
    state = turn_of(0, ["red-3", "", ""], ["red-3 red-4", "red-5", ""], laid=["bouclier assomme", "", ""])
    result = step(state, 0, Withdraw())
    assert result.state.discards == ("red-3", "red-4", "bouclier", "assomme")
    assert (result.state.characters[0], result.state.laid[0]) == ((), ())
    assert result.state.inside == (1, 2)
    assert events_of(result, Withdrew) == [Withdrew(0, ("red-3", "red-4", "bouclier", "assomme"))]


@pytest.mark.clause("CAM-30")
def test_one_may_withdraw_after_playing_and_even_as_the_highest() -> None:
    state = turn_of(0, ["red-5", "", ""], ["", "red-3", ""])
    assert Withdraw() in offers(state, 0).moves
    played = make(state, (0, PlayCard("red-5")))
    assert Withdraw() in offers(played, 0).moves
    assert make(played, (0, Withdraw())).discards == ("red-5",)


@pytest.mark.clause("CAM-30")
def test_one_withdraws_only_in_ones_own_turn() -> None:
    state = turn_of(0, ["", "", ""], COLUMNS)
    assert refusal_of(state, 1, Withdraw()).clause == "CAM-90"


@pytest.mark.clause("CAM-31")
@pytest.mark.parametrize("colour", ["red", "green"])
def test_withdrawing_with_a_lady_costs_a_token_of_ones_choice(colour: str) -> None:
    state = turn_of(0, ["", "", ""], COLUMNS, tokens=["red green", "", ""], colour=colour)
    asked = make(state, (0, Withdraw()))
    assert asked.phase == Losing(0)
    assert to_act(asked) == {0}
    assert offers(asked, 0).moves == (LoseToken("red"), LoseToken("green"))
    assert refusal_of(asked, 0, LoseToken("blue")).clause == "CAM-31"
    assert refusal_of(asked, 1, LoseToken("red")).clause == "CAM-31"
    result = step(asked, 0, LoseToken("red"))
    assert result.state.tokens[0] == ("green",)
    assert events_of(result, TokenLost) == [TokenLost(0, "red")]
    assert isinstance(result.state.phase, Playing)


@pytest.mark.clause("CAM-31")
def test_a_single_token_goes_without_a_question_and_none_costs_nothing() -> None:
    one = make(turn_of(0, ["", "", ""], COLUMNS, tokens=["blue", "", ""]), (0, Withdraw()))
    assert one.tokens[0] == ()
    none = make(turn_of(0, ["", "", ""], COLUMNS), (0, Withdraw()))
    assert isinstance(none.phase, Playing)
    without = make(turn_of(2, ["", "", ""], COLUMNS, tokens=["", "", "blue"]), (2, Withdraw()))
    assert without.tokens[2] == ("blue",)


@pytest.mark.clause("CAM-31")
def test_when_time_is_up_the_last_token_in_the_order_of_colours_goes() -> None:
    state = turn_of(0, ["", "", ""], COLUMNS, tokens=["purple yellow", "", ""])
    asked = make(state, (0, Withdraw()))
    window = due(asked)
    assert window is not None
    assert window.moves == ((0, LoseToken("yellow")),)
    assert window.seconds == 30.0
    patient = turn_of(0, [""] * 3, COLUMNS, tokens=["red blue", "", ""], options=Options(choice_seconds=0))
    assert due(make(patient, (0, Withdraw()))) is None


@pytest.mark.clause("CAM-32")
def test_who_withdrew_plays_nothing_more_lancelot_included() -> None:
    state = turn_of(0, ["bouclier", "lancelot red-5", ""], ["red-3", "", "red-4"], inside=(0, 2))
    assert refusal_of(state, 1, PlayCard("red-5")).clause == "CAM-32"
    announced = make(state, (0, PlayAction("bouclier")))
    assert to_act(announced) == {2}
    assert refusal_of(announced, 1, PlayLancelot()).clause == "CAM-32"
    assert refusal_of(announced, 1, LetPass()).clause == "CAM-32"
