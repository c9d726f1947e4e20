"""Starting a tournament (CAM-10 to CAM-14)."""

from __future__ import annotations

import pytest

from tablee.games.camelot.events import CardDrawn, ColourNamed, HandShown, NobodyStarted
from tablee.games.camelot.game import Options, offers, to_act
from tablee.games.camelot.moves import NameColour, PlayAction, PlayCard, Stay, Withdraw
from tablee.games.camelot.starting import open_colours, open_tournament
from tablee.games.camelot.state import Naming, Playing, Turn
from tests.games.camelot.building import events_of, make, naming, refusal_of, step, stream, turn_of

HANDS = ["red-3 green-1 charge", "blue-2", "yellow-3"]
AFTER = Options(name_after_drawing=True)
NO_REPEAT = Options(no_repeated_colour=True)


@pytest.mark.clause("CAM-10")
def test_the_winner_starts_the_next_tournament() -> None:
    state = turn_of(0, HANDS, ["", "blue-3", ""], colour="blue", inside=(0, 1))
    after = make(state, (0, Withdraw()))
    assert after.phase == Naming(1)
    assert (after.tournament, after.inside, after.colour, after.previous) == (2, (0, 1, 2), None, "blue")


@pytest.mark.clause("CAM-10")
def test_the_starter_names_the_colour_before_he_draws() -> None:
    state = naming(0, HANDS)
    assert to_act(state) == {0}
    assert offers(state, 0).moves == (NameColour("red"), NameColour("green"))
    result = step(state, 0, NameColour("green"))
    assert [type(told.event) for told in result.events][:2] == [ColourNamed, CardDrawn]
    assert result.state.colour == "green"
    assert result.state.phase == Playing(Turn(0, opening=True, first=True))
    assert len(result.state.hands[0]) == 4


@pytest.mark.clause("CAM-10")
def test_nobody_else_names_it_and_no_other_word_is_a_colour() -> None:
    state = naming(0, HANDS)
    assert refusal_of(state, 1, NameColour("blue")).clause == "CAM-10"
    assert refusal_of(state, 0, NameColour("pink")).reason == "no-such-colour"


@pytest.mark.clause("CAM-11")
def test_a_colour_card_or_a_support_card_is_needed() -> None:
    assert refusal_of(naming(0, HANDS), 0, NameColour("blue")).clause == "CAM-11"
    with_squire = naming(0, ["red-3 squire-2", "", ""])
    assert len(offers(with_squire, 0).moves) == 5


@pytest.mark.clause("CAM-12")
def test_no_purple_after_purple() -> None:
    state = naming(0, ["purple-3 lady-6", "", ""], previous="purple")
    assert refusal_of(state, 0, NameColour("purple")).clause == "CAM-12"
    assert NameColour("purple") not in offers(state, 0).moves
    assert NameColour("red") in offers(naming(0, ["red-3", ""], previous="red"), 0).moves


@pytest.mark.clause("CAM-12")
def test_with_the_option_no_colour_comes_twice() -> None:
    state = naming(0, ["red-3 blue-2", ""], previous="red", options=NO_REPEAT)
    assert refusal_of(state, 0, NameColour("red")).clause == "CAM-12"
    assert offers(state, 0).moves == (NameColour("blue"),)


@pytest.mark.clause("CAM-13")
def test_a_hand_of_action_cards_is_shown_and_the_left_neighbour_starts() -> None:
    state = naming(0, ["charge riposte", "lancelot", "blue-2"])
    opened = open_tournament(state, 0, stream())
    assert opened.state.phase == Naming(2)
    assert opened.state.starter == 2
    assert events_of(opened, HandShown) == [
        HandShown(0, ("riposte", "charge")),
        HandShown(1, ("lancelot",)),
    ]
    assert all(told.to is None for told in opened.events)


@pytest.mark.clause("CAM-13")
def test_only_purple_cards_do_not_start_after_purple() -> None:
    state = naming(0, ["purple-7 charge", "blue-2"], previous="purple")
    assert open_colours(state, 0) == ()
    assert open_tournament(state, 0, stream()).state.phase == Naming(1)


@pytest.mark.clause("CAM-13")
def test_if_nobody_can_start_all_draw_and_the_first_tries_again() -> None:
    state = naming(1, ["charge", "", "riposte"], pile="green-1 chute chute")
    opened = open_tournament(state, 1, stream())
    assert events_of(opened, NobodyStarted) == [NobodyStarted(1)]
    assert opened.state.hands == (("green-1", "charge"), ("chute",), ("riposte", "chute"))
    assert opened.state.phase == Naming(0)  # the first and the second still can't


@pytest.mark.clause("CAM-14")
def test_the_starter_plays_a_card_of_colour_or_support_before_any_action() -> None:
    state = turn_of(0, ["red-3 squire-2 blue-2 bouclier", "", ""], ["", "", ""], opening=True)
    assert offers(state, 0).moves == (PlayCard("red-3"), PlayCard("squire-2"))
    assert refusal_of(state, 0, PlayAction("bouclier")).clause == "CAM-14"
    assert refusal_of(state, 0, Stay()).clause == "CAM-14"
    after = make(state, (0, PlayCard("squire-2")))
    assert PlayAction("bouclier") in offers(after, 0).moves
    assert Stay() in offers(after, 0).moves


@pytest.mark.clause("CAM-14")
def test_the_starter_may_not_withdraw_in_his_opening_turn() -> None:
    state = turn_of(0, ["red-3", "", ""], ["", "", ""], opening=True)
    assert refusal_of(state, 0, Withdraw()).clause == "CAM-14"
    after = make(state, (0, PlayCard("red-3")))
    assert refusal_of(after, 0, Withdraw()).clause == "CAM-14"


@pytest.mark.clause("CAM-14")
def test_with_the_option_the_starter_draws_before_he_names() -> None:
    state = naming(0, ["charge", "blue-2"], pile="yellow-3 green-1", options=AFTER)
    opened = open_tournament(state, 0, stream())
    assert opened.state.phase == Naming(0)
    assert offers(opened.state, 0).moves == (NameColour("green"),)
    named = step(opened.state, 0, NameColour("green"))
    assert events_of(named, CardDrawn) == []
    assert named.state.hands[0] == ("green-1", "charge")


@pytest.mark.clause("CAM-14")
def test_with_the_option_who_still_cannot_start_has_drawn_all_the_same() -> None:
    state = naming(0, ["charge", ""], pile="yellow-3 chute", options=AFTER)
    opened = open_tournament(state, 0, stream())
    assert opened.state.phase == Naming(1)
    assert opened.state.hands == (("chute", "charge"), ("yellow-3",))
