"""What Camelot's `normal` does first: one situation for each of its priorities."""

from __future__ import annotations

from tablee.bots import load
from tablee.core.chance import Stream, key_of
from tablee.games.camelot.game import Move, State, offers, to_act, view
from tablee.games.camelot.moves import (
    LetPass,
    LoseToken,
    NameColour,
    PlayAction,
    PlayCard,
    PlayLancelot,
    Stay,
    TakeToken,
    Withdraw,
)
from tablee.games.camelot.state import Losing, Taking
from tests.games.camelot.building import make, naming, state_of, turn_of

BOT = load("camelot", "normal")


def choice(state: State) -> Move:
    seat = min(to_act(state))
    move: Move = BOT.choose(view(state, seat), offers(state, seat), Stream(key_of(b"tests", [])))
    assert move in offers(state, seat).moves
    return move


def test_it_opens_in_a_colour_it_lacks_and_is_strong_in() -> None:
    hands = ["red-3 red-4 red-5 blue-3 blue-4 yellow-2", "green-1"]
    assert choice(naming(0, hands)) == NameColour("red")
    assert choice(naming(0, hands, tokens=["red", ""])) == NameColour("blue")


def test_it_opens_with_its_smallest_card_and_no_lady() -> None:
    state = turn_of(0, ["red-4 red-3 lady-6", "green-1"], ["", ""], opening=True)
    assert choice(state) == PlayCard("red-3")


def test_it_pays_as_little_as_keeps_it_in() -> None:
    state = turn_of(0, ["red-3 red-4 red-5 squire-2", "green-1 green-1"], ["red-3", "red-4"])
    assert choice(state) == PlayCard("squire-2")
    assert choice(make(state, (0, PlayCard("squire-2")))) == Stay()


def test_it_leaves_a_tournament_that_wins_nothing() -> None:
    hands = ["red-3 red-4 red-5", "green-1"]
    assert choice(turn_of(0, hands, ["red-3", "red-4"], tokens=["red", ""])) == Withdraw()


def test_it_stays_to_keep_a_rival_from_his_last_token() -> None:
    tokens = ["red", "purple blue yellow green"]
    state = turn_of(0, ["red-3 red-4 red-5", "green-1"], ["red-3", "red-4"], tokens=tokens)
    assert choice(state) == PlayCard("red-3")


def test_it_leaves_when_rivals_will_outlast_it() -> None:
    many = " ".join(["red-4"] * 6 + ["squire-3"] * 4)
    state = turn_of(0, ["red-3 yellow-3 yellow-2", many], ["", "red-3 red-4"])
    assert choice(state) == Withdraw()


def test_it_does_not_enter_with_a_lady_while_it_has_a_token_to_lose() -> None:
    hands = ["lady-6 yellow-2 yellow-3", "green-1"]
    assert choice(turn_of(0, hands, ["", "red-5"])) == PlayCard("lady-6")
    assert choice(turn_of(0, hands, ["", "red-5"], tokens=["blue", ""])) == Withdraw()


def test_an_action_card_that_saves_cards_is_played_first() -> None:
    state = turn_of(0, ["riposte red-3 red-4", "green-1"], ["red-3 red-3", "red-3 red-5 red-4"])
    assert choice(state) == PlayAction("riposte", 1)


def test_it_steals_whenever_it_can_from_the_one_nearest_to_winning() -> None:
    state = turn_of(0, ["chute red-3", "green-1", "red-3 red-4"], ["red-3", "", ""], tokens=["", "blue", ""])
    assert choice(state) == PlayAction("chute", 1)


def test_retraite_brings_the_best_card_home_before_it_leaves() -> None:
    state = turn_of(0, ["retraite yellow-2", "green-1"], ["red-3 lady-6", "red-5 red-5"])
    assert choice(state) == PlayAction("retraite", mine=1)


def test_lancelot_answers_a_card_that_spoils_a_tournament_worth_having() -> None:
    hands = ["esquive red-3", "lancelot red-3"]
    for tokens, answer in ((["", ""], PlayLancelot()), (["", "red"], LetPass())):
        state = turn_of(0, hands, ["red-3", "red-4 red-5"], tokens=tokens)
        assert choice(make(state, (0, PlayAction("esquive", 1, theirs=1)))) == answer


def test_it_takes_the_token_it_could_hardly_win_and_gives_back_the_easy_one() -> None:
    hands = ["red-3 red-4 red-5 blue-2", ""]
    assert choice(state_of(Taking(0), hands, tokens=["purple yellow green", ""])) == TakeToken("blue")
    assert choice(state_of(Losing(0), hands, tokens=["red blue", ""])) == LoseToken("red")
