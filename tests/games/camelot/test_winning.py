"""Winning a tournament (CAM-33 to CAM-35)."""

from __future__ import annotations

import pytest

from tablee.games.camelot.events import NothingWon, TokenWon, TournamentWon
from tablee.games.camelot.game import due, offers
from tablee.games.camelot.moves import TakeToken, Withdraw
from tablee.games.camelot.state import Naming, Over, Taking
from tests.games.camelot.building import events_of, make, refusal_of, step, turn_of

HANDS = ["red-3", "red-3", "red-3"]
COLUMNS = ["red-3", "red-5 squire-2", ""]


@pytest.mark.clause("CAM-33")
def test_the_last_one_left_takes_a_token_and_discards_everything_before_him() -> None:
    state = turn_of(0, HANDS, COLUMNS, inside=(0, 1), laid=["", "bouclier assomme", ""], colour="blue")
    result = step(state, 0, Withdraw())
    assert events_of(result, TournamentWon) == [TournamentWon(1, "blue")]
    assert events_of(result, TokenWon) == [TokenWon(1, "blue", 1, 5)]
    after = result.state
    assert after.tokens == ((), ("blue",), ())
    assert after.discards == ("red-3", "red-5", "squire-2", "bouclier", "assomme")
    assert after.characters == after.laid == ((), (), ())
    assert after.phase == Naming(1)


@pytest.mark.clause("CAM-33")
def test_it_is_the_final_colour_that_counts() -> None:
    state = turn_of(0, HANDS, COLUMNS, inside=(0, 1), colour="green")
    assert make(state, (0, Withdraw())).tokens[1] == ("green",)


@pytest.mark.clause("CAM-34")
def test_a_colour_one_has_brings_nothing() -> None:
    state = turn_of(0, HANDS, COLUMNS, inside=(0, 1), tokens=["", "red", ""])
    result = step(state, 0, Withdraw())
    assert events_of(result, NothingWon) == [NothingWon(1, "red")]
    assert result.state.tokens[1] == ("red",)
    assert result.state.phase == Naming(1)


@pytest.mark.clause("CAM-35")
def test_purple_gives_a_token_of_ones_choice_that_one_lacks() -> None:
    state = turn_of(0, HANDS, COLUMNS, inside=(0, 1), tokens=["", "red green", ""], colour="purple")
    won = make(state, (0, Withdraw()))
    assert won.phase == Taking(1)
    assert offers(won, 1).moves == (TakeToken("purple"), TakeToken("blue"), TakeToken("yellow"))
    assert refusal_of(won, 1, TakeToken("red")).clause == "CAM-35"
    assert refusal_of(won, 1, TakeToken("pink")).clause == "CAM-35"
    assert refusal_of(won, 0, TakeToken("blue")).clause == "CAM-35"
    after = make(won, (1, TakeToken("blue")))
    assert after.tokens[1] == ("red", "blue", "green")
    assert after.previous == "purple"


@pytest.mark.clause("CAM-35")
def test_the_only_token_lacking_is_taken_without_a_question() -> None:
    tokens = ["", "purple blue yellow green", ""]
    state = turn_of(0, HANDS, COLUMNS, inside=(0, 1), tokens=tokens, colour="purple")
    after = make(state, (0, Withdraw()))
    assert isinstance(after.phase, Over)
    assert len(after.tokens[1]) == 5


@pytest.mark.clause("CAM-35")
def test_when_time_is_up_the_first_lacking_in_the_order_of_colours_is_taken() -> None:
    state = turn_of(0, HANDS, COLUMNS, inside=(0, 1), tokens=["", "purple", ""], colour="purple")
    window = due(make(state, (0, Withdraw())))
    assert window is not None
    assert window.moves == ((1, TakeToken("red")),)
